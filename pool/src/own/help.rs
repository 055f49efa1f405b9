//! The jobs that a waiter runs: those that descend from what it waits for.

use std::panic;

use chase_lev::Steal;

use super::lineage::{Lineage, Session, descends};
#[cfg(checker)]
use crate::faults;
use crate::job::Job;
use crate::notes::{self, event};
use crate::sleep::Seat;
use crate::unwind::{AbortOnUnwind, catch};
use crate::worker::Worker;

/// The greatest number of foreign jobs that a waiter puts back into its deque. It hands over more than
/// that.
const FEW: usize = 64;

impl Worker {
    fn lineage(&self) -> &Lineage {
        &self.registry.peer(self.seat()).lineage
    }

    /// Begins a session that descends from the current one, but does not enter it.
    pub fn begin(&self) -> Session {
        self.sessions.begin(self.lineage(), self.session.get())
    }

    /// Runs a job in a session of its own.
    pub fn run_in_session(&self, job: Job) {
        let lineage = self.lineage();
        let session = self.sessions.begin(lineage, job.session());
        let outer = self.session.replace(session);
        lineage.enter(session);
        // This does not unwind.
        self.run_here(job);
        lineage.enter(outer);
        self.session.set(outer);
        self.sessions.end(session);
    }

    /// Runs a job that descends from the session `awaited`: the youngest in its own deque, or one that it
    /// steals. Returns false if none was found.
    ///
    /// Its own deque has such jobs if this worker opened the session as a scope, or has helped with a job that
    /// spawned them into a scope of another worker. If it did not run these, all threads might wait for
    /// something that it holds (TLC: `Waiting/own-descendants-left`).
    pub fn help(&self, awaited: Session) -> bool {
        let Some(thief) = awaited.worker() else {
            // No thief has begun the job, or the wait is for no job of this pool.
            return false;
        };
        let job = match self.deque.pop() {
            Some(job) if job.session() == awaited => {
                self.run_here(job);
                return true;
            }
            top => self.pop_own(top, |job| self.wants(job.session(), awaited)),
        };
        let found = job.map(|job| self.run(job));
        found.is_some() || self.leapfrog(awaited, thief)
    }

    /// Steals a job that descends from the session `awaited`, which `thief` runs, and runs it. Returns false if
    /// none was found.
    ///
    /// This is leapfrogging (Wagner & Calder, PPoPP 1993), extended to the thieves of thieves. A job's
    /// session is read before the claim, and is known to be the job's only if the claim succeeds: see
    /// [`lineage`](super::lineage).
    fn leapfrog(&self, awaited: Session, thief: Seat) -> bool {
        // The worker that runs the session itself probably has most of its jobs.
        let first = (thief, self.registry.peer(thief));
        let thief_first = (thief != self.seat()).then_some(first).into_iter();
        let others = self.others().filter(|&(other, _)| other != thief);
        for (victim, peer) in thief_first.chain(others) {
            // A hint that costs less than a look at the deque: usually, the victim's jobs were pushed
            // in its current session or in an ancestor of it. A wrong hint only makes the waiter help
            // less.
            if !self.wants(peer.lineage.now(), awaited) {
                continue;
            }
            let wanted = (peer.stealer).steal_if(|slot| self.wants(Job::seen(slot), awaited));
            if let Steal::Success(job) = wanted {
                event!("steals", victim = victim.0);
                notes::found("Stolen");
                self.run(job);
                return true;
            }
        }
        false
    }

    /// Returns true if a job pushed in this session is part of the session `awaited`.
    fn wants(&self, pushed_in: Session, awaited: Session) -> bool {
        let lineage = |seat| &*self.registry.peer(seat).lineage;
        #[cfg(checker)]
        let (pushed_in, awaited) = faults::compared(pushed_in, awaited);
        descends(pushed_in, awaited, lineage)
    }

    /// Pops jobs, beginning with `top`, until one is `wanted` or none is left. Puts the others back, or lets other
    /// threads have them if they are many.
    pub fn pop_own(&self, mut top: Option<Job>, wanted: impl Fn(&Job) -> bool) -> Option<Job> {
        // A panic must not leave jobs in the buffer, where no other thread finds them.
        let guard = AbortOnUnwind("the hand-over of a job");
        let mut aside = self.aside.take();
        while let Some(job) = top.take_if(|job| !wanted(job)) {
            aside.push(job);
            top = self.deque.pop();
        }
        #[cfg(checker)]
        faults::popped(&mut aside, |job| self.run(job));
        let many = aside.len() > FEW;
        #[cfg(checker)]
        let is_empty = aside.is_empty() || faults::hides();
        #[cfg(not(checker))]
        let is_empty = aside.is_empty();
        for job in aside.drain(..).rev() {
            if many {
                self.registry.inject(job);
            } else {
                self.deque.push(job);
            }
        }
        if !is_empty {
            // The last look of another thread may have missed them in the meantime.
            self.registry.published();
        }
        self.aside.set(aside);
        core::mem::forget(guard);
        top
    }

    /// Calls `f` without a permit, as a thread that is no worker.
    pub fn block<R>(&self, f: impl FnOnce() -> R) -> R {
        let registry = &*self.registry;
        let outside = || self.step_out(|| catch(f));
        let result = (registry.sleep).without_permit(&self.own, registry, outside);
        result.unwrap_or_else(|panic| panic::resume_unwind(panic))
    }
}
