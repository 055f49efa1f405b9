//! Counts the entries of a directory tree: directories, files, links and bytes.
//!
//! Each directory is a job of [`chase_lev_pool`]. It is opened relative to its parent, and read
//! with `getdents` into a large buffer. The type of an entry comes from there: `fstatat` is called
//! only if sizes are wanted, or if the file system does not give the type. Symbolic links are not
//! followed. An entry that cannot be read is reported and counted, and the walk continues.
//! A system call that a signal interrupts is repeated.
//!
//! - No thread polls for the end, because the walk is a scope of the pool.
//! - Jobs do not recurse, and no path that is passed to the system is longer than the root's. So a
//!   tree may be as deep as its file system allows.
//! - A directory stays open until its subdirectories are open, unless too many are: then these are
//!   found again from the root.
//!
//! ```
//! use chase_lev_walk::{Options, walk};
//!
//! let counts = walk("src".as_ref(), Options::default(), &|error| eprintln!("{error}"))?;
//! assert_eq!((counts.directories, counts.links, counts.errors), (1, 0, 0));
//! # Ok::<_, chase_lev_walk::StartError>(())
//! ```
#![cfg(target_os = "linux")]
#![forbid(unsafe_code)]

mod counts;
mod directory;
mod walk;

use std::io;
use std::path::PathBuf;

use chase_lev_pool::ThreadPoolBuildError;

pub use counts::Counts;
pub use walk::{Options, walk};

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
