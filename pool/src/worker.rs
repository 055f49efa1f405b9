//! A worker: a thread of the pool, with its deque.

use core::cell::Cell;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use core::time::Duration;
use core::{mem, ptr};
use std::panic;
use std::time::Instant;

use chase_lev::Steal;

use std::sync::Arc;

use crate::job::{Deque, HeapJob, Job};
use crate::latch::Latch;
use crate::lineage::{Lineage, Sessions, descends};
use crate::notes;
use crate::registry::{Registry, Rest, Seat};
use crate::rules::{self, Act, Found};
use crate::session::Session;
use crate::shim::{self, Parker, thread_local};
use crate::sleep::{NUMBERS, Search, Sleeper, Thread};
use crate::unwind::{AbortOnUnwind, catch};
use crate::waiting::Waiting;

/// Jobs that were in the way are put back where they were, unless there are more than this.
const FEW: usize = 64;

/// A thread that has lent its permit goes on when nothing has been done with it for so long.
const PATIENCE: Duration = Duration::from_millis(1);

thread_local! {
    // The worker that the current thread is.
    static CURRENT: Cell<*const Worker> = const { Cell::new(ptr::null()) };
    // The worker that it is otherwise, while it calls what may wait.
    static OUTER: Cell<*const Worker> = const { Cell::new(ptr::null()) };
}

/// A thread of the pool.
pub struct Worker {
    pub deque: Deque,
    /// The present session.
    pub session: Cell<Session>,
    pub sessions: Sessions,
    pub registry: Arc<Registry>,
    seat: usize,
    /// The permit with which it began.
    first: usize,
    pub own: Sleeper,
    random: Cell<u64>,
    /// There seemed to be more jobs where the last job came from.
    more: Cell<bool>,
    /// Room for jobs that are in the way.
    aside: Cell<Vec<Job>>,
    /// All workers have found that nothing is left: nobody looks for jobs any more.
    pub leaves: Cell<bool>,
}

/// Runs the worker with this seat and this permit until it ends.
pub fn main(registry: Arc<Registry>, seat: usize, permit: usize) {
    let worker = Worker::new(registry, seat, permit);
    worker.run_until_end();
    let Worker {
        deque, sessions, ..
    } = worker;
    worker.registry.leave_seat(seat, Rest { deque, sessions });
}

impl Worker {
    /// The worker with this seat and this permit.
    pub fn new(registry: Arc<Registry>, seat: usize, permit: usize) -> Self {
        let Rest { deque, sessions } = registry.take_seat(seat);
        Worker {
            deque,
            session: Cell::new(Session::NONE),
            sessions,
            seat,
            first: permit,
            own: Sleeper::new(Parker::default(), permit, &registry.sleep),
            registry,
            // Odd, hence not zero, from which there is no way.
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

    /// Calls `f` with the worker that the current thread is, if it is one.
    #[inline(always)]
    pub fn with<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let current = CURRENT.with(|current| current.get());
        // SAFETY: it is the current thread's, and stays until `run_until_end` returns.
        f(unsafe { current.as_ref() })
    }

    /// The same, also where it has no permit, and may run no jobs.
    pub fn with_outer<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let [current, outer] = [&CURRENT, &OUTER].map(|one| one.with(|worker| worker.get()));
        let worker = if current.is_null() { outer } else { current };
        // SAFETY: as in `with`; `block` sets and resets it.
        f(unsafe { worker.as_ref() })
    }

    /// Calls `f` with the worker that the current thread is: for what only workers run.
    pub fn current<R>(f: impl FnOnce(&Worker) -> R) -> R {
        Worker::with(|worker| f(worker.expect("a worker runs this")))
    }

    /// Returns whether it is one of this pool's.
    pub fn is_in(&self, registry: &Arc<Registry>) -> bool {
        Arc::ptr_eq(&self.registry, registry)
    }

    /// The number of its permit, for which it may have to wait.
    pub fn index(&self) -> usize {
        match self.leaves.get() {
            true => self.first,
            false => self.registry.sleep.permit(&self.own),
        }
    }

