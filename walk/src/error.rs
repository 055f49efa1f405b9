//! What goes wrong.

use core::fmt;
use std::io;
use std::path::PathBuf;

use chase_lev_pool::ThreadPoolBuildError;

/// What could not be opened, read or measured, and why.
#[derive(Debug)]
pub struct Error {
    /// What was to be done: "open", "read" or "measure".
    pub action: &'static str,
    /// With which path. It need be no text, and may be longer than the system takes.
    pub path: PathBuf,
    /// The system's reason.
    pub error: io::Error,
}

impl fmt::Display for Error {
    /// The path is quoted, with escapes, so that it is one line in any case.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot {} {:?}: {}", self.action, self.path, self.error)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// Why there can be no walk.
#[derive(Debug)]
pub enum Refused {
    /// The process may open too few files.
    Descriptors {
        /// Those that it may still open.
        free: usize,
        /// Those without which the threads might have to wait for each other.
        needed: usize,
    },
    /// There is no pool.
    Pool(ThreadPoolBuildError),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Descriptors { free, needed } => write!(
                f,
                "the process may open {free} more files, and the walk needs {needed}: raise the \
                 limit (`ulimit -n`), or use fewer threads"
            ),
            Refused::Pool(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Refused {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Refused::Descriptors { .. } => None,
            Refused::Pool(error) => Some(error),
        }
    }
}
