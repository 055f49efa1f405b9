//! Waking: searchers, publishers, and threads whose waits are over.

use super::thread::{LEAVE, OTHERWISE, RESUMED, WAITS};
use super::{Idle, Permit, Places, Pool, Sleep, Thread};
use crate::shim::{self, Arc, MutexGuard};
use crate::sites::*;
use crate::unwind::lock;

impl Sleep {
    /// Wakes a thread if need be. Any thread must call this after it has queued a job.
    #[inline(always)]
    pub fn published(&self, pool: &impl Pool) {
        // Pairs with `sleep.fence`: either the last look sees the job, or `publish.look` sees the free
        // permit. Below `SeqCst`, all threads may sleep while a job is queued (loom: `publish.fence
        // Relaxed`).
        shim::light_fence(at!(PUBLISH_FENCE, SeqCst));
        // `Relaxed`: the fence before it orders it, and the value is only a count.
        if Idle(self.idle.load(at!(PUBLISH_LOOK, Relaxed))).is_positive() {
            self.wake_after_fence(pool);
        }
    }

    #[cold]
    pub(super) fn wake_after_fence(&self, pool: &impl Pool) {
        if !self.has_barriers {
            shim::fence(WITHOUT_BARRIERS);
            if !Idle(self.idle.load(at!(PUBLISH_LOOK, Relaxed))).wants_a_searcher() {
                return;
            }
        }
        self.wake(pool);
    }

    /// Wakes a thread with this permit if the permit is free. Any thread must call this after it has
    /// queued a job for the permit's holder.
    pub fn published_for(&self, permit: Permit, pool: &impl Pool) {
        // If the permit is held, its holder looks for such jobs after it has freed it under the lock.
        self.employ(pool, |free| free.iter().position(|&free| free == permit));
    }

    /// Becomes a searcher, unless half as many threads as there are permits search already.
    pub(super) fn begin(&self) -> bool {
        let most = self.permits.div_ceil(2);
        // `Relaxed`, like all accesses to `idle`: the fences order it with the jobs.
        let mut idle = self.idle.load(at!(SEARCH_LOOK, Relaxed));
        while Idle(idle).searchers() < most {
            let searches = idle.wrapping_sub(Idle::SEARCHER);
            match (self.idle).compare_exchange(idle, searches, at!(SEARCH_BEGIN, Relaxed)) {
                Ok(_) => return true,
                Err(found) => idle = found,
            }
        }
        false
    }

    /// Ends the search of a thread that has found a job or stops for another reason. Wakes a thread to
    /// search in its place if it was the last searcher, and two threads if there are more jobs.
    pub fn end(&self, more: impl Fn() -> bool, pool: &impl Pool) {
        let idle = self.idle.add(Idle::SEARCHER, at!(SEARCH_END, Relaxed));
        let idle = Idle(idle.wrapping_add(Idle::SEARCHER));
        if idle.permits() > 0 {
            // With two, a burst wakes all threads in a number of steps that is logarithmic in theirs.
            let wakes = if more() {
                2
            } else {
                usize::from(idle.searchers() == 0)
            };
            (0..wakes).for_each(|_| self.wake(pool));
        }
    }

    /// Gives a free permit to an idle thread or a spare, which then searches.
    pub(super) fn wake(&self, pool: &impl Pool) {
        self.employ(pool, |free| free.len().checked_sub(1));
    }

    /// Gives a free permit, whose place in the list `choose` returns, to an idle thread or a spare.
    pub(super) fn employ(&self, pool: &impl Pool, choose: impl Fn(&[Permit]) -> Option<usize>) {
        let mut places = lock(&self.places);
        let Some(place) = choose(&places.free) else {
            return;
        };
        if let Some((thread, _)) = places.idle.pop() {
            let permit = places.free.swap_remove(place);
            self.count(&mut places, 1, at!(WAKE_CHOOSE, Relaxed));
            thread.set_wait(OTHERWISE);
            // Only once it counts as a searcher, since it may find a job at once (loom: `a burst`).
            thread.set(permit.0);
            drop(places);
            thread.wake();
        } else if let Some(seat) = places.seats.pop() {
            let permit = places.free.swap_remove(place);
            places.threads += 1;
            self.count(&mut places, 1, at!(WAKE_CHOOSE, Relaxed));
            drop(places);
            pool.start(seat, permit);
        }
    }

    /// Implements [`Thread::resume`].
    pub(super) fn resume(&self, thread: &Arc<Thread>) {
        let places = lock(&self.places);
        if thread.wait() == WAITS {
            self.go_on(places, thread);
        }
    }

    /// Lets a thread without a permit continue at once, with a free permit or over quota. Called under
    /// the lock.
    pub(super) fn go_on(&self, mut places: MutexGuard<'_, Places>, thread: &Arc<Thread>) {
        thread.set_wait(RESUMED);
        places.take_idle(thread);
        // In an exit handler, a thread needs no permit, and would not return one.
        if thread.state() != LEAVE {
            match places.free.pop() {
                Some(permit) => thread.set(permit.0),
                None => places.over.push_back(thread.clone()),
            }
        }
        self.count(&mut places, 0, at!(WAKE_CHOOSE, Relaxed));
        drop(places);
        thread.wake();
    }
}
