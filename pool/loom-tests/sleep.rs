//! The sleep protocol by itself: threads that look for jobs or wait, and whoever has some for them.
//!
//! A job is a number of a queue, by relaxed accesses, so that nothing but the protocol orders. In most
//! scenarios, a thread that has taken a job has it for ever, so each needs a thread: if all that are left
//! sleep while one is queued, that is a deadlock.

use std::array;
use std::cell::Cell;
use std::sync::atomic::Ordering::Relaxed;

use chase_lev_atomics::{Access, Arc, Atomic, Site};
use chase_lev_pool::research::{
    Latch, MOST, NUMBERS, Numbers, Parker, Pool, Search, Sites, Sleep, Sleeper, Spare,
};
use loom::cell::UnsafeCell;
use loom::sync::Mutex;

use crate::explore::{DEADLOCK, RACE, Scenario};
use crate::suite::instruments::threads::{JoinHandle, fences_are_steps, spawn};
use crate::suite::jobs::Job;

const LOOK: Site = Site::new("jobs.look", Access::Load, Relaxed);
const TAKE: Site = Site::new("jobs.take", Access::Cas, Relaxed);
const ADD: Site = Site::new("jobs.push", Access::Add, Relaxed);

/// Searchers look so often before the last look, and wake so many that search next.
const fn numbers(looks: usize, next: usize) -> Numbers {
    Numbers {
        looks,
        next,
        ..NUMBERS
    }
}

const ONCE: Numbers = numbers(1, 1);

/// A wrong use of the protocol.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Misuse {
    None,
    /// Submitters notify, then publish.
    NotifyFirst,
    /// The last look answers what the one before it has seen.
    LookEarly,
    /// There is no last look.
    NoLastLook,
}

/// The threads of a pool, and the one queue from which they take jobs.
struct Queue {
    sleep: Arc<Sleep>,
    jobs: Atomic<usize>,
    misuse: Misuse,
    /// The last look has seen this.
    seen: Cell<bool>,
    /// The thread that is to be the spare.
    spare: Parker,
    started: Mutex<Option<Spare>>,
    /// Set when a job is done.
    latch: Latch,
    /// Changed by the holder of the permit only.
    work: UnsafeCell<usize>,
}

// SAFETY: all threads of a model run on one thread of the machine.
unsafe impl Sync for Queue {}
// SAFETY: as above.
unsafe impl Send for Queue {}

impl Pool for Queue {
    fn has_jobs(&self) -> bool {
        let has = self.jobs.load(LOOK) > 0;
        match self.misuse {
            Misuse::LookEarly => self.seen.replace(has),
            Misuse::NoLastLook => false,
            _ => has,
        }
    }

    fn has_jobs_for(&self, _: usize) -> bool {
        false
    }

    fn start(&self, spare: Spare) {
        *self.started.lock().expect("no panics") = Some(spare);
        self.spare.unparker().unpark();
    }
}

impl Queue {
    /// Of so many permits and as many threads, `absent` of which do something else; and of so many spares.
    fn new(
        permits: usize,
        absent: usize,
        spares: usize,
        numbers: Numbers,
        misuse: Misuse,
    ) -> Arc<Self> {
        Arc::new(Queue {
            sleep: Arc::new(Sleep::new(permits, spares, absent, numbers)),
            jobs: Atomic::<usize>::new(0),
            misuse,
            seen: Cell::new(false),
            spare: Parker::new(),
            started: Mutex::new(None),
            latch: Latch::default(),
            work: UnsafeCell::new(0),
        })
    }

    fn work(&self) {
        // SAFETY: loom watches.
        self.work.with_mut(|work| unsafe { *work += 1 });
    }

    fn take(&self) -> Option<()> {
        let mut left = self.jobs.load(LOOK);
        while left > 0 {
            match self.jobs.compare_exchange(left, left - 1, TAKE) {
                Ok(_) => return Some(()),
                Err(found) => left = found,
            }
        }
        None
    }

    /// Queues so many jobs, and tells of them.
    fn publish(&self, jobs: usize) {
        if self.misuse == Misuse::NotifyFirst {
            self.sleep.published(self);
        }
        self.jobs.add(jobs, ADD);
        if self.misuse != Misuse::NotifyFirst {
            self.sleep.published(self);
        }
    }

