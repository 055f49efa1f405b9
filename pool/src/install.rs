//! Calls into a pool from its own workers, from those of other pools, and from other threads.

use std::panic;
use std::sync::Arc;

use crate::job::{Job, StackJob};
use crate::lineage::Session;
use crate::notes;
use crate::registry::Registry;
use crate::worker::Worker;

/// Runs `op` on a worker of this pool, which is the current thread if possible.
#[inline]
pub fn in_worker<R: Send>(registry: &Arc<Registry>, op: impl FnOnce(&Worker) -> R + Send) -> R {
    Worker::with(|current| match current {
        Some(worker) if worker.is_in(registry) => op(worker),
        other => install(registry, other, op),
    })
}

/// Runs `op` on a worker of this pool. The current thread is a worker of another pool, or of none.
#[cold]
fn install<R: Send>(
    registry: &Registry,
    caller: Option<&Worker>,
    op: impl FnOnce(&Worker) -> R + Send,
) -> R {
    let _call = notes::open(notes::What::Call);
    let job = StackJob::new(|_: Option<()>| Worker::current(op));
    // SAFETY: this is the only `Job` of it, and the current thread waits until it has run.
    registry.inject(unsafe { Job::new(job.header(), Session::NONE) });
    match caller {
        Some(caller) => caller.wait(&job.latch, || false),
        None => job.latch.block(),
    }
    // SAFETY: the latch is set, and the result is taken once.
    unsafe { job.result() }.unwrap_or_else(|panic| panic::resume_unwind(panic))
}
