//! Explores a scenario with shuttle.

use std::env;

use crate::suite::jobs::JOB;
use crate::suite::schedule::{Choice, recorded};
use crate::suite::variants::TIMES;
use crate::suite::{Expect, Explore, Failed, Job, Subject, What};

/// How often each scheduler is to choose a schedule of a scenario.
pub const ITERATIONS: &str = "SHUTTLE_ITERATIONS";

/// The scenario to replay, and after a colon, if it is to be just one, the schedule.
pub const REPLAY: &str = "CHASE_LEV_REPLAY";

/// How often each scheduler is to choose a schedule of a scenario.
pub fn iterations() -> usize {
    number(ITERATIONS, TIMES)
}

/// The number that this variable says, or `default`.
pub fn number(variable: &str, default: usize) -> usize {
    env::var(variable).map_or(default, |text| match text.parse() {
        Ok(number) if number > 0 => number,
        _ => panic!("{variable} is to be a number above 0, not '{text}'"),
    })
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

/// A job of this deque, which can be told to replay something instead.
pub fn job<T: ToString>(
    name: String,
    what: What,
    subject: Subject,
    expect: Expect,
    run: impl Fn() -> Result<T, String> + Send + 'static,
) -> Job {
    Job::new(name, what, expect, move || match env::var(REPLAY) {
        Ok(what) => replay(subject.explore, &what),
        Err(_) => Ok(run()?.to_string()),
    })
}

/// Explores this schedule of a scenario; or, without one, random ones.
fn replay(explore: Explore, what: &str) -> Result<String, String> {
    let (scenario, schedule) = match what.split_once(": ") {
        Some((scenario, schedule)) => (scenario, Some(schedule)),
        None => (what, None),
    };
    let scenario = scenario.parse().map_err(|e| format!("{REPLAY}: {e}"))?;
    let choices = match schedule {
        Some(schedule) => vec![Choice::Given(schedule.to_owned())],
        None => Choice::random(iterations()).into(),
    };
    let explored = explore(scenario, &choices, with_replay);
    match schedule.map(str::len) {
        Some(steps) if explored.steps != steps => Err(format!(
            "this schedule is another program's: after {} of {steps} steps, it cannot be followed",
            explored.steps,
        )),
        _ => Ok(format!("{explored}, and no failure")),
    }
}
