//! The jobs that a waiter runs: those that descend from what it waits for.

use super::lineage::{Lineage, Session, descends};
use crate::job::Job;
use crate::latch::Latch;
use crate::worker::Worker;

impl Worker {
    /// Returns the parents of this worker's sessions.
    pub fn lineage(&self) -> &Lineage {
        &self.registry.peer(self.own.thread.seat).lineage
    }

    /// Runs a job in its own session.
    pub fn run_in_session(&self, job: Job) {
        let lineage = self.lineage();
        let outer = self.session.replace(lineage.begin(job.session));
        // This does not unwind.
        self.run_here(job);
        self.session.set(outer);
        lineage.end();
    }

    /// Takes a job that descends from the session `awaited`: the youngest in its own deque, or one
    /// that it steals. First it runs the jobs of that session itself that it pops, until the latch
    /// is set.
    ///
    /// Its own deque has such jobs if this worker opened the session as a scope, or has helped with
    /// a job that spawned them into a scope of another worker. If it did not run these, all threads
    /// might wait for something that it holds (TLC: `Waiting/own-descendants-left`).
    pub fn help(&self, latch: &Latch, awaited: Session) -> Option<Job> {
        if awaited == Session::NONE {
            // No thief has begun the job, or the wait is for no job of this pool.
            return None;
        }
        while !latch.probe() {
            match self.deque.pop() {
                Some(job) if job.session == awaited => self.run_here(job),
                top => {
                    let own = self.pop_until(top, |job| self.wants(job.session, awaited));
                    return own.or_else(|| self.leapfrog(awaited));
                }
            }
        }
        None
    }

    /// Steals a job that descends from the session `awaited`.
    ///
    /// This is leapfrogging (Wagner & Calder, PPoPP 1993), extended to the thieves of thieves. A
    /// job's session is read before the claim, and is known to be the job's only if the claim
    /// succeeds: see [`lineage`](super::lineage).
    fn leapfrog(&self, awaited: Session) -> Option<Job> {
        let wants = |slot: &_| self.wants(Job::seen(slot), awaited);
        let found = self.steal(|victim| victim.steal_if(wants));
        found.map(|(job, _)| job)
    }

    /// Returns `true` if a job pushed in this session is part of the session `awaited`.
    fn wants(&self, pushed_in: Session, awaited: Session) -> bool {
        descends(pushed_in, awaited, |seat| &self.registry.peer(seat).lineage)
    }

    /// Puts jobs that it has popped back into its deque. It lets other threads have those that no
    /// waiter needs to recognise, so that it does not pop them time and again.
    pub fn put_back(&self, aside: Vec<Job>) {
        for job in aside.into_iter().rev() {
            if job.session == Session::NONE {
                self.registry.inject(job);
            } else {
                self.push(job);
            }
        }
    }
}
