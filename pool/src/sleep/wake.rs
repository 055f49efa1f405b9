//! Waking: searchers, publishers, and threads whose waits are over.

use super::thread::{LEAVES, RESUMED, WAITS};
use super::{Idle, Pool, Sleep, Sleeper, Thread};
use crate::shim::{self, Arc};
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
        // `Relaxed`: the fence before it orders it, and the value is only a count. It is positive if a thread is ready
        // and none searches; or if the process has no barriers, so that only a look after an ordinary fence counts.
        if self.idle.load(at!(PUBLISH_LOOK, Relaxed)).cast_signed() > 0 {
            self.wake_after_fence(pool);
        }
    }

    #[cold]
    fn wake_after_fence(&self, pool: &impl Pool) {
        if !self.has_barriers {
            shim::fence(WITHOUT_BARRIERS);
        }
        if self.has_barriers || self.wants_a_searcher(at!(PUBLISH_LOOK, Relaxed)) {
            self.wake(|_| true, pool);
        }
    }

    /// Makes this thread a searcher, unless half of the threads search already.
    pub(super) fn begin(&self, own: &Sleeper) {
        // `Relaxed`, like all accesses to `idle`: the fences order it with the jobs.
        let mut idle = self.idle.load(at!(SEARCH_LOOK, Relaxed));
        while Idle(idle).searchers() < self.most {
            let searches = idle.wrapping_sub(Idle::SEARCHER);
            match (self.idle).compare_exchange(idle, searches, at!(SEARCH_BEGIN, Relaxed)) {
                Ok(_) => return own.searches.set(true),
                Err(found) => idle = found,
            }
        }
    }

    /// Ends the search of a thread that has found a job or stops for another reason. Wakes a thread to
    /// search in its place if it was the last searcher, and two threads if there are more jobs.
    pub fn end(&self, own: &Sleeper, more: bool, pool: &impl Pool) {
        own.searches.set(false);
        let idle = self.idle.add(Idle::SEARCHER, at!(SEARCH_END, Relaxed));
        let idle = Idle(idle.wrapping_add(Idle::SEARCHER));
        if idle.ready() > 0 {
            // With two, a burst wakes all threads in a number of steps that is logarithmic in theirs.
            let is_last = idle.searchers() == 0;
            let wakes = if more { 2 } else { usize::from(is_last) };
            (0..wakes).for_each(|_| self.wake(|_| true, pool));
        }
    }

    /// Makes an idle thread search: the one that went to sleep last of those whose index is `wanted`. With
    /// `Waiting::Own`, the index is that of a permit.
    ///
    /// Any thread must call this after it has queued a job for the thread with an index. If that is not idle, it looks
    /// for such jobs when it becomes idle under the lock.
    pub fn wake(&self, wanted: impl Fn(usize) -> bool, pool: &impl Pool) {
        let chosen = self.choose(&mut lock(&self.roster), wanted);
        if let Some(chosen) = chosen {
            chosen.wake(pool);
        }
    }

    /// Lets a thread continue that sleeps in a wait, or whose call is over.
    pub(super) fn resume(&self, thread: &Arc<Thread>, is_call: bool) {
        let mut roster = lock(&self.roster);
        let state = thread.state();
        // In an exit handler, a thread needs no permit, and would not return one.
        if state != LEAVES {
            if state != WAITS && !is_call {
                return;
            }
            roster.take_idle(thread);
            if let Some(quota) = &mut roster.quota {
                quota.resume(thread);
            }
            self.count(&mut roster, 0, at!(WAKE_CHOOSE, Relaxed));
            thread.set(RESUMED);
        }
        drop(roster);
        thread.wake();
    }
}
