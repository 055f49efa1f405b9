//! Sleep: threads without work, those that wait, and those that wake them.
//!
//! Threads and permits are two things. A pool has so many *permits*, and a thread begins jobs only while
//! it has one, but for those of its own that it has forked. A thread without work, or one that waits for another, gives its permit away, so that
//! as many threads run as there are permits, as long as there is work.
//!
//! A thread without work *searches*: it looks a few times, then frees its permit, looks a last time
//! whether there is a job anywhere, and parks. A waiter does the same without a search of its own. Whoever
//! publishes a job looks for free permits. Between its two steps each has a fence that is sequentially
//! consistent with the other's, so of the two, at least one sees the other: the shape of a deque's
//! last element, pop against steal.
//!
//! ```text
//!   publisher                      thread without work, or waiter
//!   push a job                     sleep.announce: the permit is free
//!   publish.fence                  sleep.fence
//!   publish.look                   the last look
//! ```
//!
//! Whichever sees the other gives the free permit to an idle thread, or to a new one, a *spare*, which
//! then searches. Jobs are published while somebody searches without waking anybody: the searcher finds
//! one, or looks a last time. So a searcher that finds one wakes the next, if it was the last.
//!
//! A waiter goes on at once when its wait is over, so that nothing but the program can stop a job that has
//! begun. If no permit is free, it is *over quota* until another thread comes to the end of a job, or
//! to a wait, and passes its permit on. So no permit is free while a thread is over quota, and at most so
//! many run without one as waits have ended since.
//!
//! Where the process has barriers, `publish.fence` is light and `sleep.fence` a barrier. If the kernel
//! refuses one that it has agreed to, publishers and sleepers may miss each other. Then an idle thread
//! looks again from time to time.

use core::mem;
use core::time::Duration;
use std::collections::VecDeque;

use chase_lev_atomics::{Access, CHECKER, Site};
use crossbeam_utils::CachePadded;

use crate::notes;
use crate::shim::{self, Arc, Mutex, MutexGuard, Number, Parker, Unparker};
use crate::sites::{Shipped as P, at};
use crate::unwind::lock;

/// The numbers by which threads sleep. Suites change them, to break the pool.
#[derive(Clone, Copy)]
pub struct Numbers {
    /// A searcher or a waiter looks so often before it frees its permit: at least once, and seldom under a
    /// checker, which is to see it sleep.
    pub looks: usize,
    /// A searcher that finds a job and was the last wakes so many, lest nobody searches while jobs
    /// are left.
    pub next: usize,
    /// It wakes so many if it sees more jobs, so that a burst wakes all in the order of the
    /// logarithm of their number.
    pub more: usize,
}

/// Those that ship.
pub const NUMBERS: Numbers = Numbers {
    looks: if CHECKER { 2 } else { 32 },
    next: 1,
    more: 2,
};

/// The most permits of a pool, and the most threads.
pub const MOST: usize = (1 << HALF) - 1;

/// An idle thread looks again after this time, if the kernel has refused it a barrier.
const TIMEOUT: Duration = Duration::from_millis(10);

/// A spare that has been idle for this time ends.
const KEPT: Duration = Duration::from_secs(1);

/// The width of a count in `idle`.
const HALF: usize = 15;

/// The numbers of free permits and searchers, in one word, so that one load tells whether to wake
/// somebody. Searchers count as negative, and more than all permits.
#[derive(Clone, Copy)]
struct Idle(usize);

impl Idle {
    const SEARCHER: usize = (1_usize << HALF).wrapping_neg();
    /// Without barriers, this is added: more than all searchers.
    const FENCED: usize = 1 << (2 * HALF);

    fn permits(self) -> usize {
        self.0 % (1 << HALF)
    }

    fn searchers(self) -> usize {
        (self.0 >> HALF).wrapping_neg() % (1 << HALF)
    }

    /// Returns whether a permit is free, and nobody searches, or a look counts only after an ordinary
    /// fence.
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.0.cast_signed() > 0
    }

    fn wants_a_searcher(self) -> bool {
        self.permits() > 0 && self.searchers() == 0
    }
}

/// The pool whose threads sleep.
pub trait Pool {
    /// Returns whether there seems to be a job that any thread may run.
    fn has_jobs(&self) -> bool;

    /// Returns whether there is a job that only the holder of this permit may run.
    fn has_jobs_for(&self, permit: usize) -> bool;

    /// Starts a thread as a searcher, or [cannot](Sleep::cannot_start).
    fn start(&self, spare: Spare);
}

