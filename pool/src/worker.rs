//! A worker: a thread of the pool, with its deque.

use core::cell::Cell;
use core::{mem, ptr};

use chase_lev::Steal;

use std::sync::Arc;

use crate::job::{Deque, Job};
use crate::latch::Latch;
use crate::lineage::{Lineage, Sessions, descends};
use crate::notes;
use crate::registry::Registry;
use crate::rules::{self, Act, Found};
use crate::session::{Frame, Session};
use crate::shim::{self, Parker, thread_local};
use crate::unwind::AbortOnUnwind;
use crate::waiting::Waiting;

/// A waiter looks so often before it sleeps: seldom under a checker, which is to see it sleep.
const LOOKS: usize = if cfg!(checker) { 2 } else { 32 };

thread_local! {
    static CURRENT: Cell<*const Worker> = const { Cell::new(ptr::null()) };
}

/// A thread of the pool.
pub struct Worker {
    pub deque: Deque,
    /// The present session, and its frame.
    pub session: Cell<Session>,
    pub frame: Cell<*const Frame>,
    pub sessions: Sessions,
    pub registry: Arc<Registry>,
    pub index: usize,
    parker: Parker,
    random: Cell<u64>,
    /// There seemed to be more jobs where the last job came from.
    more: Cell<bool>,
    /// All workers have found that nothing is left: nobody looks for jobs any more.
    pub leaves: Cell<bool>,
}

