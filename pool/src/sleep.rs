//! Sleeping: idle threads, waiting threads, and the threads that wake them.
//!
//! An idle thread *searches*: it looks for a job a few times, announces that it is idle, looks a
//! last time for a job anywhere, and parks. A thread that publishes a job looks for idle threads.
//! Both have a sequentially consistent fence between their two steps, so at least one of them sees
//! the other. This is the same pattern as pop against steal on the last element of a deque.
//!
//! ```text
//!   publisher                      idle thread
//!   push a job                     sleep.announce: the thread is idle
//!   publish.fence                  sleep.fence
//!   publish.look                   the last look
//! ```
//!
//! The one that sees the other wakes an idle thread, which then searches. While a thread searches,
//! publishers wake nobody, because the searcher finds the job at its last look if not before.
//! Therefore a searcher that finds a job wakes the next one if it was the last.
//!
//! A waiter sleeps as an idle thread does, and continues at once when its wait is over.
//!
//! Where the process has barriers, `publish.fence` is light and `sleep.fence` is a barrier. If the
//! kernel refuses a barrier that it has agreed to, publishers and sleepers may miss each other;
//! then an idle thread looks again from time to time.
//!
//! With `Waiting::Own`, fewer threads may search than are idle: see [`own`](crate::own).

mod roster;
mod thread;
mod wake;

use core::mem;
use core::time::Duration;
use std::time::Instant;

use chase_lev_atomics::{CHECKER, Site, kind};
use crossbeam_utils::CachePadded;

pub use roster::{Chosen, Resting};
pub use thread::{Seat, Sleeper, Thread};

use crate::latch::Latch;
use crate::own::{Permit, Quota, RETRY};
use crate::shim::{self, Arc, Mutex, MutexGuard, Number};
use crate::sites::*;
use crate::unwind::lock;
use roster::Roster;

/// The number of times that a searcher or a waiter looks before it sleeps. Small under a checker,
/// so that threads do sleep.
const LOOKS: usize = if CHECKER { 1 } else { 32 };

/// The time after which an idle thread looks again if the kernel has refused it a barrier.
const TIMEOUT: Duration = Duration::from_millis(10);

/// The number of times that a thread tries again to start a spare before it calls foreign code. A
/// model has no time.
const TRIES: usize = if CHECKER { 0 } else { 64 };

/// The time after which an idle spare ends.
const KEPT: Duration = Duration::from_secs(1);

/// A pool whose threads sleep.
pub trait Pool {
    /// Returns true if there seems to be a job that any thread may run.
    fn has_jobs(&self) -> bool;

    /// Returns true if there is a job for the thread with this index only. With `Waiting::Own`, the
    /// index belongs to a permit.
    fn has_jobs_for(&self, index: usize) -> bool;

    /// Starts a spare in this seat and with this permit, as a searcher. If that fails, calls
    /// [`vacate`](Sleep::vacate).
    fn start(&self, seat: Seat, permit: Permit);
}

/// The sleep protocol of a pool.
pub struct Sleep {
    idle: CachePadded<Number>,
    /// With `Waiting::Own`, the number of threads over quota.
    over: Number,
    /// True if the process has barriers, so that publishers need only a light fence.
    has_barriers: bool,
    /// The number of threads that search by themselves.
    most: usize,
    roster: Mutex<Roster>,
}

/// The roster under its lock.
type Locked<'a> = MutexGuard<'a, Roster>;

/// The width in bits of each count in [`Idle`].
const HALF: usize = if usize::BITS < 64 { 15 } else { 16 };

/// The greatest number of threads of a pool.
pub const MOST: usize = (1 << HALF) - 1;

/// The numbers of threads that are ready to search and of searchers in one word, so that one load
/// shows if a thread must be woken. Searchers count as negative, and each outweighs all others.
#[derive(Clone, Copy)]
struct Idle(usize);

impl Idle {
    /// Subtracted for each searcher.
    const SEARCHER: usize = 1 << HALF;
    /// Added where the process has no barriers. It outweighs all searchers.
    const FENCED: usize = 1 << (2 * HALF);

    fn ready(self) -> usize {
        self.0 % Self::SEARCHER
    }

    fn searchers(self) -> usize {
        (self.0 >> HALF).wrapping_neg() % (1 << HALF)
    }
}

impl Sleep {
    /// Creates the protocol for this many threads. `absent` of them are not started by the pool:
    /// they do something else, and never end. With `Waiting::Own`, this many `spares` may be
    /// started. There may be [`MOST`] threads in all.
    pub fn new(threads: usize, absent: usize, spares: Option<usize>) -> Self {
        // A checker's light fences are ordinary ones.
        let has_barriers = CHECKER || shim::has_barriers();
        Sleep {
            idle: CachePadded::new(Number::new(if has_barriers { 0 } else { Idle::FENCED })),
            over: Number::new(0),
            has_barriers,
            most: threads.div_ceil(2),
            roster: Mutex::new(Roster {
                idle: Vec::with_capacity(threads),
                counted: 0,
                threads: threads - absent,
                ends: false,
                ended: false,
                quota: spares.map(|spares| Quota::new(threads, spares)),
            }),
        }
    }

