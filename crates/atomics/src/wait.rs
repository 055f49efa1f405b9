//! Parkers, locks and threads.

#[cfg(not(checker))]
pub use crossbeam_utils::sync::{Parker, Unparker};
#[cfg(not(checker))]
pub use std::{
    sync::{Mutex, MutexGuard},
    thread,
};

#[cfg(checker)]
pub use crate::engine::checker::wait::{Mutex, MutexGuard, thread};
#[cfg(checker)]
pub use parker::{Parker, Unparker};

/// Pauses between two attempts of a searching thread: spins at first, then yields.
///
/// `look` is the number of the attempt, from 0. Under a checker, this always yields, so the thread tries
/// again after another thread has run.
pub fn pause(look: usize) {
    match look {
        0..6 if !crate::CHECKER => (0..1 << look).for_each(|_| core::hint::spin_loop()),
        _ => thread::yield_now(),
    }
}

#[cfg(checker)]
mod parker {
    // The standard `Arc`, not the checker's: it only frees memory, and its content is a checker's type.
    use core::time::Duration;
    use std::sync::Arc;

    use crate::engine::checker::wait::Token;

    /// A primitive with which a thread waits until another thread wakes it.
    #[derive(Default)]
    pub struct Parker(Unparker);

    /// A handle that wakes the thread of a [`Parker`].
    pub type Unparker = Arc<Token>;

    impl Parker {
        /// Creates a parker without a token.
        pub fn new() -> Self {
            Parker::default()
        }

        /// Waits for the token and consumes it. May return without one.
        pub fn park(&self) {
            self.0.wait();
        }

        /// Does the same as [`park`](Parker::park), because a model has no time.
        pub fn park_timeout(&self, _: Duration) {
            self.park();
        }

        /// Returns the handle with which other threads wake this one.
        pub fn unparker(&self) -> &Unparker {
            &self.0
        }
    }
}
