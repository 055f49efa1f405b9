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
    /// The path of the entry. It need not be valid Unicode, and may be longer than the system's
    /// limit.
    pub path: PathBuf,
    /// The system's reason.
    #[source]
    pub error: io::Error,
}

/// The reason why a walk could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// There is no root, or it cannot be examined.
    #[error(transparent)]
    Root(#[from] Error),
    /// The pool cannot be built.
    #[error(transparent)]
    Pool(#[from] ThreadPoolBuildError),
}
