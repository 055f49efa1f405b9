//! Workers: the threads of a pool, each with its deque.

use core::cell::{Cell, RefCell};
use core::sync::atomic::Ordering::Relaxed;
use core::{mem, ptr};
use std::sync::Arc;

use chase_lev::Steal;

use crate::job::{Deque, Job};
use crate::latch::Latch;
use crate::notes::{event, span};
use crate::own::Permit;
use crate::own::lineage::Session;
use crate::registry::{Peer, Registry};
use crate::settings::Waiting;
use crate::shim::{self, thread_local};
use crate::sleep::{LOOKS, Seat, Sleeper};
use crate::unwind::{AbortOnUnwind, Panic, catch};

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
    /// True if there seemed to be more jobs where the last job was found.
    more: Cell<bool>,
    /// Where the next job that it runs comes from, for a trace.
    pub source: Cell<&'static str>,
    /// True once all workers have found that no job is left, and look for none any more.
    pub leaves: Cell<bool>,
    /// With `Waiting::Own`, the current session.
    pub session: Cell<Session>,
}

/// The source of jobs from the worker's own deque.
const OWN: &str = "Own";

impl Worker {
    /// Creates the worker in this seat. With `Waiting::Own`, it has a permit.
    pub fn new(registry: Arc<Registry>, seat: Seat, permit: Option<Permit>) -> Self {
        Worker {
            deque: registry.take_seat(seat),
            own: Sleeper::new(seat, permit, Some(registry.sleep.clone())),
            registry,
            random: Cell::new(seat.0 as u64),
            more: Cell::new(false),
            source: Cell::new(OWN),
            leaves: Cell::new(false),
            session: Cell::new(Session::NONE),
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

    /// Returns true if it runs only jobs that it waits for while it waits.
    pub fn waits_for_own(&self) -> bool {
        self.registry.settings.waiting == Waiting::Own
    }

    /// Returns the index for which parts of broadcasts are queued that this thread may run now.
    pub fn part_index(&self) -> Option<usize> {
        if self.waits_for_own() {
            self.own.thread.permit().map(|permit| permit.0)
        } else {
            Some(self.seat().0)
        }
    }

    /// Returns the index of its thread: that of its seat. With `Waiting::Own`, it is that of its permit, or one
    /// past all permits and seats while it has none.
    pub fn index(&self) -> usize {
        let seat = self.seat().0;
        if self.leaves.get() {
            return seat;
        }
        (self.part_index()).unwrap_or_else(|| self.registry.seats() + seat)
    }

    /// Runs jobs until the pool ends, or the thread is a spare that is not needed.
    pub fn run_until_end(self) {
        let guard = AbortOnUnwind("a worker");
        CURRENT.with(|current| current.set(&raw const self));
        let (seat, settings) = (self.seat(), &self.registry.settings);
        event!("starts", seat = seat.0, sleeper = self.own.thread.number());
        let is_spare = seat.0 >= settings.threads;
        if is_spare && let Some(restore) = &settings.origin {
            restore();
        }
        let handles = !is_spare || settings.handles_spares;
        // A spare starts as a searcher.
        let mut searches = is_spare;
        if handles {
            if mem::take(&mut searches) {
                // The handler may take long, so another thread should search.
                self.registry.sleep.end(false, &self.registry);
            }
            settings.call(&settings.start, seat.0);
        }
        while let Some(job) = self.next(mem::take(&mut searches)) {
            self.run(job);
        }
        self.leaves.set(true);
        if handles {
            settings.call(&settings.exit, seat.0);
        }
        CURRENT.with(|current| current.set(ptr::null()));
        mem::forget(guard);
        let Worker {
            registry, deque, ..
        } = self;
        registry.leave_seat(seat, deque);
    }

    /// Returns the next job from anywhere, or `None` if the thread must end. `searches` is true if the
    /// thread counts as a searcher.
    fn next(&self, searches: bool) -> Option<Job> {
        if !searches {
            // Its own jobs first: others may wait for one of them (TLC: `Waiting/own-jobs-left`).
            let own = self.deque.pop();
            let looks = own.is_none() && !self.gives_way();
            let job = if looks { self.look_elsewhere() } else { own };
            if job.is_some() {
                return job;
            }
        }
        let _search = span!("search");
        self.search(searches, None)
    }

    /// Looks for a job, and sleeps while there is none. If the worker also waits, `is_over` returns
    /// true when its wait is over.
    fn search(&self, searches: bool, is_over: Option<&dyn Fn() -> bool>) -> Option<Job> {
        let registry = &self.registry;
        let look = || Some((self.look()?, self.more.take()));
        (registry.sleep).search(&self.own, registry, searches, is_over, look)
    }

    /// Returns true if it should pass its permit on before it takes a job of others.
    fn gives_way(&self) -> bool {
        self.waits_for_own() && self.registry.sleep.is_over_quota()
    }

    /// Pushes a job, and wakes another thread if need be.
    #[inline(always)]
    pub fn push(&self, job: Job) {
        self.deque.push(job);
        self.registry.sleep.published(&self.registry);
    }

    /// Takes a job from the worker's own deque, the parts for it, the injector, or the other
    /// deques in random order.
    fn look(&self) -> Option<Job> {
        self.deque.pop().or_else(|| self.look_elsewhere())
    }

    /// Takes a job as [`look`](Worker::look) does, but not from the worker's own deque.
    fn look_elsewhere(&self) -> Option<Job> {
        let injector = &self.registry.injector;
        if let Some(part) = self.take_part() {
            return Some(part);
        }
        if let Some(job) = injector.pop() {
            self.source.set("Injector");
            self.more.set(!injector.is_empty());
            return Some(job);
        }
        for (victim, peer) in self.others() {
            // After a `Retry`, the victim may have more jobs: the caller looks again.
            if let Steal::Success(job) = peer.stealer.steal() {
                self.stolen(victim);
                self.more.set(!peer.stealer.is_empty());
                return Some(job);
            }
        }
        None
    }

    /// Takes a part of a broadcast that is queued for this thread, which must run it at once.
    fn take_part(&self) -> Option<Job> {
        let part = self.registry.parts[self.part_index()?].pop();
        part.inspect(|_| self.source.set("Part"))
    }

    /// Iterates over the other workers, starting at a random one.
    pub fn others(&self) -> impl Iterator<Item = (Seat, &Peer)> {
        // Knuth's linear congruential generator, whose high bits are the random ones.
        let random = (self.random.get()).wrapping_mul(6_364_136_223_846_793_005);
        let random = random.wrapping_add(1_442_695_040_888_963_407);
        self.random.set(random);
        let peers = self.registry.peers((random >> 33) as usize);
        peers.filter(|&(seat, _)| seat != self.seat())
    }

    /// Notes that the job that it runs next was stolen.
    pub fn stolen(&self, victim: Seat) {
        event!("steals", victim = victim.0);
        self.source.set("Stolen");
    }

    /// Runs a job.
    pub fn run(&self, job: Job) {
        if self.waits_for_own() {
            self.run_in_session(job);
        } else {
            self.run_here(job);
        }
    }

    /// Runs a job as part of the current session.
    pub fn run_here(&self, job: Job) {
        let source = self.source.replace(OWN);
        let _run = span!(
            "run",
            closure = job.name(),
            job = job.header.addr(),
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
        let registry = &self.registry;
        let is_over = || latch.probe();
        let mut looks = 0;
        while !is_over() {
            if self.run_while_waiting(&awaited) {
                looks = 0;
            } else if looks < LOOKS && !self.gives_way() {
                shim::pause(looks);
                looks += 1;
            } else {
                latch.leave(&self.own.thread);
                if self.leaves.get() {
                    // Whoever set the latch before this thread left it wakes nobody.
                    if !is_over() {
                        self.own.park(None);
                    }
                } else if (registry.sleep).rest(&self.own, registry, false, Some(&is_over))
                    && let Some(job) = self.search(true, Some(&is_over))
                {
                    if self.waits_for_own() {
                        registry.exceptions.fetch_add(1, Relaxed);
                        event!("exception");
                    }
                    self.run(job);
                }
            }
        }
        mem::forget(guard);
    }

    /// Runs a job that it may run while it waits, if there is one.
    fn run_while_waiting(&self, awaited: impl Fn() -> Session) -> bool {
        if self.waits_for_own() {
            return self.help(awaited());
        }
        let job = if self.leaves.get() {
            // In an exit handler, only its own jobs are left.
            self.deque.pop()
        } else {
            self.look()
        };
        job.map(|job| self.run(job)).is_some()
    }

    /// Calls `f`, in which the current thread is no worker.
    pub fn step_out<R>(&self, f: impl FnOnce() -> R) -> Result<R, Panic> {
        let set = |current, outer| {
            CURRENT.with(|one| one.set(current));
            OUTER.with(|one| one.set(outer));
        };
        set(ptr::null(), ptr::from_ref(self));
        let result = catch(f);
        set(ptr::from_ref(self), ptr::null());
        result
    }

    /// Pops jobs, beginning with `top`, until one is `wanted` or none is left. Runs the others, or with
    /// `Waiting::Own` puts them back.
    pub fn pop_until(&self, mut top: Option<Job>, wanted: impl Fn(&Job) -> bool) -> Option<Job> {
        if self.waits_for_own() {
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
            if has_permit && self.gives_way() {
                let registry = &self.registry;
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
        let registry = &self.0.registry;
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
