//! What goes wrong.

use std::io;
use std::path::PathBuf;

use chase_lev_pool::ThreadPoolBuildError;

/// What could not be opened, read or measured, and why.
///
/// As text, the path is quoted, with escapes, so that it is one line in any case.
#[derive(Debug, thiserror::Error)]
#[error("cannot {action} {path:?}: {error}")]
pub struct Error {
    /// What was to be done: "open", "read" or "look at".
    pub action: &'static str,
    /// With which path. It need be no text, and may be longer than the system takes.
    pub path: PathBuf,
    /// The system's reason.
    #[source]
    pub error: io::Error,
}

/// Why there can be no walk.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The process may open too few files.
    #[error(
        "the process may open {free} more files, and the walk needs {needed}: raise the limit \
         (`ulimit -n`), or use fewer threads"
    )]
    Descriptors {
        /// Those that it may still open.
        free: usize,
        /// Those without which the threads might have to wait for each other.
        needed: usize,
    },
    /// There is no pool.
    #[error(transparent)]
    Pool(#[from] ThreadPoolBuildError),
}
