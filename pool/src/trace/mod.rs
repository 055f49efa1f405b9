//! What the workers did, and when: for a person to look at. With the feature `trace`.
//!
//! ```
//! use chase_lev_pool::{ThreadPoolBuilder, join, trace};
//!
//! let pool = ThreadPoolBuilder::new().num_threads(2).build().unwrap();
//! let recording = trace::Recording::start().unwrap();
//! pool.install(|| {
//!     let _span = trace::span(|| "both".to_owned());
//!     join(|| 1, || 2)
//! });
//! let trace = recording.stop();
//!
//! # let folder = std::env::temp_dir();
//! // For a browser.
//! trace.save(folder.join("both.svg")).unwrap();
//! // For <https://ui.perfetto.dev>.
//! trace.save(folder.join("both.json")).unwrap();
//! ```
//!
//! A recording has all pools of the process, and all threads that call them. It has the jobs that
//! are stolen, injected or handed over; searching, waiting and sleeping; who woke whom; and the
//! program's own [spans](span). What a `join` pushes and pops itself is not recorded: that is a
//! part of the job around it.
//!
//! Each event takes a clock's reading and an uncontended lock. Without the feature nothing is
//! compiled of all this.

mod arrows;
mod json;
mod lane;
mod parker;
mod svg;

use core::fmt;
use core::mem;
use core::time::Duration;
use std::borrow::Cow;
use std::error::Error;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

pub use arrows::{Arrow, Because, Place};
pub use lane::Span;

pub(crate) use lane::{Name, call, enlist, found, run, search, stole, submit, wait};
// As in `research`, without which nobody can name them.
#[doc(hidden)]
pub use parker::{Parker, Unparker};

/// What is recorded, from its start on. There is one at a time.
///
/// Dropping it ends it, and forgets it.
#[derive(Debug)]
pub struct Recording(());

impl Recording {
    /// Begins to record.
    ///
    /// # Errors
    ///
    /// If something records already.
    ///
    /// # Examples
    ///
    /// ```
    /// use chase_lev_pool::trace::Recording;
    ///
    /// let recording = Recording::start().unwrap();
    /// assert!(Recording::start().is_err());
    /// drop(recording);
    /// assert!(Recording::start().is_ok());
    /// ```
    pub fn start() -> Result<Self, AlreadyRecording> {
        match lane::start() {
            true => Ok(Recording(())),
            false => Err(AlreadyRecording(())),
        }
    }

    /// Ends it. What is going on at this moment is recorded until now.
    pub fn stop(self) -> Trace {
        // When it is dropped, there may be another.
        mem::forget(self);
        lane::stop()
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        lane::stop();
    }
}

/// Why nothing is recorded.
#[derive(Debug)]
pub struct AlreadyRecording(());

impl fmt::Display for AlreadyRecording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a recording goes on already: stop it, or drop it, before another starts")
    }
}

impl Error for AlreadyRecording {}

/// A part of what the current thread does, from here on until the result is dropped: for what a
/// program wants to see beside what the pool does. `name` is called if something records.
#[must_use = "it ends when it is dropped"]
pub fn span(name: impl FnOnce() -> String) -> Span {
    lane::span(name)
}

/// What was recorded. Times are counted from the start.
#[derive(Clone, Debug)]
pub struct Trace {
    /// How long it was.
    pub length: Duration,
    /// The threads, workers first.
    pub threads: Vec<Thread>,
}

impl Trace {
    /// Writes it to a file: as JSON if that is called `.json`, and as SVG if it is called `.svg`.
    ///
    /// # Errors
    ///
    /// If it is called otherwise, or cannot be written.
    pub fn save(&self, path: impl AsRef<Path>) -> io::Result<()> {
        let path = path.as_ref();
        let about =
            |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let create = || File::create(path).map(BufWriter::new);
        let written = match path.extension().and_then(OsStr::to_str) {
            Some("json") => {
                create().and_then(|mut file| self.write_json(&mut file).and(file.flush()))
            }
            Some("svg") => {
                create().and_then(|mut file| self.write_svg(&mut file).and(file.flush()))
            }
            _ => Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "what it is to be is told by its name: .json or .svg",
            )),
        };
        written.map_err(about)
    }
}

/// What a thread did.
#[derive(Clone, Debug)]
pub struct Thread {
    /// Its name; of a worker without one, its index.
    pub name: String,
    /// The parts, in the order in which they ended. They nest.
    pub slices: Vec<Slice>,
    /// Moments.
    pub moments: Vec<(Duration, Moment)>,
    /// How many slices and moments are missing, for there were more than there is room for.
    pub lost: u64,
    /// Its number among those who can be robbed, if it is a worker.
    seat: Option<Seat>,
}

/// A part of what a thread did.
#[derive(Clone, Debug)]
pub struct Slice {
    /// What it did.
    pub what: What,
    /// When it began.
    pub from: Duration,
    /// When it ended.
    pub to: Duration,
    /// In how many other slices this is.
    pub depth: usize,
}

/// What a thread did for some time.
#[derive(Clone, Debug)]
pub enum What {
    /// It ran a job: the type of the job's closure, and where the job was.
    Run(Job, Source),
    /// It looked for a job.
    Search,
    /// It slept.
    Sleep(Seat),
    /// It waited, in a `join`, at the end of a scope, or for another pool.
    Wait,
    /// It called a pool of which it is no worker.
    Call,
    /// The program's own.
    Span(String),
}

/// A job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The type of its closure.
    pub closure: &'static str,
    /// Where it is.
    address: usize,
}

/// Where a worker had a job from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Its own deque.
    Own,
    /// This worker's deque.
    Stolen(Seat),
    /// The queue of what comes from outside.
    Injector,
    /// What this worker alone was to run.
    Mail,
    /// The queue of a scope: somebody found the job who was not to run it.
    Scope,
}

/// What a thread did at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// It woke this thread, if that slept.
    Wakes(Seat),
    /// It queued a job outside of its deque.
    Submits(usize),
}

/// Where a thread sleeps: each worker has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(usize);

impl What {
    /// A few words for it.
    pub fn label(&self) -> Cow<'_, str> {
        match self {
            What::Run(job, _) => Cow::Borrowed(lane::short(job.closure)),
            What::Search => "search".into(),
            What::Sleep(_) => "sleep".into(),
            What::Wait => "wait".into(),
            What::Call => "call".into(),
            What::Span(name) => name.into(),
        }
    }
}
