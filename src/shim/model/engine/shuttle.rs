//! Shuttle's types. To shuttle, every atomic is sequentially consistent and a
//! fence is nothing; and its `Arc` is the standard one.

use shuttle::current::try_get_current_task;
use shuttle::thread;

pub use shuttle::lazy_static;
pub use shuttle::sync::atomic::fence;
pub use shuttle::sync::{Arc, atomic};
pub use shuttle::thread::JoinHandle;

/// The most threads an execution may have.
pub const THREADS: usize = 10;

/// Nothing is to be initialised.
pub fn begin() {}

/// The number of the current thread: shuttle's own, in order of their start.
pub fn current() -> usize {
    try_get_current_task().map_or(0, usize::from)
}

/// Starts the thread of this number, which is the next.
pub fn spawn<F, T>(_number: usize, f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    thread::spawn(f)
}

/// Loom's name for access by the only owner.
pub trait WithMut {
    type Value;

    fn with_mut<R>(&mut self, f: impl FnOnce(&mut Self::Value) -> R) -> R;
}

impl WithMut for atomic::AtomicI64 {
    type Value = i64;

    fn with_mut<R>(&mut self, f: impl FnOnce(&mut i64) -> R) -> R {
        f(self.get_mut())
    }
}

impl WithMut for atomic::AtomicUsize {
    type Value = usize;

    fn with_mut<R>(&mut self, f: impl FnOnce(&mut usize) -> R) -> R {
        f(self.get_mut())
    }
}

impl<T> WithMut for atomic::AtomicPtr<T> {
    type Value = *mut T;

    fn with_mut<R>(&mut self, f: impl FnOnce(&mut *mut T) -> R) -> R {
        f(self.get_mut())
    }
}

/// Nothing: shuttle does not compare accesses.
pub struct Loads;

impl Loads {
    pub fn new() -> Self {
        Loads
    }

    /// The current thread has loaded.
    pub fn loaded(&self) {}

    /// The current thread has stored.
    pub fn stored(&self) {}
}
