//! Sleeping: idle threads, waiting threads, and the threads that wake them.
//!
//! Threads and permits are separate. A pool has a fixed number of *permits*, and a thread takes new jobs
//! only while it holds one; without one, it only runs jobs that it has forked itself. An idle or waiting
//! thread gives its permit away, so as many threads run as there are permits while there is work.
//!
//! An idle thread *searches*: it looks for a job a few times, frees its permit, looks a last time for a job
//! anywhere, and parks. A waiter does the same without searching first. A thread that publishes a job looks
//! for free permits. Both have a sequentially consistent fence between their two steps, so at least one of
//! them sees the other. This is the same pattern as pop against steal on the last element of a deque.
//!
//! ```text
//!   publisher                      idle thread or waiter
//!   push a job                     sleep.announce: the permit is free
//!   publish.fence                  sleep.fence
//!   publish.look                   the last look
//! ```
//!
//! The one that sees the other gives the free permit to an idle thread, or to a new thread, a *spare*,
//! which then searches. While a thread searches, publishers wake nobody, because the searcher finds the
//! job at its last look if not before. Therefore a searcher that finds a job wakes the next one if it
//! was the last.
//!
//! A waiter continues at once when its wait is over, so the pool never stops a job that has begun. If no
//! permit is free, the waiter is *over quota* until another thread finishes a job or waits, and passes its
//! permit on. So no permit is free while a thread is over quota.
//!
//! Where the process has barriers, `publish.fence` is light and `sleep.fence` is a barrier. If the
//! kernel refuses a barrier that it has agreed to, publishers and sleepers may miss each other; then an
//! idle thread looks again from time to time.

mod idle;
mod places;
mod shutdown;
mod thread;
mod wake;

use core::mem;
use core::time::Duration;
use std::collections::VecDeque;

use chase_lev_atomics::{CHECKER, Site, kind};
use crossbeam_utils::CachePadded;

pub use idle::MOST;
pub use thread::{Sleeper, Thread};

use crate::notes;
use crate::shim::{self, Arc, Mutex, MutexGuard, Number};
use crate::sites::*;
use crate::unwind::lock;
use idle::Idle;
use places::{End, Places};
use thread::{LEAVE, NONE, OTHERWISE, RESUMED, WAITS};

/// The number of times that a searcher or a waiter looks before it frees its permit. Small under a checker, so
/// that threads do sleep.
pub const LOOKS: usize = if CHECKER { 1 } else { 32 };

/// The time after which an idle thread looks again if the kernel has refused it a barrier.
const TIMEOUT: Duration = Duration::from_millis(10);

/// The time after which an idle spare ends.
const KEPT: Duration = Duration::from_secs(1);

/// The number of a permit, which is the index of the thread that holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permit(pub usize);

/// A pool whose threads sleep.
pub trait Pool {
    /// Returns true if there seems to be a job that any thread may run.
    fn has_jobs(&self) -> bool;

    /// Returns true if there is a job that only the holder of this permit may run.
    fn has_jobs_for(&self, permit: Permit) -> bool;

    /// Starts a thread in this seat and with this permit, as a searcher. If that fails, calls
    /// [`cannot_start`](Sleep::cannot_start).
    fn start(&self, seat: usize, permit: Permit);
}

/// The sleep protocol of a pool.
pub struct Sleep {
    idle: CachePadded<Number>,
    /// The number of threads over quota.
    over: Number,
    /// True if the process has barriers, so that publishers need only a light fence.
    has_barriers: bool,
    permits: usize,
    places: Mutex<Places>,
}

/// The result of a search.
pub enum Search<T> {
    /// A job was found.
    Found(T),
    /// The thread's wait is over, or the thread was woken to look if it is.
    Resumed,
    /// The thread must end: the pool ends, or the thread is a spare that is not needed.
    Leave,
}

