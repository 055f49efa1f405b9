//! Shuttle's types. To shuttle, every atomic is sequentially consistent and a
//! fence is nothing; and its `Arc` is the standard one.

use shuttle::current::try_get_current_task;

pub use shuttle::lazy_static;
pub use shuttle::sync::Arc;
pub use shuttle::sync::atomic::{self as raw, fence};

/// The most tasks of an execution.
pub const THREADS: usize = 32;

/// Shuttle needs to know of a thread only when it comes.
pub const KNOWS_ALL_THREADS: bool = false;

/// The number of the current thread: shuttle's own, in order of their start.
pub fn current() -> usize {
    let number = try_get_current_task().map_or(0, usize::from);
    assert!(
        number < THREADS,
        "{THREADS} tasks at most can use these atomics under shuttle"
    );
    number
}

/// To shuttle, everything is sequentially consistent.
pub fn after_seq_cst() {}

/// The value, for its only user.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    *atomic.get_mut()
}

/// Shuttle joins no steps.
pub fn replace_loaded(_: bool) -> bool {
    false
}

/// Shuttle joins no steps.
pub fn joined<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Shuttle explores at random, and everything.
pub fn unexplored<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Nothing: shuttle does not compare accesses.
pub struct Marks;

impl Marks {
    pub fn new() -> Self {
        Marks
    }

    /// The current thread, of so many, has loaded.
    pub fn loaded(&self, _: usize) {}

    /// The current thread, of so many, has stored.
    pub fn stored(&self, _: usize) {}
}

#[cfg(feature = "wait")]
pub mod wait {
    use shuttle::sync::Condvar;

    pub use shuttle::sync::{Mutex, MutexGuard};
    pub use shuttle::thread;

    /// With this one thread waits for others.
    pub struct Token {
        is_there: Mutex<bool>,
        comes: Condvar,
    }

    impl Token {
        pub fn new() -> Self {
            Token {
                is_there: Mutex::new(false),
                comes: Condvar::new(),
            }
        }

        pub fn wait(&self) {
            let token = self.is_there.lock().expect("no panics");
            let wait = self.comes.wait_while(token, |there| !*there);
            *wait.expect("no panics") = false;
        }

        pub fn notify(&self) {
            *self.is_there.lock().expect("no panics") = true;
            self.comes.notify_one();
        }
    }
}
