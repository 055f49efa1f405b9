//! The command line.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_walk::{Counts, Meter, Options, Walk};
use clap::Parser;

use crate::recording::Recording;

/// Counts the directories, files and links below some paths, and what they take.
///
/// Links are not followed. What cannot be read is reported, and counted.
///
/// Ends with status 0 if everything could be read, with 1 if not, and with 2 if there was no walk.
#[derive(Parser)]
#[command(name = "walk", version)]
struct Arguments {
    /// Where to begin
    #[arg(value_name = "PATH", default_value = ".")]
    roots: Vec<PathBuf>,
    /// Add up sizes too, which takes a system call for each entry; those of hard links count once
    #[arg(short, long)]
    sizes: bool,
    /// How many directories are read at the same time; 0: as many as there are processors
    #[arg(short, long, value_name = "NUMBER", default_value_t = 0)]
    threads: usize,
    /// Show how far it is, although standard error is no terminal
    #[arg(short, long)]
    progress: bool,
    /// Record what the workers do, as JSON for ui.perfetto.dev. Only in a build with
    /// `--features trace`
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

/// How often the progress is shown.
const PERIOD: Duration = Duration::from_millis(100);

pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let progress = Progress::new(arguments.progress);
    let options = Options {
        threads: arguments.threads,
        sizes: arguments.sizes,
    };
    let report = move |error: &_| progress.say(&format!("walk: {error}"));
    let mut walk = match Walk::new(options, report) {
        Ok(walk) => walk,
        Err(error) => {
            eprintln!("walk: {error}");
            return ExitCode::from(2);
        }
    };
    let recording = match arguments.trace.map(Recording::start).transpose() {
        Ok(recording) => recording,
        Err(error) => {
            eprintln!("walk: {error}");
            return ExitCode::from(2);
        }
    };
    let start = Instant::now();
    let meter = walk.meter();
    let counts = thread::scope(|scope| {
        let (end, ended) = channel();
        scope.spawn(move || progress.show(&meter, start, &ended, &mut io::stderr()));
        let counts = walk.run(&arguments.roots);
        drop(end);
        counts
    });
    let text = summary(&counts, arguments.sizes, walk.threads(), start.elapsed());
    if let Err(error) = io::stdout().write_all(text.as_bytes()) {
        eprintln!("walk: cannot write what was counted: {error}");
        return ExitCode::from(2);
    }
    if let Some(Err(error)) = recording.map(Recording::save) {
        eprintln!("walk: {error}");
        return ExitCode::from(2);
    }
    match counts.errors {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// What is shown while it runs, on standard error.
#[derive(Clone, Copy)]
struct Progress {
    shown: bool,
    /// Whether a line can be written over.
    terminal: bool,
}

impl Progress {
    fn new(asked_for: bool) -> Self {
        let terminal = io::stderr().is_terminal();
        Progress {
            shown: terminal || asked_for,
            terminal,
        }
    }

    /// Shows the number of entries, until the other end of the channel goes.
    fn show(self, meter: &Meter, start: Instant, ended: &Receiver<()>, to: &mut impl Write) {
        if !self.shown {
            return;
        }
        while let Err(RecvTimeoutError::Timeout) = ended.recv_timeout(PERIOD) {
            let seconds = start.elapsed().as_secs_f64();
            let line = format!("{} entries, {seconds:.1} s", grouped(meter.entries()));
            // Nothing is lost if it cannot be shown.
            _ = match self.terminal {
                true => write!(to, "\r{line}\x1b[K"),
                false => writeln!(to, "{line}"),
            };
        }
        if self.terminal {
            _ = write!(to, "\r\x1b[K");
        }
    }

    /// Writes a line that stays.
    fn say(self, line: &str) {
        match self.terminal {
            true => eprintln!("\r\x1b[K{line}"),
            false => eprintln!("{line}"),
        }
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
    let rows = (rows.iter())
        .map(|&(name, number)| format!("{name:<12}{:>20}\n", grouped(number)))
        .collect::<String>();
    let seconds = time.as_secs_f64();
    let rate = grouped((counts.entries() as f64 / seconds) as u64);
    format!("{rows}{seconds:.3} s, {threads} threads, {rate} entries a second\n")
}

/// As `1,234,567`.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Sender;

    use super::*;

    /// Ends what is shown, once something is.
    struct Once(String, Option<Sender<()>>);

    impl Write for Once {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 += str::from_utf8(bytes).expect("text");
            self.1 = None;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn progress_is_shown_until_the_end() {
        let mut walk = Walk::new(Options::default(), |_| {}).expect("a walk");
        walk.run(&[]);
        for (shown, terminal) in [(false, false), (true, false), (true, true)] {
            let (end, ended) = channel();
            let mut to = Once(String::new(), shown.then_some(end));
            let progress = Progress { shown, terminal };
            progress.show(&walk.meter(), Instant::now(), &ended, &mut to);
            let Once(text, _) = to;
            assert_eq!(text.contains("0 entries, 0."), shown, "{text:?}");
            assert_eq!(text.ends_with("\r\x1b[K"), terminal, "{text:?}");
        }
    }

    #[test]
    fn digits_are_grouped() {
        let numbers = [0, 12, 123, 1234, 123_456, 1_234_567];
        let texts = ["0", "12", "123", "1,234", "123,456", "1,234,567"];
        assert_eq!(numbers.map(grouped), texts);
    }
}
