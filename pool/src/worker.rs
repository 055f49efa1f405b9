//! Workers: the threads of a pool, each with its deque.

use core::cell::{Cell, RefCell};
use core::sync::atomic::Ordering::Relaxed;
use core::{mem, ptr};
use std::sync::Arc;

use chase_lev::Steal;

use crate::job::{Deque, Job};
use crate::latch::Latch;
use crate::notes::{self, event, span};
use crate::own::Permit;
use crate::own::lineage::{Session, Sessions};
use crate::registry::{Peer, Registry, Rest, Waiting};
use crate::shim::{self, thread_local};
use crate::sleep::{LOOKS, Search, Seat, Sleeper};
use crate::unwind::AbortOnUnwind;

thread_local! {
    // The current thread's worker.
    static CURRENT: Cell<*const Worker> = const { Cell::new(ptr::null()) };
    // The current thread's worker while it is no worker: see `step_out`.
    static OUTER: Cell<*const Worker> = const { Cell::new(ptr::null()) };
    // The current thread's worker, if the thread was not started by a pool.
    static ADOPTED: RefCell<Option<Adopted>> = const { RefCell::new(None) };
}

/// A worker of a pool.
pub struct Worker {
    pub deque: Deque,
    pub registry: Arc<Registry>,
    pub own: Sleeper,
    random: Cell<u64>,
    /// True if there seemed to be more jobs where the last job came from.
    more: Cell<bool>,
    /// True once all workers have found that no job is left, and look for none any more.
    pub leaves: Cell<bool>,
    /// The current session. The remaining fields are those of `Waiting::Own`.
    pub session: Cell<Session>,
    pub sessions: Sessions,
    /// An empty buffer for foreign jobs that are popped, kept for its capacity.
    pub aside: Cell<Vec<Job>>,
}

/// Runs the worker in this seat until it ends. With `Waiting::Own`, it has a permit.
pub fn main(registry: Arc<Registry>, seat: Seat, permit: Option<Permit>) {
    let worker = Worker::new(registry, seat, permit);
    worker.run_until_end();
    let Worker {
        deque, sessions, ..
    } = worker;
    worker.registry.leave_seat(seat, Rest { deque, sessions });
}

impl Worker {
    /// Creates the worker in this seat.
    pub fn new(registry: Arc<Registry>, seat: Seat, permit: Option<Permit>) -> Self {
        let Rest { deque, sessions } = registry.take_seat(seat);
        Worker {
            deque,
            own: Sleeper::new(seat, permit, Some(registry.sleep.clone())),
            registry,
            // Odd, because xorshift never leaves zero.
            random: Cell::new((seat.0 as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
            more: Cell::new(false),
            leaves: Cell::new(false),
            session: Cell::new(Session::NONE),
            sessions,
            aside: Cell::default(),
        }
    }

    /// Makes the current thread this worker, until the thread ends.
    pub fn adopt(self) {
        let worker = Box::new(self);
        CURRENT.with(|current| current.set(&raw const *worker));
        ADOPTED.with(|adopted| *adopted.borrow_mut() = Some(Adopted(worker)));
    }

    /// Calls `f` with the current thread's worker, if it has one.
    #[inline(always)]
    pub fn with<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let current = CURRENT.with(|current| current.get());
        // SAFETY: the pointer is null or this thread's worker, which lives until `run_until_end`, or the drop
        // of `Adopted`, has reset the pointer.
        f(unsafe { current.as_ref() })
    }

    /// Calls `f` with the current thread's worker, also while the thread [is none](Worker::step_out).
    pub fn with_outer<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let [current, outer] = [&CURRENT, &OUTER].map(|one| one.with(|worker| worker.get()));
        let worker = if current.is_null() { outer } else { current };
        // SAFETY: as in `with`. `step_out` sets `OUTER` to the worker, and resets it before it returns.
        f(unsafe { worker.as_ref() })
    }

    /// Calls `f` with the current thread's worker. Must be called on a worker.
    pub fn current<R>(f: impl FnOnce(&Worker) -> R) -> R {
        Worker::with(|worker| f(worker.expect("the current thread is a worker")))
    }

    /// Returns true if the worker belongs to this pool.
    pub fn is_in(&self, registry: &Arc<Registry>) -> bool {
        Arc::ptr_eq(&self.registry, registry)
    }

    pub fn seat(&self) -> Seat {
        self.own.thread.seat
    }

    /// Returns the index for which parts of broadcasts are queued that this thread may run now.
    pub fn part_index(&self) -> Option<usize> {
        match self.registry.settings.waiting {
            Waiting::Any => Some(self.seat().0),
            Waiting::Own => self.own.thread.permit().map(|permit| permit.0),
        }
    }

