//! The ends of threads: that of the pool, and those of single ones.

use std::time::Instant;

use super::thread::LEAVES;
use super::{Pool, Seat, Sleep, Thread};
use crate::own::Permit;
use crate::shim::Arc;
use crate::sites::*;
use crate::unwind::lock;

impl Sleep {
    /// Requests that all threads end when all jobs, and the jobs that those spawn, are done. Called once.
    pub fn shut_down(&self, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        roster.ends = true;
        self.last_look(roster, None, pool);
    }

    /// Subtracts a thread that was not started. A spare had a permit, and counted as a searcher.
    pub fn cannot_start(&self, seat: Seat, permit: Permit, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        roster.threads -= 1;
        if let Some(quota) = &mut roster.quota {
            let is_spare = quota.vacate(seat);
            if is_spare {
                quota.refused = Some(Instant::now());
            }
            if let Some(next) = quota.pass(permit) {
                next.wake();
            }
            let searchers = -isize::from(is_spare);
            self.count(&mut roster, searchers, at!(SLEEP_ANNOUNCE, Relaxed));
        }
        self.last_look(roster, None, pool);
    }

    /// Makes the seat of a thread that has ended available to a spare.
    pub fn vacate(&self, seat: Seat, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        if let Some(quota) = &mut roster.quota {
            quota.vacate(seat);
            // There may be a free permit that only a thread in this seat can take.
            self.last_look(roster, None, pool);
        }
    }

    /// Ends all threads if all are idle. Called by a thread that has found no job after the shutdown was
    /// requested.
    pub(super) fn settle(&self) {
        let mut roster = lock(&self.roster);
        let idle = roster.idle.iter().filter(|(_, waits)| !waits);
        if roster.ends && idle.count() == roster.threads {
            roster.ends = false;
            // No more spares are to start.
            roster.quota = None;
            let idle: Vec<_> = roster.idle.extract_if(.., |(_, waits)| !*waits).collect();
            idle.iter().for_each(|(thread, _)| thread.set(LEAVES));
            self.count(&mut roster, 0, at!(SLEEP_ANNOUNCE, Relaxed));
            drop(roster);
            idle.iter().for_each(|(thread, _)| thread.wake());
        }
    }

    /// Lets a thread that has been idle for long end. Returns true if it must.
    pub(super) fn dismiss(&self, thread: &Arc<Thread>) -> bool {
        let mut roster = lock(&self.roster);
        let dismissed = roster.is_surplus() && roster.take_idle(thread);
        if dismissed {
            thread.set(LEAVES);
            roster.threads -= 1;
            self.count(&mut roster, 0, at!(SLEEP_ANNOUNCE, Relaxed));
        }
        dismissed
    }
}
