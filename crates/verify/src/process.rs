//! Child processes. None of them outlives this one.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use itertools::Itertools;
use process_wrap::std::{CommandWrap, ProcessGroup};

/// The time that a process group has to end by itself after the signal.
const GRACE: Duration = Duration::from_secs(5);

/// The signal that asks a process group to end.
const SIGTERM: i32 = 15;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Makes Ctrl-C end the child processes first, and then this one.
pub fn end_with_interrupt() -> Result<()> {
    ctrlc::set_handler(|| INTERRUPTED.store(true, SeqCst)).context("Ctrl-C cannot be handled")
}

/// Returns `true` after a Ctrl-C.
pub fn interrupted() -> bool {
    INTERRUPTED.load(SeqCst)
}

/// Runs a process in its own group, with its output in `log`. Calls `tick` a few times a
/// second. Returns `None` after a Ctrl-C.
pub fn run(command: Command, log: &Path, mut tick: impl FnMut()) -> Result<Option<ExitStatus>> {
    run_while(command, log, || {
        tick();
        true
    })
}

/// Runs a process in the same way, and ends it after this time. Returns `None` after that or a
/// Ctrl-C.
pub fn run_within(command: Command, log: &Path, limit: Duration) -> Result<Option<ExitStatus>> {
    let start = Instant::now();
    run_while(command, log, || start.elapsed() < limit)
}

/// Runs a process until `goes_on` returns `false`.
fn run_while(
    mut command: Command,
    log: &Path,
    mut goes_on: impl FnMut() -> bool,
) -> Result<Option<ExitStatus>> {
    let what = command.get_program().to_string_lossy().into_owned();
    let output = File::create(log).with_context(|| log.display().to_string())?;
    let errors = output.try_clone()?;
    command.stdin(Stdio::null()).stdout(output).stderr(errors);
    let mut group = CommandWrap::from(command);
    group.wrap(ProcessGroup::leader());
    let child = group.spawn();
    let mut child = child.with_context(|| format!("{what} does not start"))?;
    while goes_on() && !interrupted() {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        thread::sleep(Duration::from_millis(250));
    }
    let _ = child.signal(SIGTERM);
    let start = Instant::now();
    while start.elapsed() < GRACE && child.try_wait()?.is_none() {
        thread::sleep(Duration::from_millis(50));
    }
    let _ = child.kill();
    Ok(None)
}

/// Returns the last lines of a log.
pub fn tail(log: &Path) -> String {
    let text = fs::read_to_string(log).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.tail(20).join("\n")
}