    fn run_until_end(&self) {
        let guard = AbortOnUnwind("a worker");
        CURRENT.with(|current| current.set(self));
        notes::enlist(self.own.thread.number(), self.seat);
        let handlers = &self.registry.handlers;
        // It has been started as a searcher. The handler may take long, so that another is to search.
        let mut searches = handlers.start.is_none();
        if !searches {
            (self.registry.sleep).end(|| false, &*self.registry);
            handlers.call(&handlers.start, self.first);
        }
        while let Some(job) = self.next(searches) {
            searches = false;
            self.run(job);
        }
        self.leaves.set(true);
        handlers.call(&handlers.exit, self.first);
        CURRENT.with(|current| current.set(ptr::null()));
        mem::forget(guard);
    }

    /// The next job, of whomever: `None` if the thread is to end. `searches` is set if it counts as a searcher.
    fn next(&self, searches: bool) -> Option<Job> {
        if !searches {
            // First its own: what it leaves may be what others wait for (TLC: `Waiting/own-jobs-left`).
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

    /// Looks for a job with a permit, and sleeps while there is none, also in a wait until that `is_over`.
    fn search(&self, searches: bool, is_over: Option<&dyn Fn() -> bool>) -> Search<Job> {
        let (look, more) = (|| self.look(), || self.more.get());
        let registry = &*self.registry;
        (registry.sleep).search(&self.own, registry, (searches, is_over), look, more)
    }

    /// Adds a job to the deque, and wakes somebody if need be.
    #[inline(always)]
    pub fn push(&self, job: Job) {
        self.deque.push(job);
        self.registry.published();
    }

    /// Adds jobs that this has popped where they were, the oldest last, unless there are many. Meanwhile
    /// the last look of another may have been in vain.
    fn put_back(&self, jobs: &mut Vec<Job>) {
        if jobs.len() > FEW {
            self.lend(jobs);
        } else if !jobs.is_empty() {
            jobs.drain(..).rev().for_each(|job| self.deque.push(job));
            self.registry.published();
        }
    }

    /// Has other threads run jobs that this must not run, lest there be ever more of them. This lends its
    /// permit for that, and goes on when they were taken, or nothing is: what they wait for may be a
    /// lock of this thread's.
    #[cold]
    fn lend(&self, jobs: &mut Vec<Job>) {
        let registry = &*self.registry;
        jobs.drain(..).rev().for_each(|job| registry.inject(job));
        let goes_on = Arc::new(AtomicBool::new(false));
        let (taken, own) = (goes_on.clone(), self.own.thread.clone());
        // It is taken after them. `Relaxed`: the lock of `resume` orders it.
        registry.inject(HeapJob::job(move || {
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

    /// A job, of whomever: from the own deque, those for its permit, those from outside, and the others'
    /// deques in random order. `None`: there was none in any of them when this looked there.
    fn look(&self) -> Option<Job> {
        self.deque.pop().or_else(|| self.look_elsewhere())
    }

    /// As [`look`](Worker::look), but not in the own deque.
    fn look_elsewhere(&self) -> Option<Job> {
        let registry = &*self.registry;
        if let Some(part) = self.take_part() {
            return Some(part);
        }
        if let Some((job, more)) = registry.take_injected() {
            self.more.set(more);
            return Some(job);
        }
        loop {
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
                return None;
            }
        }
    }

    /// Takes a part of a broadcast that needs the permit of this thread. It must be run with that.
    fn take_part(&self) -> Option<Job> {
        let permit = self.own.thread.permit()?;
        self.registry.take_part(permit)
    }

    /// The other seats, from a random one on.
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

    /// Begins a session that descends from the present one, which stays the present one.
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
        // It does not unwind.
        job.execute(session);
        lineage.enter(outer);
        self.session.set(outer);
        self.sessions.end(session);
    }

    /// Runs a job as a part of the present session.
    pub fn run_here(&self, job: Job) {
        let _run = notes::run(|| job.name(), job.address());
        job.execute(self.session.get());
    }

    /// Waits for the latch, and runs meanwhile what is a part of what it waits for. `help` runs some
    /// of it, if it finds any.
    #[cold]
    pub fn wait(&self, latch: &Latch, help: impl Fn() -> bool) {
        // The latch's frame must stay until it is set.
        let guard = AbortOnUnwind("a wait");
        let _wait = notes::open(notes::What::Wait);
        let registry = &*self.registry;
        let sleep = &registry.sleep;
        // A worker that leaves has no permit to run others' jobs with.
        let runs_any = registry.waiting == Waiting::Any && !self.leaves.get();
        let run = |job| self.run(job);
        let any = || runs_any && !sleep.is_over_quota() && self.look().map(run).is_some();
        let is_over = || latch.probe();
        let mut look = 0;
        while rules::act(&Found::NotDone) == Act::Wait && !is_over() {
            // Its own jobs come before those over quota: what it leaves may be what they wait for.
            if help() || any() {
                look = 0;
            } else if look < NUMBERS.looks && !sleep.is_over_quota() {
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

    /// Calls `f` as a thread that is no worker, and gives the permit away meanwhile.
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

    /// Takes from anybody what descends from the session `awaited`, and runs that; whether there
    /// was any.
    ///
    /// An element's session is seen before the claim, and is the element's if the claim succeeds:
    /// see [`lineage`](crate::lineage).
    pub fn leapfrog(&self, awaited: Session) -> bool {
        let Some(thief) = awaited.worker() else {
            return false;
        };
        // Who runs the whole of it is likely to have the most.
        let first = (thief, self.registry.seat(thief));
        let thief_first = (thief != self.seat).then_some(first).into_iter();
        let others = self.others().filter(|&(other, _)| other != thief);
        for (victim, seat) in thief_first.chain(others) {
            // What it has pushed belongs to this session, or to one that this descends from: if
            // that is not so, nothing goes wrong. Costs less than a look at the deque.
            if !self.wants(seat.lineage.now(), awaited) {
                continue;
            }
            loop {
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

    /// Returns whether what is pushed in a session is a part of what is run in `awaited`.
    fn wants(&self, pushed_in: Session, awaited: Session) -> bool {
        let lineage = |seat: usize| &*self.registry.seat(seat).lineage;
        let element = Found::Element {
            pushed_in,
            awaited,
            descends: &|one, other| descends(one, other, lineage),
        };
        rules::act(&element) == Act::Run
    }

    /// Pops jobs until one is `wanted`, or there are none. The others are put back.
    pub fn pop_until(&self, mut top: Option<Job>, wanted: impl Fn(&Job) -> bool) -> Option<Job> {
        // A job must not be left with this thread.
        let guard = AbortOnUnwind("the hand-over of a job");
        let mut aside = self.aside.take();
        while let Some(job) = top.take_if(|job| !wanted(job)) {
            match rules::act(&Found::Popped) {
                #[cfg(checker)]
                Act::Lose => {}
                Act::PutBack if self.registry.waiting == Waiting::Own => aside.push(job),
                _ => self.run(job),
            }
            top = self.deque.pop();
        }
        self.put_back(&mut aside);
        self.aside.set(aside);
        mem::forget(guard);
        top
    }

    /// Runs some job, of whomever, if there is one.
    pub fn yield_now(&self) -> Yield {
        self.yield_to(self.take_part(), || self.look())
    }

    /// Runs some job of the own deque, if there is one.
    pub fn yield_local(&self) -> Yield {
        self.yield_to(None, || self.deque.pop())
    }

    /// Runs a part of a broadcast with the permit; or passes that on, if a thread is over quota, which may need
    /// an index, and runs what `look` finds.
    fn yield_to(&self, part: Option<Job>, look: impl FnOnce() -> Option<Job>) -> Yield {
        let pass_on_and_look = || {
            let registry = &*self.registry;
            if registry.sleep.is_over_quota() {
                registry.sleep.without_permit(&self.own, registry, || ());
            }
            look()
        };
        match part.or_else(pass_on_and_look).map(|job| self.run(job)) {
            Some(()) => Yield::Executed,
            None => Yield::Idle,
        }
    }
}

/// The outcome of [`yield_now`](crate::yield_now()).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    /// It ran a job.
    Executed,
    /// There was none.
    Idle,
}
