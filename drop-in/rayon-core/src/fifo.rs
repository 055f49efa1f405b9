//! Detached jobs that are run in their order.
//!
//! Each thread has a queue for them. A *ticket* is spawned with each, and runs the oldest of the
//! queue, whichever that is and on whichever thread.

use std::sync::Arc;

use chase_lev_atomics::thread_local;
use crossbeam_queue::SegQueue;

type Queue = SegQueue<Box<dyn FnOnce() + Send>>;

thread_local! {
    static OWN: Arc<Queue> = Arc::default();
}

/// Puts a job into the queue of the current thread, and returns its ticket, which is to be spawned.
pub(crate) fn ticket(job: impl FnOnce() + Send + 'static) -> impl FnOnce() + Send + 'static {
    // A thread that is ending has none; then nothing comes before.
    let queue = OWN.try_with(Arc::clone).unwrap_or_default();
    queue.push(Box::new(job));
    move || {
        let oldest = queue.pop().expect("a ticket has its job");
        oldest();
    }
}
