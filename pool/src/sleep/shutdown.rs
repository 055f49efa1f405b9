//! The ends of threads: that of the pool, and those of single ones.

use core::mem;

use super::places::End;
use super::thread::LEAVE;
use super::{Permit, Pool, Sleep, Thread};
use crate::shim::Arc;
use crate::sites::*;
use crate::unwind::lock;

impl Sleep {
    /// Requests that all threads end when all jobs, and the jobs that those spawn, are done.
    pub fn shut_down(&self, pool: &impl Pool) {
        let mut places = lock(&self.places);
        if places.end != End::Open {
            return;
        }
        places.end = End::Asked;
        self.last_look(places, None, 0, pool);
    }

    /// Subtracts a thread that was not started, and lets another search.
    pub fn cannot_start(&self, permit: Permit, pool: &impl Pool) {
        let mut places = lock(&self.places);
        places.threads -= 1;
        // No other spare is tried until one ends.
        places.seats.clear();
        let next = places.pass(permit);
        self.last_look(places, next, -1, pool);
    }

    /// Makes the seat of a thread that has ended available to a spare.
    pub fn vacate(&self, seat: usize, pool: &impl Pool) {
        let mut places = lock(&self.places);
        if places.end != End::Over {
            places.seats.push(seat);
            // There may be a free permit that only a thread in this seat can take.
            self.last_look(places, None, 0, pool);
        }
    }

    /// Ends all threads if all are idle. Called by a thread that has found no job after the shutdown was
    /// requested.
    pub(super) fn settle(&self) {
        let mut places = lock(&self.places);
        let idle = places.idle.iter().filter(|(_, waits)| !waits);
        if places.end == End::Asked && idle.count() == places.threads {
            places.end = End::Over;
            places.seats.clear();
            let all = mem::take(&mut places.idle);
            let (waiting, idle) = all.into_iter().partition::<Vec<_>, _>(|(_, waits)| *waits);
            places.idle = waiting;
            idle.iter().for_each(|(thread, _)| thread.set(LEAVE));
            self.count(&mut places, 0, at!(SLEEP_ANNOUNCE, Relaxed));
            drop(places);
            idle.iter().for_each(|(thread, _)| thread.wake());
        }
    }

    /// Lets a thread that has been idle for long end if there are more threads than permits. Returns true
    /// if it must.
    pub(super) fn dismiss(&self, thread: &Arc<Thread>) -> bool {
        let mut places = lock(&self.places);
        let dismissed = places.threads > self.permits && places.take_idle(thread);
        if dismissed {
            thread.set(LEAVE);
            places.threads -= 1;
            self.count(&mut places, 0, at!(SLEEP_ANNOUNCE, Relaxed));
        }
        dismissed
    }
}