    /// Returns the index of its thread: that of its seat. With `Waiting::Own`, it is that of its permit, or one
    /// past all permits and seats while it has none.
    pub fn index(&self) -> usize {
        let seat = self.seat().0;
        match self.registry.settings.waiting {
            Waiting::Own if !self.leaves.get() => {
                (self.part_index()).unwrap_or_else(|| self.registry.seats() + seat)
            }
            _ => seat,
        }
    }

    fn run_until_end(&self) {
        let guard = AbortOnUnwind("a worker");
        CURRENT.with(|current| current.set(self));
        event!(
            "starts",
            seat = self.seat().0,
            sleeper = self.own.thread.number()
        );
        let (registry, index) = (&*self.registry, self.seat().0);
        let is_spare = index >= registry.threads();
        let handlers = (!is_spare || registry.settings.handles_spares).then(|| registry.handlers());
        // A spare starts as a searcher.
        let mut searches = is_spare;
        if let Some(handlers) = handlers {
            if mem::take(&mut searches) {
                // The handler may take long, so another thread should search.
                registry.sleep.end(|| false, registry);
            }
            handlers.call(&handlers.start, index);
        }
        while let Some(job) = self.next(searches) {
            searches = false;
            self.run(job);
        }
        self.leaves.set(true);
        if let Some(handlers) = handlers {
            handlers.call(&handlers.exit, index);
        }
        CURRENT.with(|current| current.set(ptr::null()));
        mem::forget(guard);
    }

    /// Returns the next job from anywhere, or `None` if the thread must end. `searches` is true if the
    /// thread counts as a searcher.
    fn next(&self, searches: bool) -> Option<Job> {
        if !searches {
            // Its own jobs first: others may wait for one of them (TLC: `Waiting/own-jobs-left`).
            let own = self.deque.pop();
            let elsewhere = || {
                let looks = !self.gives_way();
                looks.then(|| self.look_elsewhere()).flatten()
            };
            if let Some(job) = own.or_else(elsewhere) {
                return Some(job);
            }
        }
        let _search = span!("search");
        match self.search(searches, None) {
            Search::Found(job) => Some(job),
            Search::Resumed | Search::Leave => None,
        }
    }

    /// Looks for a job, and sleeps while there is none. If the worker also waits, `is_over` returns
    /// true when its wait is over.
    fn search(&self, searches: bool, is_over: Option<&dyn Fn() -> bool>) -> Search<Job> {
        let (look, more) = (|| self.look(), || self.more.get());
        let registry = &*self.registry;
        (registry.sleep).search(&self.own, registry, searches, is_over, look, more)
    }

    /// Returns true if it should pass its permit on before it takes a job of others.
    fn gives_way(&self) -> bool {
        let registry = &*self.registry;
        registry.settings.waiting == Waiting::Own && registry.sleep.is_over_quota()
    }

    /// Pushes a job, and wakes another thread if need be.
    #[inline(always)]
    pub fn push(&self, job: Job) {
        self.deque.push(job);
        self.registry.published();
    }

    /// Takes a job from the worker's own deque, the parts for it, the injector, or the other
    /// deques in random order.
    fn look(&self) -> Option<Job> {
        self.deque.pop().or_else(|| self.look_elsewhere())
    }

    /// Takes a job as [`look`](Worker::look) does, but not from the worker's own deque.
    fn look_elsewhere(&self) -> Option<Job> {
        let registry = &*self.registry;
        if let Some(part) = self.take_part() {
            return Some(part);
        }
        if let Some((job, more)) = registry.take_injected() {
            self.more.set(more);
            return Some(job);
        }
        for (victim, peer) in self.others() {
            // After a `Retry`, the victim may have more jobs: the caller looks again.
            if let Steal::Success(job) = peer.stealer.steal() {
                event!("steals", victim = victim.0);
                notes::found("Stolen");
                self.more.set(!peer.stealer.is_empty());
                return Some(job);
            }
        }
        None
    }

    /// Takes a part of a broadcast that is queued for this thread, which must run it at once.
    fn take_part(&self) -> Option<Job> {
        self.registry.take_part(self.part_index()?)
    }

    /// Iterates over the other workers, starting at a random one.
    pub fn others(&self) -> impl Iterator<Item = (Seat, &Peer)> {
        let random = |below: usize| {
            // Marsaglia's xorshift, reduced to less than `below`.
            let mut x = self.random.get();
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            self.random.set(x);
            ((u128::from(x) * below as u128) >> 64) as usize
        };
        let peers = self.registry.peers_from(random);
        peers.filter(|&(seat, _)| seat != self.seat())
    }

