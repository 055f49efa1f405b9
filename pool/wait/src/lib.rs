//! Parkers, locks and threads: those of the machine, or those of a checker.
//!
//! With `--cfg loom` and the feature `loom`, loom's types replace the machine's; shuttle alike.

#[cfg_attr(all(loom, feature = "loom"), path = "loom.rs")]
#[cfg_attr(all(shuttle, feature = "shuttle"), path = "shuttle.rs")]
mod machine;

pub use machine::{Mutex, MutexGuard, Parker, Unparker, thread};
