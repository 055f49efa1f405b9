//! Explores a scenario with shuttle.

use std::env;

use crate::suite::jobs::JOB;
use crate::suite::schedule::{Choice, recorded};
use crate::suite::variants::TIMES;
use crate::suite::{Expect, Explored, Failed, Job, Scenario, Subject, What};

/// The variable with the number of schedules that each scheduler chooses for a scenario.
pub const ITERATIONS: &str = "SHUTTLE_ITERATIONS";

/// The variable with the scenario to replay, followed by a colon and the schedule if only one
/// schedule is to be replayed.
pub const REPLAY: &str = "CHASE_LEV_REPLAY";

/// Returns the number of schedules that each scheduler chooses for a scenario.
pub fn iterations() -> usize {
    number(ITERATIONS, TIMES)
}

/// Returns the number in this variable, or `default`.
pub fn number(variable: &str, default: usize) -> usize {
    env::var(variable).map_or(default, |text| match text.parse() {
        Ok(number) if number > 0 => number,
        _ => panic!("{variable} must be a number above 0, not '{text}'"),
    })
}

/// Prints the failure, and the command that replays it.
pub fn with_replay(failed: &Failed) {
    let job = env::var(JOB).unwrap_or_default();
    let (scenario, schedule) = (&failed.scenario, recorded().current);
    println!(
        "{failed}\nreplay with\n{REPLAY}='{scenario}: {schedule}' RUSTFLAGS=\"--cfg shuttle\" \
         cargo test --test shuttle-tests -- --exact '{job}'"
    );
}

/// Creates a job with this deque, which replays a schedule instead if the environment has one.
pub fn job<T: ToString>(
    name: String,
    what: What,
    subject: Subject,
    expect: Expect,
    run: impl Fn() -> Result<T, String> + Send + 'static,
) -> Job {
    Job::new(name, what, expect, move || match env::var(REPLAY) {
        Ok(what) => replay(&subject, &what),
        Err(_) => Ok(run()?.to_string()),
    })
}

/// Explores every schedule of a scenario.
///
/// # Errors
///
/// Returns an error if their number is not the expected one.
pub fn every(subject: Subject, scenario: Scenario, all: usize) -> Result<Explored, String> {
    let explored = subject.explore(scenario, &[Choice::All], with_replay);
    if explored.executions != all {
        return Err(format!("expected {all} schedules: {explored}"));
    }
    Ok(explored)
}

/// Explores the given schedule of a scenario, or random ones if none is given.
fn replay(subject: &Subject, what: &str) -> Result<String, String> {
    let (scenario, choices, steps) = match what.split_once(": ") {
        Some((scenario, given)) => {
            let choice = Choice::Given(given.to_owned());
            (scenario, vec![choice], Some(given.len()))
        }
        None => (what, Choice::random(iterations()).into(), None),
    };
    let scenario = scenario.parse().map_err(|e| format!("{REPLAY}: {e}"))?;
    let explored = subject.explore(scenario, &choices, with_replay);
    match steps {
        Some(steps) if explored.steps != steps => Err(format!(
            "the schedule belongs to another program: it cannot be followed after {} of {steps} steps",
            explored.steps,
        )),
        _ => Ok(format!("{explored}, and no failure")),
    }
}
