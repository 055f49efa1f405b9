//! Runs engines: each is built while the one before it runs.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

use crate::engines::{Engine, Extent, Request};
use crate::evidence::{Ending, Report};
use crate::process::{Process, interrupted};
use crate::results::{Header, Outcome, line};

/// Has an engine add its results to this file.
const RESULTS: &str = "CHASE_LEV_RESULTS";

/// Where results and logs are kept.
pub fn directory(root: &Path) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map(|target| root.join(target));
    target.unwrap_or_else(|| root.join("target")).join("verify")
}

/// Runs these engines, and says what each has found, in their order. Shows how far it is.
pub fn run(engines: &[&'static Engine], request: &Request) -> Result<Vec<Report>> {
    fs::create_dir_all(directory(&request.root))?;
    let bars = Bars::new();
    let (built, ready) = mpsc::channel();
    let reports = thread::scope(|scope| {
        let bars = &bars;
        scope.spawn(move || {
            for engine in engines {
                let line = bars.add(engine.name);
                let done = build(engine, request, &line);
                if built.send((*engine, line, done)).is_err() || interrupted() {
                    break;
                }
            }
        });
        let run = |(engine, line, built): (&'static Engine, Line, Result<()>)| match built {
            Ok(()) => run_one(engine, request, &line),
            Err(error) => {
                line.end("is not built");
                Ok(report(engine, Ending::Broken(format!("{error:#}"))))
            }
        };
        ready.into_iter().map(run).collect::<Result<Vec<_>>>()
    })?;
    match interrupted() {
        true => bail!("interrupted: `--deep` goes on from here"),
        false => Ok(reports),
    }
}

/// What is known of an engine before it has run.
pub fn report(engine: &Engine, ending: Ending) -> Report {
    Report {
        engine: engine.name.to_owned(),
        what: engine.what.to_owned(),
        command: engine.command.to_owned(),
        not_verified: engine.not_verified.iter().map(|s| s.to_string()).collect(),
        ending,
        header: None,
        outcomes: Vec::new(),
        seconds: 0.0,
    }
}

fn build(engine: &Engine, request: &Request, line: &Line) -> Result<()> {
    let commands = (engine.build)(request);
    if commands.is_empty() {
        return Ok(());
    }
    line.say("is being built");
    let log = directory(&request.root).join(format!("{}.build.log", engine.name));
    let start = Instant::now();
    for command in commands {
        match Process::start(command, &log)?.wait(|| line.bar.tick())? {
            Some(status) if status.success() => {}
            Some(_) => bail!("the build fails:\n{}", tail(&log)),
            None => return Ok(()),
        }
    }
    line.say(&format!("built in {:.0} s", start.elapsed().as_secs_f64()));
    Ok(())
}

fn run_one(engine: &'static Engine, request: &Request, line: &Line) -> Result<Report> {
    line.bar.reset_elapsed();
    line.say("begins");
    let start = Instant::now();
    let mut parts = Vec::new();
    for (number, command) in (1..).zip((engine.run)(request)) {
        match run_part(engine, request, line, number, command) {
            Ok(part) => parts.push(part),
            Err(error) => {
                line.end("broken: its results cannot be read");
                return Ok(report(engine, Ending::Broken(format!("{error:#}"))));
            }
        }
        if interrupted() {
            break;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let mut endings = parts.iter().map(Part::ending);
    let broken = endings.find(|ending| *ending != Ending::Complete);
    let headers = parts.iter().filter_map(|part| part.header.clone());
    let header = headers.reduce(|first, next| Header {
        planned: first.planned + next.planned,
        ..first
    });
    let mut outcomes: Vec<_> = parts.into_iter().flat_map(|part| part.outcomes).collect();
    // Those that ran side by side came in any order.
    outcomes.sort_by(|a, b| (a.group, &a.subject, &a.check).cmp(&(b.group, &b.subject, &b.check)));
    let wrong = outcomes.iter().filter(|o| !o.is_as_expected()).count();
    let nothing = header.as_ref().is_some_and(|header| header.planned == 0);
    let ending = match broken {
        Some(broken) => broken,
        None if nothing => Ending::LeftOut(String::from("nothing of it was selected")),
        None => Ending::Complete,
    };
    line.end(&match (&ending, wrong) {
        (Ending::Complete, 0) => format!("{} as expected, {seconds:.0} s", outcomes.len()),
        (Ending::Complete, _) => format!("{wrong} of {} are not as expected", outcomes.len()),
        (Ending::LeftOut(why), _) => format!("left out: {why}"),
        (Ending::Broken(why), _) => format!("broken: {}", why.lines().next().unwrap_or_default()),
    });
    Ok(Report {
        header,
        outcomes,
        seconds,
        ..report(engine, ending)
    })
}

/// What came of one of an engine's commands.
struct Part {
    header: Option<Header>,
    outcomes: Vec<Outcome>,
    status: Option<ExitStatus>,
    log: PathBuf,
}

fn run_part(
    engine: &Engine,
    request: &Request,
    line: &Line,
    number: usize,
    mut command: Command,
) -> Result<Part> {
    let name = match number {
        1 => engine.name.to_owned(),
        _ => format!("{}-{number}", engine.name),
    };
    let directory = directory(&request.root);
    let results = directory.join(format!("{name}.jsonl"));
    let log = directory.join(format!("{name}.log"));
    begin(engine, request, &results)?;
    if engine.read.is_none() {
        command.env(RESULTS, &results);
    }
    let mut seen = Seen::default();
    let status = Process::start(command, &log)?.wait(|| seen.show(&results, &line.bar))?;
    if let (Some(read), Some(_)) = (engine.read, status) {
        let (header, outcomes) = read(&fs::read_to_string(&log)?);
        write(&results, &header, &outcomes)?;
    }
    let (header, outcomes) = read_results(&results)?;
    Ok(Part {
        header,
        outcomes,
        status,
        log,
    })
}

impl Part {
    fn ending(&self) -> Ending {
        let wrong = self.outcomes.iter().any(|o| !o.is_as_expected());
        let planned = self.header.as_ref().map_or(0, |header| header.planned);
        let found = self.outcomes.len();
        match self.status {
            None => Ending::Broken(String::from("interrupted")),
            Some(_) if self.header.is_none() => Ending::Broken(tail(&self.log)),
            Some(_) if found < planned => Ending::Broken(format!(
                "{} of {planned} explorations have no result:\n{}",
                planned - found,
                tail(&self.log)
            )),
            // What is wrong is in the outcomes; or else the engine says it.
            Some(status) if !status.success() && !wrong => Ending::Broken(tail(&self.log)),
            Some(_) => Ending::Complete,
        }
    }
}

/// Takes away what was found before; unless the run is a deep one of the same sources, which
/// goes on where it was interrupted.
fn begin(engine: &Engine, request: &Request, results: &Path) -> Result<()> {
    let stamp = results.with_extension("stamp");
    let now = format!(
        "{:?} {:?} {:x}",
        request.extent,
        request.only,
        sources(&request.root)?
    );
    let same = fs::read_to_string(&stamp).is_ok_and(|before| before == now);
    let goes_on = request.extent == Extent::Deep && same && engine.read.is_none();
    if !goes_on && results.exists() {
        fs::remove_file(results)?;
    }
    Ok(fs::write(stamp, now)?)
}

/// What the results depend on, hashed.
fn sources(root: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    let folders = [
        "src",
        "scenarios/src",
        "loom-tests",
        "shuttle-tests",
        "model",
        "pool",
        "verify/results",
    ];
    for folder in folders {
        hash_folder(&root.join(folder), &mut hasher)?;
    }
    fs::read(root.join("Cargo.lock"))?.hash(&mut hasher);
    Ok(hasher.finish())
}

fn hash_folder(folder: &Path, hasher: &mut DefaultHasher) -> Result<()> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>();
    let mut paths = paths?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            hash_folder(&path, hasher)?;
        } else {
            path.hash(hasher);
            fs::read(&path)?.hash(hasher);
        }
    }
    Ok(())
}

