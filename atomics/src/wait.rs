//! Parkers, locks and threads.

#[cfg(not(checker))]
pub use crossbeam_utils::sync::{Parker, Unparker};
#[cfg(not(checker))]
pub use std::{
    sync::{Mutex, MutexGuard},
    thread,
};

#[cfg(checker)]
pub use crate::checked::checker::wait::{Mutex, MutexGuard, thread};
#[cfg(checker)]
pub use parker::{Parker, Unparker};

/// Pauses between two looks of a searching thread, briefly at first. Under a checker, the thread
/// looks again when another has done something.
pub fn pause(look: usize) {
    match look {
        0..6 if !crate::CHECKER => (0..1 << look).for_each(|_| core::hint::spin_loop()),
        _ => thread::yield_now(),
    }
}

#[cfg(checker)]
mod parker {
    // Not the checker's: it frees memory, and what it points to is the checker's.
    use core::time::Duration;
    use std::sync::Arc;

    use crate::checked::checker::wait::Token;

    /// A thread's place to wait for others.
    pub struct Parker(Unparker);

    /// The handle with which others wake the thread.
    #[derive(Clone)]
    pub struct Unparker(Arc<Token>);

    impl Default for Parker {
        fn default() -> Self {
            Parker::new()
        }
    }

    impl Parker {
        /// Makes a parker that holds no token.
        pub fn new() -> Self {
            Parker(Unparker(Arc::new(Token::new())))
        }

        /// Waits for the token and takes it. May return without one.
        pub fn park(&self) {
            self.0.0.wait();
        }

        /// Does the same: a model has no time.
        pub fn park_timeout(&self, _: Duration) {
            self.park();
        }

        /// Returns the handle for the others.
        pub fn unparker(&self) -> &Unparker {
            &self.0
        }
    }

    impl Unparker {
        /// Makes the token available, if it is not already.
        pub fn unpark(&self) {
            self.0.notify();
        }

        /// Turns the handle into an address that owns it.
        pub fn into_raw(this: Unparker) -> *const () {
            Arc::into_raw(this.0).cast()
        }

        /// Takes the handle back from its address.
        ///
        /// # Safety
        ///
        /// The address came from `into_raw`, and is given to this function only once.
        pub unsafe fn from_raw(pointer: *const ()) -> Unparker {
            // SAFETY: the caller's.
            Unparker(unsafe { Arc::from_raw(pointer.cast()) })
        }
    }
}
