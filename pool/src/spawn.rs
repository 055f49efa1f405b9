//! Jobs that no thread waits for.

use std::sync::Arc;

use crate::job::{HeapJob, Job};
use crate::registry::Registry;
use crate::unwind::catch;
use crate::worker::Worker;

/// Spawns a job in this pool: see [`spawn`](crate::spawn()).
pub fn spawn_in(registry: &Arc<Registry>, op: impl FnOnce() + Send + 'static) {
    queue(registry, HeapJob::detached(|| tell_panic(op)));
}

/// Queues a job in this pool: in the current thread's deque if the thread is one of its workers, and in the
/// injector otherwise.
pub fn queue(registry: &Arc<Registry>, job: Job) {
    Worker::with(|worker| match worker {
        Some(worker) if worker.is_in(registry) => worker.push(job),
        _ => registry.inject(job),
    });
}

/// Calls `op` on a worker. If it panics, calls the panic handler.
pub fn tell_panic(op: impl FnOnce()) {
    if let Err(panic) = catch(op) {
        Worker::current(|worker| worker.registry.settings.handlers.tell(panic));
    }
}
