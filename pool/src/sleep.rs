//! Sleep: workers without work, and those who wake them.
//!
//! A worker without work *searches*: it looks a few times, then announces that it sleeps, looks
//! a last time, and parks. Whoever has published a job looks at the announcements. Between
//! its two steps each has a fence that is sequentially consistent with the other's, so of
//! the two, at least one sees the other: the shape of a deque's last element, pop against
//! steal.
//!
//! ```text
//!   publisher                      sleeper
//!   push a job                     sleep.announce
//!   publish.fence                  sleep.fence
//!   publish.look                   the last look
//! ```
//!
//! Jobs are published while somebody searches without waking anybody: the searcher finds one, or
//! looks a last time. So a searcher that finds one wakes the next, if it was the last.
//!
//! Where the process has barriers, `publish.fence` is light and `sleep.fence` a barrier. If the kernel refuses
//! one that it has agreed to, the sleeper and a publisher may miss each other. Then the sleeper looks again
//! from time to time.
//!
//! The list of sleepers is behind a lock, which only they and those who wake them take. `idle`
//! has its length, and changes with it.

use core::marker::PhantomData;
use core::mem;
use core::time::Duration;

use chase_lev_atomics::{Access, CHECKER, Site};
use crossbeam_utils::CachePadded;

use crate::shim::{self, Mutex, MutexGuard, Number, Parker, Unparker};
use crate::sites::{Shipped as P, at};
use crate::unwind::lock;

/// The rules by which workers sleep. Suites change them, to break them.
pub trait Protocol: 'static {
    /// A searcher looks so often before it announces that it sleeps.
    const LOOKS: usize = 32;
    /// A searcher that finds a job and was the last wakes so many, lest nobody searches while jobs
    /// are left.
    const NEXT: usize = 1;
    /// It wakes so many if it sees more jobs, so that a burst wakes all in the order of the
    /// logarithm of their number.
    const MORE: usize = 2;
}

impl Protocol for P {}

/// The number of workers that there may be.
pub const MOST: usize = (1 << HALF) - 1;

/// A sleeper looks again after this time, if the kernel has refused it a barrier.
const TIMEOUT: Duration = Duration::from_millis(10);

/// The width of a count in `idle`.
const HALF: usize = 15;

/// The numbers of sleepers and searchers, in one word, so that one load tells whether to wake somebody.
/// Searchers count as negative, and more than all sleepers.
#[derive(Clone, Copy)]
struct Idle(usize);

impl Idle {
    const SLEEPER: usize = 1;
    const SEARCHER: usize = (1_usize << HALF).wrapping_neg();
    /// Without barriers, this is added: more than all searchers.
    const FENCED: usize = 1 << (2 * HALF);

    fn sleepers(self) -> usize {
        self.0 % (1 << HALF)
    }

    fn searchers(self) -> usize {
        (self.0 >> HALF).wrapping_neg() % (1 << HALF)
    }

    /// Returns whether some sleep, and nobody searches, or a look counts only after an ordinary fence.
    #[inline(always)]
    fn is_positive(self) -> bool {
        self.0.cast_signed() > 0
    }

    fn wants_a_searcher(self) -> bool {
        self.sleepers() > 0 && self.searchers() == 0
    }
}

/// The waiting of a pool's workers for jobs.
pub struct Sleep<L: Protocol = P> {
    idle: CachePadded<Number>,
    /// The process has barriers, so that publishers run a light fence.
    has_barriers: bool,
    workers: usize,
    sleepers: Mutex<Sleepers>,
    protocol: PhantomData<fn() -> L>,
}

/// Those that have announced that they sleep, in that order.
struct Sleepers {
    list: Vec<Sleeper>,
    /// The progress of the shutdown.
    end: End,
}

struct Sleeper {
    worker: usize,
    unparker: Unparker,
    /// It has found nothing after the shutdown was asked for.
    settled: bool,
}

/// The progress of the shutdown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Nobody has asked for it.
    Open,
    /// Jobs may be left.
    Asked,
    /// All workers have found nothing: nobody will have a job again.
    Over,
}

/// Why a worker no longer sleeps.
enum Woken {
    /// Somebody has chosen it.
    Chosen,
    /// There will be no more jobs.
    Over,
    /// It is still in the list, and is to look again.
    Late,
}

