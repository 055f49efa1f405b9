//! The sleep protocol by itself: workers that look for jobs, and whoever has some for them.
//!
//! A job is a number of a queue, by relaxed accesses, so that nothing but the protocol orders.
//! Who has taken a job has it for ever, so each needs a worker: if all that are left sleep while
//! one is queued, that is a deadlock.

use std::array;
use std::mem;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use chase_lev_atomics::{Access, Atomic, Site};
use chase_lev_pool::research::{Parker, Protocol, Sites, Sleep};

use crate::explore::{DEADLOCK, Scenario};
use crate::suite::instruments::threads::{JoinHandle, fences_are_steps, spawn};
use crate::suite::jobs::Job;

const LOOK: Site = Site::new("jobs.look", Access::Load, Relaxed);
const TAKE: Site = Site::new("jobs.take", Access::Cas, Relaxed);
const ADD: Site = Site::new("jobs.push", Access::Add, Relaxed);

/// The protocol with other numbers of looks and of those who are woken next.
struct Rules<const LOOKS: usize, const NEXT: usize>;

impl<const LOOKS: usize, const NEXT: usize> Protocol for Rules<LOOKS, NEXT> {
    const LOOKS: usize = LOOKS;
    const NEXT: usize = NEXT;
}

// Searchers look once, or leave it at the last look.
type Once = Rules<1, 1>;
type Never = Rules<0, 1>;
type WakesNobody = Rules<0, 0>;
type WakesNobodyOnce = Rules<1, 0>;

/// A wrong use of the protocol.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Misuse {
    None,
    /// Submitters notify, then publish.
    NotifyFirst,
    /// A look answers what the one before it has seen.
    LookEarly,
}

/// A pool of workers that take the jobs of one queue.
struct Pool<P: Protocol> {
    sleep: Sleep<P>,
    queue: Atomic<usize>,
    misuse: Misuse,
}

impl<P: Protocol> Pool<P> {
    fn new(workers: usize, misuse: Misuse) -> Arc<Self> {
        Arc::new(Pool {
            sleep: Sleep::new(workers),
            queue: Atomic::<usize>::new(0),
            misuse,
        })
    }

    fn take(&self) -> Option<()> {
        let mut left = self.queue.load(LOOK);
        while left > 0 {
            match self.queue.compare_exchange(left, left - 1, TAKE) {
                Ok(_) => return Some(()),
                Err(found) => left = found,
            }
        }
        None
    }

    /// Queues so many jobs, and tells of them.
    fn publish(&self, jobs: usize) {
        if self.misuse == Misuse::NotifyFirst {
            self.sleep.published();
        }
        self.queue.add(jobs, ADD);
        if self.misuse != Misuse::NotifyFirst {
            self.sleep.published();
        }
    }

    /// A worker's search.
    fn search(&self, worker: usize, parker: &Parker) -> Option<()> {
        let mut before = None;
        let look = || match self.misuse {
            Misuse::LookEarly => mem::replace(&mut before, self.take()),
            _ => self.take(),
        };
        self.sleep.search(worker, parker, look, || false)
    }
}

/// Starts a thread that does something with the pool.
fn beside<P: Protocol>(
    pool: &Arc<Pool<P>>,
    act: impl FnOnce(&Pool<P>) + Send + 'static,
) -> JoinHandle<()> {
    let pool = pool.clone();
    spawn(move || act(&pool))
}

/// Jobs are published so many times beside the last of so many workers, which takes one after the
/// other. The workers before it are busy: one of them may be the publisher.
fn submit<P: Protocol, const WORKERS: usize, const JOBS: usize>(misuse: Misuse) {
    let pool = Pool::<P>::new(WORKERS, misuse);
    let worker = beside(&pool, |pool| {
        let parker = Parker::new();
        (0..JOBS).for_each(|_| _ = pool.search(WORKERS - 1, &parker));
    });
    (0..JOBS).for_each(|_| pool.publish(1));
    worker.join().expect("no panics");
}

