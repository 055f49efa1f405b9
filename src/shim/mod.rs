//! The one place that knows which engine runs.
//!
//! `native` is the machine itself. `checked` gives the same names to the types of a checker,
//! `loom` or `shuttle`, and lets a suite watch and bend each access (`hook`). A checker
//! replaces the machine if both its `--cfg` and the feature of its name are given.

#[cfg(not(checker))]
mod barrier;
#[cfg(not(checker))]
mod native;
#[cfg(not(checker))]
mod word;
#[cfg(not(checker))]
pub use native::*;

#[cfg(checker)]
mod checked;
#[cfg(checker)]
pub use checked::*;
#[cfg(checker)]
pub mod hook;

pub mod parts;

#[cfg(all(loom, feature = "loom"))]
#[path = "loom.rs"]
mod engine;
#[cfg(all(shuttle, feature = "shuttle"))]
#[path = "shuttle.rs"]
mod engine;

#[cfg(any(not(checker), all(loom, feature = "loom", crossbeam_loom)))]
mod collector;
#[cfg(any(not(checker), all(loom, feature = "loom", crossbeam_loom)))]
pub use collector::{Collector, Guard};
#[cfg(all(checker, not(all(loom, feature = "loom", crossbeam_loom))))]
mod double;
#[cfg(all(checker, not(all(loom, feature = "loom", crossbeam_loom))))]
pub use double::{Collector, Guard};

#[cfg(sanitize_thread)]
pub use crate::protocol::ReleaseStores as Default;
#[cfg(not(sanitize_thread))]
pub use crate::protocol::Weakest as Default;