    fn sleeper(&self, permit: usize) -> Sleeper {
        Sleeper::new(Parker::new(), permit, &self.sleep)
    }

    /// The search of a thread, which may count as a searcher already; whether it has found a job.
    fn search(&self, own: &Sleeper, searches: bool) -> bool {
        let search = (self.sleep).search(own, self, (searches, false), || self.take(), || false);
        matches!(search, Search::Found(()))
    }
}

/// Starts a thread that does something with the pool.
fn beside(pool: &Arc<Queue>, act: impl FnOnce(&Queue) + Send + 'static) -> JoinHandle<()> {
    let pool = pool.clone();
    spawn(move || act(&pool))
}

/// Jobs are published so many times beside the last of so many threads, which takes one after the
/// other. The threads before it are busy: one of them may be the publisher.
fn submit<const THREADS: usize, const JOBS: usize>(numbers: Numbers, misuse: Misuse) {
    let pool = Queue::new(THREADS, THREADS - 1, 0, numbers, misuse);
    let worker = beside(&pool, |pool| {
        let own = pool.sleeper(THREADS - 1);
        (0..JOBS).for_each(|job| assert!(pool.search(&own, job == 0)));
    });
    (0..JOBS).for_each(|_| pool.publish(1));
    worker.join().expect("no panics");
}

/// A job is published, and the pool shut down, beside so many threads.
fn shut_down<const THREADS: usize>(numbers: Numbers) {
    let pool = Queue::new(THREADS, 0, 0, numbers, Misuse::None);
    let threads: [_; THREADS] = array::from_fn(|permit| {
        beside(&pool, move |pool| {
            let own = pool.sleeper(permit);
            let mut starts = true;
            while pool.search(&own, starts) {
                starts = false;
            }
        })
    });
    pool.publish(1);
    pool.sleep.shut_down(&*pool);
    for thread in threads {
        thread.join().expect("no panics");
    }
    assert!(pool.take().is_none(), "a job is left");
}

/// Beside two threads, jobs are published so many times, two in all.
fn two<const TIMES: usize>(numbers: Numbers) {
    let pool = Queue::new(2, 0, 0, numbers, Misuse::None);
    let threads = [0, 1].map(|permit| {
        beside(&pool, move |pool| {
            assert!(pool.search(&pool.sleeper(permit), true));
        })
    });
    (0..TIMES).for_each(|_| pool.publish(2 / TIMES));
    for thread in threads {
        thread.join().expect("no panics");
    }
}

/// The holder of the only permit waits for a job that is published meanwhile. A spare runs it, and passes
/// the permit on. What is done with the permit is no race.
fn wait(misuse: Misuse) {
    let pool = Queue::new(1, 1, 1, ONCE, misuse);
    let spare = beside(&pool, move |pool| {
        let spare = loop {
            let started = pool.started.lock().expect("no panics").take();
            match started {
                Some(spare) => break spare,
                None => pool.spare.park(),
            }
        };
        let own = pool.sleeper(spare.permit);
        assert!(pool.search(&own, true));
        pool.work();
        // SAFETY: it is set once.
        unsafe { Latch::set(&pool.latch) };
        assert!(!pool.search(&own, false));
    });
    let waiter = beside(&pool, move |pool| {
        let sleeper = pool.sleeper(0);
        pool.work();
        while !pool.latch.probe() {
            if pool.latch.leave(&sleeper.thread) {
                pool.sleep.wait(&sleeper, pool, None, || false);
            }
        }
        pool.sleep.permit(&sleeper);
        pool.work();
        (pool.sleep).without_permit(&sleeper, pool, || pool.sleep.shut_down(pool));
    });
    pool.publish(1);
    for thread in [spare, waiter] {
        thread.join().expect("no panics");
    }
}

