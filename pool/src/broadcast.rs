//! Once on every worker.

use core::fmt;
use core::marker::PhantomData;
use std::panic;

use std::sync::Arc;

use crate::job::HeapJob;
use crate::registry::Registry;
use crate::rules::When;
use crate::scope;
use crate::spawn::tell_panic;
use crate::unwind::catch;
use crate::worker::Worker;

/// The worker on which a closure of a broadcast is run.
pub struct BroadcastContext<'a> {
    worker: &'a Worker,
    /// It stays on its thread.
    marker: PhantomData<&'a mut dyn Fn()>,
}

impl BroadcastContext<'_> {
    /// Calls `op` with the current worker's.
    pub(crate) fn with<R>(op: impl FnOnce(BroadcastContext<'_>) -> R) -> R {
        Worker::current(|worker| {
            let marker = PhantomData;
            op(BroadcastContext { worker, marker })
        })
    }

    /// The worker's index.
    pub fn index(&self) -> usize {
        self.worker.index
    }

    /// The number of workers.
    pub fn num_threads(&self) -> usize {
        self.worker.registry.threads()
    }
}

impl fmt::Debug for BroadcastContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("BroadcastContext");
        debug.field("index", &self.index()).finish_non_exhaustive()
    }
}

/// [`broadcast`](fn@crate::broadcast) in this pool.
pub fn broadcast_in<F, R: Send>(registry: &Arc<Registry>, op: F) -> Vec<R>
where
    F: Fn(BroadcastContext<'_>) -> R + Sync,
{
    let mut results: Vec<_> = (0..registry.threads()).map(|_| None).collect();
    Worker::with(|caller| {
        scope::run(caller, registry, |scope| {
            for (index, result) in results.iter_mut().enumerate() {
                let part = || catch(|| BroadcastContext::with(&op));
                scope.spawn_on(index, move |_| *result = Some(part()));
            }
        });
    });
    let results: Option<Result<_, _>> = results.into_iter().collect();
    let results = results.expect("all parts are done");
    results.unwrap_or_else(|panic| panic::resume_unwind(panic))
}

/// [`spawn_broadcast`](crate::spawn_broadcast()) in this pool.
pub fn spawn_broadcast_in(
    registry: &Registry,
    op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static,
) {
    let op = Arc::new(op);
    for index in 0..registry.threads() {
        let op = op.clone();
        let job = HeapJob::job(move || tell_panic(|| BroadcastContext::with(&*op)));
        registry.deliver(index, job, When::Idle);
    }
}
