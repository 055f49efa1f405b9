//! Explores a scenario with shuttle.

use std::collections::HashSet;
use std::env;
use std::fmt;
use std::mem;
use std::ops::AddAssign;
use std::sync::{Arc, Mutex};

use chase_lev::Worker;
use chase_lev::protocol::Protocol;
use shuttle::Runner;

use crate::suite::exploration::{self, Failed, Outcomes, execution, outcomes};
use crate::suite::history::Operation;
use crate::suite::jobs::{self, Expect, JOB, Job};
use crate::suite::models;
use crate::suite::results::What;
use crate::suite::scenario::Scenario;
use crate::suite::schedule::{Choice, recorded};
use crate::suite::variants::TIMES;

/// How often each scheduler is to choose a schedule of a scenario.
pub const ITERATIONS: &str = "SHUTTLE_ITERATIONS";

/// The scenario to replay, and after a colon, if it is to be just one, the schedule.
pub const REPLAY: &str = "CHASE_LEV_REPLAY";

/// How much was explored.
#[derive(Clone, Default)]
pub struct Explored {
    pub executions: exploration::Explored,
    /// How many schedules were different.
    pub different: usize,
    pub steps: usize,
    /// What came of them, if they are all there are.
    pub outcomes: HashSet<Outcomes>,
}

impl AddAssign for Explored {
    fn add_assign(&mut self, other: Self) {
        self.executions += other.executions;
        self.different += other.different;
        self.steps += other.steps;
        self.outcomes.extend(other.outcomes);
    }
}

impl fmt::Display for Explored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:>7} schedules, {:>7} different, {:>9} steps, {:>7} claims lost, {:>6} rings replaced, {:>5.2} s",
            self.executions.executions,
            self.different,
            self.steps,
            self.executions.lost,
            self.executions.resizes,
            self.executions.time.as_secs_f64(),
        )
    }
}

/// How often each scheduler is to choose a schedule of a scenario.
pub fn iterations() -> usize {
    number(ITERATIONS, TIMES)
}

/// The number that this variable says, or `default`.
pub fn number(variable: &str, default: usize) -> usize {
    match env::var(variable) {
        Err(_) => default,
        Ok(number) => match number.parse() {
            Ok(number) if number > 0 => number,
            _ => panic!("{variable} is to be a number above 0, not '{number}'"),
        },
    }
}

/// Explores schedules of `scenario` with elements of `N` words. If one fails, it
/// is shown, and the process ends.
pub fn explore<const N: usize, P: Protocol>(
    scenario: Scenario,
    choice: &Choice,
    show: fn(&Failed),
) -> Explored {
    let reached = Arc::new(Mutex::new(HashSet::new()));
    let (reach, all) = (reached.clone(), matches!(choice, Choice::All));
    let explored = watch::<N, P>(scenario, choice, show, move |history| {
        if all {
            let mut reached = reach.lock().expect("no panics");
            reached.insert(outcomes(history));
        }
    });
    let outcomes = mem::take(&mut *reached.lock().expect("no panics"));
    Explored {
        outcomes,
        ..explored
    }
}

/// As [`explore`], but for the outcomes; calls `each` after every execution.
pub fn watch<const N: usize, P: Protocol>(
    scenario: Scenario,
    choice: &Choice,
    show: fn(&Failed),
    each: impl Fn(&[Operation]) + Send + Sync + 'static,
) -> Explored {
    let end = move |failed: &Failed| jobs::end(failed, show);
    let executions = exploration::explore(scenario, end, || {
        let runner = Runner::new(choice.scheduler(), models::shuttle());
        runner.run(move || each(&execution::<N, Worker<_, P>>(&scenario)));
    });
    let recorded = recorded();
    Explored {
        executions,
        different: recorded.different.len(),
        steps: recorded.steps,
        outcomes: HashSet::new(),
    }
}

/// Prints what failed, and the command that replays it.
pub fn with_replay(failed: &Failed) {
    let job = env::var(JOB).unwrap_or_default();
    let (scenario, schedule) = (&failed.scenario, recorded().current);
    println!(
        "{failed}\nreplay with\n{REPLAY}='{scenario}: {schedule}' RUSTFLAGS=\"--cfg shuttle\" \
         cargo test --test shuttle-tests -- --exact '{job}'"
    );
}

/// A job of elements of `N` words, which can be told to replay something instead.
pub fn job<const N: usize, P: Protocol>(
    name: String,
    what: What,
    expect: Expect,
    run: impl Fn() -> Result<String, String> + Send + 'static,
) -> Job {
    Job {
        name,
        what,
        expect,
        ignored: false,
        size: 0,
        run: Box::new(move || match env::var(REPLAY) {
            Ok(what) => replay::<N, P>(&what),
            Err(_) => run(),
        }),
    }
}

/// Explores this schedule of a scenario; or, without one, random ones.
fn replay<const N: usize, P: Protocol>(what: &str) -> Result<String, String> {
    let (scenario, schedule) = match what.split_once(": ") {
        Some((scenario, schedule)) => (scenario, Some(schedule)),
        None => (what, None),
    };
    let scenario = scenario.parse().map_err(|e| format!("{REPLAY}: {e}"))?;
    let Some(schedule) = schedule else {
        let mut total = Explored::default();
        for choice in Choice::random(iterations()) {
            total += explore::<N, P>(scenario, &choice, with_replay);
        }
        return Ok(format!("{total}, and no failure"));
    };
    let choice = Choice::Given(schedule.to_owned());
    let explored = explore::<N, P>(scenario, &choice, with_replay);
    match explored.steps == schedule.len() {
        true => Ok(format!("{explored}, and no failure")),
        false => Err(format!(
            "this schedule is another program's: after {} of {} steps, it cannot be followed",
            explored.steps,
            schedule.len()
        )),
    }
}
