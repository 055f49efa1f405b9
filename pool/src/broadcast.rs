//! Once on every worker.

use core::marker::PhantomData;
use std::panic;
use std::sync::{Arc, PoisonError};

use crate::job::HeapJob;
use crate::registry::Registry;
use crate::scope;
use crate::shim::Mutex;
use crate::spawn::tell_panic;
use crate::unwind::{catch, lock};
use crate::worker::Worker;

/// The worker on which a closure of a broadcast is run.
#[derive(Debug)]
pub struct BroadcastContext<'a> {
    index: usize,
    threads: usize,
    /// It stays on its thread.
    marker: PhantomData<&'a mut dyn Fn()>,
}

impl BroadcastContext<'_> {
    /// Calls `op` with the current worker's.
    pub(crate) fn with<R>(op: impl FnOnce(BroadcastContext<'_>) -> R) -> R {
        let (index, threads) =
            Worker::current(|worker| (worker.index(), worker.registry.threads()));
        op(BroadcastContext {
            index,
            threads,
            marker: PhantomData,
        })
    }

    /// The worker's index.
    pub fn index(&self) -> usize {
        self.index
    }

    /// The number of workers.
    pub fn num_threads(&self) -> usize {
        self.threads
    }
}

/// [`broadcast`](fn@crate::broadcast) in this pool.
pub fn broadcast_in<F, R: Send>(registry: &Arc<Registry>, op: F) -> Vec<R>
where
    F: Fn(BroadcastContext<'_>) -> R + Sync,
{
    let results: Vec<_> = (0..registry.threads()).map(|_| Mutex::new(None)).collect();
    Worker::with(|caller| {
        let here = caller.filter(|worker| worker.is_in(registry));
        scope::run(caller, registry, |scope| {
            let (op, results) = (&op, &results);
            let own = scope.deliver(
                here.and_then(|worker| worker.own.thread.permit()),
                |index| {
                    move |_: &_| *lock(&results[index]) = Some(catch(|| BroadcastContext::with(op)))
                },
            );
            if let (Some(worker), Some(own)) = (here, own) {
                worker.run_here(own);
            }
        });
    });
    let done = |result: Mutex<_>| result.into_inner().unwrap_or_else(PoisonError::into_inner);
    let results: Option<Result<_, _>> = results.into_iter().map(done).collect();
    let results = results.expect("all parts are done");
    results.unwrap_or_else(|panic| panic::resume_unwind(panic))
}

/// [`spawn_broadcast`](crate::spawn_broadcast()) in this pool.
pub fn spawn_broadcast_in(
    registry: &Registry,
    op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static,
) {
    let op = Arc::new(op);
    registry.deliver(None, |_| {
        let op = op.clone();
        HeapJob::job(move || tell_panic(|| BroadcastContext::with(&*op)))
    });
}