impl Sleepers {
    /// A worker's entry, unless it was chosen.
    fn find(&mut self, worker: usize) -> Option<&mut Sleeper> {
        self.list.iter_mut().find(|one| one.worker == worker)
    }

    /// Takes a worker's entry from the list, unless it was chosen.
    fn remove(&mut self, worker: usize) -> Option<Sleeper> {
        let place = self.list.iter().position(|one| one.worker == worker)?;
        Some(self.list.remove(place))
    }
}

impl<L: Protocol> Sleep<L> {
    /// For so many workers, all of which are awake.
    ///
    /// # Panics
    ///
    /// If there are more than [`MOST`].
    pub fn new(workers: usize) -> Self {
        assert!(workers <= MOST, "a pool has {MOST} threads at most");
        // A checker's light fences are ordinary ones.
        let has_barriers = CHECKER || shim::has_barriers();
        Sleep {
            idle: CachePadded::new(Number::new(if has_barriers { 0 } else { Idle::FENCED })),
            has_barriers,
            workers,
            sleepers: Mutex::new(Sleepers {
                list: Vec::with_capacity(workers),
                end: End::Open,
            }),
            protocol: PhantomData,
        }
    }

    /// Wakes somebody if need be: to be called by any thread after it has queued a job.
    #[inline(always)]
    pub fn published(&self) {
        // With `sleep.fence`: either the sleeper sees the job, or `publish.look` sees the
        // sleeper. Below `SeqCst`, all sleep while a job is queued (loom: `publish.fence
        // Relaxed`).
        shim::fence(at!(publish_fence, SeqCst));
        // `Relaxed`: the fence before it orders it, and what it reads is only counted.
        if Idle(self.idle.load(at!(publish_look, Relaxed))).is_positive() {
            self.wake_after_fence();
        }
    }

    #[cold]
    fn wake_after_fence(&self) {
        if !self.has_barriers {
            shim::fence(at!(publish_fence, SeqCst).by(Access::Fence));
            if !Idle(self.idle.load(at!(publish_look, Relaxed))).wants_a_searcher() {
                return;
            }
        }
        self.wake();
    }

    /// Wakes this worker if need be: to be called by any thread after it has queued a job that
    /// no other worker is to run.
    pub fn published_to(&self, worker: usize) {
        let mut sleepers = lock(&self.sleepers);
        // Who is not in the list has yet to take the lock, and to look after that.
        if let Some(chosen) = sleepers.remove(worker) {
            self.choose(&[chosen], sleepers);
        }
    }

    /// Looks for a job, and sleeps while there is none; the job, or `None` when the pool
    /// is shut down and all jobs are done. To be called by a worker that has none.
    ///
    /// `look` takes a job, if there is one: `None` means that each place where there might be one
    /// was found empty, without having lost a race for it. `more` says whether there seem
    /// to be others, where the job came from. `parker` is the worker's.
    ///
    /// Nothing is submitted any more when [`shut_down`](Sleep::shut_down) is called, except by jobs.
    pub fn search<T>(
        &self,
        worker: usize,
        parker: &Parker,
        mut look: impl FnMut() -> Option<T>,
        more: impl Fn() -> bool,
    ) -> Option<T> {
        let mut searches = L::LOOKS > 0 && self.begin();
        loop {
            if searches {
                for round in 0..L::LOOKS {
                    if round > 0 {
                        shim::pause(round);
                    }
                    if let Some(job) = look() {
                        self.end(more);
                        return Some(job);
                    }
                }
            }
            let asked = self.announce(worker, parker, searches);
            // With `publish.fence`: either the publisher sees `sleep.announce`, or this look sees
            // the job. Below `SeqCst`, all sleep while a job is queued (loom:
            // `sleep.fence Relaxed`).
            let fenced = shim::heavy_fence(at!(sleep_fence, SeqCst));
            let timeout = (self.has_barriers && !fenced).then_some(TIMEOUT);
            loop {
                if let Some(job) = look() {
                    self.withdraw(worker, more);
                    return Some(job);
                }
                if asked && self.settle(worker) {
                    return None;
                }
                match self.park(worker, parker, timeout) {
                    Woken::Chosen => break,
                    Woken::Over => return None,
                    Woken::Late => {}
                }
            }
            searches = true;
        }
    }

