//! Calls of a pool: from its own workers, those of other pools, and other threads.

use std::panic;
use std::sync::Arc;

use crate::job::{Job, StackJob};
use crate::notes;
use crate::registry::Registry;
use crate::rules::When;
use crate::session::{self, Frame, Session};
use crate::worker::Worker;

/// Runs `op` on a worker of this pool: the current thread, if it is one.
#[inline]
pub fn in_worker<R: Send>(registry: &Arc<Registry>, op: impl FnOnce(&Worker) -> R + Send) -> R {
    Worker::with(|current| match current {
        Some(worker) if worker.is_in(registry) => op(worker),
        other => install(registry, other, op),
    })
}

/// As [`in_worker`], from a thread that is a worker of another pool, or of none.
#[cold]
fn install<R: Send>(
    registry: &Registry,
    caller: Option<&Worker>,
    op: impl FnOnce(&Worker) -> R + Send,
) -> R {
    let _call = notes::open(notes::What::Call);
    let work = || Worker::current(op);
    let frame = caller.map_or(Frame::NONE, |caller| caller.frame.get());
    let job = StackJob::new(work, frame);
    // SAFETY: this is the only one of it, and the current thread waits until it was run.
    let token = unsafe { Job::new(job.header(), Session::NONE) };
    // If a worker of this pool waits for what the caller runs, that worker is to run it: all others
    // may be waiting, too, and this is a part of what it waits for.
    // SAFETY: the frame is the current thread's.
    match unsafe { session::waiter(frame, registry.number) } {
        Some((seat, awaited)) => registry.deliver(seat, token, When::WaitsFor(awaited)),
        None => registry.inject(token),
    }
    match caller {
        Some(caller) => caller.wait(&job.latch, job.header().addr(), || false),
        None => job.latch.block(),
    }
    // SAFETY: the latch is set.
    unsafe { job.result() }.unwrap_or_else(|panic| panic::resume_unwind(panic))
}