impl Worker {
    pub fn new(registry: Arc<Registry>, index: usize, deque: Deque, parker: Parker) -> Self {
        Worker {
            deque,
            session: Cell::new(Session::NONE),
            frame: Cell::new(Frame::NONE),
            sessions: Sessions::new(index),
            registry,
            index,
            parker,
            // Odd, hence not zero, from which there is no way.
            random: Cell::new((index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1),
            more: Cell::new(false),
            leaves: Cell::new(false),
        }
    }

    /// Calls `f` with the worker that the current thread is, if it is one.
    #[inline(always)]
    pub fn with<R>(f: impl FnOnce(Option<&Worker>) -> R) -> R {
        let current = CURRENT.with(|current| current.get());
        // SAFETY: it is the current thread's, and stays until `run_until_shutdown` returns.
        f(unsafe { current.as_ref() })
    }

    /// Calls `f` with the worker that the current thread is: for what only workers run.
    pub fn current<R>(f: impl FnOnce(&Worker) -> R) -> R {
        Worker::with(|worker| f(worker.expect("a worker runs this")))
    }

    /// Returns whether it is one of this pool's.
    pub fn is_in(&self, registry: &Arc<Registry>) -> bool {
        Arc::ptr_eq(&self.registry, registry)
    }

    /// Makes the current thread this worker.
    pub fn enter(&self) {
        CURRENT.with(|current| current.set(self));
    }

    /// Runs jobs until the pool is shut down and nothing is left.
    pub fn run_until_shutdown(&self) {
        let guard = AbortOnUnwind("a worker");
        CURRENT.with(|current| current.set(self));
        notes::enlist(&self.parker, self.index);
        let (handlers, index) = (&self.registry.handlers, self.index);
        handlers.call(&handlers.start, index);
        while let Some(job) = self.look().or_else(|| self.search()) {
            self.run(job);
        }
        self.leaves.set(true);
        handlers.call(&handlers.exit, index);
        CURRENT.with(|current| current.set(ptr::null()));
        mem::forget(guard);
    }

    fn search(&self) -> Option<Job> {
        let _search = notes::open(notes::What::Search);
        let (look, more) = (|| self.look(), || self.more.get());
        self.registry
            .sleep
            .search(self.index, &self.parker, look, more)
    }

    /// Adds a job to the deque, and wakes somebody if need be.
    #[inline(always)]
    pub fn push(&self, job: Job) {
        self.deque.push(job);
        self.registry.sleep.published();
    }

    /// A job, of whomever: from the own deque, the mail, the injector, and the others' deques in
    /// random order. `None`: there was none in any of them when this looked there.
    fn look(&self) -> Option<Job> {
        self.deque.pop().or_else(|| self.look_elsewhere())
    }

    /// As [`look`](Worker::look), but not in the own deque.
    fn look_elsewhere(&self) -> Option<Job> {
        let registry = &*self.registry;
        if let Some(job) = registry.seats[self.index].take_mail(|_| true) {
            return Some(job);
        }
        if let Some(job) = registry.injector.pop() {
            notes::found(notes::Source::Injector);
            self.more.set(!registry.injector.is_empty());
            return Some(job);
        }
        loop {
            let mut again = false;
            for victim in self.others() {
                let seat = &registry.seats[victim];
                let stealer = &seat.stealer;
                match stealer.steal() {
                    Steal::Success(job) => {
                        notes::stole(&seat.unparker);
                        self.more.set(!stealer.is_empty());
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

    /// The other workers, from a random one on.
    fn others(&self) -> impl Iterator<Item = usize> + use<> {
        let (own, threads) = (self.index, self.registry.threads());
        // Marsaglia's xorshift, reduced to less than `threads`.
        let mut x = self.random.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.random.set(x);
        let first = ((u128::from(x) * threads as u128) >> 64) as usize;
        let all = (first..threads).chain(0..first);
        all.filter(move |&worker| worker != own)
    }

    fn lineage(&self) -> &Lineage {
        &self.registry.seats[self.index].lineage
    }

    /// Begins a session that descends from the present one, which stays the present one.
    pub fn begin(&self) -> Session {
        self.sessions.begin(self.lineage(), self.session.get())
    }

    /// Runs a job in a session of its own.
    pub fn run(&self, job: Job) {
        let session = self.sessions.begin(self.lineage(), job.session());
        let _run = notes::run(|| job.name(), job.header().addr());
        let frame = Frame {
            pool: self.registry.number,
            seat: self.index,
            awaited: job.awaited(),
            parent: job.frame(),
        };
        let outer = self.session.replace(session);
        let outer_frame = self.frame.replace(&raw const frame);
        self.lineage().enter(session);
        // It does not unwind, so the frame is replaced before it goes.
        job.execute(session);
        self.lineage().enter(outer);
        self.session.set(outer);
        self.frame.set(outer_frame);
        self.sessions.end(session);
    }

    /// Runs a job as a part of the present session.
    pub fn run_here(&self, job: Job) {
        let _run = notes::run(|| job.name(), job.header().addr());
        job.execute(self.session.get());
    }

    /// Waits for the latch of `awaited`, and runs meanwhile what is a part of that. `help` runs
    /// some of it, if it finds any.
    #[cold]
    pub fn wait(&self, latch: &Latch, awaited: usize, help: impl Fn() -> bool) {
        // The frame must stay until the latch is set.
        let guard = AbortOnUnwind("a wait");
        let _wait = notes::open(notes::What::Wait);
        let own = &self.registry.seats[self.index];
        let runs_any = self.registry.waiting == Waiting::Any;
        let serve = || {
            let mail = own.take_mail(|when| {
                runs_any || rules::act(&Found::Mail { when, awaited }) == Act::Run
            });
            mail.is_some_and(|job| self.run_in_between(job))
        };
        let any =
            || runs_any && (self.look_elsewhere()).is_some_and(|job| self.run_in_between(job));
        let act = || serve() || help() || any();
        let mut look = 0;
        while rules::act(&Found::NotDone) == Act::Wait && !latch.probe() {
            if act() {
                look = 0;
            } else if look < LOOKS {
                shim::pause(look);
                look += 1;
            } else {
                latch.wait_beside(&self.parker, act);
            }
        }
        mem::forget(guard);
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
        let thief_first = (thief != self.index).then_some(thief).into_iter();
        for victim in thief_first.chain(self.others().filter(|&other| other != thief)) {
            let seat = &self.registry.seats[victim];
            // What it has pushed belongs to this session, or to one that this descends from: if
            // that is not so, nothing goes wrong. Costs less than a look at the deque.
            if !self.wants(seat.lineage.now(), awaited) {
                continue;
            }
            loop {
                let known = seat.stealer.steal_if(|job| {
                    // SAFETY: a job is two words, and the slot has been written. All bits of
                    // an address or of a number mean something.
                    let pushed_in = unsafe { job.assume_init_ref() }.session();
                    self.wants(pushed_in, awaited)
                });
                match known {
                    Steal::Success(job) => {
                        notes::stole(&seat.unparker);
                        return self.run_in_between(job);
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
        let lineage = |worker: usize| &*self.registry.seats[worker].lineage;
        let element = Found::Element {
            pushed_in,
            awaited,
            descends: &|one, other| descends(one, other, lineage),
        };
        rules::act(&element) == Act::Run
    }

    /// Runs a job while this waits. What it leaves in the deque are jobs of scopes around
    /// it, for which others may be waiting while this sleeps: they can have them. `true`.
    fn run_in_between(&self, job: Job) -> bool {
        self.run(job);
        while let Some(left) = self.deque.pop() {
            if let Err(left) = self.give_away(left, &Found::Left) {
                // It was there before.
                self.push(left);
                break;
            }
        }
        true
    }

    /// Gives a job of a scope to whoever waits for the scope, and to any worker without work. Any
    /// other comes back.
    pub fn give_away(&self, job: Job, found: &Found<'_>) -> Result<(), Job> {
        match rules::act(found) {
            Act::HandOver => job.hand_over(),
            Act::Run if job.is_of_scope() => {
                self.run(job);
                Ok(())
            }
            #[cfg(checker)]
            Act::Lose if job.is_of_scope() => Ok(()),
            _ => Err(job),
        }
    }

    /// Takes the youngest element of the own deque, if it is a job of a scope.
    pub fn pop_of_scope(&self) -> Option<Job> {
        let job = self.deque.pop()?;
        if job.is_of_scope() {
            return Some(job);
        }
        // A frame below waits for it. Meanwhile a sleeper may have looked in vain.
        self.push(job);
        None
    }

    /// Runs a job of the own deque, if there is one that is of a scope.
    pub fn yield_local(&self) -> Yield {
        match self.pop_of_scope() {
            Some(job) => {
                self.run(job);
                Yield::Executed
            }
            None => Yield::Idle,
        }
    }

    /// Runs some job, of whomever, if there is one.
    pub fn yield_now(&self) -> Yield {
        match self.pop_of_scope().or_else(|| self.look_elsewhere()) {
            Some(job) => {
                self.run(job);
                Yield::Executed
            }
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
