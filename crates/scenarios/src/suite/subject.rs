//! The subjects of explorations: fences with reclamation strategies.

use std::any::{self, TypeId};
use std::fmt::{self, Display};

use chase_lev::{Asymmetric, Fences, Reclaim, Retain, Worker};
use chase_lev_evidence::Protocol;
use serde::{Deserialize, Deserializer, de};

use super::Epoch;
use super::deque::Deque;
use super::deques;
use super::element::Element;
use super::execute::{Execute, execute};
use super::exploration::{self, Explored, Failed};
#[cfg(shuttle)]
use super::history::Operation;
use super::instruments::process::{PROCESS, Process};
use super::scenario::Scenario;
#[cfg(shuttle)]
use super::schedule::Choice;
use super::table::{Row, Sight};
use super::{jobs, models};

/// Fences with a reclamation strategy, and the function that executes scenarios with them.
#[derive(Clone, Copy)]
pub struct Subject {
    /// Returns the name, such as `Fenced<Retain>`.
    pub name: fn() -> String,
    /// Returns the column of the reclamation strategy in the table of scenarios, which a
    /// transcription does not have.
    pub column: fn() -> usize,
    frees: bool,
    /// Returns the protocol in whose code the deque runs, which a transcription does not have.
    pub protocol: fn() -> Option<Protocol>,
    /// The kind of process in which it is explored.
    pub process: Process,
    pub execute: Execute,
    /// Returns `true` if its deques support the operations of a scenario.
    pub plays: fn(&Scenario) -> bool,
}

impl fmt::Debug for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let execute = self.execute as *const ();
        write!(f, "{}, {:?}, {execute:?}", (self.name)(), self.process)
    }
}

/// The name in files of data.
impl Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.check((self.name)()))
    }
}

/// Creates the subject of a deque with elements of `N` words.
pub const fn subject<const N: usize, F: Fences, R: Reclaim>() -> Subject {
    Subject {
        name: name::<F, R>,
        column: column::<R>,
        frees: R::FREES,
        protocol: || Some(protocol::<F>()),
        process: Process::Barriers,
        execute: execute::<N, Worker<Element<N>, F, R>>,
        plays: <Worker<Element<N>, F, R> as Deque<Element<N>>>::plays,
    }
}

/// Creates the subject of a deque that is not chase-lev's.
pub const fn transcription<D: Deque<Element<1>>>() -> Subject {
    Subject {
        name: || String::from("a transcription"),
        column: || usize::MAX,
        frees: false,
        protocol: || None,
        process: Process::Barriers,
        execute: execute::<1, D>,
        plays: D::plays,
    }
}

/// Reads the name of a deque.
impl<'de> Deserialize<'de> for Subject {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        deques::named(&String::deserialize(from)?).map_err(de::Error::custom)
    }
}

/// Returns the protocol of shipped fences.
fn protocol<F: Fences>() -> Protocol {
    if TypeId::of::<F>() == TypeId::of::<Asymmetric>() {
        Protocol::Asymmetric
    } else {
        Protocol::Fenced
    }
}

/// Returns the name of the fences with the reclamation strategy.
fn name<F, R>() -> String {
    let [fences, reclaim] = [any::type_name::<F>(), any::type_name::<R>()].map(|name| {
        let path = name.split('<').next().unwrap_or(name);
        path.rsplit("::").next().unwrap_or(path)
    });
    format!("{fences}<{reclaim}>")
}

fn column<R: Reclaim>() -> usize {
    let columns = [TypeId::of::<Retain>(), TypeId::of::<Epoch>()];
    let found = columns.iter().position(|id| *id == TypeId::of::<R>());
    found.unwrap_or(columns.len())
}

impl Subject {
    /// Returns the same subject in this kind of process.
    pub const fn within(self, process: Process) -> Self {
        Subject { process, ..self }
    }

    /// Explores a scenario with these deques. If an execution fails, this draws it, and ends the
    /// process.
    #[cfg(loom)]
    pub fn explore(&self, scenario: Scenario, preemptions: Option<usize>) -> Explored {
        let tell = |failed: &Failed| jobs::end(failed, |failed| print!("{failed}"));
        let run = || models::run(self.execute, scenario, preemptions);
        exploration::explore(scenario, tell, run)
    }

    /// Explores the schedules of these choices for a scenario with these deques. If an execution
    /// fails, this calls `show`, and ends the process.
    #[cfg(shuttle)]
    pub fn explore(&self, scenario: Scenario, choices: &[Choice], show: fn(&Failed)) -> Explored {
        let mut total = Explored::default();
        for choice in choices {
            let each = match choice {
                Choice::All => exploration::reach,
                _ => |_: &[Operation]| {},
            };
            let tell = move |failed: &Failed| jobs::end(failed, show);
            let run = || models::run(self.execute, scenario, choice, each);
            total += exploration::explore(scenario, tell, run);
        }
        total
    }

    /// Sets the kind of process. Must be called before `explore`.
    pub fn prepare(&self) {
        PROCESS.set(self.process);
    }

    /// Returns `true` if its deques have modes other than the one of a process without barriers.
    pub fn has_modes(&self) -> bool {
        (self.protocol)() == Some(Protocol::Asymmetric) && self.process.has_barriers()
    }

    /// Returns the name of a check in this kind of process.
    pub fn check(&self, check: impl Display) -> String {
        match self.process {
            Process::Barriers => check.to_string(),
            process => format!("{check}, {process}"),
        }
    }

    /// Returns the sights that some execution of a scenario must show, except those that the engine
    /// cannot show.
    pub fn sights(&self, row: &Row) -> Vec<Sight> {
        // With grace periods, a ring that a larger one replaces is kept.
        let frees = self.frees && row.resizes() && (row.shrinks() || (self.column)() == 1);
        let frees = frees.then_some(Sight::Free);
        let sights = row.sights.iter().copied().chain(frees);
        let shown = |sight: &Sight| match sight {
            Sight::Warm | Sight::Cool | Sight::Again => self.has_modes(),
            Sight::Stale => cfg!(loom),
            _ => true,
        };
        sights.filter(shown).collect()
    }

    /// Returns the number of all schedules of a scenario under shuttle, if the table has it.
    pub fn schedules(&self, row: &Row) -> Option<usize> {
        let all = *row.all.get((self.column)())?;
        (all > 0 && !self.has_modes()).then_some(all)
    }
}
