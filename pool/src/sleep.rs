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

use core::mem;
use core::time::Duration;
use std::collections::VecDeque;

use chase_lev_atomics::{CHECKER, Site, kind};
use crossbeam_utils::CachePadded;

use crate::notes;
use crate::shim::{self, Arc, Mutex, MutexGuard, Number, Parker, Unparker};
use crate::sites::*;
use crate::unwind::lock;

/// The parameters of the protocol. The suites change them to break the pool.
#[derive(Clone, Copy)]
pub struct Numbers {
    /// The number of times that a searcher or a waiter looks before it frees its permit: at least one, and
    /// small under a checker, so that threads do sleep.
    pub looks: usize,
    /// The number of threads that the last searcher wakes when it finds a job, so that some thread searches
    /// while jobs are left.
    pub next: usize,
    /// The number of threads that a searcher wakes when it finds a job and sees more. With two, a burst
    /// wakes all threads in a number of steps that is logarithmic in their number.
    pub more: usize,
}

/// The shipped parameters.
pub const NUMBERS: Numbers = Numbers {
    looks: if CHECKER { 2 } else { 32 },
    next: 1,
    more: 2,
};

/// The greatest number of permits, and of threads, of a pool.
pub const MOST: usize = (1 << HALF) - 1;

/// The time after which an idle thread looks again if the kernel has refused it a barrier.
const TIMEOUT: Duration = Duration::from_millis(10);

/// The time after which an idle spare ends.
const KEPT: Duration = Duration::from_secs(1);

/// The width in bits of each count in [`Idle`].
const HALF: usize = 15;

/// The numbers of free permits and of searchers in one word, so that one load shows if a thread must be
/// woken. Searchers count as negative, and each outweighs all permits.
#[derive(Clone, Copy)]
struct Idle(usize);

impl Idle {
    const SEARCHER: usize = (1_usize << HALF).wrapping_neg();
    /// Added where the process has no barriers. It outweighs all searchers.
    const FENCED: usize = 1 << (2 * HALF);

    fn permits(self) -> usize {
        self.0 % (1 << HALF)
    }

    fn searchers(self) -> usize {
        (self.0 >> HALF).wrapping_neg() % (1 << HALF)
    }

    /// Returns true if a permit is free and no thread searches, or if the process has no barriers, so
    /// that only a look after an ordinary fence counts.
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.0.cast_signed() > 0
    }

    fn wants_a_searcher(self) -> bool {
        self.permits() > 0 && self.searchers() == 0
    }
}

/// A pool whose threads sleep.
pub trait Pool {
    /// Returns true if there seems to be a job that any thread may run.
    fn has_jobs(&self) -> bool;

    /// Returns true if there is a job that only the holder of this permit may run.
    fn has_jobs_for(&self, permit: usize) -> bool;

    /// Starts a thread as a searcher. If that fails, calls [`cannot_start`](Sleep::cannot_start).
    fn start(&self, spare: Spare);
}

/// The side of a sleeping thread that other threads use.
pub struct Thread {
    unparker: Unparker,
    /// The number of its permit, or [`NONE`] or [`LEAVE`]. Written under the lock of `Sleep`.
    permit: Number,
    /// [`WAITS`], [`RESUMED`] or [`OTHERWISE`]. Written under the lock of `Sleep`.
    wait: Number,
    /// `None` if it belongs to no pool and needs no permit.
    sleep: Option<Arc<Sleep>>,
}

/// The thread has no permit.
const NONE: usize = 1 << HALF;
/// The thread must end: there will be no more jobs.
const LEAVE: usize = NONE + 1;

/// The thread sleeps in a wait.
const WAITS: usize = 2;
/// The thread was resumed after its last sleep in a wait.
const RESUMED: usize = 1;
/// The thread's last sleep was not in a wait, or it was woken to search.
const OTHERWISE: usize = 0;

/// The side of a sleeping thread that only the thread itself uses.
pub struct Sleeper {
    /// The side that other threads use.
    pub thread: Arc<Thread>,
    parker: Parker,
}

