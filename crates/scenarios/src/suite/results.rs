//! The results of a suite as JSON, for `cargo verify`: one value per line, first the engine, then
//! the result of each job. `crates/verify/schema.json` describes them. And the record of the checks,
//! `docs/record`: how many executions loom explores in each.

use std::collections::HashMap;
use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use chase_lev_evidence::results::{Check, Failure, Header, Kind, Outcome, Step, Trace, Unit, line};
pub use chase_lev_evidence::results::{Group, Verdict};

use super::exploration::Failed;
use super::jobs::{Expect, JOB, Job, path};

/// The variable with the file to which results are added. Jobs whose results it has are not run
/// again.
pub const RESULTS: &str = "CHASE_LEV_RESULTS";

/// The file for results, if there is one.
static FILE: Mutex<Option<File>> = Mutex::new(None);

/// The subject and the check of a job, and what else is known before it runs.
pub type What = Outcome;

/// Opens the file for results, if there is one, and removes the jobs whose results it has.
/// `selects` returns `true` for the jobs that will be run.
pub fn begin(jobs: &mut Vec<Job>, selects: impl Fn(&Job) -> bool) {
    let Some(path) = env::var_os(RESULTS) else {
        return;
    };
    let text = fs::read_to_string(&path).unwrap_or_default();
    // The last line may be incomplete.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let file = OpenOptions::new().create(true).append(true).open(&path);
    let file = file.and_then(|file| file.set_len(whole as u64).map(|()| file));
    let file = file.unwrap_or_else(|e| panic!("{RESULTS}={}: {e}", path.display()));
    *FILE.lock().expect("no panics") = Some(file);
    if whole == 0 {
        write(&line(&Header {
            engine: engine().to_owned(),
            version: version(),
            planned: jobs.iter().filter(|job| selects(job)).count(),
        }));
    }
    for line in text[..whole].lines().skip(1) {
        let done: Outcome = serde_json::from_str(line).expect("a result of an earlier run");
        jobs.retain(|job| (&job.what.subject, &job.what.check) != (&done.subject, &done.check));
    }
}

/// Returns the name of the engine in `cargo verify`.
pub fn engine() -> &'static str {
    match () {
        () if cfg!(crossbeam_loom) => "crossbeam-epoch",
        () if cfg!(shuttle) => "shuttle",
        () => "loom",
    }
}

/// Returns the checker's version, which the manifest pins.
fn version() -> String {
    let checker = if cfg!(shuttle) { "shuttle" } else { "loom" };
    let pin = format!("\n{checker} = \"=");
    let pinned = include_str!("../../Cargo.toml").split_once(&pin);
    let version = pinned.and_then(|(_, rest)| rest.split('"').next());
    version.expect("a pinned version").to_owned()
}

fn write(line: &str) {
    if let Some(file) = &mut *FILE.lock().expect("no panics") {
        // A single call, so that lines are not interleaved.
        let written = file.write_all(line.as_bytes());
        written.unwrap_or_else(|e| panic!("{RESULTS}: {e}"));
    }
}

/// Adds the result of a job after `explored` executions. `message` is the failure of the subject,
/// and `problem` the difference from the expected result.
pub fn add(
    job: &Job,
    verdict: Verdict,
    explored: usize,
    time: Duration,
    message: Option<&str>,
    problem: Option<&str>,
) {
    let (expected, reason) = match job.expect {
        Expect::Passes => (Verdict::Holds, None),
        Expect::Killed { .. } => (Verdict::Fails, None),
        Expect::Survives { reason } => (Verdict::Holds, Some(reason.to_owned())),
    };
    let fails = verdict == Verdict::Fails;
    write(&line(&Outcome {
        name: job.name.clone(),
        verdict,
        expected,
        explored: explored as u64,
        unit: if cfg!(shuttle) { Unit::Schedules } else { Unit::Executions },
        seconds: (time.as_secs_f64() * 1000.0).round() / 1000.0,
        kind: message.and_then(Failure::of),
        message: message.map(String::from),
        reason,
        problem: problem.map(String::from),
        counterexample: fails.then(|| kept(&job.name)).flatten(),
        ..job.what.clone()
    }));
}

/// Saves the execution that failed, if this process was started for a job.
pub fn keep(failed: &Failed) {
    let Ok(job) = env::var(JOB) else {
        return;
    };
    let Failed { message, trace, .. } = failed;
    let mut trace = trace.clone();
    trace.steps.push(Step {
        // The thread that took the last step detected the failure.
        thread: trace.steps.last().map_or(Some(0), |last| last.thread),
        kind: Kind::Return,
        text: format!("! {message}"),
        element: taken_again(message),
        ..Step::default()
    });
    // The drawing is printed as well.
    let _ = fs::write(path(&job, "json"), line(&trace));
}

/// Returns the element that was taken twice, if that is the failure.
fn taken_again(message: &str) -> Option<usize> {
    let (element, _) = message.strip_prefix("element ")?.split_once(' ')?;
    let element = element.parse().ok();
    element.filter(|_| Failure::of(message) == Some(Failure::TakenTwice))
}

fn kept(job: &str) -> Option<Trace> {
    serde_json::from_str(&fs::read_to_string(path(job, "json")).ok()?).ok()
}

/// The message of a job that is not in the record.
pub const LACKING: &str = "it is not recorded: `cargo verify --write --only loom` records it";

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record/loom.jsonl");

/// The checks of a default run, each with the number of executions.
static CHECKS: LazyLock<HashMap<(Group, String, String), u64>> = LazyLock::new(|| {
    let text = fs::read_to_string(PATH).unwrap_or_else(|error| panic!("{PATH}: {error}"));
    let check = |(number, line): (usize, &str)| {
        let check = serde_json::from_str(line);
        let Check { group, subject, check, default, .. } =
            check.unwrap_or_else(|error| panic!("{PATH}:{}: {error}", number + 1));
        Some(((group, subject, check), default?))
    };
    text.lines().enumerate().filter_map(check).collect()
});

/// Returns the number of executions that loom explores in a check, if it is recorded.
pub fn executions(what: &What) -> Option<usize> {
    let key = (what.group, what.subject.clone(), what.check.clone());
    CHECKS.get(&key).map(|count| *count as usize)
}

/// Returns `true` if `cargo verify` compares this run with the record when it has ended, or records
/// it anew.
pub fn is_compared_later() -> bool {
    cfg!(loom) && env::var_os(RESULTS).is_some()
}
