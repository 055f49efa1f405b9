//! Explorations: a checker runs a scenario again and again, and what it finds is collected;
//! the execution that fails is drawn.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::ops::AddAssign;
use std::panic;
use std::sync::Once;
use std::time::{Duration, Instant};

use chase_lev_results::{Lanes, Trace};

use super::deque::Deque;
use super::element::Element;
use super::execute::execute;
use super::history::{Operation, Outcome};
use super::instruments::threads::{Halt, steps_are_joined};
use super::instruments::{self, trace};
use super::scenario::Scenario;
#[cfg(shuttle)]
use super::schedule;
use super::table::Sight;
use super::{claims, lanes, sights};

/// What begins the line after the message of an execution that failed.
pub const COUNT: &str = "in execution ";

/// What was explored.
#[derive(Clone, Default)]
pub struct Explored {
    pub executions: usize,
    /// How many of shuttle's schedules were different.
    pub different: usize,
    /// How many steps shuttle's schedules had.
    pub steps: usize,
    /// How many claims were lost, each to another thread's.
    pub lost: usize,
    /// How many times a ring was replaced.
    pub resizes: usize,
    /// What was seen in some execution.
    pub sights: BTreeSet<Sight>,
    /// What came of the executions, if they are all there are.
    pub outcomes: HashSet<Outcomes>,
    pub time: Duration,
}

impl AddAssign for Explored {
    fn add_assign(&mut self, other: Self) {
        self.executions += other.executions;
        self.different += other.different;
        self.steps += other.steps;
        self.lost += other.lost;
        self.resizes += other.resizes;
        self.sights.extend(other.sights);
        self.outcomes.extend(other.outcomes);
        self.time += other.time;
    }
}

impl fmt::Display for Explored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (executions, seconds) = (self.executions, self.time.as_secs_f64());
        if cfg!(loom) {
            let outcomes = self.outcomes.len();
            write!(f, "{executions:>9} executions, {outcomes:>3} outcomes, ")?;
            return write!(f, "{seconds:>6.2} s");
        }
        let (different, steps) = (self.different, self.steps);
        let (lost, resizes) = (self.lost, self.resizes);
        write!(f, "{executions:>7} schedules, {different:>7} different, ")?;
        write!(f, "{steps:>9} steps, {lost:>7} claims lost, ")?;
        write!(f, "{resizes:>6} rings replaced, {seconds:>5.2} s")
    }
}

/// What must have been explored.
///
/// # Errors
///
/// If it was not.
impl Explored {
    /// At least so many executions, unless steps are joined.
    pub fn at_least(&self, floor: usize) -> Result<&Self, String> {
        match self.executions < floor && !steps_are_joined() {
            true => Err(format!("{} executions, less than {floor}", self.executions)),
            false => Ok(self),
        }
    }

    /// So many outcomes.
    pub fn reaches(&self, outcomes: usize) -> Result<&Self, String> {
        match self.outcomes.len() == outcomes {
            true => Ok(self),
            false => Err(format!("not {outcomes} outcomes: {self}")),
        }
    }

    /// Each of these in some execution.
    pub fn shows(&self, sights: &[Sight]) -> Result<&Self, String> {
        match sights.iter().find(|sight| !self.sights.contains(sight)) {
            Some(missed) => Err(format!("no execution showed this: {missed:?}")),
            None => Ok(self),
        }
    }
}

/// The outcomes of an execution's operations, by thread.
pub type Outcomes = Vec<(usize, Outcome)>;

/// Adds what the operations of this execution came to.
pub fn reach(history: &[Operation]) {
    let mut outcomes: Vec<_> = history.iter().map(|op| (op.thread, op.outcome)).collect();
    outcomes.sort_by_key(|(thread, _)| *thread);
    so_far(|explored| explored.outcomes.insert(outcomes));
}

/// An execution that failed.
pub struct Failed {
    pub scenario: String,
    pub message: String,
    /// The number of the execution.
    execution: usize,
    /// What happened.
    pub trace: Trace,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawing = Lanes::from(&self.trace);
        writeln!(f, "{}\n{}", self.scenario, self.message)?;
        writeln!(f, "{COUNT}{}\n\n{drawing}", self.execution)
    }
}

/// An exploration under way.
struct Exploration {
    scenario: String,
    tell: Box<dyn Fn(&Failed)>,
    so_far: Explored,
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static EXPLORATION: RefCell<Option<Exploration>> = const { RefCell::new(None) };
}

/// Has a checker explore executions of `scenario`: `check` must call
/// [`execution`] or [`watched`] in each.
///
/// If one fails, `tell` is told, and may end the process; if not, this thread stops for good, in
/// the middle of the model.
pub fn explore(
    scenario: impl ToString,
    tell: impl Fn(&Failed) + 'static,
    check: impl FnOnce(),
) -> Explored {
    watch_panics();
    EXPLORATION.set(Some(Exploration {
        scenario: scenario.to_string(),
        tell: Box::new(tell),
        so_far: Explored::default(),
    }));
    let start = Instant::now();
    check();
    if cfg!(crossbeam_loom) {
        instruments::end();
    }
    let mut explored = EXPLORATION.take().expect("set above").so_far;
    #[cfg(shuttle)]
    {
        let recorded = schedule::recorded();
        explored.different = recorded.different.len();
        explored.steps = recorded.steps;
    }
    explored.time = start.elapsed();
    explored
}

/// One execution of `scenario` with elements of `N` words.
///
/// # Panics
///
/// If anything is wrong with it.
pub fn execution<const N: usize, D: Deque<Element<N>>>(scenario: &Scenario) -> Vec<Operation> {
    let history = watched(|| execute::<N, D>(scenario));
    trace::with(|events| {
        let lost = claims::lost(events);
        so_far(|explored| {
            explored.lost += lost;
            explored.resizes += sights::resizes(events);
            explored.sights.extend(sights::sights(events));
        });
    });
    history
}

/// One execution of what `run` does.
///
/// # Panics
///
/// If it does, or if it leaks a ring.
pub fn watched<R>(run: impl FnOnce() -> R) -> R {
    if cfg!(crossbeam_loom) {
        // The last one is over now.
        instruments::end();
    }
    instruments::begin();
    let _halt = Halt;
    so_far(|explored| explored.executions += 1);
    let result = run();
    if cfg!(not(crossbeam_loom)) {
        instruments::end();
    }
    result
}

fn so_far<T>(f: impl FnOnce(&mut Explored) -> T) -> T {
    EXPLORATION.with_borrow_mut(|exploration| {
        let exploration = exploration.as_mut();
        f(&mut exploration.expect("an exploration is under way").so_far)
    })
}

/// Tells of the execution in which a model fails. Once, and first: loom ends
/// its threads by panics, which a hook of its own hides from the one before.
fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let Some(exploration) = EXPLORATION.take() else {
                return default(info);
            };
            let payload = info.payload();
            let message = payload.downcast_ref::<String>().map(String::as_str);
            let message = message.or(payload.downcast_ref::<&str>().copied());
            let message = message.unwrap_or("a panic").trim().lines().next();
            (exploration.tell)(&Failed {
                scenario: exploration.scenario,
                message: message.unwrap_or_default().to_owned(),
                execution: exploration.so_far.executions,
                trace: trace::with(lanes::trace),
            });
        }));
    });
}
