//! Scopes: jobs that borrow from the stack, and are done when the scope ends.

use core::fmt;
use core::marker::PhantomData;
use core::ptr;
use std::panic;

use crossbeam_queue::SegQueue;

use std::sync::Arc;

use crate::broadcast::BroadcastContext;
use crate::job::{Header, HeapJob, Job, Kind};
use crate::latch::CountLatch;
use crate::notes;
use crate::registry::Registry;
use crate::rules::{self, Act, Found, When};
use crate::session::{Frame, Session};
use crate::shim::{Mutex, Unparker};
use crate::unwind::{Panic, catch, drop_quietly, lock};
use crate::worker::Worker;

/// Where jobs are [spawned](Scope::spawn) that are done when the scope ends: see [`scope`](fn@crate::scope).
pub struct Scope<'scope> {
    registry: Arc<Registry>,
    /// Its own: what has its number was spawned in the scope.
    session: Session,
    /// That in which the scope was opened.
    frame: *const Frame,
    shared: Arc<Shared>,
    /// The body and the jobs.
    latch: CountLatch,
    /// The first.
    panic: Mutex<Option<Panic>>,
    /// Neither a longer nor a shorter lifetime will do: what is spawned lives as long.
    marker: PhantomData<fn(&'scope ()) -> &'scope ()>,
}

// SAFETY: the frame is only looked at by those who run a job of the scope, while the scope
// waits for it.
unsafe impl Send for Scope<'_> {}
// SAFETY: as above.
unsafe impl Sync for Scope<'_> {}

/// All of a scope that may outlive it.
struct Shared {
    /// Jobs that somebody has found who must not run them.
    queue: SegQueue<Job>,
    /// The waiter for the scope, if it is a worker of its pool.
    waiter: Option<Unparker>,
}

/// Opens a scope in `registry`, on the current thread, which is that `worker`.
pub fn run<'scope, R>(
    worker: Option<&Worker>,
    registry: &Arc<Registry>,
    op: impl FnOnce(&Scope<'scope>) -> R,
) -> R {
    let own = worker.filter(|worker| worker.is_in(registry));
    let _call = own.is_none().then(|| notes::open(notes::What::Call));
    let waiter = own.map(|own| registry.seats[own.index].unparker.clone());
    let scope = Scope {
        registry: registry.clone(),
        session: own.map_or(Session::NONE, Worker::begin),
        frame: worker.map_or(Frame::NONE, |worker| worker.frame.get()),
        shared: Arc::new(Shared {
            queue: SegQueue::new(),
            waiter,
        }),
        latch: CountLatch::default(),
        panic: Mutex::new(None),
        marker: PhantomData,
    };
    let result = catch(|| op(&scope)).map_err(|panic| scope.panicked(panic));
    // SAFETY: the body is done, once; and this is the one who waits.
    unsafe { CountLatch::done(&scope.latch) };
    let (latch, awaited) = (&scope.latch.latch, scope.address());
    match worker {
        Some(worker) => worker.wait(latch, awaited, || own.is_some_and(|own| scope.help(own))),
        None => latch.block(),
    }
    if let Some(own) = own {
        own.sessions.end(scope.session);
    }
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
        while let Some(job) = worker.pop_of_scope() {
            if job.awaited() == self.address() {
                worker.run_here(job);
                return true;
            }
            let given = worker.give_away(job, &Found::Popped);
            debug_assert!(given.is_ok(), "it is of a scope");
        }
        if let Some(job) = self.shared.queue.pop() {
            notes::found(notes::Source::Scope);
            worker.run_here(job);
            return true;
        }
        worker.leapfrog(self.session)
    }

    /// The scope's waiter waits for this.
    fn address(&self) -> usize {
        ptr::from_ref(self).addr()
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
    /// by who waits for the scope.
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
        let job = self.job(op);
        Worker::with(|worker| match worker {
            Some(worker) if worker.is_in(&self.registry) => worker.push(job),
            // SAFETY: it is of this scope.
            _ => unsafe { offer(self, job) },
        });
    }

    /// Has every worker of the pool run `op` before the scope ends.
    pub fn spawn_broadcast<F>(&self, op: F)
    where
        F: Fn(&Scope<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        let op = Arc::new(op);
        for index in 0..self.registry.threads() {
            let op = op.clone();
            self.spawn_on(index, move |scope| {
                BroadcastContext::with(|context| op(scope, context))
            });
        }
    }

    /// Has `op` be run by that worker before the scope ends, also while the worker waits.
    pub(crate) fn spawn_on(&self, worker: usize, op: impl FnOnce(&Self) + Send + 'scope) {
        // Two broadcasts at a time may each wait for a part of the other's caller.
        self.registry.deliver(worker, self.job(op), When::Waits);
    }

    /// Makes a job, for which the scope waits from here on.
    fn job<F: FnOnce(&Self) + Send + 'scope>(&self, op: F) -> Job {
        self.latch.add();
        let job = Box::new(ScopeJob {
            header: Header::new(const { &ScopeJob::<'scope, F>::KIND }, self.frame),
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
    const KIND: Kind = Kind {
        // SAFETY: it is of this kind.
        awaited: |this| unsafe { (*this.cast::<Self>()).scope.addr() },
        hand_over: Some(|job| {
            // SAFETY: it is of this kind, and of its scope.
            unsafe { offer((*job.header().cast::<Self>()).scope, job) };
        }),
        ..Kind::of::<F>(Self::execute)
    };

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

/// Gives a job of a scope to whoever waits for the scope, and to any worker without work.
///
/// # Safety
///
/// It is a job of this scope.
unsafe fn offer(scope: *const Scope<'_>, job: Job) {
    // SAFETY: the scope waits for the job, which is not run yet.
    let (registry, shared) = unsafe { ((*scope).registry.clone(), (*scope).shared.clone()) };
    let ticket = shared.clone();
    notes::submit(job.header().addr());
    // From here on the scope may be gone.
    shared.queue.push(job);
    registry.inject(HeapJob::job(move || {
        if let Some(job) = ticket.queue.pop() {
            notes::found(notes::Source::Scope);
            Worker::current(|worker| worker.run(job));
        }
    }));
    if let Some(waiter) = &shared.waiter
        && rules::act(&Found::Queued) == Act::Wake
    {
        waiter.unpark();
    }
}
