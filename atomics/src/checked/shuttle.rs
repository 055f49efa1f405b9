//! Shuttle's types. Shuttle treats every atomic as sequentially consistent and ignores fences; its
//! `Arc` is the standard one.

use shuttle::current::try_get_current_task;

pub use shuttle::lazy_static;
pub use shuttle::sync::Arc;
pub use shuttle::sync::atomic::{self as raw, fence};

/// The largest number of tasks in an execution.
pub const THREADS: usize = 32;

/// `false`: shuttle learns of a thread when it starts.
pub const KNOWS_ALL_THREADS: bool = false;

/// Returns shuttle's number of the current thread, in the order in which threads start.
pub fn current() -> usize {
    let number = try_get_current_task().map_or(0, usize::from);
    assert!(
        number < THREADS,
        "at most {THREADS} tasks can use these atomics under shuttle"
    );
    number
}

/// Does nothing, because shuttle treats every access as sequentially consistent.
pub fn after_seq_cst() {}

/// Returns the value without an atomic access, because the reference is exclusive.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    *atomic.get_mut()
}

/// Returns `false`, because shuttle joins no steps.
pub fn replace_loaded(_: bool) -> bool {
    false
}

/// Calls `f`. Shuttle joins no steps.
pub fn joined<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Calls `f`. To shuttle, every access is a step.
pub fn unexplored<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Marks are empty, because shuttle does not compare accesses.
pub struct Marks;

impl Marks {
    pub fn new() -> Self {
        Marks
    }

    /// Does nothing.
    pub fn loaded(&self, _: usize) {}

    /// Does nothing.
    pub fn stored(&self, _: usize) {}
}

#[cfg(feature = "wait")]
pub mod wait {
    use shuttle::sync::Condvar;

    pub use shuttle::sync::{Mutex, MutexGuard};
    pub use shuttle::thread;

    /// A token for which one thread waits.
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
