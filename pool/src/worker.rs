//! Workers: the threads of a pool, each with its deque.

use core::cell::{Cell, RefCell};
use core::sync::atomic::Ordering::Relaxed;
use core::{mem, ptr};
use std::sync::Arc;

use chase_lev::{Steal, Stealer};

use crate::job::{Deque, Fifo, Job};
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
    // The same, also while the thread is not a worker: see `block`.
    static OUTER: Cell<*const Worker> = const { Cell::new(ptr::null()) };
    // The current thread's worker, if the thread was not started by a pool.
    static ADOPTED: RefCell<Option<Adopted>> = const { RefCell::new(None) };
}

/// The number of times that a thief begins again after a lost race. There is a limit because the
/// kernel may refuse its barriers, so that it loses all races to a deque that has cooled.
const ATTEMPTS: usize = 4;

/// The stages of a worker, which decide the fate of its jobs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// It runs them, as others do.
    Works,
    /// In the exit handler, in which it runs only jobs of its own deque, and only if it waits or
    /// yields.
    Leaves,
    /// After the exit handler, when it drops the jobs for which nobody waits.
    HasLeft,
}

/// A worker of a pool.
pub struct Worker {
    pub deque: Deque,
    pub registry: Arc<Registry>,
    pub own: Sleeper,
    random: Cell<u64>,
    stage: Cell<Stage>,
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
            stage: Cell::new(Stage::Works),
            session: Cell::new(Session::NONE),
        }
    }

    /// Makes the current thread this worker, until the thread ends.
    pub fn adopt(self) {
        let worker = Box::new(self);
        set_current(&raw const *worker);
        // If the thread ends already, it is dropped here.
        _ = ADOPTED.try_with(|adopted| *adopted.borrow_mut() = Some(Adopted(Some(worker))));
    }

    /// Calls `f` with the current thread's worker, if it has one.
    #[inline(always)]
    pub fn with<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let current = CURRENT.with(|current| current.get());
        // SAFETY: the pointer is null or this thread's worker, which lives until `run_until_end`,
        // or the drop of `Adopted`, has reset the pointer, or for ever.
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

    /// Returns the queue of the jobs that run in the order in which it spawns them.
    pub fn fifo(&self) -> &Fifo {
        &self.registry.peer(self.own.thread.seat).fifo
    }

    /// Returns `true` in its exit handler and after it.
    pub fn leaves(&self) -> bool {
        self.stage.get() != Stage::Works
    }

    /// Returns `true` if it drops the jobs for which nobody waits.
    pub fn drops_jobs(&self) -> bool {
        self.stage.get() == Stage::HasLeft
    }

    /// Returns `true` if it runs only jobs that it waits for while it waits. In its exit handler,
    /// it runs all that is left: its own jobs.
    pub fn waits_for_own(&self) -> bool {
        self.registry.settings.spares.is_some() && !self.leaves()
    }

    /// Returns the index for which parts of broadcasts are queued that this thread may run now.
    pub fn part_index(&self) -> Option<usize> {
        self.own.thread.permit().map(|permit| permit.0)
    }

    /// Returns the index of its thread, which is its seat's. With `Waiting::Own`, it is its
    /// permit's, or one past all permits and seats while it has none.
    pub fn index(&self) -> usize {
        let seat = self.own.thread.seat.0;
        if self.leaves() {
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
            self.registry.sleep.end(&self.own, false, &self.registry);
        }
        handle(&settings.start);
        while let Some(job) = self.next() {
            self.run(job);
        }
        self.stage.set(Stage::Leaves);
        handle(&settings.exit);
        self.hand_over();
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
        self.registry.sleep.search(&self.own, &self.registry, None, || self.look())
    }

    /// Hands the jobs that the exit handler has left to the other workers. If the pool has ended,
    /// drops them instead, as far as nobody waits for them.
    fn hand_over(&self) {
        while let Some(job) = self.deque.pop() {
            if let Some(job) = self.registry.inject_unless_ended(job) {
                self.stage.set(Stage::HasLeft);
                self.run_here(job);
            }
        }
    }

    /// Pushes a job, and wakes another thread if necessary.
    #[inline(always)]
    pub fn push(&self, job: Job) {
        self.deque.push(job);
        self.registry.sleep.published(&self.registry);
    }

    /// Takes a job from the worker's own deque, the parts for it, the other deques, or the
    /// injector. The injector comes last, as in rayon, so that work already begun ends before
    /// something new begins. Also returns `true` if there seem to be more jobs where it was found,
    /// and other threads can take them. In an exit handler, only its own jobs are left.
    fn look(&self) -> Option<(Job, bool)> {
        if let Some(job) = self.take_local() {
            return Some((job, false));
        }
        if self.leaves() {
            return None;
        }
        if let Some((job, peer)) = self.steal(Stealer::steal) {
            return Some((job, !peer.stealer.is_empty()));
        }
        let injector = &self.registry.injector;
        Some((injector.pop()?, !injector.is_empty()))
    }

    /// Calls `take` with the other deques in random order, until it takes a job. After a lost race,
    /// the victim may have more jobs, so this begins again. Also returns the victim.
    pub fn steal(&self, take: impl Fn(&Stealer<Job>) -> Steal<Job>) -> Option<(Job, &Peer)> {
        for _ in 0..ATTEMPTS {
            let mut is_lost = false;
            for (victim, peer) in self.others() {
                match take(&peer.stealer) {
                    Steal::Success(job) => {
                        event!("steals", victim = victim.0);
                        return Some((job, peer));
                    }
                    Steal::Retry => is_lost = true,
                    Steal::Empty => {}
                }
            }
            if !is_lost {
                break;
            }
        }
        None
    }

    /// Takes a job from the worker's own deque, or one of the parts for it, which it must run at
    /// once: the thread that has its index next would not find it.
    fn take_local(&self) -> Option<Job> {
        let part = || self.registry.parts[self.part_index()?].pop();
        self.deque.pop().or_else(part)
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
        let sleep = &self.registry.sleep;
        loop {
            // A search costs more. With `Waiting::Own`, only some of its own jobs are right.
            while !self.waits_for_own()
                && !latch.probe()
                && let Some(job) = self.deque.pop()
            {
                self.run(job);
            }
            if self.leaves() {
                latch.block(&self.own);
            }
            match sleep.search(&self.own, &self.registry, Some(latch), look) {
                Some(job) => self.run(job),
                None => break,
            }
        }
        mem::forget(guard);
    }

    /// Calls `f` as a thread that is not a worker and has no permit, with `Waiting::Own`.
    pub fn block<R>(&self, f: impl FnOnce() -> R) -> R {
        let step_out = || {
            CURRENT.with(|current| current.set(ptr::null()));
            let result = catch(f);
            CURRENT.with(|current| current.set(self));
            result
        };
        let result = self.registry.sleep.without_permit(&self.own, &self.registry, step_out);
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

    /// Runs a job from the worker's own deque, or a part for it, if there is one.
    pub fn yield_local(&self) -> Yield {
        self.run_any(self.take_local())
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
///
/// Destructors of other thread-locals may run later and call the pool. With `Waiting::Own`, a spare
/// then runs what they ask for. By default, this thread may be the only one that can: while the
/// pool has a handle, the thread remains its worker, and the memory is not freed, as in rayon-core.
struct Adopted(Option<Box<Worker>>);

impl Drop for Adopted {
    fn drop(&mut self) {
        let Some(worker) = self.0.take() else { return };
        let registry = &worker.registry;
        if worker.waits_for_own() {
            set_current(ptr::null());
            registry.sleep.give_up(&worker.own, registry);
        } else if registry.sleep.is_shut_down() {
            set_current(ptr::null());
        } else {
            Box::leak(worker);
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
