//! Threads with numbers: 0 starts the execution, the others come in the order
//! in which they are spawned.

use core::cell::Cell;

pub use loom::thread::JoinHandle;

thread_local! {
    // All threads of a model run on one thread of the machine.
    static SPAWNED: Cell<usize> = const { Cell::new(0) };
}

loom::thread_local! {
    static CURRENT: Cell<usize> = Cell::new(0);
}

/// The number of the current thread; 0 while its locals are dropped.
pub fn current() -> usize {
    CURRENT.try_with(Cell::get).unwrap_or(0)
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
    F: FnOnce() -> T + 'static,
    T: 'static,
{
    SPAWNED.set(SPAWNED.get() + 1);
    let number = SPAWNED.get();
    loom::thread::spawn(move || {
        CURRENT.with(|current| current.set(number));
        f()
    })
}
