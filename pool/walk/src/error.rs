//! The errors of a walk.

use std::io;
use std::path::PathBuf;

use chase_lev_pool::ThreadPoolBuildError;

/// An entry that could not be opened, read or examined.
///
/// The message quotes and escapes the path, so that it is a single line whatever the path contains.
#[derive(Debug, thiserror::Error)]
#[error("cannot {action} {path:?}: {error}")]
pub struct Error {
    /// The action that failed: "open", "read" or "access".
    pub action: &'static str,
    /// The path of the entry. It need not be valid Unicode, and may be longer than the system's limit.
    pub path: PathBuf,
    /// The system's reason.
    #[source]
    pub error: io::Error,
}

/// A reason why a walk cannot start.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The process may open too few files.
    #[error(
        "the process may open {free} more files, but the walk needs {needed}: raise the limit \
        (`ulimit -n`), or use fewer threads"
    )]
    Descriptors {
        /// The number of files that the process may still open.
        free: usize,
        /// The number of files that the threads need, so that none of them has to wait for another.
        needed: usize,
    },
    /// The thread pool could not be built.
    #[error(transparent)]
    Pool(#[from] ThreadPoolBuildError),
}
