//! The command line.

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_walk::{Counts, Meter, Options, Walk};
use clap::Parser;
use indicatif::HumanCount;

use crate::recording::record;

/// Counts the directories, files and links in directory trees, and adds up their sizes
///
/// Symbolic links are not followed. Entries that cannot be read are reported and counted as errors.
///
/// Ends with status 0 if everything could be read, with 1 if not, and with 2 if the walk could not start.
#[derive(Parser)]
#[command(name = "walk", version)]
struct Arguments {
    /// The roots of the trees
    #[arg(value_name = "PATH", default_value = ".")]
    roots: Vec<PathBuf>,
    /// Add up sizes as well, which takes a system call for each entry; a file with several hard links counts once
    #[arg(short, long)]
    sizes: bool,
    /// The number of threads; 0 means one for each processor
    #[arg(short, long, value_name = "NUMBER", default_value_t = 0)]
    threads: usize,
    /// Show the progress even if standard error is not a terminal
    #[arg(short, long)]
    progress: bool,
    /// Record the workers' actions as JSON for ui.perfetto.dev; needs a build with `--features trace`
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

/// The time between two updates of the progress.
const PERIOD: Duration = Duration::from_millis(100);

/// Returns to the start of a terminal's line and erases it.
const ERASE: &str = "\r\x1b[K";

pub fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("walk: {error}");
            ExitCode::from(2)
        }
    }
}

/// Walks, prints the counts, and returns the number of errors.
fn run(arguments: Arguments) -> Result<u64, Box<dyn Error>> {
    let terminal = io::stderr().is_terminal();
    let shown = terminal || arguments.progress;
    let progress = Progress { shown, terminal };
    let _recording = arguments.trace.as_deref().map(record).transpose()?;
    let (threads, sizes) = (arguments.threads, arguments.sizes);
    let mut walk = Walk::new(Options { threads, sizes }, move |error| progress.say(error))?;
    let start = Instant::now();
    let meter = walk.meter();
    let counts = thread::scope(|scope| {
        let (_end, ended) = channel();
        let show = |text: &str| _ = io::stderr().write_all(text.as_bytes());
        scope.spawn(move || progress.show(&meter, start, &ended, show));
        walk.run(&arguments.roots)
    });
    let text = summary(&counts, sizes, walk.threads(), start.elapsed());
    let written = io::stdout().write_all(text.as_bytes());
    written.map_err(|error| format!("cannot write the counts: {error}"))?;
    Ok(counts.errors)
}

/// The output on standard error during the walk.
#[derive(Clone, Copy)]
struct Progress {
    shown: bool,
    /// True if a line can be overwritten.
    terminal: bool,
}

impl Progress {
    /// Shows the number of entries until the other end of the channel is dropped. Errors in writing it are
    /// ignored.
    fn show(self, meter: &Meter, start: Instant, ended: &Receiver<()>, mut show: impl FnMut(&str)) {
        while self.shown && ended.recv_timeout(PERIOD) == Err(RecvTimeoutError::Timeout) {
            let (entries, seconds) = (HumanCount(meter.entries()), start.elapsed().as_secs_f64());
            let line = format!("{entries} entries, {seconds:.1} s");
            show(&match self.terminal {
                true => format!("{ERASE}{line}"),
                false => format!("{line}\n"),
            });
        }
        if self.terminal {
            show(ERASE);
        }
    }

    /// Writes an error on a line of its own.
    fn say(self, error: &dyn Error) {
        let erase = if self.terminal { ERASE } else { "" };
        eprintln!("{erase}walk: {error}");
    }
}

fn summary(counts: &Counts, sizes: bool, threads: usize, time: Duration) -> String {
    let mut rows = vec![
        ("directories", counts.directories),
        ("files", counts.files),
        ("links", counts.links),
        ("others", counts.others),
        ("errors", counts.errors),
    ];
    if sizes {
        rows.extend([("bytes", counts.bytes), ("allocated", counts.allocated)]);
    }
    let mut text = String::new();
    for (name, number) in rows {
        text += &format!("{name:<12}{:>20}\n", HumanCount(number).to_string());
    }
    let seconds = time.as_secs_f64();
    let rate = HumanCount((counts.entries() as f64 / seconds) as u64);
    text + &format!("{seconds:.3} s, {threads} threads, {rate} entries a second\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_shown_until_the_end() {
        let mut walk = Walk::new(Options::default(), |_| {}).expect("a walk");
        walk.run(&[]);
        for (shown, terminal) in [(false, false), (true, false), (true, true)] {
            let (end, ended) = channel();
            // The loop ends once something is shown.
            let (mut end, mut text) = (shown.then_some(end), String::new());
            let progress = Progress { shown, terminal };
            progress.show(&walk.meter(), Instant::now(), &ended, |part| {
                text += part;
                end = None;
            });
            assert_eq!(text.contains("0 entries, 0."), shown, "{text:?}");
            assert_eq!(text.ends_with(ERASE), terminal, "{text:?}");
        }
    }
}
