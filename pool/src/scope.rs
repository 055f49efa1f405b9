//! Scopes: jobs that borrow from the stack, and are done when the scope ends.

use core::fmt;
use core::marker::PhantomData;
use core::ptr;
use std::panic;

use crossbeam_queue::SegQueue;

use std::sync::Arc;

use crate::faults::{Fault, is_planted};
use crate::global;
use crate::job::{Header, HeapJob, Kind, Member, Panic, Role, Task, catch, drop_quietly};
use crate::latch::CountLatch;
use crate::registry::Registry;
use crate::session::{Frame, Session};
use crate::shim::{Mutex, Unparker};
use crate::trace;
use crate::worker::Worker;

/// Where jobs are [spawned](Scope::spawn) that are done when the scope ends: see [`scope`].
#[repr(C)]
pub struct Scope<'scope> {
    base: Base,
    /// Neither a longer nor a shorter lifetime will do: what is spawned lives as long.
    marker: PhantomData<fn(&'scope ()) -> &'scope ()>,
}

/// What does not depend on the lifetime.
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

/// What may outlive the scope.
struct Shared {
    /// Jobs that somebody has found who must not run them.
    queue: SegQueue<Task>,
    /// Who waits for the scope, if it is a worker of its pool.
    waiter: Option<Unparker>,
}

/// Opens a scope, and returns what `op` returns, when all that was spawned in the scope is done.
///
/// Jobs may borrow what lives longer than the scope. Who waits at the end of the scope runs its
/// jobs, and what those fork: never anything else.
///
/// Outside of a pool, `op` is run in the global one.
///
/// # Panics
///
/// If `op` or a job panics, when all are done: with the first.
///
/// # Examples
///
/// ```
/// let mut halves = [0, 0];
/// let [left, right] = &mut halves;
/// chase_lev_pool::scope(|s| {
///     s.spawn(|_| *left = 1);
///     s.spawn(|_| *right = 2);
/// });
/// assert_eq!(halves, [1, 2]);
/// ```
pub fn scope<'scope, R: Send>(op: impl FnOnce(&Scope<'scope>) -> R + Send) -> R {
    Worker::with(|worker| match worker {
        Some(worker) => run(Some(worker), &worker.registry, op),
        None => global::registry().in_worker(|worker| run(Some(worker), &worker.registry, op)),
    })
}

/// As [`scope`], but runs `op` on the current thread, whatever it is.
///
/// A thread that is no worker waits at the end, and runs nothing.
///
/// # Panics
///
/// As [`scope`].
///
/// # Examples
///
/// ```
/// let mut answer = 0;
/// chase_lev_pool::in_place_scope(|s| s.spawn(|_| answer = 42));
/// assert_eq!(answer, 42);
/// ```
pub fn in_place_scope<'scope, R>(op: impl FnOnce(&Scope<'scope>) -> R) -> R {
    Worker::with(|worker| match worker {
        Some(worker) => run(Some(worker), &worker.registry, op),
        None => run(None, global::registry(), op),
    })
}

/// Opens a scope in `registry`, on the current thread, which is that `worker`.
pub fn run<'scope, R>(
    worker: Option<&Worker>,
    registry: &Arc<Registry>,
    op: impl FnOnce(&Scope<'scope>) -> R,
) -> R {
    let own = worker.filter(|worker| Arc::ptr_eq(&worker.registry, registry));
    let _call = own.is_none().then(trace::call);
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
            latch: CountLatch::new(),
            panic: Mutex::new(None),
        },
        marker: PhantomData,
    };
    let result = catch(|| op(&scope));
    let base = &scope.base;
    let result = result.map_err(|panic| base.panicked(panic));
    // SAFETY: the body is done, once; and this is the one who waits.
    unsafe { CountLatch::done(&base.latch) };
    let (latch, awaited) = (base.latch.latch(), ptr::from_ref(base).cast());
    match (own, worker) {
        _ if is_planted(Fault::LeavesJobs) => {}
        (Some(own), _) => own.wait(latch, awaited, || base.help(own)),
        (None, Some(worker)) => worker.wait(latch, awaited, || false),
        (None, None) => latch.block(),
    }
    if let Some(own) = own {
        own.sessions.end(base.session);
    }
    let panic = base.first_panic().take();
    match (result, panic) {
        (Ok(result), None) => result,
        (_, panic) => panic::resume_unwind(panic.expect("it was noted")),
    }
}

impl Base {
    /// Runs a job of this scope, or what descends from one; whether there was any. `worker` waits
    /// for the scope, which it has opened.
    fn help(&self, worker: &Worker) -> bool {
        while let Some(task) = worker.pop_of_scope() {
            // SAFETY: it is not run yet.
            if unsafe { (*task.job.cast::<Member>()).group } == ptr::from_ref(self).cast() {
                // SAFETY: as above, and nobody else has it.
                unsafe { worker.run_here(task) };
                return true;
            }
            worker.hand_over(task);
        }
        if let Some(task) = self.shared.queue.pop() {
            trace::found(trace::Source::Scope);
            // SAFETY: as above.
            unsafe { worker.run_here(task) };
            return true;
        }
        worker.leapfrog(self.session)
    }

    fn first_panic(&self) -> crate::shim::MutexGuard<'_, Option<Panic>> {
        self.panic.lock().unwrap_or_else(|error| error.into_inner())
    }

    fn panicked(&self, panic: Panic) {
        let mut first = self.first_panic();
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
        let task = Task {
            job,
            session: base.session,
        };
        Worker::with(|worker| match worker {
            Some(worker) if Arc::ptr_eq(&worker.registry, &base.registry) => worker.push(task),
            // SAFETY: it is not run yet.
            _ => unsafe { offer(task, &base.registry) },
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
    member: Member,
    op: F,
}

impl<'scope, F: FnOnce(&Scope<'scope>) + Send + 'scope> ScopeJob<F> {
    const KIND: Kind = Kind {
        execute: Self::execute,
        role: Role::Scope,
        name: trace::Name::of::<F>(),
    };

    fn make(op: F, base: &Base) -> *const Header {
        let member = Member {
            header: Header::new(const { &Self::KIND }, base.frame),
            group: ptr::from_ref(base).cast(),
        };
        Box::into_raw(Box::new(ScopeJob { member, op }))
            .cast_const()
            .cast()
    }

    unsafe fn execute(this: *const Header, _: &Worker) {
        // SAFETY: it is from `make`, and run once.
        let job = unsafe { Box::from_raw(this.cast_mut().cast::<Self>()) };
        let ScopeJob { member, op } = *job;
        // SAFETY: the scope begins with its base, and waits for this job.
        let scope = unsafe { &*member.group.cast::<Scope<'scope>>() };
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
/// It is a job of a scope in that pool, nobody else has it, and it is not run yet.
pub unsafe fn offer(task: Task, registry: &Registry) {
    // SAFETY: the caller's; so the scope waits for it.
    let base = unsafe { &*(*task.job.cast::<Member>()).group.cast::<Base>() };
    let shared = base.shared.clone();
    let ticket = shared.clone();
    trace::submit(task);
    // From here on the scope may be gone.
    shared.queue.push(task);
    let take = move |worker: &Worker| {
        if let Some(task) = ticket.queue.pop() {
            trace::found(trace::Source::Scope);
            worker.run(task);
        }
    };
    // SAFETY: it borrows nothing.
    registry.inject(unsafe { HeapJob::task(take) });
    if let Some(waiter) = &shared.waiter
        && !is_planted(Fault::WakesNoWaiter)
    {
        waiter.unpark();
    }
}
