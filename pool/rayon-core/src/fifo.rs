//! Detached jobs that run in the order in which a thread spawns them.
//!
//! Each thread has a queue for such jobs. With each job a *ticket* is spawned: a job that runs the oldest
//! one of the queue, on any thread.

use std::sync::Arc;

use chase_lev_atomics::thread_local;
use crossbeam_queue::SegQueue;

type Queue = SegQueue<Box<dyn FnOnce() + Send>>;

thread_local! {
    static OWN: Arc<Queue> = Arc::default();
}

/// Puts a job into the queue of the current thread, and returns its ticket, which must be spawned.
pub(crate) fn ticket(job: impl FnOnce() + Send + 'static) -> impl FnOnce() + Send + 'static {
    // A thread that is ending has no queue any more. Then the job has one to itself.
    let queue = OWN.try_with(Arc::clone).unwrap_or_default();
    queue.push(Box::new(job));
    move || {
        let oldest = queue.pop().expect("a ticket has its job");
        oldest();
    }
}
