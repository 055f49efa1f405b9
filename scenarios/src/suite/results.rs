//! The results of a suite as JSON, for `cargo verify`: one value a line, first which engine this
//! is, then what came of each job. `verify/schema.json` describes them.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use serde_json::{Value, json};

use super::exploration::Failed;
use super::instruments::trace;
use super::jobs::{Expect, JOB, Job, path};
use super::lanes::{self, Step};

/// The file to which results are added. What has its result there is not done again.
const RESULTS: &str = "CHASE_LEV_RESULTS";

/// The results under way, if they are wanted.
static FILE: Mutex<Option<File>> = Mutex::new(None);

/// What kind of subject a job checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// A protocol as it ships.
    Shipped,
    /// A variant that is broken on purpose, or weaker by one step.
    Broken,
    /// A deque as somebody has published it.
    Gallery,
    /// The suite itself.
    Instrument,
}

/// What a job checks, and how.
#[derive(Clone, Debug)]
pub struct What {
    /// What kind of subject this is.
    pub group: Group,
    /// Which protocol or variant.
    pub subject: String,
    /// With which scenario or program.
    pub check: String,
    /// Whether nothing is left out, within the scenario.
    pub exhaustive: bool,
    /// Of a deque of the gallery: where it is from, and how it differs.
    pub about: Option<[&'static str; 2]>,
}

impl What {
    /// What it is of everything but the gallery; not exhaustive.
    pub fn new(group: Group, subject: &str, check: impl ToString) -> Self {
        What {
            group,
            subject: subject.trim_end().to_owned(),
            check: check.to_string(),
            exhaustive: false,
            about: None,
        }
    }

    /// The same, with every execution or schedule.
    pub fn exhaustive(self) -> Self {
        What {
            exhaustive: true,
            ..self
        }
    }
}

/// What came of a job.
pub struct Found<'a> {
    /// `holds`, `fails` or `unknown`.
    pub verdict: &'static str,
    /// How many executions there were.
    pub explored: usize,
    pub time: Duration,
    /// What went wrong with the subject.
    pub message: Option<&'a str>,
    /// What is not as it should be.
    pub problem: Option<&'a str>,
}

/// Opens the file if there is to be one, and takes away the jobs whose results it has.
/// `selects` says which of the others are to be done.
pub fn begin(jobs: &mut Vec<Job>, selects: impl Fn(&Job) -> bool) {
    let Some(path) = env::var_os(RESULTS) else {
        return;
    };
    let whole = |text: String| text.rfind('\n').map_or(0, |end| end + 1);
    let open = || -> io::Result<(File, Vec<Value>)> {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let file = OpenOptions::new().create(true).append(true).open(&path)?;
        let values = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        let values = values.collect();
        file.set_len(whole(text) as u64)?;
        Ok((file, values))
    };
    let (file, before) = open().unwrap_or_else(|e| panic!("{RESULTS}={}: {e}", path.display()));
    *FILE.lock().expect("no panics") = Some(file);
    if before.is_empty() {
        let planned = jobs.iter().filter(|job| selects(job)).count();
        let engine = engine();
        write(&json!({ "engine": engine, "version": version(), "planned": planned }));
    }
    let done = |what: &What| {
        let mut before = before.iter();
        before.any(|value| value["subject"] == what.subject && value["check"] == what.check)
    };
    jobs.retain(|job| !done(&job.what));
}

/// The engine, as `cargo verify` calls it.
pub fn engine() -> &'static str {
    match () {
        () if cfg!(crossbeam_loom) => "crossbeam-epoch",
        () if cfg!(shuttle) => "shuttle",
        () => "loom",
    }
}

/// The checker's version, as in the lock file.
fn version() -> String {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    // A member's is the workspace's.
    let mut locks = package.ancestors().map(|folder| folder.join("Cargo.lock"));
    let lock = locks.find_map(|lock| fs::read_to_string(lock).ok());
    let checker = if cfg!(shuttle) { "shuttle" } else { "loom" };
    let package = format!("name = \"{checker}\"\nversion = \"");
    let version = lock.as_ref().and_then(|lock| {
        // The newest comes last: crossbeam-epoch has an older loom, which is not used here.
        let (_, rest) = lock.rsplit_once(&package)?;
        Some(rest.split_once('"')?.0.to_owned())
    });
    version.unwrap_or_default()
}

fn write(value: &Value) {
    if let Some(file) = &mut *FILE.lock().expect("no panics") {
        // One call, so that no line is torn.
        let written = file.write_all(format!("{value}\n").as_bytes());
        written.unwrap_or_else(|e| panic!("{RESULTS}: {e}"));
    }
}

/// Adds what came of a job.
pub fn add(job: &Job, found: &Found) {
    let What {
        group,
        subject,
        check,
        exhaustive,
        about,
    } = &job.what;
    let (expected, reason) = match job.expect {
        Expect::Passes => ("holds", None),
        Expect::Killed { .. } => ("fails", None),
        Expect::Survives { reason } => ("holds", Some(reason)),
    };
    let counterexample = (found.verdict == "fails")
        .then(|| kept(&job.name))
        .flatten();
    let mut outcome = json!({
        "subject": subject,
        "group": format!("{group:?}").to_lowercase(),
        "check": check,
        "verdict": found.verdict,
        "expected": expected,
        "explored": found.explored,
        "unit": if cfg!(shuttle) { "schedules" } else { "executions" },
        "exhaustive": exhaustive,
        "seconds": (found.time.as_secs_f64() * 1000.0).round() / 1000.0,
        "message": found.message,
        "reason": reason,
        "problem": found.problem,
        "about": about.map(|[source, differs]| json!({ "source": source, "differs": differs })),
        "counterexample": counterexample,
    });
    let fields = outcome.as_object_mut().expect("an object");
    fields.retain(|_, value| !value.is_null());
    write(&outcome);
}

/// Keeps the execution that failed, in the process of the job in which it did.
pub fn keep(failed: &Failed) {
    let Ok(job) = env::var(JOB) else {
        return;
    };
    let message = &failed.message;
    let trace = trace::with(|events| {
        let last = Step {
            // Who took the last step found out.
            thread: events.last().map_or(0, |(thread, _)| *thread),
            kind: "return",
            text: format!("! {message}"),
            element: lanes::taken_again(message),
            ..Step::default()
        };
        let steps = lanes::steps(events).into_iter().chain([last]);
        let steps: Vec<_> = steps.map(|of| step(&of)).collect();
        json!({ "threads": lanes::threads(events), "steps": steps })
    });
    // The drawing is printed as well.
    let _ = fs::write(path(&job, "json"), trace.to_string());
}

fn kept(job: &str) -> Option<Value> {
    let text = fs::read_to_string(path(job, "json")).ok()?;
    serde_json::from_str(&text).ok()
}

fn step(step: &Step) -> Value {
    let fields = [
        ("thread", Some(json!(step.thread))),
        ("kind", Some(json!(step.kind))),
        ("text", Some(json!(step.text))),
        ("site", step.site.map(|site| json!(site.name()))),
        ("order", step.site.map(|site| json!(lanes::order(&site)))),
        ("place", step.place.as_ref().map(|place| json!(place))),
        ("value", step.value.as_ref().map(|value| json!(value))),
        ("reads", step.reads.map(|step| json!(step))),
        ("newest", step.newest.map(|step| json!(step))),
        ("element", step.element.map(|element| json!(element))),
    ];
    let present = fields.into_iter();
    let present = present.filter_map(|(name, value)| Some((name, value?)));
    json!(present.collect::<BTreeMap<_, _>>())
}
