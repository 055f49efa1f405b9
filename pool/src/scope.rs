//! Scopes: jobs that borrow from the stack, and are done when the scope ends.

use core::fmt;
use core::marker::PhantomData;
use core::ptr::{self, NonNull};
use std::panic;

use std::sync::Arc;

use crate::broadcast::BroadcastContext;
use crate::job::{Header, Job, Kind};
use crate::latch::CountLatch;
use crate::notes;
use crate::registry::Registry;
use crate::session::Session;
use crate::shim::Mutex;
use crate::spawn::queue;
use crate::unwind::{Panic, catch, drop_quietly, lock};
use crate::worker::Worker;

/// Where jobs are [spawned](Scope::spawn) that are done when the scope ends: see [`scope`](fn@crate::scope).
pub struct Scope<'scope> {
    registry: Arc<Registry>,
    /// The session in which all jobs of the scope are pushed.
    session: Session,
    /// The body and the jobs.
    latch: CountLatch,
    /// The first panic.
    panic: Mutex<Option<Panic>>,
    /// Invariant in the lifetime, for which the closures live.
    marker: PhantomData<fn(&'scope ()) -> &'scope ()>,
}

/// Opens a scope in `registry`, on the current thread, which is that `worker`.
pub fn run<'scope, R>(
    worker: Option<&Worker>,
    registry: &Arc<Registry>,
    op: impl FnOnce(&Scope<'scope>) -> R,
) -> R {
    let own = worker.filter(|worker| worker.is_in(registry));
    let _call = own.is_none().then(|| notes::open(notes::What::Call));
    let scope = Scope {
        registry: registry.clone(),
        session: own.map_or(Session::NONE, Worker::begin),
        latch: CountLatch::default(),
        panic: Mutex::new(None),
        marker: PhantomData,
    };
    let result = catch(|| op(&scope)).map_err(|panic| scope.panicked(panic));
    // SAFETY: the body is done, once, and the latch stays: this thread waits for it.
    unsafe { CountLatch::done(&scope.latch) };
    let latch = &scope.latch.latch;
    match worker {
        Some(worker) => worker.wait(latch, || own.is_some_and(|own| scope.help(own))),
        None => latch.block(),
    }
    own.iter().for_each(|own| own.sessions.end(scope.session));
    let panic = lock(&scope.panic).take();
    match (result, panic) {
        (Ok(result), None) => result,
        (_, panic) => panic::resume_unwind(panic.expect("it was noted")),
    }
}

impl<'scope> Scope<'scope> {
    /// Runs a job of this scope, or one that descends from it, and returns true if there was any. `worker`
    /// has opened the scope, and waits for it.
    fn help(&self, worker: &Worker) -> bool {
        let is_own = |job: &Job| job.session() == self.session;
        let job = match worker.deque.pop() {
            Some(job) if is_own(&job) => Some(job),
            top => worker.pop_until(top, is_own),
        };
        match job {
            Some(job) => {
                worker.run_here(job);
                true
            }
            None => worker.leapfrog(self.session),
        }
    }

    fn panicked(&self, panic: Panic) {
        let mut first = lock(&self.panic);
        if first.is_none() {
            *first = Some(panic);
        } else {
            // Not with the lock held: dropping a panic is foreign code, which may take it.
            drop(first);
            drop_quietly(panic);
        }
    }

    /// Runs `op` on a worker of the pool before the scope ends.
    ///
    /// `op` can spawn more jobs. A worker without other work runs it, the youngest job first, or the thread
    /// that waits for the scope.
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
    pub fn spawn<F>(&self, op: F)
    where
        F: FnOnce(&Scope<'scope>) + Send + 'scope,
    {
        queue(&self.registry, self.job(op));
    }

    /// Runs `op` once on every worker of the pool before the scope ends.
    pub fn spawn_broadcast<F>(&self, op: F)
    where
        F: Fn(&Scope<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        let op = Arc::new(op);
        // With no permit of its own, this thread runs none of them at once.
        _ = self.deliver(None, |_| {
            let op = op.clone();
            move |scope: &Self| BroadcastContext::with(|context| op(scope, context))
        });
    }

    /// Queues an `op` for the holder of each permit, to be run before the scope ends. Returns the job for
    /// the permit `own`, if that is next.
    pub(crate) fn deliver<F: FnOnce(&Self) + Send + 'scope>(
        &self,
        own: Option<usize>,
        op: impl Fn(usize) -> F,
    ) -> Option<Job> {
        self.registry.deliver(own, |permit| self.job(op(permit)))
    }

    /// Makes a job, for which the scope waits from here on.
    fn job<F: FnOnce(&Self) + Send + 'scope>(&self, op: F) -> Job {
        self.latch.add();
        let header = Header(const { &ScopeJob::<'scope, F>::KIND });
        let scope = ptr::from_ref(self);
        let job = Box::new(ScopeJob { header, scope, op });
        // The scope waits for the jobs of its own session, and for none of the worker's.
        // SAFETY: the box is given away here, and `execute` takes it back. `op` is `Send`, and the
        // scope waits for the job.
        unsafe { Job::new(NonNull::from(Box::leak(job)).cast(), self.session) }
    }
}

impl fmt::Debug for Scope<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Scope { .. }")
    }
}

/// A job of a scope.
#[repr(C)]
struct ScopeJob<'scope, F> {
    header: Header,
    scope: *const Scope<'scope>,
    op: F,
}

impl<'scope, F: FnOnce(&Scope<'scope>) + Send + 'scope> ScopeJob<'scope, F> {
    const KIND: Kind = Kind::of::<F>(Self::execute);

    unsafe fn execute(this: NonNull<Header>, _: Session) {
        // SAFETY: it is from `Scope::job`, and run once.
        let job = unsafe { Box::from_raw(this.cast::<Self>().as_ptr()) };
        let ScopeJob { scope, op, .. } = *job;
        // SAFETY: the scope waits for this job.
        let scope = unsafe { &*scope };
        if let Err(panic) = catch(|| op(scope)) {
            scope.panicked(panic);
        }
        // SAFETY: the scope waits for this job, which is done once. From here on it may be gone.
        unsafe { CountLatch::done(&raw const scope.latch) };
    }
}
