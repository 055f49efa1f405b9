//! Atomics, locks and threads: the machine's, or a checker's.

use chase_lev_atomics::Atomic;

pub use chase_lev_atomics::{Arc, fence, has_barriers, heavy_fence, light_fence, thread_local};
#[cfg(checker)]
pub use parker::{Parker, Unparker};
pub use types::*;

/// A number that threads share.
pub type Number = Atomic<usize>;

#[cfg(not(checker))]
mod types {
    pub use crossbeam_utils::sync::{Parker, Unparker};
    pub use std::sync::{Mutex, MutexGuard};
    pub use std::thread;
}

#[cfg(all(loom, feature = "loom"))]
mod types {
    pub use loom::sync::{Mutex, MutexGuard};
    pub use loom::thread;
}

#[cfg(all(shuttle, feature = "shuttle"))]
mod types {
    pub use shuttle::sync::{Mutex, MutexGuard};
    pub use shuttle::thread;
}

/// The parts that are the same under each checker.
#[cfg(checker)]
mod parker {
    use core::time::Duration;
    // The standard `Arc`, not the checker's: it only frees memory, and its content is a checker's
    // type.
    use std::sync::Arc;

    use super::token::Token;

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

#[cfg(all(loom, feature = "loom"))]
mod token {
    use loom::cell::UnsafeCell;
    use loom::sync::Notify;

    /// A token for which one thread waits. The wait may end without the token.
    ///
    /// Loom's own `park` cannot replace it, because it also orders everything that precedes an
    /// `unpark` before everything that precedes the `park`.
    pub struct Token {
        notify: Notify,
        /// Written when the token is created and read when it is used, so that loom reports a use
        /// that is not ordered after the creation.
        made: UnsafeCell<()>,
    }

    // SAFETY: `made` is only read once the token is shared.
    unsafe impl Sync for Token {}

    impl Default for Token {
        fn default() -> Self {
            let made = UnsafeCell::new(());
            made.with_mut(|_| ());
            Token { notify: Notify::new(), made }
        }
    }

    impl Token {
        /// Waits for the token and consumes it. May return without one.
        pub fn wait(&self) {
            self.notify.wait();
        }

        /// Makes the token available, if it is not available already.
        pub fn unpark(&self) {
            self.made.with(|_| ());
            self.notify.notify();
        }
    }
}

#[cfg(all(shuttle, feature = "shuttle"))]
mod token {
    use shuttle::sync::{Condvar, Mutex};

    /// A token for which one thread waits.
    #[derive(Default)]
    pub struct Token {
        is_there: Mutex<bool>,
        comes: Condvar,
    }

    impl Token {
        /// Waits for the token and consumes it. May return without one.
        pub fn wait(&self) {
            let token = self.is_there.lock().expect("no panics");
            let wait = self.comes.wait_while(token, |there| !*there);
            *wait.expect("no panics") = false;
        }

        /// Makes the token available, if it is not available already.
        pub fn unpark(&self) {
            *self.is_there.lock().expect("no panics") = true;
            self.comes.notify_one();
        }
    }
}