impl Sleeper {
    /// Creates the sides of a thread with this permit, in the pool with this `sleep`.
    pub fn new(parker: Parker, permit: usize, sleep: &Arc<Sleep>) -> Self {
        Sleeper::make(parker, permit, Some(sleep.clone()))
    }

    /// Creates the sides of a thread that is no worker and needs no permit.
    pub fn foreign() -> Self {
        Sleeper::make(Parker::default(), NONE, None)
    }

    fn make(parker: Parker, permit: usize, sleep: Option<Arc<Sleep>>) -> Self {
        let thread = Thread {
            unparker: parker.unparker().clone(),
            permit: Number::new(permit),
            wait: Number::new(OTHERWISE),
            sleep,
        };
        let thread = Arc::new(thread);
        Sleeper { thread, parker }
    }

    /// Sleeps until this thread is woken or the time is over. Returns at once if it was woken before;
    /// may wake spuriously.
    pub fn park(&self, timeout: Option<Duration>) {
        let _sleep = notes::sleep(self.thread.number());
        match timeout {
            None => self.parker.park(),
            Some(timeout) => self.parker.park_timeout(timeout),
        }
    }
}

impl Thread {
    /// Returns a number that identifies the thread in a trace.
    pub fn number(&self) -> usize {
        core::ptr::from_ref(self).addr()
    }

    fn wake(&self) {
        notes::wake(self.number());
        self.unparker.unpark();
    }

    /// Returns the number of its permit, if it has one.
    pub fn permit(&self) -> Option<usize> {
        // Acquires from `permit.grant` everything that the permit's last holder did. Below `Acquire`, two
        // holders of a permit race (loom: `permit.look Relaxed`).
        Some(self.permit.load(at!(PERMIT_LOOK, Acquire))).filter(|&permit| permit < NONE)
    }

    /// Sets its permit, under the lock of `Sleep`.
    fn set(&self, permit: usize) {
        // Releases to `permit.look` everything that the last holder did (loom: `permit.grant Relaxed`).
        self.permit.store(permit, at!(PERMIT_GRANT, Release));
    }

    /// Sets the state of its wait, under the lock of `Sleep`.
    fn set_wait(&self, wait: usize) {
        self.wait.store(wait, at!(WAIT_SET, Relaxed));
    }

    fn wait(&self) -> usize {
        // `Relaxed`: the latch orders what the thread waits for.
        self.wait.load(at!(WAIT_LOOK, Relaxed))
    }

    /// Wakes this thread if it sleeps in a wait, so that it looks at its latch. Must be called after
    /// the latch was set: a thread that is about to sleep looks at the latch again under the lock.
    pub fn resume(this: &Arc<Self>) {
        match &this.sleep {
            Some(sleep) => sleep.resume(this),
            None => this.wake(),
        }
    }
}

/// The sleep protocol of a pool.
pub struct Sleep {
    idle: CachePadded<Number>,
    /// The number of threads over quota.
    over: Number,
    /// True if the process has barriers, so that publishers need only a light fence.
    has_barriers: bool,
    permits: usize,
    numbers: Numbers,
    places: Mutex<Places>,
}

/// The permits and threads that are not at work, under a lock.
struct Places {
    /// The free permits.
    free: Vec<usize>,
    /// The number of them that [`Idle`] counts: zero if no thread could take one.
    counted: usize,
    /// The idle threads in the order in which they went to sleep. The flag is true if the thread also
    /// waits.
    idle: Vec<(Arc<Thread>, bool)>,
    /// The threads over quota: they run without a permit because their waits are over.
    over: VecDeque<Arc<Thread>>,
    /// The number of threads.
    threads: usize,
    /// The seats for spares.
    seats: Vec<usize>,
    /// The number of times that no thread was left to take a free permit.
    refused: usize,
    end: End,
}

/// The state of the shutdown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// It was not requested.
    Open,
    /// It was requested, and jobs may be left.
    Asked,
    /// All threads are idle, and there will be no more jobs.
    Over,
}

