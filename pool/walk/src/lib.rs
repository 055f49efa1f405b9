//! Counts the entries of directory trees: directories, files, links and bytes.
//!
//! Each directory is a job of [`chase_lev_pool`]. It is opened relative to its parent, and read with
//! `getdents` into a large buffer. The type of an entry comes from there: `statx` is called only if sizes
//! are wanted, or if the file system does not give the type. Symbolic links are not followed. An entry
//! that cannot be read is reported and counted, and the walk continues.
//!
//! - No thread polls for the end, because the walk is a scope of the pool.
//! - Jobs do not recurse, and no path that is passed to the system is longer than a name. So a tree may
//!   be as deep as its file system allows.
//! - A directory stays open only until its subdirectories are open, and only while the process may have
//!   more descriptors. See [`Walk::new`].
//!
//! ```
//! use chase_lev_walk::{Options, Walk};
//!
//! let mut walk = Walk::new(Options::default(), |error| eprintln!("{error}"))?;
//! let counts = walk.run(&["src".into()]);
//! assert_eq!((counts.directories, counts.links, counts.errors), (1, 0, 0));
//! # Ok::<_, chase_lev_walk::Refused>(())
//! ```
#![cfg(target_os = "linux")]
#![forbid(unsafe_code)]

mod counts;
mod descriptors;
mod entry;
mod error;
mod place;
mod roots;
mod walk;
mod worker;

pub use counts::Counts;
pub use error::{Error, Refused};
pub use walk::{Meter, Options, Walk};
