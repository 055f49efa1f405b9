//! Scopes, whose jobs may borrow from the stack and are done when the scope ends, and jobs that no
//! thread waits for.

use core::fmt;
use core::marker::PhantomData;
use core::ptr;
use std::sync::Arc;

use crate::job::{Fifo, HeapJob, Job, detached};
use crate::latch::CountLatch;
use crate::notes::span;
use crate::own::lineage::Session;
use crate::registry::Registry;
use crate::shim::Mutex;
use crate::unwind::{Panic, catch, drop_quietly, lock, resume};
use crate::worker::{self, Worker};

/// A scope that waits for the jobs [spawned](Scope::spawn) in it: see [`scope`](fn@crate::scope).
pub struct Scope<'scope> {
    pub(crate) registry: Arc<Registry>,
    /// The session of the scope, in which all its jobs are pushed.
    session: Session,
    /// Counts the body and the jobs that are not done.
    latch: CountLatch,
    /// The first panic.
    panic: Mutex<Option<Panic>>,
    /// The queues of a [`ScopeFifo`](crate::ScopeFifo), which workers share by their seats.
    pub(crate) fifos: Box<[Fifo]>,
    /// Makes `'scope` invariant: jobs may borrow exactly what lives as long.
    marker: PhantomData<fn(&'scope ()) -> &'scope ()>,
}

/// Opens a scope in `registry` and runs `op` on the current thread. `worker` is the current
/// thread's worker.
pub fn run<'scope, R>(
    worker: Option<&Worker>,
    registry: &Arc<Registry>,
    op: impl FnOnce(&Scope<'scope>) -> R,
) -> R {
    run_with(worker, registry, Box::default(), op)
}

/// Opens a scope with these queues, as [`run`] does.
pub fn run_with<'scope, R>(
    worker: Option<&Worker>,
    registry: &Arc<Registry>,
    fifos: Box<[Fifo]>,
    op: impl FnOnce(&Scope<'scope>) -> R,
) -> R {
    let own = worker.filter(|worker| worker.is_in(registry));
    let with_session = own.filter(|own| own.waits_for_own());
    let _call = own.is_none().then(|| span!("call"));
    let scope = Scope {
        registry: registry.clone(),
        session: with_session.map_or(Session::NONE, |own| own.lineage().begin(own.session.get())),
        latch: CountLatch::of_one(),
        panic: Mutex::new(None),
        fifos,
        marker: PhantomData,
    };
    let result = catch(|| op(&scope)).map_err(|panic| scope.panicked(panic));
    // SAFETY: the body is counted once and is done. The latch stays, because this thread waits for
    // it.
    unsafe { CountLatch::done(&scope.latch) };
    worker::wait(worker, &scope.latch.latch, || scope.session);
    if let Some(own) = with_session {
        own.lineage().end();
    }
    let panic = lock(&scope.panic).take();
    match (result, panic) {
        (Ok(result), None) => result,
        (_, panic) => resume(panic.expect("the panic was recorded")),
    }
}

impl<'scope> Scope<'scope> {
    fn panicked(&self, panic: Panic) {
        let mut first = lock(&self.panic);
        if first.is_none() {
            *first = Some(panic);
        } else {
            // Not under the lock: dropping the payload is foreign code, which might need the lock.
            drop(first);
            drop_quietly(panic);
        }
    }

    /// Spawns a job that runs on some worker of the pool before the scope ends.
    ///
    /// `op` may spawn further jobs. It runs on a worker that has nothing else to do, or on the one
    /// that waits for the scope. A worker runs its youngest job first.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
    ///
    /// let count = AtomicU32::new(0);
    /// chase_lev_pool::scope(|s| {
    ///     for _ in 0..10 {
    ///         s.spawn(|s| {
    ///             count.fetch_add(1, Relaxed);
    ///             s.spawn(|_| _ = count.fetch_add(1, Relaxed));
    ///         });
    ///     }
    /// });
    /// assert_eq!(count.into_inner(), 20);
    /// ```
    pub fn spawn<F: FnOnce(&Scope<'scope>) + Send + 'scope>(&self, op: F) {
        queue(&self.registry, self.job(|scope, _| op(scope)));
    }

    /// Makes a job. From here on, the scope waits for it.
    pub(crate) fn job(&self, op: impl FnOnce(&Self, &Worker) + Send + 'scope) -> Job {
        self.latch.add();
        let scope = ptr::from_ref(self);
        let work = move |worker: &Worker| {
            // SAFETY: the scope waits for this job.
            let this = unsafe { &*scope };
            if let Err(panic) = catch(|| op(this, worker)) {
                this.panicked(panic);
            }
            // SAFETY: the scope waits for this job, which is done once. It may be gone afterwards.
            unsafe { CountLatch::done(&raw const (*scope).latch) };
        };
        // Its session is the scope's. The worker's session does not wait for it.
        // SAFETY: `op` is `Send`, and its borrows live until the scope, which waits for the job,
        // has ended.
        unsafe { HeapJob::job(work, self.session) }
    }
}

impl fmt::Debug for Scope<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scope").field("pool_id", &self.registry.id()).finish_non_exhaustive()
    }
}

/// Spawns a job in this pool: see [`spawn`](crate::spawn()).
pub fn spawn_in(registry: &Arc<Registry>, op: impl FnOnce() + Send + 'static) {
    queue(registry, detached(|_| op()));
}

/// Queues a job in this pool: in the current thread's deque if the thread is one of its workers,
/// and in the injector otherwise.
pub fn queue(registry: &Arc<Registry>, job: Job) {
    Worker::with(|worker| match worker {
        Some(worker) if worker.is_in(registry) => worker.push(job),
        _ => registry.inject(job),
    });
}