/// A thread to be started.
#[must_use = "its permit is lost"]
#[derive(Debug)]
pub struct Spare {
    /// Its seat.
    pub seat: usize,
    /// Its permit.
    pub permit: usize,
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

impl Places {
    /// Returns the number of free permits, or zero if no thread could take one.
    fn usable(&self) -> usize {
        let any = !(self.idle.is_empty() && self.seats.is_empty());
        self.free.len() * usize::from(any)
    }

    /// Passes a permit on to the thread that has been over quota the longest, or frees it if there is none.
    fn pass(&mut self, permit: usize) -> Option<Arc<Thread>> {
        let next = self.over.pop_front();
        match &next {
            Some(next) => next.set(permit),
            None => self.free.push(permit),
        }
        next
    }

    /// Removes a thread from the idle ones. Returns true if it was one.
    fn take_idle(&mut self, thread: &Arc<Thread>) -> bool {
        let before = self.idle.len();
        self.idle.retain(|(one, _)| !Arc::ptr_eq(one, thread));
        self.idle.len() < before
    }
}

impl Sleep {
    /// Creates the protocol for `permits` permits, as many threads, which hold them and search, and
    /// `spares` spares. `absent` of the threads are not started by the pool: they do something else,
    /// and never end.
    ///
    /// # Panics
    ///
    /// Panics if there are more than [`MOST`] threads.
    pub fn new(permits: usize, spares: usize, absent: usize, numbers: Numbers) -> Self {
        assert!(
            permits + spares <= MOST,
            "a pool has at most {MOST} threads"
        );
        // A checker's light fences are ordinary ones.
        let has_barriers = CHECKER || shim::has_barriers();
        let threads = permits - absent;
        let searchers = threads.wrapping_mul(Idle::SEARCHER);
        let fenced = if has_barriers { 0 } else { Idle::FENCED };
        Sleep {
            idle: CachePadded::new(Number::new(searchers.wrapping_add(fenced))),
            over: Number::new(0),
            has_barriers,
            permits,
            numbers,
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
    fn wake_after_fence(&self, pool: &impl Pool) {
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
    pub fn published_for(&self, permit: usize, pool: &impl Pool) {
        // If the permit is held, its holder looks for such jobs after it has freed it under the lock.
        self.employ(pool, |free| free.iter().position(|&free| free == permit));
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
        (mut searches, is_over): (bool, Option<&dyn Fn() -> bool>),
        mut look: impl FnMut() -> Option<T>,
        more: impl Fn() -> bool,
    ) -> Search<T> {
        let waits = is_over.is_some();
        let is_over = || is_over.is_some_and(|is_over| is_over());
        searches = searches || self.begin();
        loop {
            let mut looks = 0;
            while searches && looks < self.numbers.looks && !self.is_over_quota() && !is_over() {
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
            let searched = usize::from(searches).wrapping_neg();
            let refused = self.free(places, own, waits, searched, pool);
            let timeout = if refused {
                Some(TIMEOUT)
            } else {
                (surplus && !waits).then_some(KEPT)
            };
            let late = || {
                if refused {
                    self.wake(pool);
                    return false;
                }
                self.dismiss(&own.thread)
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

    /// Returns the permit of this thread. Waits for one if the thread is over quota.
    pub fn permit(&self, own: &Sleeper) -> usize {
        loop {
            match own.thread.permit() {
                Some(permit) => return permit,
                None => own.park(None),
            }
        }
    }

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
    pub fn cannot_start(&self, permit: usize, pool: &impl Pool) {
        let mut places = lock(&self.places);
        places.threads -= 1;
        // No other spare is tried until one ends.
        places.seats.clear();
        let next = places.pass(permit);
        self.last_look(places, next, 1_usize.wrapping_neg(), pool);
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

    /// Becomes a searcher, unless half as many threads as there are permits search already.
    fn begin(&self) -> bool {
        let most = self.permits.div_ceil(2);
        // `Relaxed`, like all accesses to `idle`: the fences order it with the jobs.
        let mut idle = self.idle.load(at!(SEARCH_LOOK, Relaxed));
        while Idle(idle).searchers() < most {
            let searches = idle.wrapping_add(Idle::SEARCHER);
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
        let number = Idle::SEARCHER.wrapping_neg();
        let idle = self.idle.add(number, at!(SEARCH_END, Relaxed));
        let idle = Idle(idle.wrapping_add(number));
        if idle.permits() > 0 {
            let wakes = if more() {
                self.numbers.more
            } else if idle.searchers() == 0 {
                self.numbers.next
            } else {
                0
            };
            (0..wakes).for_each(|_| self.wake(pool));
        }
    }

    /// Gives a free permit to an idle thread or a spare, which then searches.
    fn wake(&self, pool: &impl Pool) {
        self.employ(pool, |free| free.len().checked_sub(1));
    }

    /// Gives a free permit, whose place in the list `choose` returns, to an idle thread or a spare.
    fn employ(&self, pool: &impl Pool, choose: impl Fn(&[usize]) -> Option<usize>) {
        let mut places = lock(&self.places);
        let Some(place) = choose(&places.free) else {
            return;
        };
        if let Some((thread, _)) = places.idle.pop() {
            let permit = places.free.swap_remove(place);
            self.count(&mut places, 1, at!(WAKE_CHOOSE, Relaxed));
            thread.set_wait(OTHERWISE);
            // Only once it counts as a searcher, since it may find a job at once (loom: `a burst`).
            thread.set(permit);
            drop(places);
            thread.wake();
        } else if let Some(seat) = places.seats.pop() {
            let permit = places.free.swap_remove(place);
            places.threads += 1;
            self.count(&mut places, 1, at!(WAKE_CHOOSE, Relaxed));
            drop(places);
            pool.start(Spare { seat, permit });
        }
    }

    /// Implements [`Thread::resume`].
    fn resume(&self, thread: &Arc<Thread>) {
        let places = lock(&self.places);
        if thread.wait() == WAITS {
            self.go_on(places, thread);
        }
    }

    /// Lets a thread without a permit continue at once, with a free permit or over quota. Called under
    /// the lock.
    fn go_on(&self, mut places: MutexGuard<'_, Places>, thread: &Arc<Thread>) {
        thread.set_wait(RESUMED);
        places.take_idle(thread);
        // In an exit handler, a thread needs no permit, and would not return one.
        if thread.permit.load(at!(PERMIT_LOOK, Acquire)) != LEAVE {
            match places.free.pop() {
                Some(permit) => thread.set(permit),
                None => places.over.push_back(thread.clone()),
            }
        }
        self.count(&mut places, 0, at!(WAKE_CHOOSE, Relaxed));
        drop(places);
        thread.wake();
    }

    /// Frees the permit of a thread that is about to sleep, in a wait or otherwise, and looks a last
    /// time. Called under the lock. Returns the result of [`last_look`](Sleep::last_look).
    fn free(
        &self,
        mut places: MutexGuard<'_, Places>,
        own: &Sleeper,
        waits: bool,
        searchers: usize,
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
        searchers: usize,
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
            let permit = thread.permit.load(at!(PERMIT_LOOK, Acquire));
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

    /// Ends all threads if all are idle. Called by a thread that has found no job after the shutdown was
    /// requested.
    fn settle(&self) {
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
    fn dismiss(&self, thread: &Arc<Thread>) -> bool {
        let mut places = lock(&self.places);
        let dismissed = places.threads > self.permits && places.take_idle(thread);
        if dismissed {
            thread.set(LEAVE);
            places.threads -= 1;
            self.count(&mut places, 0, at!(SLEEP_ANNOUNCE, Relaxed));
        }
        dismissed
    }

    /// Updates `idle` with the usable permits and `searchers` more searchers, and `over` with the
    /// threads over quota. Called under the lock.
    fn count(&self, places: &mut Places, searchers: usize, site: Site<kind::Add>) {
        let usable = places.usable();
        let change = usable.wrapping_sub(mem::replace(&mut places.counted, usable));
        let change = change.wrapping_add(searchers.wrapping_mul(Idle::SEARCHER));
        if change != 0 {
            self.idle.add(change, site);
        }
        self.over.store(places.over.len(), at!(OVER_SET, Relaxed));
    }
}
