//! Waking: searchers, publishers, and threads whose waits are over.

use super::roster::Chosen;
use super::thread::{CHOSEN, LEAVES, RESUMED, WAITS};
use super::{Idle, Pool, Roster, Sleep, Thread};
use crate::shim::{self, Arc, MutexGuard};
use crate::sites::*;
use crate::unwind::lock;

impl Sleep {
    /// Wakes a thread if need be. Any thread must call this after it has queued a job.
    #[inline(always)]
    pub fn published(&self, pool: &impl Pool) {
        // Pairs with `sleep.fence`: either the last look sees the job, or `publish.look` sees the idle
        // thread. Below `SeqCst`, all threads may sleep while a job is queued (loom: `publish.fence
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
        self.wake(None, pool);
    }

    /// Becomes a searcher, unless half of the threads search already.
    pub(super) fn begin(&self) -> bool {
        // `Relaxed`, like all accesses to `idle`: the fences order it with the jobs.
        let mut idle = self.idle.load(at!(SEARCH_LOOK, Relaxed));
        while Idle(idle).searchers() < self.most {
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
    pub fn end(&self, more: bool, pool: &impl Pool) {
        let idle = self.idle.add(Idle::SEARCHER, at!(SEARCH_END, Relaxed));
        let idle = Idle(idle.wrapping_add(Idle::SEARCHER));
        if idle.ready() > 0 {
            // With two, a burst wakes all threads in a number of steps that is logarithmic in theirs.
            let wakes = if more {
                2
            } else {
                usize::from(idle.searchers() == 0)
            };
            (0..wakes).for_each(|_| self.wake(None, pool));
        }
    }

    /// Makes an idle thread search: the one with this index, or the one that went to sleep last. With
    /// `Waiting::Own`, the index is that of a permit.
    ///
    /// Any thread must call this after it has queued a job for the thread with an index. If that is not idle, it looks
    /// for such jobs after it has become idle under the lock.
    pub fn wake(&self, index: Option<usize>, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        let Some(chosen) = roster.choose(index) else {
            return;
        };
        self.count(&mut roster, 1, at!(WAKE_CHOOSE, Relaxed));
        if let Chosen::Idle(thread) = &chosen {
            // Only once it counts as a searcher, since it may find a job at once (loom: `a burst`).
            thread.set(CHOSEN);
        }
        drop(roster);
        match chosen {
            Chosen::Idle(thread) => thread.wake(),
            Chosen::Spare(seat, permit) => pool.start(seat, permit),
        }
    }

    /// Implements [`Thread::resume`].
    pub(super) fn resume(&self, thread: &Arc<Thread>) {
        let roster = lock(&self.roster);
        if matches!(thread.state(), WAITS | LEAVES) {
            self.go_on(roster, thread);
        }
    }

    /// Lets a thread continue. Called under the lock.
    pub(super) fn go_on(&self, mut roster: MutexGuard<'_, Roster>, thread: &Arc<Thread>) {
        if thread.state() == LEAVES {
            // In an exit handler, a thread needs no permit, and would not return one.
            return thread.wake();
        }
        roster.take_idle(thread);
        if let Some(quota) = &mut roster.quota {
            quota.resume(thread);
        }
        self.count(&mut roster, 0, at!(WAKE_CHOOSE, Relaxed));
        thread.set(RESUMED);
        drop(roster);
        thread.wake();
    }
}
