//! Workers: the threads of a pool, each with its deque.

use core::cell::Cell;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use core::time::Duration;
use core::{mem, ptr};
use std::panic;
use std::time::Instant;

use chase_lev::Steal;

use std::sync::Arc;

#[cfg(checker)]
use crate::faults;
use crate::job::{Deque, HeapJob, Job};
use crate::latch::Latch;
use crate::lineage::{Lineage, Session, Sessions, descends};
use crate::notes;
use crate::registry::{Registry, Rest, Seat, Waiting};
use crate::shim::{self, thread_local};
use crate::sleep::{LOOKS, Permit, Search, Sleeper, Thread};
use crate::unwind::{AbortOnUnwind, catch};

/// The greatest number of foreign jobs that a waiter puts back into its deque. It hands over more than
/// that.
const FEW: usize = 64;

/// The time after which a thread that has lent its permit continues if no job was taken meanwhile.
const PATIENCE: Duration = Duration::from_millis(1);

/// The number of times that a steal is tried in a row. More failures than a few in a row mean that the kernel
/// refuses barriers to this thread; then a victim may have to pop before its jobs can be stolen.
const ATTEMPTS: usize = 64;

thread_local! {
    // The current thread's worker.
    static CURRENT: Cell<*const Worker> = const { Cell::new(ptr::null()) };
    // The current thread's worker during a call of `blocking`, in which `CURRENT` is null.
    static OUTER: Cell<*const Worker> = const { Cell::new(ptr::null()) };
}

/// A worker of a pool.
pub struct Worker {
    pub deque: Deque,
    /// The current session.
    pub session: Cell<Session>,
    pub sessions: Sessions,
    pub registry: Arc<Registry>,
    seat: usize,
    /// The permit with which it began.
    first: Permit,
    pub own: Sleeper,
    random: Cell<u64>,
    /// True if there seemed to be more jobs where the last job came from.
    more: Cell<bool>,
    /// An empty buffer for foreign jobs that are popped, kept for its capacity.
    aside: Cell<Vec<Job>>,
    /// True once all workers have found that no job is left, and look for none any more.
    pub leaves: Cell<bool>,
}

/// Runs the worker with this seat and this permit until it ends.
pub fn main(registry: Arc<Registry>, seat: usize, permit: Permit) {
    let worker = Worker::new(registry, seat, permit);
    worker.run_until_end();
    let Worker {
        deque, sessions, ..
    } = worker;
    worker.registry.leave_seat(seat, Rest { deque, sessions });
}

