//! A worker: a thread of the pool, with its deque.

use core::cell::Cell;
use core::{mem, ptr};

use chase_lev::Steal;

use std::sync::Arc;

use crate::deque::Deque;
use crate::faults::{Fault, is_planted};
use crate::job::{AbortOnUnwind, Role, Task, awaited};
use crate::latch::Latch;
use crate::lineage::{Lineage, Sessions};
use crate::registry::{Registry, When};
use crate::scope;
use crate::session::{Frame, Session};
use crate::shim::{self, Parker, thread_local};
use crate::trace;
use crate::waiting::Waiting;

/// How often a waiter looks before it sleeps: seldom under a checker, which is to see it sleep.
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
    /// Whether there seemed to be more where the last job came from.
    more: Cell<bool>,
    /// Whether all workers have found that nothing is left: nobody looks for jobs any more.
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

    /// Runs jobs until the pool is shut down and nothing is left.
    pub fn run_until_shutdown(&self) {
        let guard = AbortOnUnwind("a worker");
        CURRENT.with(|current| current.set(self));
        trace::enlist(&self.parker, self.index);
        let (registry, index) = (&*self.registry, self.index);
        registry.call(&registry.handlers.start, index);
        while let Some(task) = self.look().or_else(|| self.search()) {
            self.run(task);
        }
        self.leaves.set(true);
        registry.call(&registry.handlers.exit, index);
        CURRENT.with(|current| current.set(ptr::null()));
        mem::forget(guard);
    }

    fn search(&self) -> Option<Task> {
        let _search = trace::search();
        let (look, more) = (|| self.look(), || self.more.get());
        self.registry
            .sleep
            .search(self.index, &self.parker, look, more)
    }

    /// Adds a job to the deque, and wakes somebody if need be.
    #[inline(always)]
    pub fn push(&self, task: Task) {
        self.deque.push(task);
        self.registry.sleep.published();
    }

    /// A job, of whomever: from the own deque, the mail, the injector, and the others' deques in
    /// random order. `None`: there was none in any of them when this looked there.
    fn look(&self) -> Option<Task> {
        self.deque.pop().or_else(|| self.look_elsewhere())
    }

    /// As [`look`](Worker::look), but not in the own deque.
    fn look_elsewhere(&self) -> Option<Task> {
        let registry = &*self.registry;
        if let Some(task) = registry.seats[self.index].take_mail(|_| true) {
            return Some(task);
        }
        if let Some(task) = registry.injector.pop() {
            trace::found(trace::Source::Injector);
            self.more.set(!registry.injector.is_empty());
            return Some(task);
        }
        let threads = registry.threads();
        let mut again = true;
        while again {
            again = false;
            let first = self.random(threads);
            for index in (first..threads).chain(0..first) {
                if index == self.index {
                    continue;
                }
                let seat = &registry.seats[index];
                let stealer = &seat.stealer;
                match stealer.steal() {
                    Steal::Success(task) => {
                        trace::stole(&seat.unparker);
                        self.more.set(!stealer.is_empty());
                        return Some(task);
                    }
                    Steal::Retry => again = true,
                    Steal::Empty => {}
                }
            }
        }
        None
    }

    /// Marsaglia's xorshift, reduced to less than `below`.
    fn random(&self, below: usize) -> usize {
        let mut x = self.random.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.random.set(x);
        ((u128::from(x) * below as u128) >> 64) as usize
    }

    fn lineage(&self) -> &Lineage {
        &self.registry.seats[self.index].lineage
    }

    /// Begins a session that descends from the present one, which stays the present one.
    pub fn begin(&self) -> Session {
        self.sessions.begin(self.lineage(), self.session.get())
    }

    /// Runs a job in a session of its own.
    pub fn run(&self, task: Task) {
        let job = task.job;
        let session = self.sessions.begin(self.lineage(), task.session);
        // SAFETY: nobody else has it, and it is not run yet.
        let (header, awaited) = unsafe { (&*job, awaited(job)) };
        let _run = trace::run(task, &header.kind.name);
        let frame = Frame {
            seat: &*self.registry.seats[self.index],
            awaited,
            parent: header.frame,
        };
        if header.kind.role == Role::Single {
            header.runner.record(session);
        }
        let outer = (
            self.session.replace(session),
            self.frame.replace(ptr::from_ref(&frame)),
        );
        self.lineage().enter(session);
        // SAFETY: as above. It does not unwind, so the frame is replaced before it goes.
        unsafe { (header.kind.execute)(job, self) };
        self.lineage().enter(outer.0);
        self.session.set(outer.0);
        self.frame.set(outer.1);
        self.sessions.end(session);
    }

    /// Runs a job as a part of the present session.
    ///
    /// # Safety
    ///
    /// Nobody else has it, and it is not run yet.
    pub unsafe fn run_here(&self, task: Task) {
        // SAFETY: the caller's.
        let kind = unsafe { (*task.job).kind };
        let _run = trace::run(task, &kind.name);
        // SAFETY: as above.
        unsafe { (kind.execute)(task.job, self) };
    }

    /// Waits for the latch of `awaited`, and runs meanwhile what is a part of that. `help` runs
    /// some of it, if it finds any.
    #[cold]
    pub fn wait(&self, latch: &Latch, awaited: *const (), help: impl Fn() -> bool) {
        // The frame must stay until the latch is set.
        let guard = AbortOnUnwind("a wait");
        let _wait = trace::wait();
        let own = &self.registry.seats[self.index];
        let waits_for = |when| {
            self.registry.waiting == Waiting::Any
                || matches!(when, When::Waits)
                || when == When::WaitsFor(awaited)
        };
        let serve = || {
            let mail = own.take_mail(waits_for);
            mail.is_some_and(|task| self.run_in_between(task))
        };
        let any = || {
            self.registry.waiting == Waiting::Any
                && (self.look_elsewhere()).is_some_and(|task| self.run_in_between(task))
        };
        let act = || serve() || help() || any();
        let mut look = 0;
        while !latch.probe() {
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
        let registry = &*self.registry;
        let threads = registry.threads();
        let first = self.random(threads);
        // Who runs the whole of it is likely to have the most.
        let others = (first..threads).chain(0..first);
        let victims = [thief]
            .into_iter()
            .chain(others.filter(|&other| other != thief));
        for victim in victims.filter(|&victim| victim != self.index) {
            let seat = &registry.seats[victim];
            // What it has pushed belongs to this session, or to one that this descends from: if
            // that is not so, nothing goes wrong. Costs less than a look at the deque.
            if !self.wants(seat.lineage.now(), awaited) {
                continue;
            }
            loop {
                let known = seat.stealer.steal_if(|task| {
                    // SAFETY: a task is two words, and the slot has been written. All bits of
                    // an address or of a number mean something.
                    let pushed_in = unsafe { task.assume_init_ref() }.session;
                    self.wants(pushed_in, awaited)
                });
                match known {
                    Steal::Success(task) => {
                        trace::stole(&seat.unparker);
                        return self.run_in_between(task);
                    }
                    Steal::Retry => {}
                    Steal::Empty => break,
                }
            }
        }
        false
    }

    /// Whether what is pushed in `session` is a part of what is run in `awaited`.
    fn wants(&self, session: Session, awaited: Session) -> bool {
        is_planted(Fault::TakesAnything)
            || match is_planted(Fault::TakesAncestors) {
                false => self.registry.descends(session, awaited),
                true => self.registry.descends(awaited, session),
            }
    }

    /// Runs a job while this waits. What it leaves in the deque are jobs of scopes around
    /// it, for which others may be waiting while this sleeps: they can have them. `true`.
    fn run_in_between(&self, task: Task) -> bool {
        self.run(task);
        while !is_planted(Fault::KeepsLeftovers)
            && let Some(left) = self.deque.pop()
        {
            if !self.hand_over(left) {
                // It was there before.
                self.push(left);
                break;
            }
        }
        true
    }

    /// Gives a job of a scope to whoever waits for the scope, and to any worker without work.
    /// `false` if it is no job of a scope.
    pub fn hand_over(&self, task: Task) -> bool {
        // SAFETY: it was in the own deque, and is not run yet.
        let is_of_scope = unsafe { (*task.job).kind.role } == Role::Scope;
        if is_of_scope && is_planted(Fault::RunsWhatItPops) {
            self.run(task);
        } else if is_of_scope && !is_planted(Fault::LosesJobs) {
            // SAFETY: as above.
            unsafe { scope::offer(task, &self.registry) };
        }
        is_of_scope
    }

    /// Takes the youngest element of the own deque, if it is a job of a scope.
    pub fn pop_of_scope(&self) -> Option<Task> {
        let task = self.deque.pop()?;
        // SAFETY: as in `hand_over`.
        if unsafe { (*task.job).kind.role } == Role::Scope {
            return Some(task);
        }
        // A frame below waits for it. Meanwhile a sleeper may have looked in vain.
        self.push(task);
        None
    }

    /// Runs some job, of whomever; whether there was one.
    pub fn run_any(&self) -> bool {
        let task = self.pop_of_scope().or_else(|| self.look_elsewhere());
        task.is_some_and(|task| {
            self.run(task);
            true
        })
    }
}
