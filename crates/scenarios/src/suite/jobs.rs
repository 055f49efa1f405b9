//! Explorations as tests, each in its own process: a model that fails may abort its process,
//! and two explorations in one process are slower.

use std::cmp::Reverse;
use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{LazyLock, Mutex, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_evidence::results::Failure;
use libtest_mimic::{Arguments, Failed, Trial};

use super::exploration::{self, COUNT};
use super::instruments::threads::STEPS_ARE_JOINED;
use super::results::{self, RESULTS, Verdict, What};

/// The exit status of a process in which a model failed.
pub const KILLED: i32 = 86;

/// The variable with the name of the job for a process.
pub const JOB: &str = "CHASE_LEV_JOB";

/// The variable with the number of executions above which jobs are left out by default.
const MOST: &str = "CHASE_LEV_MOST";

/// The variable that makes a suite begin with the smallest jobs, and stop after the first failure.
const FAIL_FAST: &str = "CHASE_LEV_FAIL_FAST";

/// The expected result of an exploration.
#[derive(Clone, Copy, Debug)]
pub enum Expect {
    /// It ends, and has explored enough.
    Passes,
    /// It fails with one of these messages: in exactly this execution under loom, and in this one
    /// or an earlier one under shuttle.
    /// Under loom, `within` is the execution that is recorded, if there is one.
    Killed { by: &'static [&'static str], within: Option<usize> },
    /// It ends without finding the error of a variant, for this reason.
    Survives { reason: &'static str },
}

/// An exploration and its expected result.
pub struct Job {
    pub name: String,
    pub what: What,
    pub expect: Expect,
    /// True if the default run leaves it out.
    pub ignored: bool,
    /// The approximate number of executions, or 0 if it is unknown.
    pub size: usize,
    /// Explores, and returns the extent, or an error if something is missing.
    pub run: Box<dyn Fn() -> Result<String, String> + Send>,
}

impl Job {
    /// Creates a job of the default run whose size is unknown.
    pub fn new<T: ToString>(
        name: impl ToString,
        what: What,
        expect: Expect,
        run: impl Fn() -> Result<T, String> + Send + 'static,
    ) -> Self {
        Job {
            name: name.to_string(),
            what,
            expect,
            ignored: false,
            size: 0,
            run: Box::new(move || Ok(run()?.to_string())),
        }
    }

    /// Returns the same job with this approximate number of executions.
    pub fn sized(self, size: usize) -> Self {
        Job { size, ..self }
    }

    /// Returns the same job, which calls `prepare` before it explores.
    pub fn after(self, prepare: impl Fn() + Send + 'static) -> Self {
        let explore = self.run;
        let run = Box::new(move || {
            prepare();
            explore()
        });
        Job { run, ..self }
    }
}

/// Runs the jobs as tests, or one job in a process that was started for it. The jobs' output goes
/// to a directory in `temporary`.
pub fn main(temporary: &'static str, mut jobs: Vec<Job>) -> ! {
    TEMPORARY.get_or_init(|| temporary);
    refuse_bounds();
    if let Ok(name) = env::var(JOB) {
        let job = jobs.into_iter().find(|job| job.name == name);
        let result = (job.expect("the suite has this job").run)();
        let (Ok(said) | Err(said)) = &result;
        println!("{said}");
        process::exit(result.is_err().into());
    }
    let directory = directory();
    fs::create_dir_all(&directory).expect("the target directory is writable");
    report(&format!("counterexamples go to {}\n", directory.display()));
    let arguments = Arguments::from_args();
    if env::var_os(FAIL_FAST).is_some() || arguments.include_ignored {
        // The smallest first, so that a long run that is interrupted has done as many as possible.
        jobs.sort_by_key(|job| (job.ignored, job.size));
    } else {
        // The largest first, so that no core waits for a large job at the end.
        jobs.sort_by_key(|job| Reverse(job.size));
    }
    if let Ok(most) = env::var(MOST) {
        let most = most.parse().unwrap_or_else(|e| panic!("{MOST}: {e}"));
        let leave_out = |job: &mut Job| job.ignored |= job.size > most;
        jobs.iter_mut().for_each(leave_out);
    }
    results::begin(&mut jobs, |job| selects(&arguments, job));
    let trials = jobs.into_iter().map(|job| {
        let ignored = job.ignored;
        Trial::test(job.name.clone(), move || judge_unless_failed(&job)).with_ignored_flag(ignored)
    });
    let start = Instant::now();
    let conclusion = libtest_mimic::run(&arguments, trials.collect());
    let sum = SUM.lock().expect("no panics");
    report(&format!(
        "{}: {} executions explored, {} variants killed, {} survived as expected, {} failed, {:.0} s{}\n",
        results::engine(),
        sum.executions,
        sum.killed,
        sum.survived,
        conclusion.num_failed,
        start.elapsed().as_secs_f64(),
        told(),
    ));
    conclusion.exit();
}

/// Ends the process if the environment has a variable of loom's: the suites have their own bounds, for which
/// the numbers of executions are compared.
fn refuse_bounds() {
    let mut names = env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
    let shows = ["LOOM_LOG", "LOOM_LOCATION"];
    if let Some(name) = names.find(|name| name.starts_with("LOOM_") && !shows.contains(&&**name)) {
        report(&format!("{name} would change what is explored: unset it\n"));
        process::exit(2);
    }
}

/// Returns the variables in the environment that change what a suite explores.
fn told() -> String {
    let own = |name: &str| name.starts_with("CHASE_LEV_") || name.starts_with("SHUTTLE_");
    let changes = |name: &str| own(name) && ![JOB, RESULTS].contains(&name);
    let set = env::vars().filter(|(name, _)| changes(name));
    set.map(|(name, value)| format!(", with {name}={value}")).collect()
}

/// Saves and shows the execution that failed, and ends the process.
pub fn end(failed: &exploration::Failed, show: fn(&exploration::Failed)) -> ! {
    results::keep(failed);
    show(failed);
    process::exit(KILLED)
}

/// The results of all jobs so far.
#[derive(Default)]
struct Sum {
    jobs: usize,
    executions: usize,
    killed: usize,
    survived: usize,
}

static SUM: LazyLock<Mutex<Sum>> = LazyLock::new(Mutex::default);

/// Returns `true` if the command line selects this job.
fn selects(arguments: &Arguments, job: &Job) -> bool {
    let trial = Trial::test(&job.name, || Ok(())).with_ignored_flag(job.ignored);
    !arguments.is_filtered_out(&trial) && !arguments.is_ignored(&trial)
}

/// Adds a job that has the expected result to the sum, and prints it.
fn done(job: &Job, executions: usize, what: &str) {
    let mut sum = SUM.lock().expect("no panics");
    sum.jobs += 1;
    sum.executions += executions;
    match job.expect {
        Expect::Passes => {}
        Expect::Killed { .. } => sum.killed += 1,
        Expect::Survives { .. } => sum.survived += 1,
    }
    report(&format!("{:>4}  {:68}  {what}\n", sum.jobs, job.name));
}

/// Returns the number of executions in the last line of an output.
fn executions(output: &str) -> usize {
    let mut words = output.lines().last().unwrap_or_default().split_whitespace();
    words.find_map(|word| word.parse().ok()).unwrap_or(0)
}

/// Runs a job, unless an earlier one has failed and the suite is to stop after the first failure.
fn judge_unless_failed(job: &Job) -> Result<(), Failed> {
    static FAILED: AtomicBool = AtomicBool::new(false);
    if FAILED.load(Relaxed) && env::var_os(FAIL_FAST).is_some() {
        return Err("left out, because another job failed".into());
    }
    judge(job).inspect_err(|_| FAILED.store(true, Relaxed))
}

/// Runs a job in a separate process, compares the result with the expected one, and stores it.
fn judge(job: &Job) -> Result<(), Failed> {
    let (path, errors) = (path(&job.name, "txt"), path(&job.name, "err"));
    let start = Instant::now();
    let status = run(job, &path, &errors);
    let time = start.elapsed();
    let (output, errors) = (fs::read_to_string(path)?, fs::read_to_string(errors)?);
    let passed = matches!(&status, Ok(status) if status.success());
    let killed = matches!(&status, Ok(status) if status.code().is_none_or(|code| code == KILLED));
    let failure = failure(&output).filter(|_| killed);
    let (verdict, explored, message) = match failure {
        Some((_, message, count)) => (Verdict::Fails, count, Some(message)),
        None if passed => (Verdict::Holds, executions(&output), None),
        None => (Verdict::Unknown, executions(&output), None),
    };
    let problem = match (job.expect, message) {
        (Expect::Killed { by, within }, Some(message)) => {
            judge_kill(by, within, message, explored).map(String::from)
        }
        (_, Some(_)) => Some(String::from("killed")),
        (Expect::Passes | Expect::Survives { .. }, None) if passed => None,
        (_, None) => Some(status.map_or_else(|e| e.to_string(), |status| status.to_string())),
    };
    let problem = problem.map(|problem| {
        let expected = job.expect;
        format!("{problem}, but expected {expected:?}:\n{output}{errors}")
    });
    let problem = problem.as_deref().map(str::trim_end);
    results::add(job, verdict, explored, time, message, problem);
    if let Some(problem) = problem {
        return Err(problem.into());
    }
    let said = match (job.expect, failure) {
        (_, Some((of, what, count))) => format!("killed in execution {count} of {of}: {what}"),
        (Expect::Survives { reason }, None) => format!("survives: {}, {reason}", output.trim()),
        _ => output.trim_end().to_owned(),
    };
    done(job, explored, &said);
    Ok(())
}

/// Returns the way in which a kill differs from the expected one, if it does.
fn judge_kill(
    by: &[&str],
    within: Option<usize>,
    message: &str,
    count: usize,
) -> Option<&'static str> {
    if !by.iter().any(|by| message.contains(by)) {
        return Some("killed with another message");
    }
    if Failure::of(message).is_none() {
        return Some("killed by a failure of an unknown kind");
    }
    if STEPS_ARE_JOINED.get() || results::is_compared_later() {
        return None;
    }
    match within {
        None => Some(results::LACKING),
        Some(within) if count > within => Some("killed late"),
        Some(within) if count < within && cfg!(loom) => Some("killed early"),
        Some(_) => None,
    }
}