/// A thread, as others know it while it sleeps.
pub struct Thread {
    unparker: Unparker,
    /// The number of its permit, or [`NONE`] or [`LEAVE`]. Written behind the lock of `Sleep`.
    permit: Number,
    /// [`WAITS`], [`RESUMED`] or [`OTHERWISE`]. Written behind the lock.
    wait: Number,
    /// `None` if it belongs to no pool, and needs no permit.
    sleep: Option<Arc<Sleep>>,
}

/// It has no permit.
const NONE: usize = 1 << HALF;
/// It is to leave: there will be no more jobs.
const LEAVE: usize = NONE + 1;

/// The thread sleeps in a wait.
const WAITS: usize = 2;
/// It was resumed, since it was asleep in a wait for the last time.
const RESUMED: usize = 1;
/// It was asleep without a wait for the last time, or was woken to search.
const OTHERWISE: usize = 0;

/// A thread's own side.
pub struct Sleeper {
    /// The side that others know.
    pub thread: Arc<Thread>,
    parker: Parker,
}

impl Sleeper {
    /// Of a thread with this permit, in the pool with this `sleep`.
    pub fn new(parker: Parker, permit: usize, sleep: &Arc<Sleep>) -> Self {
        Sleeper::make(parker, permit, Some(sleep.clone()))
    }

    /// Of a thread that is no worker, and needs no permit.
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

    /// Sleeps until this thread is woken, or was before; or for so long. May return without.
    pub fn park(&self, timeout: Option<Duration>) {
        let _sleep = notes::sleep(self.thread.number());
        match timeout {
            None => self.parker.park(),
            Some(timeout) => self.parker.park_timeout(timeout),
        }
    }
}

impl Thread {
    /// Tells it from others, in notes.
    pub fn number(&self) -> usize {
        core::ptr::from_ref(self).addr()
    }

    fn wake(&self) {
        notes::wake(self.number());
        self.unparker.unpark();
    }

    /// The number of its permit, if it has one.
    pub fn permit(&self) -> Option<usize> {
        // Acquires from `permit.grant` what was done with the permit before. Below `Acquire`, two
        // holders of a permit race (loom: `permit.look Relaxed`).
        Some(self.permit.load(at!(permit_look, Acquire))).filter(|&permit| permit < NONE)
    }

    /// Behind the lock of `Sleep`.
    fn set(&self, permit: usize) {
        // Releases to `permit.look` what was done with the permit before (loom: `permit.grant Relaxed`).
        self.permit.store(permit, at!(permit_grant, Release));
    }

    /// Behind the lock of `Sleep`.
    fn set_wait(&self, wait: usize) {
        self.wait.store(wait, at!(wait_set, Relaxed));
    }

    fn wait(&self) -> usize {
        // `Relaxed`: the latch tells what has happened.
        self.wait.load(at!(wait_look, Relaxed))
    }

    /// Wakes this thread if it sleeps in a wait, to look whether the wait is over. To be called after what
    /// it waits for has happened: if it is about to sleep, it looks behind the lock.
    pub fn resume(this: &Arc<Self>) {
        match &this.sleep {
            Some(sleep) => sleep.resume(this),
            None => this.wake(),
        }
    }
}

/// The waiting of a pool's threads.
pub struct Sleep {
    idle: CachePadded<Number>,
    /// The number of threads that are over quota.
    over: Number,
    /// The process has barriers, so that publishers run a light fence.
    has_barriers: bool,
    permits: usize,
    numbers: Numbers,
    places: Mutex<Places>,
}

/// The permits and threads that are not at work.
struct Places {
    /// The free permits.
    free: Vec<usize>,
    /// As many of them as `idle` counts: none if no thread could have one.
    counted: usize,
    /// The threads without work, in the order in which they went to sleep; and whether each of them also
    /// waits.
    idle: Vec<(Arc<Thread>, bool)>,
    /// The threads that run without a permit, since their waits are over.
    over: VecDeque<Arc<Thread>>,
    /// The number of threads.
    threads: usize,
    /// The seats for spares.
    seats: Vec<usize>,
    /// The number of times that a free permit found no thread.
    refused: usize,
    end: End,
}

/// The progress of the shutdown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Nobody has asked for it.
    Open,
    /// Jobs may be left.
    Asked,
    /// All threads are idle: nobody will have a job again.
    Over,
}

/// A thread that is to be started.
#[must_use = "its permit is lost"]
#[derive(Debug)]
pub struct Spare {
    /// Its seat.
    pub seat: usize,
    /// Its permit.
    pub permit: usize,
}