/// Reads the lines of an engine. Each must be as `schema.json` says.
pub fn read_results(path: &Path) -> Result<(Option<Header>, Vec<Outcome>)> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let mut lines = text.lines().enumerate();
    let wrong = |number: usize| format!("{}, line {}", path.display(), number + 1);
    let Some((_, first)) = lines.next() else {
        return Ok((None, Vec::new()));
    };
    let header = serde_json::from_str(first).with_context(|| wrong(0))?;
    let outcome = |(number, line)| serde_json::from_str(line).with_context(|| wrong(number));
    let outcomes = lines.map(outcome).collect::<Result<_>>()?;
    Ok((Some(header), outcomes))
}

fn write(path: &Path, header: &Header, outcomes: &[Outcome]) -> Result<()> {
    let outcomes = outcomes.iter().map(line);
    let text: String = [line(header)].into_iter().chain(outcomes).collect();
    Ok(fs::write(path, text)?)
}

/// The last lines of a log.
fn tail(log: &Path) -> String {
    let text = fs::read_to_string(log).unwrap_or_default();
    let lines: Vec<_> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    lines[lines.len().saturating_sub(20)..].join("\n")
}

/// How far an engine is, by its results so far.
#[derive(Default)]
struct Seen {
    lines: usize,
    looked: Option<Instant>,
}

impl Seen {
    fn show(&mut self, results: &Path, bar: &ProgressBar) {
        bar.tick();
        let pause = Duration::from_millis(500);
        if self.looked.is_some_and(|looked| looked.elapsed() < pause) {
            return;
        }
        self.looked = Some(Instant::now());
        let text = fs::read_to_string(results).unwrap_or_default();
        let lines = text.matches('\n').count();
        if lines != self.lines {
            self.lines = lines;
            let header = text.lines().next().map(serde_json::from_str::<Header>);
            if let Some(Ok(header)) = header {
                bar.set_message(format!("{} of {}", lines - 1, header.planned));
            }
        }
    }
}

/// A line for each engine.
struct Bars(MultiProgress);

impl Bars {
    fn new() -> Self {
        Bars(MultiProgress::new())
    }

    fn add(&self, engine: &str) -> Line {
        let style = ProgressStyle::with_template("{prefix:16} {elapsed:>5}  {wide_msg}");
        let bar = ProgressBar::no_length().with_prefix(engine.to_owned());
        let bar = bar.with_style(style.expect("a template of indicatif's"));
        Line {
            bar: self.0.add(bar),
        }
    }
}

/// That of an engine. Where there is no terminal, its stages are printed one below the other.
struct Line {
    bar: ProgressBar,
}

impl Line {
    fn say(&self, stage: &str) {
        if self.bar.is_hidden() {
            eprintln!("{:16} {stage}", self.bar.prefix());
        }
        self.bar.set_message(stage.to_owned());
    }

    fn end(&self, stage: &str) {
        self.say(stage);
        self.bar.finish();
    }
}
