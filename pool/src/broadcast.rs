//! Broadcasts: closures that run once on every worker.

use core::fmt;
use core::marker::PhantomData;
use std::sync::Arc;

use crate::job::{Job, detached};
use crate::registry::Registry;
use crate::scope::{self, Scope};
use crate::shim::Mutex;
use crate::unwind::lock;
use crate::worker::Worker;

/// The worker that runs a part of a broadcast.
pub struct BroadcastContext<'a> {
    index: usize,
    registry: &'a Registry,
    /// Makes it neither `Send` nor `Sync`.
    marker: PhantomData<&'a mut dyn Fn()>,
}

impl<'a> BroadcastContext<'a> {
    /// Creates the context of the current worker.
    fn of(worker: &'a Worker) -> Self {
        BroadcastContext { index: worker.index(), registry: &worker.registry, marker: PhantomData }
    }

    /// Returns the index of the worker.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Returns the number of workers.
    pub fn num_threads(&self) -> usize {
        self.registry.settings.threads
    }
}

impl fmt::Debug for BroadcastContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BroadcastContext")
            .field("index", &self.index())
            .field("num_threads", &self.num_threads())
            .field("pool_id", &self.registry.id())
            .finish()
    }
}

/// Runs `op` once on every worker of this pool: see [`broadcast`](fn@crate::broadcast).
pub fn broadcast_in<R: Send>(
    registry: &Arc<Registry>,
    op: impl Fn(BroadcastContext<'_>) -> R + Sync,
) -> Vec<R> {
    let threads = registry.settings.threads;
    let results: Vec<_> = (0..threads).map(|_| Mutex::new(None)).collect();
    let part = &|worker: &Worker, index: usize| {
        let result = op(BroadcastContext::of(worker));
        *lock(&results[index]) = Some(result);
    };
    Worker::with(|caller| {
        let here = caller.filter(|worker| worker.is_in(registry));
        if let Some(worker) = here.filter(|worker| worker.leaves()) {
            return vec![op(BroadcastContext::of(worker))];
        }
        scope::run(caller, registry, |scope| {
            let own = registry.share(here.and_then(Worker::part_index), |index| {
                scope.job(move |_, worker| part(worker, index))
            });
            if let (Some(worker), Some(own)) = (here, own) {
                part(worker, own);
            }
        });
        let done = results.iter().map(|result| lock(result).take());
        done.map(|result| result.expect("all parts are done")).collect()
    })
}

/// Queues a part of a broadcast for every worker of this pool. In an exit handler, the others are
/// ending, so only the current one gets a part.
fn queue_parts(registry: &Arc<Registry>, part: impl Fn(usize) -> Job) {
    Worker::with(|worker| match worker {
        Some(worker) if worker.is_in(registry) && worker.leaves() => {
            worker.push(part(worker.index()));
        }
        _ => _ = registry.share(None, part),
    });
}

/// Queues `op` once for every worker of this pool: see
/// [`spawn_broadcast`](crate::spawn_broadcast()).
pub fn spawn_broadcast_in(
    registry: &Arc<Registry>,
    op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static,
) {
    let op = Arc::new(op);
    queue_parts(registry, |_| {
        let op = op.clone();
        detached(move |worker| op(BroadcastContext::of(worker)))
    });
}

impl<'scope> Scope<'scope> {
    /// Spawns a job that runs once on every worker of the pool before the scope ends.
    pub fn spawn_broadcast<F>(&self, op: F)
    where
        F: Fn(&Scope<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        let op = Arc::new(op);
        queue_parts(&self.registry, |_| {
            let op = op.clone();
            self.job(move |scope, worker| op(scope, BroadcastContext::of(worker)))
        });
    }
}