impl Worker {
    /// Creates the worker with this seat and this permit.
    pub fn new(registry: Arc<Registry>, seat: usize, permit: Permit) -> Self {
        let Rest { deque, sessions } = registry.take_seat(seat);
        Worker {
            deque,
            session: Cell::new(Session::NONE),
            sessions,
            seat,
            first: permit,
            own: Sleeper::new(Some(permit), Some(registry.sleep.clone())),
            registry,
            // Odd, because xorshift never leaves zero.
            random: Cell::new((seat as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
            more: Cell::new(false),
            aside: Cell::default(),
            leaves: Cell::new(false),
        }
    }

    /// Makes the current thread this worker, for good.
    pub fn adopt(self) {
        CURRENT.with(|current| current.set(Box::leak(Box::new(self))));
    }

    /// Calls `f` with the current thread's worker, if it has one.
    #[inline(always)]
    pub fn with<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let current = CURRENT.with(|current| current.get());
        // SAFETY: the pointer is null or this thread's worker, which lives until `run_until_end` has reset
        // the pointer, or for good (`adopt`).
        f(unsafe { current.as_ref() })
    }

    /// Calls `f` with the current thread's worker, also during a call of `blocking`, when it may run no
    /// jobs.
    pub fn with_outer<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let [current, outer] = [&CURRENT, &OUTER].map(|one| one.with(|worker| worker.get()));
        let worker = if current.is_null() { outer } else { current };
        // SAFETY: as in `with`. `block` sets `OUTER` to the worker, and resets it before it returns.
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

    /// Returns the number of its permit. Waits for a permit if need be.
    pub fn index(&self) -> usize {
        let permit = if self.leaves.get() {
            self.first
        } else {
            self.own.permit()
        };
        permit.0
    }

    fn run_until_end(&self) {
        let guard = AbortOnUnwind("a worker");
        CURRENT.with(|current| current.set(self));
        notes::enlist(self.own.thread.number(), self.seat);
        let handlers = &self.registry.settings.handlers;
        // A thread starts as a searcher. The handler may take long, so another thread should search
        // meanwhile.
        let mut searches = handlers.start.is_none();
        if !searches {
            (self.registry.sleep).end(|| false, &*self.registry);
            handlers.call(&handlers.start, self.first.0);
        }
        while let Some(job) = self.next(searches) {
            searches = false;
            self.run(job);
        }
        self.leaves.set(true);
        handlers.call(&handlers.exit, self.first.0);
        CURRENT.with(|current| current.set(ptr::null()));
        mem::forget(guard);
    }

    /// Returns the next job from anywhere, or `None` if the thread must end. `searches` is true if the
    /// thread counts as a searcher.
    fn next(&self, searches: bool) -> Option<Job> {
        if !searches {
            // Its own jobs first: others may wait for one of them (TLC: `Waiting/own-jobs-left`).
            let own = self.deque.pop();
            let is_over_quota = self.registry.sleep.is_over_quota();
            let elsewhere = || (!is_over_quota).then(|| self.look_elsewhere()).flatten();
            if let Some(job) = own.or_else(elsewhere) {
                return Some(job);
            }
        }
        let _search = notes::open(notes::What::Search);
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

    /// Pushes a job, and wakes another thread if need be.
    #[inline(always)]
    pub fn push(&self, job: Job) {
        self.deque.push(job);
        self.registry.published();
    }

    /// Pushes popped jobs back in their old order, or lends them if there are many. They are published
    /// again, because the last look of another thread may have missed them meanwhile.
    fn put_back(&self, jobs: &mut Vec<Job>) {
        if jobs.len() > FEW {
            self.lend(jobs);
        } else if !jobs.is_empty() {
            jobs.drain(..).rev().for_each(|job| self.deque.push(job));
            self.registry.published();
        }
    }

    /// Gives jobs that this worker must not run to others, so that they do not accumulate, and lends
    /// its permit until they were taken. It gives up if none is taken for a while, since they may wait
    /// for a lock that this thread holds.
    #[cold]
    fn lend(&self, jobs: &mut Vec<Job>) {
        let registry = &*self.registry;
        jobs.drain(..).rev().for_each(|job| registry.inject(job));
        let goes_on = Arc::new(AtomicBool::new(false));
        let (taken, own) = (goes_on.clone(), self.own.thread.clone());
        // This job is taken after the others. `Relaxed`: the lock in `resume` orders it.
        registry.inject(HeapJob::detached(move || {
            taken.store(true, Relaxed);
            Thread::resume(&own);
        }));
        let last = Cell::new((registry.injector.len(), Instant::now()));
        let is_over = || {
            let ((left, since), now) = (last.get(), registry.injector.len());
            if now < left {
                last.set((now, Instant::now()));
            }
            goes_on.load(Relaxed) || now >= left && since.elapsed() > PATIENCE
        };
        (registry.sleep).wait(&self.own, registry, Some(PATIENCE), is_over);
    }

    /// Takes a job from the worker's own deque, the parts for its permit, the injector, or the other
    /// deques in random order. `None` means that each of them was empty when it was looked at, or that the
    /// kernel refuses barriers.
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
        for _ in 0..ATTEMPTS {
            let mut again = false;
            for (victim, seat) in self.others() {
                match seat.stealer.steal() {
                    Steal::Success(job) => {
                        notes::stole(victim);
                        self.more.set(!seat.stealer.is_empty());
                        return Some(job);
                    }
                    Steal::Retry => again = true,
                    Steal::Empty => {}
                }
            }
            if !again {
                break;
            }
        }
        None
    }

    /// Takes a part of a broadcast that belongs to this thread's permit. It must be run while the
    /// thread holds that permit.
    fn take_part(&self) -> Option<Job> {
        let permit = self.own.thread.permit()?;
        self.registry.take_part(permit)
    }

    /// Iterates over the other seats, starting at a random one.
    fn others(&self) -> impl Iterator<Item = (usize, &Seat)> {
        let random = |below: usize| {
            // Marsaglia's xorshift, reduced to less than `below`.
            let mut x = self.random.get();
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            self.random.set(x);
            ((u128::from(x) * below as u128) >> 64) as usize
        };
        let seats = self.registry.seats_from(random);
        seats.filter(|&(number, _)| number != self.seat)
    }

    fn lineage(&self) -> &Lineage {
        &self.registry.seat(self.seat).lineage
    }

    /// Begins a session that descends from the current one, but does not enter it.
    pub fn begin(&self) -> Session {
        self.sessions.begin(self.lineage(), self.session.get())
    }

    /// Runs a job in a session of its own.
    pub fn run(&self, job: Job) {
        let lineage = self.lineage();
        let session = self.sessions.begin(lineage, job.session());
        let _run = notes::run(|| job.name(), job.address());
        let outer = self.session.replace(session);
        lineage.enter(session);
        // This does not unwind.
        job.execute(session);
        lineage.enter(outer);
        self.session.set(outer);
        self.sessions.end(session);
    }

    /// Runs a job as part of the current session.
    pub fn run_here(&self, job: Job) {
        let _run = notes::run(|| job.name(), job.address());
        job.execute(self.session.get());
    }

    /// Waits for the latch, and meanwhile runs jobs that are part of what it waits for. `help` runs one of
    /// them, and returns false if it finds none.
    #[cold]
    pub fn wait(&self, latch: &Latch, help: impl Fn() -> bool) {
        // A panic must not leave the latch's frame before the latch is set.
        let guard = AbortOnUnwind("a wait");
        let _wait = notes::open(notes::What::Wait);
        let registry = &*self.registry;
        let sleep = &registry.sleep;
        // In an exit handler, the worker has no permit, and so may not run unrelated jobs.
        let runs_any = registry.settings.waiting == Waiting::Any && !self.leaves.get();
        let run = |job| self.run(job);
        let any = || runs_any && !sleep.is_over_quota() && self.look().map(run).is_some();
        let is_over = || latch.probe();
        let mut look = 0;
        while !is_over() {
            // Its own jobs come before the threads over quota, which may wait for one of them.
            if help() || any() {
                look = 0;
            } else if look < LOOKS && !sleep.is_over_quota() {
                shim::pause(look);
                look += 1;
            } else {
                latch.leave(&self.own.thread);
                if !runs_any {
                    sleep.wait(&self.own, registry, None, is_over);
                } else if let Search::Found(job) = self.search(false, Some(&is_over)) {
                    self.run(job);
                }
            }
        }
        mem::forget(guard);
    }

    /// Calls `f` without a permit, as a thread that is no worker.
    pub fn block<R>(&self, f: impl FnOnce() -> R) -> R {
        let outside = || {
            let set = |current, outer| {
                CURRENT.with(|one| one.set(current));
                OUTER.with(|one| one.set(outer));
            };
            set(ptr::null(), ptr::from_ref(self));
            let result = catch(f);
            set(ptr::from_ref(self), ptr::null());
            result
        };
        let registry = &*self.registry;
        let result = (registry.sleep).without_permit(&self.own, registry, outside);
        result.unwrap_or_else(|panic| panic::resume_unwind(panic))
    }

    /// Runs a job that descends from the session `awaited`: the youngest in its own deque, or one that it
    /// steals. Returns false if none was found.
    ///
    /// Its own deque has such jobs if this worker opened the session as a scope, or has helped with a job that
    /// spawned them into a scope of another worker. If it did not run these, all threads might wait for
    /// something that it holds (TLC: `Waiting/own-descendants-left`).
    pub fn help(&self, awaited: Session) -> bool {
        let Some(thief) = awaited.worker() else {
            // The thief has not begun the job.
            return false;
        };
        let job = match self.deque.pop() {
            Some(job) if job.session() == awaited => {
                self.run_here(job);
                return true;
            }
            top => self.pop_until(top, |job| self.wants(job.session(), awaited)),
        };
        let found = job.map(|job| self.run(job));
        found.is_some() || self.leapfrog(awaited, thief)
    }

    /// Steals a job that descends from the session `awaited`, which `thief` runs, and runs it. Returns false if
    /// none was found.
    ///
    /// This is leapfrogging (Wagner & Calder, PPoPP 1993), extended to the thieves of thieves. A job's
    /// session is read before the claim, and is known to be the job's only if the claim succeeds: see
    /// [`lineage`](crate::lineage).
    fn leapfrog(&self, awaited: Session, thief: usize) -> bool {
        // The worker that runs the session itself probably has most of its jobs.
        let first = (thief, self.registry.seat(thief));
        let thief_first = (thief != self.seat).then_some(first).into_iter();
        let others = self.others().filter(|&(other, _)| other != thief);
        for (victim, seat) in thief_first.chain(others) {
            // A hint that costs less than a look at the deque: usually, the victim's jobs were pushed
            // in its current session or in an ancestor of it. A wrong hint only makes the waiter help
            // less.
            if !self.wants(seat.lineage.now(), awaited) {
                continue;
            }
            for _ in 0..ATTEMPTS {
                let stealer = &seat.stealer;
                let known = stealer.steal_if(|slot| self.wants(Job::seen(slot), awaited));
                match known {
                    Steal::Success(job) => {
                        notes::stole(victim);
                        self.run(job);
                        return true;
                    }
                    Steal::Retry => {}
                    Steal::Empty => break,
                }
            }
        }
        false
    }

    /// Returns true if a job pushed in this session is part of the session `awaited`.
    fn wants(&self, pushed_in: Session, awaited: Session) -> bool {
        let lineage = |seat: usize| &*self.registry.seat(seat).lineage;
        #[cfg(checker)]
        let (pushed_in, awaited) = faults::compared(pushed_in, awaited);
        descends(pushed_in, awaited, lineage)
    }

    /// Pops jobs, beginning with `top`, until one is `wanted` or none is left. Puts the others back.
    pub fn pop_until(&self, mut top: Option<Job>, wanted: impl Fn(&Job) -> bool) -> Option<Job> {
        // A panic must not leave jobs in the buffer, where no other thread finds them.
        let guard = AbortOnUnwind("the hand-over of a job");
        let mut aside = self.aside.take();
        while let Some(job) = top.take_if(|job| !wanted(job)) {
            match self.registry.settings.waiting {
                Waiting::Own => aside.push(job),
                Waiting::Any => self.run(job),
            }
            top = self.deque.pop();
        }
        #[cfg(checker)]
        faults::popped(&mut aside, |job| self.run(job));
        self.put_back(&mut aside);
        self.aside.set(aside);
        mem::forget(guard);
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
    /// quota, since that may wait for an index, and runs the job that `look` finds.
    fn yield_to(
        &self,
        part: impl FnOnce() -> Option<Job>,
        look: impl FnOnce() -> Option<Job>,
    ) -> Yield {
        // Before `part`: a permit that it gets later may have a part, which would be passed on with it
        // (TLC: `Sleep/part-passed`).
        let has_permit = self.own.thread.permit().is_some();
        let pass_on_and_look = || {
            let registry = &*self.registry;
            if has_permit && registry.sleep.is_over_quota() {
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

/// The result of [`yield_now`](crate::yield_now()) and [`yield_local`](crate::yield_local()).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    /// A job was run.
    Executed,
    /// No job was found.
    Idle,
}
