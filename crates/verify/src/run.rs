//! Runs the engines. Each is built while the one before it runs.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, Error, Result, bail, ensure};
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};
use walkdir::WalkDir;

use crate::engines::{Engine, Extent, Part, Request, libtest, root};
use crate::process::{self, interrupted, tail};
use crate::report::{Ending, Report};
use crate::results::{Header, line};
use crate::table;

/// The environment variable that names the file to which an engine appends its results.
pub const RESULTS: &str = "CHASE_LEV_RESULTS";

/// Returns the directory of results and logs.
pub fn directory() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or("target".into());
    root().join(target).join("verify")
}

/// Runs these engines, shows the progress, and returns their reports in the same order.
pub fn run(engines: &[&'static Engine], request: &Request) -> Result<Vec<Report>> {
    fs::create_dir_all(directory())?;
    let bars = MultiProgress::new();
    let (built, ready) = mpsc::channel();
    let reports = thread::scope(|scope| {
        scope.spawn(|| {
            // Dropped when all are built, which ends the loop below.
            let built = built;
            for &engine in engines {
                let style = ProgressStyle::with_template("{prefix:16} {elapsed:>5}  {wide_msg}");
                let bar = ProgressBar::no_length().with_prefix(&*engine.name);
                let bar = bars.add(bar.with_style(style.expect("a template of indicatif's")));
                let done = build(engine, request.extent, &bar);
                if built.send((engine, bar, done)).is_err() || interrupted() {
                    break;
                }
            }
        });
        let run = |(engine, bar, built): (&'static Engine, ProgressBar, Result<()>)| {
            let report = match built.context("it cannot be built") {
                Ok(()) => run_one(engine, request, &bar),
                Err(error) => broken(engine, &error),
            };
            let ending = table::ending(&report);
            say(&bar, ending.lines().next().unwrap_or_default());
            bar.finish();
            report
        };
        ready.into_iter().map(run).collect()
    });
    let resumes = "interrupted: a run with `--deep` resumes here";
    ensure!(!interrupted(), resumes);
    Ok(reports)
}

/// Shows the stage of an engine. Without a terminal, each stage is printed on its own line.
fn say(bar: &ProgressBar, stage: &str) {
    if bar.is_hidden() {
        eprintln!("{:16} {stage}", bar.prefix());
    }
    bar.set_message(stage.to_owned());
}

/// Shows the elapsed time. Without a terminal, prints a line every eight seconds.
fn beat(bar: &ProgressBar) {
    bar.tick();
    let seconds = bar.elapsed().as_secs();
    if bar.is_hidden() && seconds >= bar.position() + 8 {
        bar.set_position(seconds);
        eprintln!("{:16} {}, {seconds} s", bar.prefix(), bar.message());
    }
}

fn build(engine: &Engine, extent: Extent, bar: &ProgressBar) -> Result<()> {
    let log = directory().join(format!("{}.build.log", engine.name));
    for suite in &engine.suites {
        say(bar, "building");
        let mut command = suite.command(extent);
        command.arg("--no-run");
        match process::run(command, &log, || beat(bar))? {
            Some(status) if status.success() => {}
            Some(_) => bail!("the build fails:\n{}", tail(&log)),
            None => return Ok(()),
        }
    }
    say(bar, &format!("built in {} s", bar.elapsed().as_secs()));
    Ok(())
}

fn run_one(engine: &Engine, request: &Request, bar: &ProgressBar) -> Report {
    bar.reset();
    say(bar, "running");
    let mut report = Report::new(engine, Ending::Complete);
    for (number, part) in (1..).zip(engine.run(request)) {
        let name = match number {
            1 => engine.name.clone(),
            _ => format!("{}-{number}", engine.name),
        };
        let part = run_part(engine, request, bar, &name, part);
        let part = part.unwrap_or_else(|error| broken(engine, &error));
        let headers = report.header.into_iter().chain(part.header);
        report.header =
            headers.reduce(|all, part| Header { planned: all.planned + part.planned, ..all });
        report.outcomes.extend(part.outcomes);
        if report.ending == Ending::Complete {
            report.ending = part.ending;
        }
        if interrupted() {
            break;
        }
    }
    // Explorations that ran side by side end in any order.
    let outcomes = &mut report.outcomes;
    outcomes.sort_by(|a, b| (a.group, &a.subject, &a.check).cmp(&(b.group, &b.subject, &b.check)));
    report.seconds = bar.elapsed().as_secs_f64();
    let nothing = matches!(&report.header, Some(header) if header.planned == 0);
    if report.ending == Ending::Complete && nothing {
        report.ending = Ending::LeftOut(String::from("none of its checks was selected"));
    }
    report
}

/// Returns the report of an engine that broke off with this error.
fn broken(engine: &Engine, error: &Error) -> Report {
    Report::new(engine, Ending::Broken(format!("{error:#}")))
}

/// Runs one of an engine's commands, and returns its report.
fn run_part(
    engine: &Engine,
    request: &Request,
    bar: &ProgressBar,
    name: &str,
    part: Part,
) -> Result<Report> {
    let mut command = part.command;
    let results = directory().join(format!("{name}.jsonl"));
    let log = directory().join(format!("{name}.log"));
    begin(request, &results, part.subject.is_none())?;
    if part.subject.is_none() {
        command.env(RESULTS, &results);
    }
    let status = process::run(command, &log, || progress(&results, bar))?;
    if let (Some(_), Some(subject)) = (&status, part.subject) {
        let log = fs::read_to_string(&log)?;
        let (header, outcomes) = libtest::read(&engine.name, subject, &log);
        let lines: String = outcomes.iter().map(line).collect();
        fs::write(&results, line(&header) + &lines)?;
    }
    let mut report = Report::read(engine, part.results, &results)?;
    let found = report.outcomes.len();
    let planned = report.header.as_ref().map(|header| header.planned);
    let tail = tail(&log);
    report.ending = match (status, planned) {
        (None, _) => Ending::Broken(String::from("interrupted")),
        (Some(_), Some(planned)) if found < planned => {
            let missing = planned - found;
            let text = format!("{missing} of {planned} explorations have no result:\n{tail}");
            Ending::Broken(text)
        }
        (Some(_), Some(0)) if request.only.is_none() => {
            Ending::Broken(format!("no check is within the bounds of this run:\n{tail}"))
        }
        // If the status is not 0, the reason is in the outcomes, or else in the log.
        (Some(status), Some(_)) if status.success() || !report.is_as_expected() => Ending::Complete,
        _ => Ending::Broken(tail),
    };
    Ok(report)
}

/// Shows the progress of an engine, from its results so far.
fn progress(results: &Path, bar: &ProgressBar) {
    let text = fs::read_to_string(results).unwrap_or_default();
    let header = text.lines().next().map(serde_json::from_str::<Header>);
    if let Some(Ok(header)) = header {
        let done = text.lines().count() - 1;
        bar.set_message(format!("{done} of {}", header.planned));
    }
    beat(bar);
}

/// Removes earlier results, unless this is a deep run of the same sources, which resumes where it
/// was interrupted if the part `resumes`.
fn begin(request: &Request, results: &Path, resumes: bool) -> Result<()> {
    let stamp = results.with_extension("stamp");
    let now = format!("{:?} {:?} {:x}", request.extent, request.only, sources()?);
    let same = fs::read_to_string(&stamp).is_ok_and(|before| before == now);
    let goes_on = request.extent == Extent::Deep && same && resumes;
    if !goes_on && results.exists() {
        fs::remove_file(results)?;
    }
    Ok(fs::write(stamp, now)?)
}

/// Returns a hash of the sources on which the results depend.
fn sources() -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    let parts = ["Cargo.lock", "src", "crates", "loom-tests", "shuttle-tests", "model", "pool"];
    for part in parts {
        for entry in WalkDir::new(root().join(part)).sort_by_file_name() {
            let entry = entry?;
            if entry.file_type().is_file() {
                entry.path().hash(&mut hasher);
                fs::read(entry.path())?.hash(&mut hasher);
            }
        }
    }
    Ok(hasher.finish())
}
