//! Failures can be reproduced, from the schedule that was printed and from the seed.

use std::env;
use std::process::Command;

use crate::explore::REPLAY;
use crate::suite::exploration::COUNT;
use crate::suite::jobs::{JOB, KILLED};
use crate::suite::{Expect, Group, Job, What};

/// Failures of broken variants: two of scenarios, and one of a generated program, with PCT among
/// the schedulers.
const FAILURES: [&str; 3] = [
    "steal.cas not atomic                P|s|s in 4",
    "pin after the load                  Pp|s in 1",
    "simplified: grow.slot once skipped",
];

/// Returns the jobs that compare a failure with its repetition.
pub fn jobs() -> Vec<Job> {
    let schedules = FAILURES.map(|name| replays(name, "the schedule", by_schedule));
    let seeds = FAILURES.map(|name| replays(name, "the seed", by_seed));
    schedules.into_iter().chain(seeds).collect()
}

fn replays(failure: &'static str, from: &str, check: fn(&str) -> Result<String, String>) -> Job {
    let words: Vec<_> = failure.split_whitespace().collect();
    let words = words.join(" ");
    let subject = format!("replayed from {from}");
    let name = format!("{subject}: {words}");
    let what = What::new(Group::Instrument, &subject, words);
    Job::new(name, what, Expect::Passes, move || check(failure))
}

/// Replays the schedule in the command that the failure prints.
fn by_schedule(failure: &str) -> Result<String, String> {
    let first = fails(failure, &[])?;
    let command = first.split_once(&format!("{REPLAY}='"));
    let replay = command.and_then(|(_, rest)| Some(rest.split_once('\'')?.0));
    let replay = replay.ok_or_else(|| format!("no command to replay this:\n{first}"))?;
    let again = fails(failure, &[(REPLAY, replay)])?;
    if !first.contains("push.slot Relaxed ring 1[0] <- write 1\n") {
        return Err(format!("the drawing lacks the first push:\n{first}"));
    }
    match (drawing(&first), drawing(&again)) {
        (first, again) if first == again => {
            let steps = replay.rsplit(' ').next().map_or(0, str::len);
            Ok(format!("the same, after {steps} steps"))
        }
        (first, again) => Err(format!("first:\n{first}\nagain:\n{again}")),
    }
}

/// Runs the job again with the same seed and with another one.
fn by_seed(failure: &str) -> Result<String, String> {
    let with = |seed| fails(failure, &[("SHUTTLE_RANDOM_SEED", seed)]);
    let (first, again, other) = (with("1")?, with("1")?, with("2")?);
    if first != again {
        return Err(format!("first:\n{first}\nagain:\n{again}"));
    }
    if first == other {
        return Err(format!("the seed makes no difference:\n{first}"));
    }
    Ok(String::from("the same with the same seed"))
}

/// Returns the output of a job that must fail.
fn fails(failure: &str, variables: &[(&str, &str)]) -> Result<String, String> {
    let output = Command::new(env::current_exe().map_err(|e| e.to_string())?)
        .env_remove(REPLAY)
        .env(JOB, failure)
        .envs(variables.iter().copied())
        .output()
        .map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    match output.status.code() {
        Some(KILLED) => Ok(text),
        _ => Err(format!("{failure} does not fail:\n{text}")),
    }
}

/// Returns the scenario, the message and the steps of the execution.
fn drawing(output: &str) -> String {
    let counts = |line: &&str| !line.starts_with(COUNT);
    let lines = output.lines().take_while(|line| *line != "replay with");
    lines.filter(counts).collect::<Vec<_>>().join("\n")
}
