//! Threads with numbers: 0 starts the execution, the others come in the order
//! in which they are spawned.

use core::cell::Cell;

use super::engine;

pub use engine::{JoinHandle, current};

thread_local! {
    // All threads of a model run on one thread of the machine.
    static SPAWNED: Cell<usize> = const { Cell::new(0) };
}

/// The number of threads so far.
pub fn count() -> usize {
    SPAWNED.get() + 1
}

pub(super) fn clear() {
    SPAWNED.set(0);
}

/// Starts a thread.
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    SPAWNED.set(SPAWNED.get() + 1);
    engine::spawn(SPAWNED.get(), f)
}
