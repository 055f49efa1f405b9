//! Jobs that run in the order in which a worker spawns them: in a scope, or jobs that no thread
//! waits for.

use core::{fmt, ptr};
use std::sync::Arc;

use crate::broadcast::BroadcastContext;
use crate::job::{Fifo, Job, detached};
use crate::registry::Registry;
use crate::scope::{self, Scope};
use crate::worker::Worker;

/// A scope whose jobs run in the order in which a worker spawns them: see
/// [`scope_fifo`](fn@crate::scope_fifo).
#[repr(transparent)]
pub struct ScopeFifo<'scope>(Scope<'scope>);

/// Opens such a scope: see [`scope::run`].
pub fn run<'scope, R>(
    worker: Option<&Worker>,
    registry: &Arc<Registry>,
    op: impl FnOnce(&ScopeFifo<'scope>) -> R,
) -> R {
    let threads = 0..registry.settings.threads;
    let fifos = threads.map(|_| Fifo::new()).collect();
    scope::run_with(worker, registry, fifos, |scope| op(ScopeFifo::of(scope)))
}

impl<'scope> ScopeFifo<'scope> {
    fn of<'a>(scope: &'a Scope<'scope>) -> &'a Self {
        // SAFETY: the type is transparent, and adds no invariant.
        unsafe { &*ptr::from_ref(scope).cast() }
    }

    /// Spawns a job that runs after those that the current worker has spawned in this scope before,
    /// and before the scope ends.
    ///
    /// Jobs from outside of the pool run in the order in which they were spawned.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::sync::Mutex;
    ///
    /// let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    /// let order = Mutex::new(Vec::new());
    /// pool.scope_fifo(|s| {
    ///     for n in 0..3 {
    ///         let order = &order;
    ///         s.spawn_fifo(move |_| order.lock().unwrap().push(n));
    ///     }
    /// });
    /// assert_eq!(order.into_inner().unwrap(), [0, 1, 2]);
    /// ```
    pub fn spawn_fifo<F: FnOnce(&ScopeFifo<'scope>) + Send + 'scope>(&self, op: F) {
        let Scope { registry, fifos, .. } = &self.0;
        let job = self.0.job(|scope, _| op(ScopeFifo::of(scope)));
        queue(registry, job, |worker, job| {
            let fifo = &fifos[worker.own.thread.seat.0 % fifos.len()];
            // SAFETY: the scope keeps its queues until all its jobs are done.
            unsafe { fifo.queue(job) }
        });
    }

    /// Spawns a job that runs once on every worker of the pool before the scope ends.
    pub fn spawn_broadcast<F>(&self, op: F)
    where
        F: Fn(&ScopeFifo<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        let op = move |scope: &Scope<'scope>, context: BroadcastContext<'_>| {
            op(ScopeFifo::of(scope), context);
        };
        self.0.spawn_broadcast(op);
    }
}

impl fmt::Debug for ScopeFifo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScopeFifo")
            .field("num_fifos", &self.0.fifos.len())
            .field("pool_id", &self.0.registry.id())
            .finish_non_exhaustive()
    }
}

/// Spawns a job in this pool: see [`spawn_fifo`](crate::spawn_fifo()).
pub fn spawn_in(registry: &Arc<Registry>, op: impl FnOnce() + Send + 'static) {
    queue(registry, detached(|_| op()), |worker, job| {
        // SAFETY: the workers keep their registry, which has the queue, until all jobs are done.
        unsafe { worker.fifo().queue(job) }
    });
}

/// Queues a job in this pool: as its `ticket`, if the current thread is one of the pool's workers.
/// The injector keeps the order of jobs from outside.
fn queue(registry: &Arc<Registry>, job: Job, ticket: impl FnOnce(&Worker, Job) -> Job) {
    Worker::with(|worker| match worker {
        Some(worker) if worker.is_in(registry) => worker.push(ticket(worker, job)),
        _ => registry.inject(job),
    });
}
