//! Jobs that nobody waits for.

use crate::job::HeapJob;
use crate::registry::Registry;
use crate::unwind::catch;
use crate::worker::Worker;

/// [`spawn`](crate::spawn()) in this pool.
pub fn spawn_in(registry: &Registry, op: impl FnOnce() + Send + 'static) {
    registry.inject(HeapJob::job(|| tell_panic(op)));
}

/// Calls `op` on a worker, and tells of its panic.
pub fn tell_panic(op: impl FnOnce()) {
    if let Err(panic) = catch(op) {
        Worker::current(|worker| worker.registry.handlers.tell(panic));
    }
}
