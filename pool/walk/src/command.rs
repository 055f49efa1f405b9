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

use crate::recording::{Recording, record};

/// Counts the directories, files and links in directory trees, and adds up their sizes
///
/// Symbolic links are not followed. Entries that cannot be read are reported and counted as errors.
///
/// Ends with status 0 if everything could be read, with 1 if not or if the counts could not be written, and
/// with 2 if the walk could not start.
#[derive(Parser)]
#[command(name = "walk", version)]
struct Arguments {
    /// The roots of the trees
    #[arg(value_name = "PATH", default_value = ".")]
    roots: Vec<PathBuf>,
    /// Add up sizes as well, which takes a system call for each entry; a file with several hard links counts once
    #[arg(short, long)]
    sizes: bool,
    /// Stay on the file systems of the roots
    #[arg(short = 'x', long)]
    one_file_system: bool,
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
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            say(&format!("walk: {error}\n"));
            ExitCode::from(2)
        }
    }
}

/// Writes to standard error. Nobody could be told that this fails.
fn say(text: &str) {
    _ = io::stderr().write_all(text.as_bytes());
}

/// Walks, prints the counts, and returns true if everything could be read and written.
fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    let terminal = io::stderr().is_terminal();
    let shown = terminal || arguments.progress;
    let progress = Progress { shown, terminal };
    let recording = arguments.trace.as_deref().map(record).transpose()?;
    let (threads, sizes) = (arguments.threads, arguments.sizes);
    let one_file_system = arguments.one_file_system;
    let options = Options {
        threads,
        sizes,
        one_file_system,
    };
    let mut walk = Walk::new(options, move |error| progress.say(error))?;
    let start = Instant::now();
    let meter = walk.meter();
    let counts = thread::scope(|scope| {
        let (_end, ended) = channel();
        scope.spawn(move || progress.show(&meter, start, &ended, say));
        walk.run(&arguments.roots)
    });
    let text = summary(&counts, sizes, walk.threads(), start.elapsed());
    drop(walk);
    let written = io::stdout().write_all(text.as_bytes());
    let written = written.map_err(|error| format!("cannot write the counts: {error}"));
    let recorded = recording.map_or(Ok(()), Recording::end);
    let failures = [written.err(), recorded.err()];
    (failures.iter().flatten()).for_each(|failure| say(&format!("walk: {failure}\n")));
    Ok(counts.errors == 0 && failures == [None, None])
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
            show(&if self.terminal {
                format!("{ERASE}{line}")
            } else {
                format!("{line}\n")
            });
        }
        if self.terminal {
            show(ERASE);
        }
    }

    /// Writes an error on a line of its own.
    fn say(self, error: &dyn Error) {
        let erase = if self.terminal { ERASE } else { "" };
        say(&format!("{erase}walk: {error}\n"));
    }
}

fn summary(counts: &Counts, sizes: bool, threads: usize, time: Duration) -> String {
    let mut rows: Vec<(&str, u128)> = vec![
        ("directories", counts.directories.into()),
        ("files", counts.files.into()),
        ("links", counts.links.into()),
        ("others", counts.others.into()),
        ("errors", counts.errors.into()),
    ];
    if sizes {
        rows.extend([("bytes", counts.bytes), ("allocated", counts.allocated)]);
    }
    let mut text = String::new();
    for (name, number) in rows {
        text += &format!("{name:<12}{:>20}\n", grouped(number));
    }
    let seconds = time.as_secs_f64();
    let rate = HumanCount((counts.entries() as f64 / seconds) as u64);
    text + &format!("{seconds:.3} s, {threads} threads, {rate} entries a second\n")
}

/// Returns the number with a comma after each three digits, as `HumanCount` does for 64 bits.
fn grouped(number: u128) -> String {
    match u64::try_from(number) {
        Ok(number) => HumanCount(number).to_string(),
        Err(_) => format!("{},{:03}", grouped(number / 1000), number % 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size() {
        for (number, text) in [
            (0, "0"),
            (1234, "1,234"),
            (1 << 64, "18,446,744,073,709,551,616"),
            (10_u128.pow(21), "1,000,000,000,000,000,000,000"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }

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
