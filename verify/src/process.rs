//! Child processes, none of which outlives this one.

use std::fs::File;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use process_wrap::std::{ChildWrapper, CommandWrap, ProcessGroup};

/// How long a process group has to end by itself when it is told to.
const GRACE: Duration = Duration::from_secs(5);

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// From now on, Ctrl-C ends the processes that run, and then this one.
pub fn end_with_interrupt() -> Result<()> {
    ctrlc::set_handler(|| INTERRUPTED.store(true, SeqCst)).context("Ctrl-C cannot be handled")
}

/// Whether there was a Ctrl-C.
pub fn interrupted() -> bool {
    INTERRUPTED.load(SeqCst)
}

/// A process with all that it starts.
pub struct Process(Box<dyn ChildWrapper>);

impl Process {
    /// Starts it; what it prints goes to `log`.
    pub fn start(mut command: Command, log: &Path) -> Result<Self> {
        let what = command.get_program().to_string_lossy().into_owned();
        let output = File::create(log).with_context(|| log.display().to_string())?;
        let errors = output.try_clone()?;
        command.stdin(Stdio::null()).stdout(output).stderr(errors);
        let mut wrap = CommandWrap::from(command);
        wrap.wrap(ProcessGroup::leader());
        let child = wrap
            .spawn()
            .with_context(|| format!("{what} does not start"))?;
        Ok(Process(child))
    }

    /// Waits for its end, and calls `meanwhile` a few times a second. `None` after a Ctrl-C.
    pub fn wait(mut self, mut meanwhile: impl FnMut()) -> Result<Option<ExitStatus>> {
        while !interrupted() {
            if let Some(status) = self.0.try_wait()? {
                return Ok(Some(status));
            }
            meanwhile();
            thread::sleep(Duration::from_millis(100));
        }
        self.stop()?;
        Ok(None)
    }

    /// Asks the group to end, waits a while, and then ends it.
    fn stop(&mut self) -> Result<()> {
        #[cfg(unix)]
        {
            const SIGTERM: i32 = 15;
            let _ = self.0.signal(SIGTERM);
            let start = Instant::now();
            while start.elapsed() < GRACE {
                if self.0.try_wait()?.is_some() {
                    break;
                }
                thread::sleep(Duration::from_millis(50));
            }
        }
        let _ = self.0.kill();
        Ok(())
    }
}