/// Returns the scenario, the message and the number of the execution that failed.
fn failure(output: &str) -> Option<(&str, &str, usize)> {
    let lines: Vec<_> = output.lines().collect();
    let count = lines.iter().position(|line| line.starts_with(COUNT))?;
    let [scenario, message] = lines[count.checked_sub(2)?..count] else {
        return None;
    };
    Some((scenario, message, lines[count][COUNT.len()..].parse().ok()?))
}

/// The directory that [`main`] was given. Only a test target knows where Cargo allows it to write.
static TEMPORARY: OnceLock<&str> = OnceLock::new();

/// Returns the directory for the outputs of this checker.
///
/// # Panics
///
/// Panics outside of [`main`].
pub fn directory() -> PathBuf {
    let checker = if cfg!(shuttle) { "shuttle" } else { "loom" };
    Path::new(TEMPORARY.get().expect("`main` has been called")).join(checker)
}

/// Returns the path for a job's output, where a counterexample stays. A long name loses its
/// beginning, which the names of a run have in common.
pub fn path(name: &str, extension: &str) -> PathBuf {
    let words = name.split(|c: char| !c.is_alphanumeric() && !".@".contains(c));
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    let file = words.join("-");
    let end = file.char_indices().rev().take(LONGEST).last();
    let start = end.map_or(0, |(start, _)| start);
    directory().join(format!("{}.{extension}", &file[start..]))
}

/// The maximal number of characters in the name of a file, without its extension.
const LONGEST: usize = 200;

/// Runs a job in a separate process.
///
/// # Errors
///
/// Returns an error if the process does not end in time.
fn run(job: &Job, output: &Path, errors: &Path) -> io::Result<ExitStatus> {
    let limit = Duration::from_secs(if job.ignored { 7200 } else { 600 });
    let mut child = Command::new(env::current_exe()?)
        .env(JOB, &job.name)
        .stdin(Stdio::null())
        .stdout(File::create(output)?)
        .stderr(File::create(errors)?)
        .spawn()?;
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        thread::sleep(Duration::from_millis(2));
    }
    child.kill()?;
    child.wait()?;
    Err(io::Error::other(format!("still running after {limit:?}")))
}

/// Prints a line that the test harness does not capture.
fn report(line: &str) {
    let _ = io::stderr().write_all(line.as_bytes());
}
