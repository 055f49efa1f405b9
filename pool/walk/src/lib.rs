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
mod error;
mod walk;

pub use counts::Counts;
pub use error::{Error, StartError};
pub use walk::{Options, walk};