/// A job is published, and the pool shut down, beside so many workers.
fn shut_down<P: Protocol, const WORKERS: usize>() {
    let pool = Pool::<P>::new(WORKERS, Misuse::None);
    let workers: [_; WORKERS] = array::from_fn(|worker| {
        beside(&pool, move |pool| {
            let parker = Parker::new();
            while pool.search(worker, &parker).is_some() {}
        })
    });
    pool.publish(1);
    pool.sleep.shut_down();
    for worker in workers {
        worker.join().expect("no panics");
    }
    assert!(pool.take().is_none(), "a job is left");
}

/// Of two workers, one has announced that it sleeps; then the other comes, and jobs are published
/// so many times, two in all.
fn two<P: Protocol, const TIMES: usize>() {
    let pool = Pool::<P>::new(2, Misuse::None);
    let mut others = Vec::new();
    let look = || {
        // The first look, or the last.
        if others.is_empty() {
            others.push(beside(&pool, |pool| _ = pool.search(1, &Parker::new())));
            others.push(beside(&pool, |pool| {
                (0..TIMES).for_each(|_| pool.publish(2 / TIMES));
            }));
        }
        pool.take()
    };
    let found = pool.sleep.search(0, &Parker::new(), look, || false);
    assert!(found.is_some());
    for other in others {
        other.join().expect("no panics");
    }
}

const WORKER: &[&str] = &["submitter", "worker 0"];
const SUBMITTER_FIRST: &[&str] = &["submitter", "worker 0", "worker 1"];
const WORKERS: &[&str] = &["worker 0", "worker 1", "submitter"];

const SUBMIT: Scenario = Scenario::new("submit beside sleep", WORKER, 145);
const SUBMITS: Scenario = Scenario::new("two submits beside sleep", WORKER, 167_527);
const SHUT_DOWN: Scenario = Scenario::new("shutdown beside sleep", WORKER, 18_398);
const PUSH: Scenario = Scenario::new("push beside sleep", &["worker 0", "worker 1"], 145);
const BURST: Scenario = Scenario::new("a burst, two workers", WORKERS, 2_894_853);
const TWO: Scenario = Scenario::new("two submits, two workers", WORKERS, 55_714).bounded(3);

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let sites = Sites::DEFAULT;
    let steps = Scenario::new("submit beside sleep, fences as steps", WORKER, 513);
    let shut_down_both =
        Scenario::new("shutdown beside sleep, two workers", SUBMITTER_FIRST, 6208).bounded(2);
    let looks = Scenario::new("two submits, two workers, with a look", WORKERS, 26_851).bounded(2);
    vec![
        SUBMIT.passes(|| submit::<Once, 1, 1>(Misuse::None)),
        steps.passes(|| {
            fences_are_steps(true);
            submit::<Once, 1, 1>(Misuse::None);
        }),
        SUBMITS.passes(|| submit::<Once, 1, 2>(Misuse::None)),
        SHUT_DOWN.passes(shut_down::<Once, 1>),
        shut_down_both.passes(shut_down::<Never, 2>),
        PUSH.passes(|| submit::<Once, 2, 1>(Misuse::None)),
        Job {
            ignored: true,
            ..BURST.passes(two::<Never, 1>)
        },
        Scenario { floor: 1, ..BURST }
            .bounded(3)
            .passes(two::<Never, 1>),
        TWO.passes(two::<Never, 2>),
        looks.passes(two::<Once, 2>),
        SUBMIT.weakened(sites.publish_fence, Relaxed, DEADLOCK, 1, || {
            submit::<Never, 1, 1>(Misuse::None);
        }),
        SUBMIT.weakened(sites.sleep_fence, Relaxed, DEADLOCK, 1, || {
            submit::<Never, 1, 1>(Misuse::None);
        }),
        SUBMIT.kills("notify before publish", DEADLOCK, 1, || {
            submit::<Never, 1, 1>(Misuse::NotifyFirst);
        }),
        SUBMIT.kills("look before announcing", DEADLOCK, 1, || {
            submit::<Once, 1, 1>(Misuse::LookEarly);
        }),
        BURST.kills(
            "last searcher wakes nobody",
            DEADLOCK,
            1,
            two::<WakesNobody, 1>,
        ),
        TWO.kills(
            "wakes nobody, with a look",
            DEADLOCK,
            1,
            two::<WakesNobodyOnce, 2>,
        ),
    ]
}
