//! Atomics, locks and threads: those of the machine, or those of a checker.

use chase_lev_atomics::Atomic;

pub use chase_lev_atomics::{Arc, fence, has_barriers, heavy_fence, light_fence, thread_local};
pub use chase_lev_wait::{Mutex, MutexGuard, Parker, Unparker, thread};

/// A number that threads share.
pub type Number = Atomic<usize>;
