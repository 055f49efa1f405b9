//! Counts what is below directories: directories, files, links and bytes.
//!
//! A directory is a job of [`chase_lev_pool`]. It is opened relative to its parent, read with
//! `getdents` into a large buffer, and an entry's type is what the file system says there: `statx`
//! is called only if sizes are asked for, or the type is unknown. Links are not followed. What
//! cannot be read is reported and counted, and the walk goes on.
//!
//! - Nobody polls for the end: the walk is a scope of the pool.
//! - Jobs do not recurse, and no path is longer than a name: a tree may be as deep as its file
//!   system lets it be.
//! - Directories stay open only until those in them are open, and only as far as the process may
//!   have descriptors. See [`Walk::new`].
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
mod error;
mod place;
mod walk;

pub use counts::Counts;
pub use error::{Error, Refused};
pub use walk::{Meter, Options, Walk};