impl Sleep {
    /// Creates the protocol for `permits` permits, as many threads, which hold them and search, and
    /// `spares` spares. `absent` of the threads are not started by the pool: they do something else,
    /// and never end.
    ///
    /// # Panics
    ///
    /// Panics if there are more than [`MOST`] threads.
    pub fn new(permits: usize, spares: usize, absent: usize) -> Self {
        assert!(
            permits + spares <= MOST,
            "a pool has at most {MOST} threads"
        );
        // A checker's light fences are ordinary ones.
        let has_barriers = CHECKER || shim::has_barriers();
        let threads = permits - absent;
        let fenced = if has_barriers { 0 } else { Idle::FENCED };
        let idle = fenced.wrapping_sub(threads * Idle::SEARCHER);
        Sleep {
            idle: CachePadded::new(Number::new(idle)),
            over: Number::new(0),
            has_barriers,
            permits,
            places: Mutex::new(Places {
                free: Vec::with_capacity(permits),
                counted: 0,
                idle: Vec::with_capacity(permits),
                over: VecDeque::new(),
                threads,
                // Reversed, so that the first seat is popped first.
                seats: (permits..permits + spares).rev().collect(),
                refused: 0,
                end: End::Open,
            }),
        }
    }

    /// Returns the number of times that a permit was free but no thread was left to take it.
    pub fn refused(&self) -> usize {
        lock(&self.places).refused
    }

    /// Returns true if a thread is over quota, so that a permit should be passed on.
    #[inline(always)]
    pub fn is_over_quota(&self) -> bool {
        // `Relaxed`: a thread that frees a permit looks again under the lock.
        self.over.load(at!(OVER_LOOK, Relaxed)) > 0
    }

    /// Looks for a job, and sleeps while there is none. The caller must hold a permit and have no job.
    /// It holds a permit again when a job was found; when it is resumed, it holds one or is over quota.
    ///
    /// `look` takes a job, if there is one; `None` means that every place was found empty, and not that
    /// a race was lost. `more` returns true if there seem to be more jobs where the job came from.
    /// `searches` is true if the thread counts as a searcher already, like one that was just started.
    /// If the thread also waits for something, `is_over` returns true when that has happened.
    ///
    /// After a call of [`shut_down`](Sleep::shut_down), only jobs may submit jobs.
    pub fn search<T>(
        &self,
        own: &Sleeper,
        pool: &impl Pool,
        mut searches: bool,
        is_over: Option<&dyn Fn() -> bool>,
        mut look: impl FnMut() -> Option<T>,
        more: impl Fn() -> bool,
    ) -> Search<T> {
        let waits = is_over.is_some();
        let is_over = || is_over.is_some_and(|is_over| is_over());
        searches = searches || self.begin();
        loop {
            let mut looks = 0;
            while searches && looks < LOOKS && !self.is_over_quota() && !is_over() {
                if looks > 0 {
                    shim::pause(looks);
                }
                if let Some(job) = look() {
                    self.end(more, pool);
                    return Search::Found(job);
                }
                looks += 1;
            }
            let mut places = lock(&self.places);
            if is_over() {
                drop(places);
                if searches {
                    // It has not looked a last time, so another thread must search.
                    self.end(|| false, pool);
                }
                return Search::Resumed;
            }
            places.idle.push((own.thread.clone(), waits));
            let surplus = places.threads > self.permits;
            let refused = self.free(places, own, waits, -isize::from(searches), pool);
            let kept = (surplus && !waits).then_some(KEPT);
            let timeout = if refused { Some(TIMEOUT) } else { kept };
            let late = || {
                if refused {
                    self.wake(pool);
                }
                !refused && self.dismiss(&own.thread)
            };
            match self.park(own, timeout, late) {
                Search::Found(()) => searches = true,
                Search::Resumed => return Search::Resumed,
                Search::Leave => return Search::Leave,
            }
        }
    }

    /// Gives this thread's permit away and sleeps, unless `is_over` returns true. Returns when the
    /// thread is resumed, or when `is_over` returns true after a `timeout`. May return spuriously.
    pub fn wait(
        &self,
        own: &Sleeper,
        pool: &impl Pool,
        timeout: Option<Duration>,
        is_over: impl Fn() -> bool,
    ) {
        let places = lock(&self.places);
        if is_over() {
            return;
        }
        self.free(places, own, true, 0, pool);
        if let Search::Leave = self.park(own, timeout, is_over) {
            self.resume(&own.thread);
        }
    }

    /// Calls `f` while this thread's permit is given away.
    pub fn without_permit<R>(&self, own: &Sleeper, pool: &impl Pool, f: impl FnOnce() -> R) -> R {
        self.free(lock(&self.places), own, false, 0, pool);
        let result = f();
        self.go_on(lock(&self.places), &own.thread);
        result
    }

