//! Scopes: jobs that borrow from the stack, and are done when the scope ends.

use core::fmt;
use core::marker::PhantomData;
use core::ptr;
use std::panic;

use crossbeam_queue::SegQueue;

use std::sync::Arc;

use crate::job::{Header, HeapJob, Job, Kind};
use crate::latch::CountLatch;
use crate::notes;
use crate::registry::Registry;
use crate::rules::{self, Act, Found};
use crate::session::{Frame, Session};
use crate::shim::{Mutex, Unparker};
use crate::unwind::{Panic, catch, drop_quietly, lock};
use crate::worker::Worker;

/// Where jobs are [spawned](Scope::spawn) that are done when the scope ends: see [`scope`](fn@crate::scope).
#[repr(C)]
pub struct Scope<'scope> {
    base: Base,
    /// Neither a longer nor a shorter lifetime will do: what is spawned lives as long.
    marker: PhantomData<fn(&'scope ()) -> &'scope ()>,
}

/// All of a scope that does not depend on its lifetime.
struct Base {
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
}

// SAFETY: the frame is only looked at by those who run a job of the scope, while the scope
// waits for it.
unsafe impl Send for Base {}
// SAFETY: as above.
unsafe impl Sync for Base {}

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
        base: Base {
            registry: registry.clone(),
            session: own.map_or(Session::NONE, Worker::begin),
            frame: worker.map_or(Frame::NONE, |worker| worker.frame.get()),
            shared: Arc::new(Shared {
                queue: SegQueue::new(),
                waiter,
            }),
            latch: CountLatch::default(),
            panic: Mutex::new(None),
        },
        marker: PhantomData,
    };
    let result = catch(|| op(&scope));
    let base = &scope.base;
    let result = result.map_err(|panic| base.panicked(panic));
    // SAFETY: the body is done, once; and this is the one who waits.
    unsafe { CountLatch::done(&base.latch) };
    let (latch, awaited) = (&base.latch.latch, base.address());
    match (own, worker) {
        (Some(own), _) => own.wait(latch, awaited, || base.help(own)),
        (None, Some(worker)) => worker.wait(latch, awaited, || false),
        (None, None) => latch.block(),
    }
    if let Some(own) = own {
        own.sessions.end(base.session);
    }
    let panic = lock(&base.panic).take();
    match (result, panic) {
        (Ok(result), None) => result,
        (_, panic) => panic::resume_unwind(panic.expect("it was noted")),
    }
}

impl Base {
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
}

impl<'scope> Scope<'scope> {
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
    pub fn spawn(&self, op: impl FnOnce(&Scope<'scope>) + Send + 'scope) {
        let base = &self.base;
        let job = ScopeJob::make(op, base);
        base.latch.add();
        // Not the worker's own session, which does not wait for this job.
        let session = base.session;
        // SAFETY: it is a new one, whose `op` is `Send`; and the scope waits for it.
        let job = unsafe { Job::new(job, session) };
        Worker::with(|worker| match worker {
            Some(worker) if worker.is_in(&base.registry) => worker.push(job),
            // SAFETY: it is of this scope.
            _ => unsafe { offer(base, job) },
        });
    }
}

impl fmt::Debug for Scope<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Scope { .. }")
    }
}

/// A job of a scope.
#[repr(C)]
struct ScopeJob<F> {
    header: Header,
    base: *const Base,
    op: F,
}

impl<'scope, F: FnOnce(&Scope<'scope>) + Send + 'scope> ScopeJob<F> {
    const KIND: Kind = Kind {
        // SAFETY: it is of this kind.
        awaited: |this| unsafe { (*this.cast::<Self>()).base.addr() },
        hand_over: Some(|job| {
            // SAFETY: it is of this kind, and of its scope.
            unsafe { offer((*job.header().cast::<Self>()).base, job) };
        }),
        ..Kind::of::<F>(Self::execute)
    };

    fn make(op: F, base: &Base) -> *const Header {
        let header = Header::new(const { &Self::KIND }, base.frame);
        Box::into_raw(Box::new(ScopeJob { header, base, op }))
            .cast_const()
            .cast()
    }

    unsafe fn execute(this: *const Header, _: Session) {
        // SAFETY: it is from `make`, and run once.
        let job = unsafe { Box::from_raw(this.cast_mut().cast::<Self>()) };
        let ScopeJob { base, op, .. } = *job;
        // SAFETY: the scope begins with its base, and waits for this job.
        let scope = unsafe { &*base.cast::<Scope<'scope>>() };
        let base = &scope.base;
        if let Err(panic) = catch(|| op(scope)) {
            base.panicked(panic);
        }
        // SAFETY: the scope waits for this job, which is done once. From here on it may be gone.
        unsafe { CountLatch::done(&raw const base.latch) };
    }
}

/// Gives a job of a scope to whoever waits for the scope, and to any worker without work.
///
/// # Safety
///
/// It is a job of this scope.
unsafe fn offer(base: *const Base, job: Job) {
    // SAFETY: the scope waits for the job, which is not run yet.
    let (registry, shared) = unsafe { ((*base).registry.clone(), (*base).shared.clone()) };
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