/// A thread is over quota until the holder of the only permit has nothing to do. What is done with the
/// permit is no race.
fn pass_on() {
    let pool = Queue::new(1, 0, 0, ONCE, Misuse::None);
    let holder = beside(&pool, |pool| {
        let own = pool.sleeper(0);
        pool.work();
        assert!(!pool.search(&own, true));
    });
    let own = pool.sleeper(MOST + 1);
    // It waits for nothing, and goes on without a permit.
    pool.sleep.without_permit(&own, &*pool, || ());
    pool.sleep.permit(&own);
    pool.work();
    (pool.sleep).without_permit(&own, &*pool, || pool.sleep.shut_down(&*pool));
    holder.join().expect("no panics");
}

const WORKER: &[&str] = &["submitter", "worker 0"];
const WORKERS: &[&str] = &["submitter", "worker 0", "worker 1"];
const WAITER: &[&str] = &["submitter", "spare", "waiter"];

const SUBMIT: Scenario = Scenario::new("submit beside sleep", WORKER, 2347);
const SUBMITS: Scenario = Scenario::new("two submits beside sleep", WORKER, 5084).bounded(3);
const SHUT_DOWN: Scenario = Scenario::new("shutdown beside sleep", WORKER, 2618).bounded(3);
const PUSH: Scenario = Scenario::new("push beside sleep", WORKER, 2347);
const BURST: Scenario = Scenario::new("a burst, two workers", WORKERS, 164_744).bounded(3);
const TWO: Scenario = Scenario::new("two submits, two workers", WORKERS, 50_184).bounded(2);
const WAIT: Scenario = Scenario::new("submit beside a wait", WAITER, 37_127).bounded(2);

const PASS: Scenario =
    Scenario::new("a permit is passed on", &["over quota", "holder"], 7139).bounded(2);

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let sites = Sites::DEFAULT;
    let steps = Scenario::new("submit beside sleep, fences as steps", WORKER, 8117);
    let shut_down_both =
        Scenario::new("shutdown beside sleep, two workers", WORKERS, 5604).bounded(1);
    vec![
        SUBMIT.passes(|| submit::<1, 1>(ONCE, Misuse::None)),
        steps.passes(|| {
            fences_are_steps(true);
            submit::<1, 1>(ONCE, Misuse::None);
        }),
        SUBMITS.passes(|| submit::<1, 2>(ONCE, Misuse::None)),
        SHUT_DOWN.passes(|| shut_down::<1>(ONCE)),
        shut_down_both.passes(|| shut_down::<2>(ONCE)),
        PUSH.passes(|| submit::<2, 1>(ONCE, Misuse::None)),
        BURST.passes(|| two::<1>(ONCE)),
        TWO.passes(|| two::<2>(ONCE)),
        WAIT.passes(|| wait(Misuse::None)),
        SUBMIT.weakened(sites.publish_fence, Relaxed, DEADLOCK, 1, || {
            submit::<1, 1>(ONCE, Misuse::None);
        }),
        SUBMIT.weakened(sites.sleep_fence, Relaxed, DEADLOCK, 1, || {
            submit::<1, 1>(ONCE, Misuse::None);
        }),
        SUBMIT.kills("notify before publish", DEADLOCK, 1, || {
            submit::<1, 1>(ONCE, Misuse::NotifyFirst);
        }),
        SUBMIT.kills("look before announcing", DEADLOCK, 1, || {
            submit::<1, 1>(ONCE, Misuse::LookEarly);
        }),
        BURST.kills("last searcher wakes nobody", DEADLOCK, 1, || {
            two::<1>(numbers(1, 0));
        }),
        TWO.kills("last searcher wakes nobody", DEADLOCK, 1, || {
            two::<2>(numbers(1, 0));
        }),
        WAIT.weakened(sites.publish_fence, Relaxed, DEADLOCK, 1, || {
            wait(Misuse::None)
        }),
        WAIT.weakened(sites.sleep_fence, Relaxed, DEADLOCK, 1, || {
            wait(Misuse::None)
        }),
        PASS.passes(pass_on),
        PASS.weakened(sites.permit_grant, Relaxed, RACE, 1030, pass_on),
        PASS.weakened(sites.permit_look, Relaxed, RACE, 1054, pass_on),
        WAIT.kills("no last look", DEADLOCK, 1, || wait(Misuse::NoLastLook)),
    ]
}
