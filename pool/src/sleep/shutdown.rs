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

    /// Makes the seat of a thread available to a spare. The thread has ended; or it was never started, and this is its
    /// `unused` permit. Then a spare counted as a searcher.
    pub fn vacate(&self, seat: Seat, unused: Option<Permit>, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        roster.threads -= usize::from(unused.is_some());
        if let Some(quota) = &mut roster.quota {
            let is_spare = seat.0 >= quota.permits;
            quota.seats.extend(is_spare.then_some(seat));
            if let Some(permit) = unused {
                if is_spare {
                    quota.refused = Some(Instant::now());
                }
                quota.pass(permit).iter().for_each(|next| next.wake());
                let searchers = -isize::from(is_spare);
                self.count(&mut roster, searchers, at!(SLEEP_ANNOUNCE, Relaxed));
            }
        }
        // There may be a free permit that only a thread in this seat can take.
        self.last_look(roster, None, pool);
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
