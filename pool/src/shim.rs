//! Atomics, locks and threads: the machine's, or a checker's.

#[cfg_attr(all(loom, feature = "loom"), path = "shim/loom.rs")]
#[cfg_attr(all(shuttle, feature = "shuttle"), path = "shim/shuttle.rs")]
mod machine;

use chase_lev_atomics::Atomic;

pub use chase_lev_atomics::{Arc, fence, has_barriers, heavy_fence, light_fence, thread_local};
pub use machine::{Mutex, MutexGuard, Parker, Unparker, thread};

/// A number that threads share.
pub type Number = Atomic<usize>;
