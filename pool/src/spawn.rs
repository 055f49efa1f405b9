//! Jobs that nobody waits for.

use std::sync::Arc;

use crate::global;
use crate::job::{HeapJob, catch};
use crate::registry::Registry;

use crate::worker::Worker;

/// Has a worker of the current pool, or of the global one, run `op` when it has nothing else
/// to do.
///
/// The oldest is run first. No worker that waits runs it. If it panics, the pool's panic handler
/// is called; without one, the process aborts.
///
/// # Panics
///
/// In an exit handler: nobody would run `op`.
///
/// # Examples
///
/// ```
/// let (sender, receiver) = std::sync::mpsc::channel();
/// chase_lev_pool::spawn(move || sender.send(42).unwrap());
/// assert_eq!(receiver.recv(), Ok(42));
/// ```
pub fn spawn(op: impl FnOnce() + Send + 'static) {
    with_open_registry(|registry| registry.spawn(op));
}

/// Calls `f` with the current pool, or the global one.
pub fn with_registry<R>(f: impl FnOnce(&Arc<Registry>) -> R) -> R {
    Worker::with(|worker| match worker {
        Some(worker) => f(&worker.registry),
        None => f(global::registry()),
    })
}

/// As [`with_registry`], for what needs workers that look for jobs.
///
/// # Panics
///
/// In an exit handler.
pub fn with_open_registry<R>(f: impl FnOnce(&Arc<Registry>) -> R) -> R {
    let leaves = Worker::with(|worker| worker.is_some_and(|worker| worker.leaves.get()));
    assert!(
        !leaves,
        "an exit handler has no workers that could run this: they are leaving. Call `join` or \
         `scope`, which the current thread runs alone, or `install` of another pool"
    );
    with_registry(f)
}

impl Registry {
    pub fn spawn(&self, op: impl FnOnce() + Send + 'static) {
        let work = |worker: &Worker| {
            if let Err(panic) = catch(op) {
                worker.registry.tell(panic);
            }
        };
        // SAFETY: it borrows nothing.
        self.inject(unsafe { HeapJob::task(work) });
    }
}
