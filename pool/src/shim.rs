//! The atomics, locks and threads: the machine's, or a checker's.

use chase_lev_atomics::Atomic;

#[cfg(all(feature = "trace", not(checker)))]
pub use crate::notes::{Parker, Unparker};
pub use chase_lev_atomics::wait::{Mutex, MutexGuard, pause, thread};
#[cfg(not(all(feature = "trace", not(checker))))]
pub use chase_lev_atomics::wait::{Parker, Unparker};
pub use chase_lev_atomics::{fence, support, thread_local};

/// A number that threads share.
pub type Number = Atomic<usize>;
