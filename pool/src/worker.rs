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
use crate::settings::ThreadHandler;
use crate::shim::thread_local;
use crate::sleep::{MOST, Seat, Sleeper};
use crate::unwind::{AbortOnUnwind, catch, resume};

thread_local! {
    // The current thread's worker.
    static CURRENT: Cell<*const Worker> = const { Cell::new(ptr::null()) };
    // The same, also while the thread is no worker: see `block`.
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
    /// True once all workers have found that no job is left, and look for none any more.
    pub leaves: Cell<bool>,
    /// With `Waiting::Own`, the current session.
    pub session: Cell<Session>,
}

impl Worker {
    /// Creates the worker in this seat.
    pub fn new(registry: Arc<Registry>, seat: Seat, permit: Permit) -> Self {
        Worker {
            deque: registry.take_seat(seat),
            own: Sleeper::new(seat, Some(permit)),
            registry,
            random: Cell::new(seat.0 as u64),
            leaves: Cell::new(false),
            session: Cell::new(Session::NONE),
        }
    }

    /// Makes the current thread this worker, until the thread ends.
    pub fn adopt(self) {
        let worker = Box::new(self);
        set_current(&raw const *worker);
        ADOPTED.with(|adopted| *adopted.borrow_mut() = Some(Adopted(worker)));
    }