    /// Returns true if a thread is over quota, so that a permit should be passed on.
    #[inline(always)]
    pub fn is_over_quota(&self) -> bool {
        // `Relaxed`: a thread that frees a permit looks again under the lock.
        self.over.load(at!(OVER_LOOK, Relaxed)) > 0
    }

    /// Looks for a job, and sleeps while there is none. Returns `None` if the thread's wait is
    /// over, or if it must end: the pool ends, or the thread is a spare that is not needed.
    ///
    /// `look` takes a job, if there is one; the flag is true if there seem to be more where it was.
    /// A thread that waits has a latch, and searches only if it is chosen to; its wait is over when
    /// the latch is set.
    ///
    /// With `Waiting::Own`, a thread that searches must hold a permit. It holds one again when a
    /// job was found; when its wait is over, it holds one or is over quota.
    ///
    /// After a call of [`shut_down`](Sleep::shut_down), only jobs may submit jobs, and others by
    /// [`queue_unless_ended`](Sleep::queue_unless_ended).
    pub fn search<T>(
        &self,
        own: &Sleeper,
        pool: &impl Pool,
        latch: Option<&Latch>,
        mut look: impl FnMut() -> Option<(T, bool)>,
    ) -> Option<T> {
        let part = |permit: Permit| pool.has_jobs_for(permit.0);
        loop {
            for round in 0..LOOKS {
                if latch.is_some_and(Latch::probe) {
                    // It has not looked a last time, so another thread must search.
                    self.end(own, false, pool);
                    return None;
                }
                // A waiter first runs what it waits for: it may hold a lock that the threads with
                // permits want (`own_deque.rs`: `a_lock_across_a_join`).
                let helps = round == 0 && latch.is_some() && !own.searches.get();
                // The part of its permit comes first: no thread over quota gets that permit before
                // (TLC: `Sleep/every-part`).
                if !helps && self.is_over_quota() && !own.thread.permit().is_some_and(part) {
                    break;
                }
                // Not a spin: the thread that it waits for may need this processor.
                if round > 0 {
                    shim::thread::yield_now();
                }
                if let Some((job, more)) = look() {
                    self.end(own, more, pool);
                    return Some(job);
                }
                // The first look does not count, so a thread that finds a job at once leaves `idle`
                // alone.
                if round == 0 && latch.is_none() && !self.begin(own) {
                    break;
                }
            }
            if !self.rest(own, pool, latch) {
                return None;
            }
        }
    }

    /// Sleeps until the thread is chosen to search, its wait is over, or it must end. Returns true
    /// if it was chosen; then it counts as a searcher. The arguments are those of
    /// [`search`](Sleep::search).
    fn rest(&self, own: &Sleeper, pool: &impl Pool, latch: Option<&Latch>) -> bool {
        if let Some(latch) = latch {
            latch.leave(&own.thread);
        }
        let mut roster = lock(&self.roster);
        roster.idle.push((own.thread.clone(), latch.is_some()));
        roster.release(&own.thread, pool);
        let is_surplus = roster.is_surplus(own.thread.seat) && latch.is_none();
        let refused = self.last_look(roster, Some(own), None, pool);
        let timeout = (refused.then_some(TIMEOUT)).or(is_surplus.then_some(KEPT));
        let since = Instant::now();
        loop {
            if !latch.is_some_and(Latch::probe) {
                own.park(timeout);
            }
            if own.thread.permit().is_some() {
                own.searches.set(true);
                return true;
            }
            // A token that is left from an earlier wake-up may end the sleep early.
            let is_late = is_surplus && (CHECKER || since.elapsed() >= KEPT);
            if self.gets_up(own, pool, latch, is_late) {
                return false;
            }
            if refused {
                self.wake(|_| true, pool);
            }
        }
    }

    /// Takes a thread that was not chosen off the idle ones if its wait is over, or if it is `late`
    /// and not needed. Returns true if it is off.
    fn gets_up(&self, own: &Sleeper, pool: &impl Pool, latch: Option<&Latch>, late: bool) -> bool {
        let mut roster = lock(&self.roster);
        let place = (roster.idle.iter()).position(|(one, _)| Arc::ptr_eq(one, &own.thread));
        let Some(place) = place else {
            // It was chosen, or the pool ends.
            return own.thread.permit().is_none();
        };
        let is_over = latch.is_some_and(Latch::probe);
        let ends = late && roster.is_surplus(own.thread.seat);
        if is_over || ends {
            roster.idle.remove(place);
            roster.threads -= usize::from(ends);
            if is_over {
                roster.resume(&own.thread, pool);
            }
            self.count(&mut roster, 0, at!(WAKE_CHOOSE, Relaxed));
        }
        is_over || ends
    }