/// The end of a search.
pub enum Search<T> {
    /// A job was found.
    Found(T),
    /// The wait of the thread is over, or it is to look whether it is.
    Resumed,
    /// The thread is to end: the pool ends, or it is a spare that nobody needs.
    Leave,
}

impl Places {
    /// The number of free permits that somebody could have.
    fn usable(&self) -> usize {
        let any = !(self.idle.is_empty() && self.seats.is_empty());
        self.free.len() * usize::from(any)
    }

    /// Passes a permit on to the thread that has been over quota for longest; if there is none, it is free.
    fn pass(&mut self, permit: usize) -> Option<Arc<Thread>> {
        let next = self.over.pop_front();
        match &next {
            Some(next) => next.set(permit),
            None => self.free.push(permit),
        }
        next
    }

    /// Takes a thread from the idle ones; whether it was one.
    fn takes_idle(&mut self, thread: &Arc<Thread>) -> bool {
        let before = self.idle.len();
        self.idle.retain(|(one, _)| !Arc::ptr_eq(one, thread));
        self.idle.len() < before
    }
}

impl Sleep {
    /// For so many permits, as many threads, which have them and search, and so many spares; `absent` of
    /// the threads are not the pool's own: they do something else, and never leave.
    ///
    /// # Panics
    ///
    /// If there are more than [`MOST`].
    pub fn new(permits: usize, spares: usize, absent: usize, numbers: Numbers) -> Self {
        assert!(
            permits + spares <= MOST,
            "a pool has {MOST} threads at most"
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
                // The first is the last.
                seats: (permits..permits + spares).rev().collect(),
                refused: 0,
                end: End::Open,
            }),
        }
    }

    /// The number of times that a permit was free for a job, and no thread could have it.
    pub fn refused(&self) -> usize {
        lock(&self.places).refused
    }

    /// Wakes somebody if need be: to be called by any thread after it has queued a job.
    #[inline(always)]
    pub fn published(&self, pool: &impl Pool) {
        // With `sleep.fence`: either the last look sees the job, or `publish.look` sees the free
        // permit. Below `SeqCst`, all sleep while a job is queued (loom: `publish.fence Relaxed`).
        shim::fence(at!(publish_fence, SeqCst));
        // `Relaxed`: the fence before it orders it, and what it reads is only counted.
        if Idle(self.idle.load(at!(publish_look, Relaxed))).is_positive() {
            self.wake_after_fence(pool);
        }
    }

    #[cold]
    fn wake_after_fence(&self, pool: &impl Pool) {
        if !self.has_barriers {
            shim::fence(at!(publish_fence, SeqCst).by(Access::Fence));
            if !Idle(self.idle.load(at!(publish_look, Relaxed))).wants_a_searcher() {
                return;
            }
        }
        self.wake(pool);
    }

    /// Wakes somebody with this permit, if it is free: to be called by any thread after it has queued a
    /// job for its holder.
    pub fn published_for(&self, permit: usize, pool: &impl Pool) {
        // Whoever has it looks for such jobs after it has freed it, behind the lock.
        self.employ(pool, |free| free.iter().position(|&free| free == permit));
    }

    /// Returns whether a thread is over quota: then a permit is to be passed on.
    #[inline(always)]
    pub fn is_over_quota(&self) -> bool {
        // `Relaxed`: whoever frees a permit looks again, behind the lock.
        self.over.load(at!(over_look, Relaxed)) > 0
    }

    /// Looks for a job, and sleeps while there is none. To be called by a thread that has a permit and no
    /// job; it has one again when a job was found, and when it is resumed, it has one or is over quota.
    ///
    /// `look` takes a job, if there is one: `None` means that each place where there might be one
    /// was found empty, without having lost a race for it. `more` says whether there seem to be others,
    /// where the job came from. `searches` is set if the thread counts as a searcher, as one that has just
    /// been started. A thread that waits for something, too, says by `is_over` whether that has happened.
    ///
    /// Nothing is submitted any more when [`shut_down`](Sleep::shut_down) is called, except by jobs.
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
                    // It has not looked a last time, so another is to search.
                    self.end(|| false, pool);
                }
                return Search::Resumed;
            }
            places.idle.push((own.thread.clone(), waits));
            let surplus = places.threads > self.permits;
            let searched = usize::from(searches).wrapping_neg();
            let refused = self.free(places, own, waits, searched, pool);
            let timeout = match refused {
                true => Some(TIMEOUT),
                false => (surplus && !waits).then_some(KEPT),
            };
            let late = || match refused {
                true => {
                    self.wake(pool);
                    false
                }
                false => self.ends(&own.thread),
            };
            match self.park(own, timeout, late) {
                Search::Found(()) => searches = true,
                Search::Resumed => return Search::Resumed,
                Search::Leave => return Search::Leave,
            }
        }
    }

    /// Gives the permit of this thread away, and sleeps unless the wait `is_over`. Returns when the thread is
    /// [resumed](Thread::resume), or when the wait is over after a `timeout`. May return earlier.
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

    /// Calls `f`, and gives the permit of this thread away meanwhile.
    pub fn without_permit<R>(&self, own: &Sleeper, pool: &impl Pool, f: impl FnOnce() -> R) -> R {
        self.free(lock(&self.places), own, false, 0, pool);
        let result = f();
        self.go_on(lock(&self.places), &own.thread);
        result
    }

    /// The permit of this thread. If it is over quota, it waits for one.
    pub fn permit(&self, own: &Sleeper) -> usize {
        loop {
            match own.thread.permit() {
                Some(permit) => return permit,
                None => own.park(None),
            }
        }
    }

    /// Has all threads leave when the jobs that there are, and those that they lead to, are done.
    pub fn shut_down(&self, pool: &impl Pool) {
        let mut places = lock(&self.places);
        if places.end != End::Open {
            return;
        }
        places.end = End::Asked;
        self.last_look(places, None, 0, pool);
    }

    /// A thread was not started: it is none, and another is to search.
    pub fn cannot_start(&self, permit: usize, pool: &impl Pool) {
        let mut places = lock(&self.places);
        places.threads -= 1;
        // No more are tried, until one ends.
        places.seats.clear();
        let next = places.pass(permit);
        self.last_look(places, next, 1_usize.wrapping_neg(), pool);
    }

    /// A thread has ended, and a spare may have its seat.
    pub fn vacate(&self, seat: usize, pool: &impl Pool) {
        let mut places = lock(&self.places);
        if places.end != End::Over {
            places.seats.push(seat);
            // The seat may be the only one for a permit that is free.
            self.last_look(places, None, 0, pool);
        }
    }

    /// Becomes a searcher, unless half of the permits' holders search already.
    fn begin(&self) -> bool {
        let most = self.permits.div_ceil(2);
        // `Relaxed`, like all accesses to `idle`: it is a count, and what it says of jobs the
        // fences order.
        let mut idle = self.idle.load(at!(search_look, Relaxed));
        while Idle(idle).searchers() < most {
            let searches = idle.wrapping_add(Idle::SEARCHER);
            match (self.idle).compare_exchange(idle, searches, at!(search_begin, Relaxed)) {
                Ok(_) => return true,
                Err(found) => idle = found,
            }
        }
        false
    }

    /// A searcher has found a job, or stops for another reason: wakes the one that is to search instead,
    /// and two if there are more jobs.
    pub fn end(&self, more: impl Fn() -> bool, pool: &impl Pool) {
        let number = Idle::SEARCHER.wrapping_neg();
        let idle = self.idle.add(number, at!(search_end, Relaxed));
        let idle = Idle(idle.wrapping_add(number));
        if idle.permits() > 0 {
            let wakes = match more() {
                true => self.numbers.more,
                false if idle.searchers() == 0 => self.numbers.next,
                false => 0,
            };
            (0..wakes).for_each(|_| self.wake(pool));
        }
    }

    /// Gives a free permit to an idle thread or a spare, which then searches.
    fn wake(&self, pool: &impl Pool) {
        self.employ(pool, |free| free.len().checked_sub(1));
    }

    /// Gives one of the free permits to an idle thread or a spare: the one in the place that `choose` says.
    fn employ(&self, pool: &impl Pool, choose: impl Fn(&[usize]) -> Option<usize>) {
        let mut places = lock(&self.places);
        let Some(place) = choose(&places.free) else {
            return;
        };
        if let Some((thread, _)) = places.idle.pop() {
            let permit = places.free.swap_remove(place);
            self.count(&mut places, 1, at!(wake_choose, Relaxed));
            thread.set_wait(OTHERWISE);
            // Not before it counts as a searcher: it may find a job at once (loom: `a burst`).
            thread.set(permit);
            drop(places);
            thread.wake();
        } else if let Some(seat) = places.seats.pop() {
            let permit = places.free.swap_remove(place);
            places.threads += 1;
            self.count(&mut places, 1, at!(wake_choose, Relaxed));
            drop(places);
            pool.start(Spare { seat, permit });
        }
    }

    /// See [`Thread::resume`].
    fn resume(&self, thread: &Arc<Thread>) {
        let places = lock(&self.places);
        if thread.wait() == WAITS {
            self.go_on(places, thread);
        }
    }

    /// Lets a thread without a permit go on at once, behind the lock: with a permit or over quota.
    fn go_on(&self, mut places: MutexGuard<'_, Places>, thread: &Arc<Thread>) {
        thread.set_wait(RESUMED);
        places.takes_idle(thread);
        // In an exit handler, a thread needs no permit, and would not give it back.
        if thread.permit.load(at!(permit_look, Acquire)) != LEAVE {
            match places.free.pop() {
                Some(permit) => thread.set(permit),
                None => places.over.push_back(thread.clone()),
            }
        }
        self.count(&mut places, 0, at!(wake_choose, Relaxed));
        drop(places);
        thread.wake();
    }

    /// Frees the permit of a thread that sleeps, in a wait or otherwise, behind the lock, and looks a last
    /// time. Returns what [`last_look`](Sleep::last_look) does.
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

    /// Looks for jobs when a permit or a thread for one has become free, behind the lock and then without
    /// it; or wakes the thread that was given the permit. Returns whether the kernel has refused the fence,
    /// so that whoever publishes a job may not see that the permit is free.
    fn last_look(
        &self,
        mut places: MutexGuard<'_, Places>,
        next: Option<Arc<Thread>>,
        searchers: usize,
        pool: &impl Pool,
    ) -> bool {
        self.count(&mut places, searchers, at!(sleep_announce, Relaxed));
        let (is_usable, asked) = (places.counted > 0, places.end == End::Asked);
        let no_thread = !places.free.is_empty() && !is_usable;
        places.refused += usize::from(no_thread);
        // One may have been free all the time, when there was no thread for it.
        let mut free = places.free.iter().copied();
        let part = free.find(|&free| pool.has_jobs_for(free));
        drop(places);
        if no_thread {
            notes::refused();
        }
        next.iter().for_each(|next| next.wake());
        // If none is usable, whoever frees a permit, or is a thread for one, looks again.
        // With `publish.fence`: either the publisher sees `sleep.announce`, or this look sees the job.
        // Below `SeqCst`, all sleep while a job is queued (loom: `sleep.fence Relaxed`).
        let refused =
            is_usable && !shim::heavy_fence(at!(sleep_fence, SeqCst)) && self.has_barriers;
        let has_jobs = (is_usable || asked) && pool.has_jobs();
        if let Some(part) = part {
            self.published_for(part, pool);
        } else if (has_jobs || refused)
            && Idle(self.idle.load(at!(sleep_look, Relaxed))).wants_a_searcher()
        {
            self.wake(pool);
        }
        if asked && !has_jobs {
            self.settle();
        }
        refused
    }

    /// Sleeps until this thread is resumed, has a permit for a search, or is to leave. After each `timeout`,
    /// `late` says whether it is to leave.
    fn park(
        &self,
        own: &Sleeper,
        timeout: Option<Duration>,
        late: impl Fn() -> bool,
    ) -> Search<()> {
        let thread = &own.thread;
        loop {
            // In this order: whoever resumes it says so before it gives it a permit.
            let permit = thread.permit.load(at!(permit_look, Acquire));
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

    /// A thread has found nothing after the shutdown was asked for. If all are idle, they leave.
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
            self.count(&mut places, 0, at!(sleep_announce, Relaxed));
            drop(places);
            idle.iter().for_each(|(thread, _)| thread.wake());
        }
    }

    /// A thread has been idle for long. Whether it leaves, since there are more than permits.
    fn ends(&self, thread: &Arc<Thread>) -> bool {
        let mut places = lock(&self.places);
        let ends = places.threads > self.permits && places.takes_idle(thread);
        if ends {
            thread.set(LEAVE);
            places.threads -= 1;
            self.count(&mut places, 0, at!(sleep_announce, Relaxed));
        }
        ends
    }

    /// Has `idle` count the free permits that somebody could have, and so many more searchers, and `over`
    /// the threads that are over quota: behind the lock.
    fn count(&self, places: &mut Places, searchers: usize, site: Site) {
        let usable = places.usable();
        let change = usable.wrapping_sub(mem::replace(&mut places.counted, usable));
        let change = change.wrapping_add(searchers.wrapping_mul(Idle::SEARCHER));
        if change != 0 {
            self.idle.add(change, site);
        }
        self.over.store(places.over.len(), at!(over_set, Relaxed));
    }
}
