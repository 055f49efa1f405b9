//! Scopes: jobs that borrow from the stack, and are done when the scope ends.

use core::fmt;
use core::marker::PhantomData;
use core::ptr;
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
    /// Its own: what has its number was spawned in the scope.
    session: Session,
    /// The body and the jobs.
    latch: CountLatch,
    /// The first.
    panic: Mutex<Option<Panic>>,
    /// Neither a longer nor a shorter lifetime will do: what is spawned lives as long.
    marker: PhantomData<fn(&'scope ()) -> &'scope ()>,
}

/// A waiter looks below so many jobs of others for one of its scope.
const FEW: usize = 16;

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
    // SAFETY: the body is done, once; and this is the one who waits.
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
    /// Runs a job of this scope, or what descends from one; whether there was any. `worker` waits
    /// for the scope, which it has opened.
    fn help(&self, worker: &Worker) -> bool {
        let is_own = |job: &Job| job.session() == self.session;
        let job = match worker.deque.pop() {
            Some(job) if is_own(&job) => Some(job),
            top => worker.pop_until(top, FEW, is_own),
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
            // Foreign code, which might take it.
            drop(first);
            drop_quietly(panic);
        }
    }

    /// Has `op` be run by a worker of the pool before the scope ends.
    ///
    /// `op` can spawn more. It is run by whoever has nothing else to do, the youngest first; or
    /// by the thread that waits for the scope.
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

    /// Has `op` be run once on every worker of the pool before the scope ends.
    pub fn spawn_broadcast<F>(&self, op: F)
    where
        F: Fn(&Scope<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        let op = Arc::new(op);
        // No permit's holder is to run it at once.
        _ = self.deliver(None, |_| {
            let op = op.clone();
            move |scope: &Self| BroadcastContext::with(|context| op(scope, context))
        });
    }

    /// Has the holder of each permit run an `op` before the scope ends. That of the permit `own`, if it is
    /// next, is returned.
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
        let job = Box::new(ScopeJob {
            header: Header::new(const { &ScopeJob::<'scope, F>::KIND }),
            scope: ptr::from_ref(self),
            op,
        });
        // It is pushed in the scope's session: that of the worker does not wait for it.
        // SAFETY: the box is given away here, and `execute` takes it back. `op` is `Send`, and the
        // scope waits for the job.
        unsafe { Job::new(Box::into_raw(job).cast_const().cast(), self.session) }
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

    unsafe fn execute(this: *const Header, _: Session) {
        // SAFETY: it is from `Scope::job`, and run once.
        let job = unsafe { Box::from_raw(this.cast_mut().cast::<Self>()) };
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