    /// Calls `f` while this thread's permit is given away, with `Waiting::Own`.
    pub fn without_permit<R>(&self, own: &Sleeper, pool: &impl Pool, f: impl FnOnce() -> R) -> R {
        self.give_up(own, pool);
        // If the system has refused a spare, all other threads may be in such calls.
        let refused = |_: &_| self.wants_a_searcher(at!(SLEEP_LOOK, Relaxed)) && pool.has_jobs();
        for _ in (0..TRIES).take_while(refused) {
            own.park(Some(RETRY));
            self.wake(|_| true, pool);
        }
        let result = f();
        let mut roster = lock(&self.roster);
        roster.resume(&own.thread, pool);
        self.count(&mut roster, 0, at!(WAKE_CHOOSE, Relaxed));
        result
    }

    /// Gives this thread's permit away, with `Waiting::Own`.
    pub fn give_up(&self, own: &Sleeper, pool: &impl Pool) {
        let mut roster = lock(&self.roster);
        roster.release(&own.thread, pool);
        self.last_look(roster, Some(own), None, pool);
    }

    /// Ends the search of the thread `own`. Then looks for jobs, because a thread has become ready:
    /// for jobs of one thread under the lock, for others after it. If a permit has become free, and
    /// nothing else has changed, `freed` is that permit. Returns true if the kernel has refused the
    /// fence, so that a publisher may not see that the thread is ready.
    fn last_look(
        &self,
        mut roster: Locked<'_>,
        own: Option<&Sleeper>,
        freed: Option<Permit>,
        pool: &impl Pool,
    ) -> bool {
        let searchers = -isize::from(own.is_some_and(|own| own.searches.take()));
        self.count(&mut roster, searchers, at!(SLEEP_ANNOUNCE, Relaxed));
        let (is_ready, ends) = (roster.counted > 0, roster.ends);
        // The choice looks at every free permit.
        let chooses = is_ready && freed.is_none_or(|permit| pool.has_jobs_for(permit.0));
        let part = chooses.then(|| self.choose(&mut roster, |index| pool.has_jobs_for(index)));
        drop(roster);
        if let Some(thread) = part.flatten() {
            thread.wake(pool);
        }
        // If no thread is ready, the thread that makes one ready looks again. Pairs with
        // `publish.fence`: either the publisher sees `sleep.announce`, or this look sees the job.
        // Below `SeqCst`, all threads may sleep while a job is queued (loom: `sleep.fence
        // Relaxed`).
        let refused = is_ready && !shim::heavy_fence(at!(SLEEP_FENCE, SeqCst)) && self.has_barriers;
        let has_jobs = (is_ready || ends) && pool.has_jobs();
        if has_jobs && self.wants_a_searcher(at!(SLEEP_LOOK, Relaxed)) {
            self.wake(|_| true, pool);
        }
        if ends && !has_jobs {
            self.settle(pool);
        }
        refused
    }

    /// Makes a thread a searcher, which must then be woken: the one that went to sleep last of
    /// those whose index is `wanted`. With `Waiting::Own`, the index belongs to a free permit,
    /// which any thread can get. Called under the lock.
    fn choose(&self, roster: &mut Roster, wanted: impl Fn(usize) -> bool) -> Option<Chosen> {
        let chosen = match &mut roster.quota {
            None => {
                let place = (roster.idle.iter()).rposition(|(one, _)| wanted(one.seat.0))?;
                let (thread, _) = roster.idle.remove(place);
                let permit = Permit(thread.seat.0);
                Chosen::Idle(thread, permit)
            }
            Some(quota) => quota.choose(&mut roster.idle, wanted)?,
        };
        self.count(roster, 1, at!(WAKE_CHOOSE, Relaxed));
        match &chosen {
            // Only once it counts as a searcher, since it may find a job at once (loom: `a burst`).
            Chosen::Idle(thread, permit) => thread.grant(Some(*permit)),
            Chosen::Spare(..) => roster.threads += 1,
        }
        Some(chosen)
    }

    /// Returns true if a thread is ready to search, and none searches.
    fn wants_a_searcher(&self, site: Site<kind::Load>) -> bool {
        let idle = Idle(self.idle.load(site));
        idle.ready() > 0 && idle.searchers() == 0
    }

    /// Updates `idle` with the threads that are ready and `searchers` more searchers, and `over`
    /// with the threads over quota. Called under the lock.
    fn count(&self, roster: &mut Roster, searchers: isize, site: Site<kind::Rmw>) {
        let quota = roster.quota.as_ref();
        let ready = quota.map_or(roster.idle.len(), |quota| quota.usable(&roster.idle));
        let change = ready.wrapping_sub(mem::replace(&mut roster.counted, ready));
        let change = change.wrapping_add_signed(-searchers * Idle::SEARCHER.cast_signed());
        if change != 0 {
            self.idle.fetch_add(change, site);
        }
        if let Some(quota) = &roster.quota {
            self.over.store(quota.over.len(), at!(OVER_SET, Relaxed));
        }
    }
}