    /// Frees the permit of a thread that is about to sleep, in a wait or otherwise, and looks a last
    /// time. Called under the lock. Returns the result of [`last_look`](Sleep::last_look).
    fn free(
        &self,
        mut places: MutexGuard<'_, Places>,
        own: &Sleeper,
        waits: bool,
        searchers: isize,
        pool: &impl Pool,
    ) -> bool {
        let thread = &own.thread;
        thread.set_wait(if waits { WAITS } else { OTHERWISE });
        let next = match thread.permit() {
            Some(permit) => {
                thread.set(NONE);
                places.pass(permit)
            }
            None => {
                places.over.retain(|one| !Arc::ptr_eq(one, thread));
                None
            }
        };
        self.last_look(places, next, searchers, pool)
    }

    /// Wakes `next`, the thread that was given a permit, if any. Then looks for jobs, because a permit
    /// or a thread for one has become free: for parts of broadcasts under the lock, for others after
    /// it. Returns true if the kernel has refused the fence, so that a publisher may not see that the
    /// permit is free.
    fn last_look(
        &self,
        mut places: MutexGuard<'_, Places>,
        next: Option<Arc<Thread>>,
        searchers: isize,
        pool: &impl Pool,
    ) -> bool {
        self.count(&mut places, searchers, at!(SLEEP_ANNOUNCE, Relaxed));
        let (is_usable, asked) = (places.counted > 0, places.end == End::Asked);
        let no_thread = !places.free.is_empty() && !is_usable;
        places.refused += usize::from(no_thread);
        // A part may be for a permit that was free before, when no thread could take it.
        let mut free = places.free.iter().copied();
        let part = free.find(|&free| pool.has_jobs_for(free));
        drop(places);
        if no_thread {
            notes::refused();
        }
        next.iter().for_each(|next| next.wake());
        // If no permit is usable, the thread that makes one usable looks again. Pairs with
        // `publish.fence`: either the publisher sees `sleep.announce`, or this look sees the job. Below
        // `SeqCst`, all threads may sleep while a job is queued (loom: `sleep.fence Relaxed`).
        let refused =
            is_usable && !shim::heavy_fence(at!(SLEEP_FENCE, SeqCst)) && self.has_barriers;
        let has_jobs = (is_usable || asked) && pool.has_jobs();
        if let Some(part) = part {
            self.published_for(part, pool);
        }
        // Even if there is a part: its permit may be gone before it has woken a thread, and another be
        // free (TLC: `Sleep/parts-only`).
        if (has_jobs || refused)
            && Idle(self.idle.load(at!(SLEEP_LOOK, Relaxed))).wants_a_searcher()
        {
            self.wake(pool);
        }
        if asked && !has_jobs {
            self.settle();
        }
        refused
    }

    /// Sleeps until this thread is resumed, gets a permit to search, or must end. If there is a
    /// `timeout`, calls `late` after each wake-up; the thread must end if that returns true.
    fn park(
        &self,
        own: &Sleeper,
        timeout: Option<Duration>,
        late: impl Fn() -> bool,
    ) -> Search<()> {
        let thread = &own.thread;
        loop {
            // In this order: a thread that resumes another sets `wait` before it grants the permit.
            let permit = thread.state();
            match thread.wait() {
                RESUMED => return Search::Resumed,
                _ if permit < NONE => return Search::Found(()),
                OTHERWISE if permit == LEAVE => return Search::Leave,
                _ => own.park(timeout),
            }
            if timeout.is_some() && late() {
                return Search::Leave;
            }
        }
    }

    /// Updates `idle` with the usable permits and `searchers` more searchers, and `over` with the
    /// threads over quota. Called under the lock.
    fn count(&self, places: &mut Places, searchers: isize, site: Site<kind::Add>) {
        let usable = places.usable();
        let change = usable.wrapping_sub(mem::replace(&mut places.counted, usable));
        let change = change.wrapping_add_signed(-searchers * Idle::SEARCHER.cast_signed());
        if change != 0 {
            self.idle.add(change, site);
        }
        self.over.store(places.over.len(), at!(OVER_SET, Relaxed));
    }
}
