//! Publishers, searchers, and the ends of threads: when the pool ends, and one by one.

use std::time::Instant;

use super::{Idle, Pool, Seat, Sleep, Sleeper};
use crate::own::Permit;
use crate::shim;
use crate::sites::*;
use crate::unwind::lock;

impl Sleep {
    /// Wakes a thread if necessary. Any thread must call this after it has queued a job.
    #[inline(always)]
    pub fn published(&self, pool: &impl Pool) {
        // Pairs with `sleep.fence`: either the last look sees the job, or `publish.look` sees the
        // idle thread. Below `SeqCst`, all threads may sleep while a job is queued (loom:
        // `publish.fence Relaxed`).
        shim::light_fence(at!(PUBLISH_FENCE, SeqCst));
        // `Relaxed`: the fence before it orders it, and the value is only a count. It is positive
        // if a thread is ready and none searches; or if the process has no barriers, so that only a
        // look after an ordinary fence counts.
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

    /// Makes this thread a searcher, unless half of the threads search already. Returns `true` if
    /// it is one.
    pub(super) fn begin(&self, own: &Sleeper) -> bool {
        // `Relaxed`, like all accesses to `idle`: the fences order it with the jobs.
        let mut idle = self.idle.load(at!(SEARCH_LOOK, Relaxed));
        while !own.searches.get() && Idle(idle).searchers() < self.most {
            let searches = idle.wrapping_sub(Idle::SEARCHER);
            match self.idle.compare_exchange(idle, searches, at!(SEARCH_BEGIN, Relaxed), FAILED) {
                Ok(_) => own.searches.set(true),
                Err(found) => idle = found,
            }
        }
        own.searches.get()
    }

    /// Ends the search of a thread that has found a job or stops for another reason, if it
    /// searches. Wakes a thread to search in its place if it was the last searcher, and two threads
    /// if there are more jobs.
    pub fn end(&self, own: &Sleeper, more: bool, pool: &impl Pool) {
        if !own.searches.take() {
            return;
        }
        let idle = self.idle.fetch_add(Idle::SEARCHER, at!(SEARCH_END, Relaxed));
        let idle = Idle(idle.wrapping_add(Idle::SEARCHER));
        if idle.ready() > 0 {
            // With two, a burst wakes all threads in a number of steps that is logarithmic in
            // theirs.
            let is_last = idle.searchers() == 0;
            let wakes = if more { 2 } else { usize::from(is_last) };
            (0..wakes).for_each(|_| self.wake(|_| true, pool));
        }
    }

    /// Makes an idle thread search: the one that went to sleep last of those whose index is
    /// `wanted`. With `Waiting::Own`, the index belongs to a permit.
    ///
    /// Any thread must call this after it has queued a job for the thread with an index. If that is
    /// not idle, it looks for such jobs when it becomes idle under the lock.
    pub fn wake(&self, wanted: impl Fn(usize) -> bool, pool: &impl Pool) {
        let chosen = self.choose(&mut lock(&self.roster), wanted);
        if let Some(chosen) = chosen {
            chosen.wake(pool);
        }
    }

    /// Queues parts of a broadcast, all of them before a thread can continue after a wait. With the
    /// permit of a part that is not queued yet, it might wait for that part, which no other thread
    /// could run (shuttle: `a part of a free permit`).
    pub fn queue(&self, push: impl FnOnce()) {
        let _roster = lock(&self.roster);
        push();
    }

    /// Queues a job, unless all threads were told to end: then returns it. They are not told
    /// between the look and the call of `push`.
    pub fn queue_unless_ended<T>(&self, job: T, push: impl FnOnce(T)) -> Option<T> {
        let roster = lock(&self.roster);
        if roster.ended {
            return Some(job);
        }
        push(job);
        None
    }

    /// Requests that all threads end when all jobs, and the jobs that those spawn, are done. Called
    /// once.
    pub fn shut_down(&self, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        roster.ends = true;
        self.last_look(roster, None, None, pool);
    }

    /// Returns `true` if a shutdown was requested.
    pub fn is_shut_down(&self) -> bool {
        let roster = lock(&self.roster);
        roster.ends || roster.ended
    }

    /// Makes the seat of a thread available to a spare. The thread has ended; or it was never
    /// started, and this is its `unused` permit. Then a spare counted as a searcher.
    pub fn vacate(&self, seat: Seat, unused: Option<Permit>, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        roster.threads -= usize::from(unused.is_some());
        let mut freed = unused;
        if let Some(quota) = &mut roster.quota {
            let is_spare = quota.is_spare(seat);
            // There may be a free permit that only a thread in a spare's seat can take.
            freed = freed.filter(|_| !is_spare);
            quota.seats.extend(is_spare.then_some(seat));
            if let Some(permit) = unused {
                if is_spare {
                    quota.refused = Some(Instant::now());
                }
                quota.pass(permit, pool);
                let searchers = -isize::from(is_spare);
                self.count(&mut roster, searchers, at!(SLEEP_ANNOUNCE, Relaxed));
            }
        }
        self.last_look(roster, None, freed, pool);
    }

    /// Ends all threads if all are idle and no job is queued. Called by a thread that has found no
    /// job after the shutdown was requested. Since then, other threads may have queued jobs and
    /// become idle, so it looks again under the lock, which shows what they queued (TLC:
    /// `Sleep/leaves-a-job`).
    pub(super) fn settle(&self, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        let idle = roster.idle.iter().filter(|(_, waits)| !waits);
        if roster.ends && idle.count() == roster.threads && !pool.has_jobs() {
            roster.ends = false;
            roster.ended = true;
            // No more spares are to start.
            roster.quota = None;
            let ended: Vec<_> = roster.idle.extract_if(.., |(_, waits)| !*waits).collect();
            self.count(&mut roster, 0, at!(SLEEP_ANNOUNCE, Relaxed));
            drop(roster);
            ended.iter().for_each(|(thread, _)| thread.wake());
        }
    }
}
