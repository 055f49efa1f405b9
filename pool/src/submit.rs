//! Jobs from the pool's own workers, from those of other pools, and from other threads: calls, and jobs that
//! no thread waits for.

use std::panic;
use std::sync::Arc;

use crate::job::{HeapJob, Job, StackJob};
use crate::notes::span;
use crate::own::lineage::Session;
use crate::registry::Registry;
use crate::worker::{self, Worker};

/// Spawns a job in this pool: see [`spawn`](crate::spawn()).
pub fn spawn_in(registry: &Arc<Registry>, op: impl FnOnce() + Send + 'static) {
    queue(
        registry,
        HeapJob::detached(|worker| worker.registry.settings.guard(op)),
    );
}

/// Queues a job in this pool: in the current thread's deque if the thread is one of its workers, and in the
/// injector otherwise.
pub fn queue(registry: &Arc<Registry>, job: Job) {
    Worker::with(|worker| match worker {
        Some(worker) if worker.is_in(registry) => worker.push(job),
        _ => registry.inject(job),
    });
}

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
    registry: &Arc<Registry>,
    caller: Option<&Worker>,
    op: impl FnOnce(&Worker) -> R + Send,
) -> R {
    let _call = span!("call");
    let job = StackJob::new(|worker: &Worker, _| op(worker));
    // SAFETY: this is the only `Job` of it, and the current thread waits until it has run.
    registry.inject(unsafe { Job::new(job.header(), Session::NONE) });
    worker::wait(caller, &job.latch, || Session::NONE);
    // SAFETY: the latch is set, and the result is taken once.
    unsafe { job.result() }.unwrap_or_else(|panic| panic::resume_unwind(panic))
}