    /// Has all workers leave when the jobs that there are, and those that they lead to, are done.
    pub fn shut_down(&self) {
        let mut sleepers = lock(&self.sleepers);
        if sleepers.end == End::Open {
            sleepers.end = End::Asked;
            // All look again, so that who has found nothing has found nothing since.
            let chosen = mem::take(&mut sleepers.list);
            self.choose(&chosen, sleepers);
        }
    }

    /// Becomes a searcher, unless half of the workers search already.
    fn begin(&self) -> bool {
        let most = self.workers.div_ceil(2);
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

    /// A searcher has found a job.
    fn end(&self, more: impl Fn() -> bool) {
        let idle = self.add(Idle::SEARCHER.wrapping_neg(), at!(search_end, Relaxed));
        self.next(idle, more);
    }

    /// Announces that a worker sleeps, whether it has searched or not. Returns whether the
    /// shutdown has been asked for.
    fn announce(&self, worker: usize, parker: &Parker, searches: bool) -> bool {
        let mut sleepers = lock(&self.sleepers);
        sleepers.list.push(Sleeper {
            worker,
            unparker: parker.unparker().clone(),
            settled: false,
        });
        let searched = if searches { Idle::SEARCHER } else { 0 };
        let site = at!(sleep_announce, Relaxed);
        self.add(Idle::SLEEPER.wrapping_sub(searched), site);
        sleepers.end != End::Open
    }

    /// A worker that has announced that it sleeps has found a job.
    fn withdraw(&self, worker: usize, more: impl Fn() -> bool) {
        let mut sleepers = lock(&self.sleepers);
        // If it was chosen meanwhile, it is a searcher.
        let left = match sleepers.remove(worker) {
            Some(_) => Idle::SLEEPER,
            None => Idle::SEARCHER,
        };
        let idle = self.add(left.wrapping_neg(), at!(sleep_withdraw, Relaxed));
        drop(sleepers);
        // Whoever published while it searched relies on it as on a searcher.
        self.next(idle, more);
    }

    /// After the shutdown was asked for, a worker has found nothing. Whether that is so of all;
    /// then they know.
    fn settle(&self, worker: usize) -> bool {
        let mut sleepers = lock(&self.sleepers);
        if let Some(own) = sleepers.find(worker) {
            own.settled = true;
        }
        let Sleepers { list, end } = &mut *sleepers;
        if list.len() == self.workers && list.iter().all(|one| one.settled) {
            *end = End::Over;
            list.iter().for_each(|one| one.unparker.unpark());
        }
        *end == End::Over
    }

    /// Sleeps until somebody chooses this worker, or there will be no more jobs; with a timeout, not
    /// for longer.
    fn park(&self, worker: usize, parker: &Parker, timeout: Option<Duration>) -> Woken {
        loop {
            match timeout {
                None => parker.park(),
                Some(timeout) => parker.park_timeout(timeout),
            }
            // A token may be from earlier.
            let mut sleepers = lock(&self.sleepers);
            if sleepers.end == End::Over {
                return Woken::Over;
            }
            if sleepers.find(worker).is_none() {
                return Woken::Chosen;
            }
            if timeout.is_some() {
                return Woken::Late;
            }
        }
    }

    /// After somebody has found a job, and `idle` is this: wakes who is to search instead, and
    /// more if there are more jobs.
    fn next(&self, idle: Idle, more: impl Fn() -> bool) {
        if idle.sleepers() > 0 {
            if more() {
                (0..L::MORE).for_each(|_| self.wake());
            } else if idle.searchers() == 0 {
                (0..L::NEXT).for_each(|_| self.wake());
            }
        }
    }

    /// Wakes the last to have announced that it sleeps.
    fn wake(&self) {
        let mut sleepers = lock(&self.sleepers);
        if let Some(chosen) = sleepers.list.pop() {
            self.choose(&[chosen], sleepers);
        }
    }

    /// Wakes those that have been taken from the list.
    fn choose(&self, chosen: &[Sleeper], sleepers: MutexGuard<'_, Sleepers>) {
        let each = Idle::SEARCHER.wrapping_sub(Idle::SLEEPER);
        self.add(chosen.len().wrapping_mul(each), at!(wake_choose, Relaxed));
        drop(sleepers);
        chosen.iter().for_each(|one| one.unparker.unpark());
    }

    /// Adds to `idle`; what it is then.
    fn add(&self, number: usize, site: Site) -> Idle {
        Idle(self.idle.add(number, site).wrapping_add(number))
    }
}
