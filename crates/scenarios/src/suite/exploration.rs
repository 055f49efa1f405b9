//! Explorations: a checker runs a scenario many times. This module collects the results, and draws the
//! execution that fails.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::ops::AddAssign;
use std::panic;
use std::sync::Once;
use std::time::{Duration, Instant};

use chase_lev_evidence::results::{Lanes, Trace};

use super::execute::Execute;
use super::history::{Operation, Outcome};
use super::instruments::process::{PROCESS, Process};
use super::instruments::threads::{self, Halt, STEPS_ARE_JOINED};
use super::instruments::{self, heap, trace};
use super::scenario::Scenario;
#[cfg(shuttle)]
use super::schedule;
use super::table::Sight;
use super::{claims, lanes, sights};

/// The beginning of the line after the message of an execution that failed.
pub const COUNT: &str = "in execution ";

/// The extent and the results of an exploration.
#[derive(Clone, Default)]
pub struct Explored {
    pub executions: usize,
    /// The number of different schedules under shuttle.
    pub different: usize,
    /// The number of steps in shuttle's schedules.
    pub steps: usize,
    /// The sights that some execution showed.
    pub sights: BTreeSet<Sight>,
    /// The outcomes of the executions, unless these are random.
    pub outcomes: HashSet<Outcomes>,
    pub time: Duration,
}

impl AddAssign for Explored {
    fn add_assign(&mut self, other: Self) {
        self.executions += other.executions;
        self.different += other.different;
        self.steps += other.steps;
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
        write!(f, "{executions:>7} schedules, {different:>7} different, ")?;
        write!(f, "{steps:>9} steps, {seconds:>5.2} s")
    }
}

/// Requirements on an exploration. Each method returns an error if the requirement is not met.
impl Explored {
    /// Requires at least `floor` executions, unless steps are joined.
    pub fn at_least(self, floor: usize) -> Result<Self, String> {
        if self.executions < floor && !STEPS_ARE_JOINED.get() {
            return Err(format!("{} of {floor} executions", self.executions));
        }
        Ok(self)
    }

    /// Requires this number of different outcomes.
    pub fn reaches(self, outcomes: usize) -> Result<Self, String> {
        if self.outcomes.len() != outcomes {
            return Err(format!("expected {outcomes} outcomes: {self}"));
        }
        Ok(self)
    }

    /// Requires each of these sights in some execution.
    pub fn shows(self, sights: &[Sight]) -> Result<Self, String> {
        match sights.iter().find(|sight| !self.sights.contains(sight)) {
            Some(missed) => Err(format!("no execution showed {missed:?}")),
            None => Ok(self),
        }
    }
}

/// The outcomes of an execution's operations, by thread.
pub type Outcomes = Vec<(usize, Outcome)>;

/// Adds the outcomes of an execution to the exploration.
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
    /// The steps of the execution.
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

/// Explores executions of `scenario` with `check`, which must call [`execution`], [`watched`] or [`program`] in each.
///
/// If an execution fails, this calls `tell`, which may end the process. Otherwise, this thread stops for
/// good in the middle of the model.
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

/// Runs one execution of `scenario`.
///
/// # Panics
///
/// Panics if the execution violates a property.
pub fn execution(execute: Execute, scenario: &Scenario) -> Vec<Operation> {
    let history = watched(|| execute(scenario));
    trace::with(|events| {
        claims::are_lost_to_others(events);
        match PROCESS.get() {
            Process::NoBarriers => claims::are_fenced(events),
            Process::Refused => claims::are_kept(events),
            _ => {}
        }
        so_far(|explored| explored.sights.extend(sights::sights(events)));
    });
    history
}

/// Runs `run` as one execution.
///
/// # Panics
///
/// Panics if `run` panics, or if it leaks a ring.
pub fn watched<R>(run: impl FnOnce() -> R) -> R {
    if cfg!(crossbeam_loom) {
        // The previous execution has ended only now.
        instruments::end();
    }
    instruments::begin();
    so_far(|explored| explored.executions += 1);
    let _halt = Halt;
    let result = run();
    if cfg!(not(crossbeam_loom)) {
        instruments::end();
    }
    result
}

/// Runs a program, which starts its threads itself, as one execution. If it fails, `tell` must end the process.
pub fn program(run: impl FnOnce()) {
    // The threads of the previous execution have ended only now.
    heap::clear();
    instruments::begin();
    threads::are_started_by_program();
    so_far(|explored| explored.executions += 1);
    run();
}

fn so_far<T>(f: impl FnOnce(&mut Explored) -> T) -> T {
    EXPLORATION.with_borrow_mut(|exploration| {
        let exploration = exploration.as_mut();
        f(&mut exploration.expect("an exploration is under way").so_far)
    })
}

/// Installs a panic hook that reports the execution in which a model fails. It is installed only once, and
/// before loom's own hook, which hides from it the panics with which loom ends its threads.
fn watch_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let default = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let Some(exploration) = EXPLORATION.take() else {
                return default(info);
            };
            let message = info.payload_as_str().unwrap_or("a panic");
            let message = message.trim().lines().next();
            (exploration.tell)(&Failed {
                scenario: exploration.scenario + PROCESS.get().note(),
                message: instruments::explain(message.unwrap_or_default()),
                execution: exploration.so_far.executions,
                trace: trace::with(lanes::trace),
            });
        }));
    });
}
