//! Recordings of the workers at work, for a person to look at. With the feature `trace`.
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

use core::fmt;
use core::mem;
use core::time::Duration;
use std::borrow::Cow;
use std::error::Error;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use crate::notes;

pub use crate::notes::{Job, Moment, Seat, Slice, Source, Span, Thread, What};
pub use arrows::{Arrow, Because, Place};

/// A recording, from its start on. There is one at a time.
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
        let recording = notes::start().then(|| Recording(()));
        recording.ok_or(AlreadyRecording(()))
    }

    /// Ends it. What is going on at this moment is recorded until now.
    pub fn stop(self) -> Trace {
        // When it is dropped, there may be another.
        mem::forget(self);
        let (length, threads) = notes::stop();
        Trace { length, threads }
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        notes::stop();
    }
}

/// The error that something records already.
#[derive(Debug)]
pub struct AlreadyRecording(());

impl fmt::Display for AlreadyRecording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the process is being recorded already: stop or drop that recording first")
    }
}

impl Error for AlreadyRecording {}

/// A part of what the current thread does, from here on until the result is dropped: for what a
/// program wants to see beside what the pool does. `name` is called if something records.
#[must_use = "it ends when it is dropped"]
pub fn span(name: impl FnOnce() -> String) -> Span {
    notes::span(name)
}

/// The result of a recording. Times are counted from the start.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The length of the recording.
    pub length: Duration,
    /// The threads, workers first.
    pub threads: Vec<Thread>,
}

impl Trace {
    /// Writes it to a file, as JSON.
    ///
    /// # Errors
    ///
    /// If the file cannot be written. The error names it.
    pub fn save(&self, path: impl AsRef<Path>) -> io::Result<()> {
        let path = path.as_ref();
        let write = |file| {
            let mut file = BufWriter::new(file);
            self.write_json(&mut file).and_then(|()| file.flush())
        };
        let about = |error: io::Error| {
            let text = format!("cannot write the trace to {}: {error}", path.display());
            io::Error::new(error.kind(), text)
        };
        File::create(path).and_then(write).map_err(about)
    }
}

impl What {
    /// A few words for it.
    pub fn label(&self) -> Cow<'_, str> {
        match self {
            What::Run(job, _) => Cow::Borrowed(short(job.closure)),
            What::Span(name) => name.into(),
            what => what.kind().into(),
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            What::Run(..) => "run",
            What::Search => "search",
            What::Sleep(_) => "sleep",
            What::Wait => "wait",
            What::Call => "call",
            What::Span(_) => "span",
        }
    }
}

impl Source {
    fn label(self) -> &'static str {
        match self {
            Source::Own => "its own deque",
            Source::Stolen(_) => "another's deque",
            Source::Injector => "the injector",
            Source::Mail => "its mail",
            Source::Scope => "the scope's queue",
        }
    }
}

/// The function that a closure is in, with its module: the program's, not those of this crate
/// around it.
pub fn short(closure: &str) -> &str {
    let own = concat!(env!("CARGO_CRATE_NAME"), "::");
    let mut paths = closure.split(['<', '>', ',', ' ']);
    let path = paths
        .find(|path| path.contains("::") && !path.starts_with(own) && !path.starts_with("::"))
        .unwrap_or(closure)
        .trim_end_matches("::{{closure}}");
    match path.rmatch_indices("::").nth(1) {
        Some((end, separator)) => &path[end + separator.len()..],
        None => path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closure_is_called_after_its_function() {
        for (closure, name) in [
            ("program::main", "program::main"),
            ("program::main::{{closure}}::{{closure}}", "program::main"),
            ("program::sort::quick::{{closure}}", "sort::quick"),
            (
                "chase_lev_pool::scope::run<(), program::main::{{closure}}>::{{closure}}",
                "program::main",
            ),
            (
                "chase_lev_pool::spawn::{{closure}}",
                "chase_lev_pool::spawn",
            ),
        ] {
            assert_eq!(short(closure), name, "{closure}");
        }
    }
}
