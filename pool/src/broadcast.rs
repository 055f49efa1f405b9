//! Once on every worker.

use core::marker::PhantomData;
use std::panic;

use std::sync::Arc;

use crate::job::HeapJob;
use crate::registry::Registry;
use crate::scope;
use crate::spawn::tell_panic;
use crate::unwind::catch;
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
    let mut results: Vec<_> = (0..registry.threads()).map(|_| None).collect();
    Worker::with(|caller| {
        let here = caller.filter(|worker| worker.is_in(registry));
        let here = here.map(Worker::index);
        scope::run(caller, registry, |scope| {
            let part = || catch(|| BroadcastContext::with(&op));
            let mut own = None;
            for (index, result) in results.iter_mut().enumerate() {
                match Some(index) == here {
                    true => own = Some(result),
                    false => scope.spawn_on(index, move |_| *result = Some(part())),
                }
            }
            if let Some(result) = own {
                *result = Some(part());
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
        registry.deliver(index, job);
    }
}