    /// Calls `f` with the current thread's worker, if it has one.
    #[inline(always)]
    pub fn with<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let current = CURRENT.with(|current| current.get());
        // SAFETY: the pointer is null or this thread's worker, which lives until `run_until_end`,
        // or the drop of `Adopted`, has reset the pointer.
        f(unsafe { current.as_ref() })
    }

    /// Calls `f` with the current thread's worker, also while the thread [is none](Worker::block).
    pub fn with_outer<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let outer = OUTER.with(|outer| outer.get());
        // SAFETY: as in `with`.
        f(unsafe { outer.as_ref() })
    }

    /// Returns `true` if the worker belongs to this pool.
    pub fn is_in(&self, registry: &Arc<Registry>) -> bool {
        Arc::ptr_eq(&self.registry, registry)
    }

    /// Returns `true` if it runs only jobs that it waits for while it waits.
    pub fn waits_for_own(&self) -> bool {
        self.registry.settings.spares.is_some()
    }

    /// Returns the index for which parts of broadcasts are queued that this thread may run now.
    pub fn part_index(&self) -> Option<usize> {
        self.own.thread.permit().map(|permit| permit.0)
    }

    /// Returns the index of its thread: that of its seat. With `Waiting::Own`, it is that of its
    /// permit, or one past all permits and seats while it has none.
    pub fn index(&self) -> usize {
        let seat = self.own.thread.seat.0;
        if self.leaves.get() {
            return seat;
        }
        (self.part_index()).unwrap_or_else(|| self.registry.peers.len() + seat)
    }

    /// Runs jobs until the pool ends, or the thread is a spare that is not needed.
    pub fn run_until_end(self) {
        let guard = AbortOnUnwind("a worker");
        set_current(&raw const self);
        let (seat, settings) = (self.own.thread.seat, &self.registry.settings);
        event!("starts", seat = seat.0);
        let is_spare = seat.0 >= settings.threads;
        if is_spare && let Some(restore) = &settings.origin {
            restore();
        }
        let handles = !is_spare || settings.handles_spares;
        let handle = |handler: &Option<ThreadHandler>| {
            if handles && let Some(handler) = handler {
                settings.guard(|| handler(seat.0));
            }
        };
        // A spare starts as a searcher.
        self.own.searches.set(is_spare);
        if is_spare && handles {
            // The handler may take long, so another thread should search.
            (self.registry.sleep).end(&self.own, false, &self.registry);
        }
        handle(&settings.start);
        while let Some(job) = self.next() {
            self.run(job);
        }
        self.leaves.set(true);
        handle(&settings.exit);
        set_current(ptr::null());
        mem::forget(guard);
        self.registry.leave_seat(seat, self.deque);
    }

    /// Returns the next job from anywhere, or `None` if the thread must end.
    fn next(&self) -> Option<Job> {
        // Its own jobs first: others may wait for one of them (TLC: `Waiting/own-jobs-left`).
        if !self.own.searches.get()
            && let Some(job) = self.deque.pop()
        {
            return Some(job);
        }
        let _search = span!("search");
        (self.registry.sleep).search(&self.own, &self.registry, None, || self.look())
    }

    /// Pushes a job, and wakes another thread if necessary.
    #[inline(always)]
    pub fn push(&self, job: Job) {
        self.deque.push(job);
        self.registry.sleep.published(&self.registry);
    }

    /// Takes a job from the worker's own deque, the parts for it, the injector, or the other deques
    /// in random order. Also returns `true` if there seem to be more jobs where it was found, and
    /// other threads can take them. In an exit handler, only its own jobs are left.
    fn look(&self) -> Option<(Job, bool)> {
        if let Some(job) = self.deque.pop() {
            return Some((job, false));
        }
        if self.leaves.get() {
            return None;
        }
        // It must run a part at once: the thread that has its index next would not find it.
        if let Some(part) = self
            .part_index()
            .and_then(|index| self.registry.parts[index].pop())
        {
            return Some((part, false));
        }
        if let Some(job) = self.registry.injector.pop() {
            return Some((job, !self.registry.injector.is_empty()));
        }
        for (victim, peer) in self.others() {
            // After a `Retry`, the victim may have more jobs: the caller looks again.
            if let Steal::Success(job) = peer.stealer.steal() {
                event!("steals", victim = victim.0);
                return Some((job, !peer.stealer.is_empty()));
            }
        }
        None
    }

    /// Iterates over the other workers, starting at a random one.
    pub fn others(&self) -> impl Iterator<Item = (Seat, &Peer)> {
        // Knuth's linear congruential generator, whose high bits are the random ones.
        let random = (self.random.get()).wrapping_mul(6_364_136_223_846_793_005);
        let random = random.wrapping_add(1_442_695_040_888_963_407);
        self.random.set(random);
        let peers = self.registry.peers((random >> 33) as usize);
        peers.filter(|&(seat, _)| seat != self.own.thread.seat)
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
        let _run = span!("run", job = job.header.addr());
        job.execute(self);
    }

    /// Waits for the latch, and runs jobs until it is set: any jobs, or with `Waiting::Own` those
    /// that are part of what it waits for. `awaited` returns the session of that, if it is known.
    #[cold]
    pub fn wait(&self, latch: &Latch, awaited: impl Fn() -> Session) {
        // A panic must not leave the latch's frame before the latch is set.
        let guard = AbortOnUnwind("a wait");
        let _wait = span!("wait");
        let look = || {
            if !self.waits_for_own() {
                return self.look();
            }
            if !self.own.searches.get() {
                return self.help(latch, awaited()).map(|job| (job, false));
            }
            // No thread could take its place.
            let found = self.look()?;
            self.registry.exceptions.fetch_add(1, Relaxed);
            event!("exception");
            Some(found)
        };
        let (sleep, leaves) = (&self.registry.sleep, self.leaves.get());
        loop {
            // A search costs more. With `Waiting::Own`, only some of its own jobs are right.
            while (leaves || !self.waits_for_own())
                && !latch.probe()
                && let Some(job) = self.deque.pop()
            {
                self.run(job);
            }
            if leaves {
                latch.block(&self.own);
            }
            match sleep.search(&self.own, &self.registry, Some(latch), look) {
                Some(job) => self.run(job),
                None => break,
            }
        }
        mem::forget(guard);
    }

    /// Calls `f` as a thread that is no worker and has no permit, with `Waiting::Own`.
    pub fn block<R>(&self, f: impl FnOnce() -> R) -> R {
        let step_out = || {
            CURRENT.with(|current| current.set(ptr::null()));
            let result = catch(f);
            CURRENT.with(|current| current.set(self));
            result
        };
        let result = (self.registry.sleep).without_permit(&self.own, &self.registry, step_out);
        result.unwrap_or_else(resume)
    }

    /// Pops jobs, beginning with `top`, until one is `wanted` or none is left. Runs the others, or
    /// with `Waiting::Own` puts them back.
    pub fn pop_until(&self, mut top: Option<Job>, wanted: impl Fn(&Job) -> bool) -> Option<Job> {
        // A panic must not drop the jobs that are put aside.
        let guard = AbortOnUnwind("the hand-over of a job");
        let mut aside = Vec::new();
        while let Some(job) = top.take_if(|job| !wanted(job)) {
            if self.waits_for_own() {
                aside.push(job);
            } else {
                self.run(job);
            }
            top = self.deque.pop();
        }
        if !aside.is_empty() {
            self.put_back(aside);
        }
        mem::forget(guard);
        top
    }

    /// Runs any job, if there is one.
    pub fn yield_now(&self) -> Yield {
        self.run_any(self.look().map(|(job, _)| job))
    }

    /// Runs a job from the worker's own deque, if there is one.
    pub fn yield_local(&self) -> Yield {
        self.run_any(self.deque.pop())
    }

    /// Runs the job that was found, if any.
    fn run_any(&self, found: Option<Job>) -> Yield {
        match found.map(|job| self.run(job)) {
            Some(()) => Yield::Executed,
            None => Yield::Idle,
        }
    }
}

fn set_current(worker: *const Worker) {
    CURRENT.with(|current| current.set(worker));
    OUTER.with(|outer| outer.set(worker));
}

/// Waits for the latch as this worker, if the current thread is one.
pub fn wait(worker: Option<&Worker>, latch: &Latch, awaited: impl Fn() -> Session) {
    match worker {
        Some(worker) => worker.wait(latch, awaited),
        None => latch.block(&Sleeper::new(Seat(MOST), None)),
    }
}

/// The worker of a thread that its pool has not started. It ends with the thread.
struct Adopted(Box<Worker>);

impl Drop for Adopted {
    fn drop(&mut self) {
        set_current(ptr::null());
        if self.0.waits_for_own() {
            let registry = &self.0.registry;
            registry.sleep.give_up(&self.0.own, registry);
        }
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
