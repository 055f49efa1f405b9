//! Shuttle's types. Shuttle treats every atomic as sequentially consistent and ignores fences; its
//! `Arc` is the standard one.

use super::hook::{Kind, Operation};
use crate::site::Site;

pub use shuttle::lazy_static;
pub use shuttle::sync::Arc;
pub use shuttle::sync::atomic::{self as raw, fence};

/// Returns the value without an atomic access, because the reference is exclusive.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    *atomic.get_mut()
}

/// What the search knows of a location: nothing, because to shuttle, every access is a step.
#[derive(Default)]
pub struct Search(());

impl Search {
    /// Performs an access.
    pub fn access<R>(&self, _: Site, _: Kind, _: Operation, access: impl FnOnce() -> R) -> R {
        access()
    }

    /// Does nothing.
    pub fn performed(&self, _: Operation) {}
}

/// Does nothing.
pub fn acted() {}

#[cfg(feature = "wait")]
pub mod wait {
    //! What [`crate::wait`] consists of.

    use shuttle::sync::Condvar;

    pub use shuttle::sync::{Mutex, MutexGuard};
    pub use shuttle::thread;

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