    /// Runs a job.
    pub fn run(&self, job: Job) {
        match self.registry.settings.waiting {
            Waiting::Any => self.run_here(job),
            Waiting::Own => self.run_in_session(job),
        }
    }

    /// Runs a job as part of the current session.
    pub fn run_here(&self, job: Job) {
        let source = notes::source();
        let _run = span!(
            "run",
            closure = job.name(),
            job = job.address(),
            source = source
        );
        job.execute(self.session.get());
    }

    /// Waits for the latch, and runs jobs until it is set: any jobs, or with `Waiting::Own` those that are part of
    /// what it waits for. `awaited` returns the session of that, if it is known.
    #[cold]
    pub fn wait(&self, latch: &Latch, awaited: impl Fn() -> Session) {
        // A panic must not leave the latch's frame before the latch is set.
        let guard = AbortOnUnwind("a wait");
        let _wait = span!("wait");
        let registry = &*self.registry;
        let is_over = || latch.probe();
        let runs_own = registry.settings.waiting == Waiting::Own;
        let mut looks = 0;
        while !is_over() {
            let found = match self.leaves.get() {
                _ if runs_own => self.help(awaited()),
                // In an exit handler, only its own jobs are left.
                true => self.deque.pop().map(|job| self.run(job)).is_some(),
                false => self.look().map(|job| self.run(job)).is_some(),
            };
            if found {
                looks = 0;
            } else if looks < LOOKS && !self.gives_way() {
                shim::pause(looks);
                looks += 1;
            } else {
                latch.leave(&self.own.thread);
                if self.leaves.get() {
                    self.own.park(None);
                } else if let Search::Found(()) =
                    (registry.sleep).rest(&self.own, registry, false, Some(&is_over))
                    && let Search::Found(job) = self.search(true, Some(&is_over))
                {
                    if runs_own {
                        registry.exceptions.fetch_add(1, Relaxed);
                        event!("exception");
                    }
                    self.run(job);
                }
            }
        }
        mem::forget(guard);
    }

    /// Calls `f`, in which the current thread is no worker.
    pub fn step_out<R>(&self, f: impl FnOnce() -> R) -> R {
        let guard = AbortOnUnwind("a call that steps out");
        let set = |current, outer| {
            CURRENT.with(|one| one.set(current));
            OUTER.with(|one| one.set(outer));
        };
        set(ptr::null(), ptr::from_ref(self));
        let result = f();
        set(ptr::from_ref(self), ptr::null());
        mem::forget(guard);
        result
    }

    /// Pops jobs, beginning with `top`, until one is `wanted` or none is left. Runs the others, or with
    /// `Waiting::Own` puts them back.
    pub fn pop_until(&self, mut top: Option<Job>, wanted: impl Fn(&Job) -> bool) -> Option<Job> {
        if self.registry.settings.waiting == Waiting::Own {
            return self.pop_own(top, wanted);
        }
        while let Some(job) = top.take_if(|job| !wanted(job)) {
            self.run(job);
            top = self.deque.pop();
        }
        top
    }

    /// Runs any job, if there is one.
    pub fn yield_now(&self) -> Yield {
        self.yield_to(|| self.take_part(), || self.look())
    }

    /// Runs a job from the worker's own deque, if there is one.
    pub fn yield_local(&self) -> Yield {
        self.yield_to(|| None, || self.deque.pop())
    }

    /// Runs the part that `part` finds, if any. Otherwise passes its permit on if another thread is over
    /// quota, and runs the job that `look` finds.
    fn yield_to(
        &self,
        part: impl FnOnce() -> Option<Job>,
        look: impl FnOnce() -> Option<Job>,
    ) -> Yield {
        // Before `part`: a permit that it gets later may have a part, which would be passed on with it
        // (TLC: `Sleep/part-passed`).
        let has_permit = self.part_index().is_some();
        let pass_on_and_look = || {
            let registry = &*self.registry;
            if has_permit && self.gives_way() {
                registry.sleep.without_permit(&self.own, registry, || ());
            }
            look()
        };
        match part().or_else(pass_on_and_look).map(|job| self.run(job)) {
            Some(()) => Yield::Executed,
            None => Yield::Idle,
        }
    }
}

/// The worker of a thread that its pool has not started. It ends with the thread.
struct Adopted(Box<Worker>);

impl Drop for Adopted {
    fn drop(&mut self) {
        CURRENT.with(|current| current.set(ptr::null()));
        let registry = &*self.0.registry;
        registry.sleep.give_up(&self.0.own, registry);
    }
}

/// The result of [`yield_now`](crate::yield_now()) and [`yield_local`](crate::yield_local()).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    /// A job was run.
    Executed,
    /// No job was found.
    Idle,
}
