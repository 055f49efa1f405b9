//! Shuttle's types. To shuttle, every atomic is sequentially consistent and a
//! fence is nothing; and its `Arc` is the standard one.

use shuttle::current::try_get_current_task;

pub use shuttle::sync::Arc;
pub use shuttle::sync::atomic::{self as raw, fence};
pub use shuttle::{lazy_static, thread_local};

/// The most threads that may use a deque.
pub const THREADS: usize = 32;

/// Shuttle needs to know of a thread only when it comes.
pub const KNOWS_ALL_THREADS: bool = false;

/// The number of the current thread: shuttle's own, in order of their start.
pub fn current() -> usize {
    let number = try_get_current_task().map_or(0, usize::from);
    assert!(
        number < THREADS,
        "a deque is for {THREADS} tasks at most under shuttle"
    );
    number
}

/// To shuttle, everything is sequentially consistent.
pub fn fence_after_claim() {}

/// The value, for its only user.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    *atomic.get_mut()
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

    /// The current thread has loaded.
    pub fn loaded(&self) {}

    /// The current thread has stored.
    pub fn stored(&self) {}
}
