//! The command line.

use std::error::Error;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use chase_lev_walk::{Counts, Options, walk};
use clap::Parser;
use rustix::io::fcntl_getfd;
use rustix::stdio::stdout;

/// Counts the directories, files and links in a directory tree, and adds up their sizes
///
/// Symbolic links are not followed. Entries that cannot be read are reported and counted as errors.
///
/// Ends with status 0 if everything could be read, with 1 if not, and with 2 if the walk could not
/// start or the counts could not be written.
#[derive(Parser)]
#[command(name = "walk", version)]
struct Arguments {
    /// The root of the tree
    #[arg(value_name = "PATH", default_value = ".")]
    root: PathBuf,
    /// Add up sizes as well, which takes a system call for each entry; a file with several hard
    /// links counts once
    #[arg(short, long)]
    sizes: bool,
    /// The number of threads; 0 means one for each processor
    #[arg(short, long, value_name = "NUMBER", default_value_t = 0)]
    threads: usize,
    /// Record the workers' actions as JSON for ui.perfetto.dev
    #[cfg(feature = "trace")]
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

pub fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            say(&error);
            ExitCode::from(2)
        }
    }
}

/// True if the program was started without a standard output. Before `main`, Rust's runtime opens
/// `/dev/null` in its place.
static NO_OUTPUT: AtomicBool = AtomicBool::new(false);

ctor::declarative::ctor! {
    // SAFETY: a system call and a store need nothing that is set up only later.
    #[ctor(unsafe)]
    fn look_for_output() {
        NO_OUTPUT.store(fcntl_getfd(stdout()).is_err(), Relaxed);
    }
}

/// Writes to standard error. Nobody could be told that this fails.
fn say(error: &dyn Display) {
    _ = writeln!(io::stderr(), "walk: {error}");
}

/// Walks, prints the counts, and returns `true` if everything could be read.
fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    #[cfg(feature = "trace")]
    let _recording = arguments.trace.as_deref().map(record).transpose()?;
    if NO_OUTPUT.load(Relaxed) {
        return Err("there is no standard output to which the counts could be written".into());
    }
    let &Arguments { threads, sizes, .. } = arguments;
    let start = Instant::now();
    let counts = walk(&arguments.root, Options { threads, sizes }, &|error| {
        say(error);
    })?;
    io::stdout().write_all(summary(&counts, sizes, start.elapsed()).as_bytes())?;
    Ok(counts.errors == 0)
}

fn summary(counts: &Counts, sizes: bool, time: Duration) -> String {
    let rows = [
        ("directories", counts.directories.into()),
        ("files", counts.files.into()),
        ("links", counts.links.into()),
        ("others", counts.others.into()),
        ("errors", counts.errors.into()),
        ("bytes", counts.bytes),
        ("allocated", counts.allocated),
    ];
    let shown = if sizes { 7 } else { 5 };
    let rows = rows[..shown].iter();
    let text: String = rows.map(|(name, number)| format!("{name:<12}{number:>20}\n")).collect();
    let seconds = time.as_secs_f64();
    let rate = counts.entries() as f64 / seconds;
    text + &format!("{seconds:.3} s, {rate:.0} entries a second\n")
}

/// Starts a recording. The file is complete when the guard is dropped.
#[cfg(feature = "trace")]
fn record(path: &std::path::Path) -> Result<tracing_chrome::FlushGuard, Box<dyn Error>> {
    use tracing_subscriber::layer::SubscriberExt;

    let about = |error| format!("cannot write the trace to {}: {error}", path.display());
    let file = std::fs::File::create(path).map_err(about)?;
    let builder = tracing_chrome::ChromeLayerBuilder::new().writer(file);
    let (layer, guard) = (builder.include_args(true).include_locations(false)).build();
    tracing::subscriber::set_global_default(tracing_subscriber::registry().with(layer))?;
    Ok(guard)
}
