//! Explorations as tests, each in a process of its own: a failing model can
//! abort its process, and one at a time explores faster than two in one.

use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use libtest_mimic::{Arguments, Failed, Trial};

use super::Explored;

/// With what status a process ends in which a model failed.
pub const KILLED: i32 = 86;

/// The job that a process is to do.
const JOB: &str = "CHASE_LEV_JOB";

/// What should come of an exploration.
#[derive(Clone, Copy, Debug)]
pub enum Expect {
    /// It ends, having explored enough.
    Passes,
    /// It fails with this message, after at most so many executions.
    Killed { by: &'static str, within: usize },
    /// It ends, and finds nothing wrong with a variant, for this reason.
    Survives { floor: usize, reason: &'static str },
}

/// An exploration, and what should come of it.
pub struct Job {
    pub name: String,
    pub expect: Expect,
    /// Whether it is left out of the default run.
    pub ignored: bool,
    /// Explores, and says what is missing.
    pub run: Box<dyn Fn() -> Result<Explored, String> + Send>,
}

/// Runs the jobs as tests; or, in a process made for it, one of them.
pub fn main(jobs: Vec<Job>) -> ! {
    if let Ok(name) = env::var(JOB) {
        let job = jobs.into_iter().find(|job| job.name == name);
        match (job.expect("a job of this name").run)() {
            Ok(explored) => println!("{explored}"),
            Err(missing) => {
                println!("{missing}");
                process::exit(1);
            }
        }
        process::exit(0);
    }
    report(&format!(
        "counterexamples go to {}\n",
        env!("CARGO_TARGET_TMPDIR")
    ));
    let trials = jobs.into_iter().map(|job| {
        let ignored = job.ignored;
        Trial::test(job.name.clone(), move || judge(&job)).with_ignored_flag(ignored)
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit();
}

/// Does a job in a process of its own and compares.
fn judge(job: &Job) -> Result<(), Failed> {
    let path = output_path(&job.name);
    let status = run(job, &path)?;
    let output = fs::read_to_string(&path)?;
    let mut lines = output.lines();
    let killed = status.code().is_none_or(|code| code == KILLED);
    match job.expect {
        Expect::Passes if status.success() => {
            report(&format!("{:50}{output}", job.name));
            Ok(())
        }
        Expect::Survives { reason, .. } if status.success() => {
            report(&format!(
                "{:50}survives{output}{:58}({reason})\n",
                job.name, ""
            ));
            Ok(())
        }
        Expect::Killed { by, within } if killed => {
            let message = lines.nth(1).unwrap_or_default();
            let count = lines
                .next()
                .and_then(|line| line.strip_prefix("in execution "));
            let count = count.and_then(|count| count.parse::<usize>().ok());
            report(&format!(
                "{:50}killed in execution {}: {message}\n",
                job.name,
                count.map_or(String::from("?"), |count| count.to_string()),
            ));
            match count {
                _ if !message.contains(by) => {
                    Err(format!("not killed by \"{by}\":\n{output}").into())
                }
                Some(count) if count <= within => Ok(()),
                _ => Err(format!("not killed within {within} executions:\n{output}").into()),
            }
        }
        expected => Err(format!("{status}, but expected {expected:?}:\n{output}").into()),
    }
}

/// Where a job's output goes, and a counterexample stays.
fn output_path(name: &str) -> PathBuf {
    let plain = |c: char| {
        if c.is_alphanumeric() || c == '.' {
            c
        } else {
            '-'
        }
    };
    let name: String = name.chars().map(plain).collect();
    let words = name.split('-').filter(|word| !word.is_empty());
    let name = words.collect::<Vec<_>>().join("-");
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name + ".txt")
}

/// # Errors
///
/// If there is no end to it.
fn run(job: &Job, path: &Path) -> Result<ExitStatus, Failed> {
    let limit = Duration::from_secs(if job.ignored { 7200 } else { 600 });
    let output = File::create(path)?;
    let mut child = Command::new(env::current_exe()?)
        .env(JOB, &job.name)
        .stdin(Stdio::null())
        .stderr(output.try_clone()?)
        .stdout(output)
        .spawn()?;
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        thread::sleep(Duration::from_millis(2));
    }
    stop(&mut child)?;
    Err(format!("no end in sight after {limit:?}").into())
}

fn stop(child: &mut Child) -> io::Result<()> {
    child.kill()?;
    child.wait()?;
    Ok(())
}

/// Prints past what a test harness captures.
fn report(line: &str) {
    let _ = io::stderr().write_all(line.as_bytes());
}
