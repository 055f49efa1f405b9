//! The sleep protocol by itself: workers that look for jobs, and whoever has some for them.
//!
//! A job is a number of a queue, by relaxed accesses, so that nothing but the protocol orders.
//! If all sleep while a job is queued, nobody sets the latch that its submitter waits for, and
//! loom finds a deadlock.

use std::sync::Arc;
use std::sync::atomic::Ordering::{AcqRel, Relaxed};

use chase_lev::research::{Access, Site, parts::Number};
use chase_lev_pool::research::{Parker, Protocol, Sites, Sleep};

use crate::explore::{DEADLOCK, Scenario, protocols};
use crate::suite::instruments::threads::spawn;
use crate::suite::jobs::Job;

const LOOK: Site = Site::new("jobs.look", Access::Load, Relaxed);
const TAKE: Site = Site::new("jobs.take", Access::Cas, Relaxed);
const PUSH: Site = Site::new("jobs.push", Access::Add, Relaxed);

protocols! {
    Once { LOOKS: 1 };
    Never { LOOKS: 0 };
    NoPublishFence { LOOKS: 0 } { publish_fence: Relaxed };
    WeakSubmitFence { LOOKS: 0 } { submit_fence: AcqRel };
    NoSleepFence { LOOKS: 0 } { sleep_fence: Relaxed };
    WakesNobody { LOOKS: 0, NEXT: 0 };
}

/// What of the use of the protocol is wrong.
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
    queue: Number,
    misuse: Misuse,
}

impl<P: Protocol> Pool<P> {
    fn new(workers: usize, misuse: Misuse) -> Arc<Self> {
        Arc::new(Pool {
            sleep: Sleep::new(workers),
            queue: Number::new(0),
            misuse,
        })
    }

    fn take(&self) -> Option<()> {
        let mut left = self.queue.load(LOOK);
        while left > 0 {
            match self.queue.claim(left, left - 1, TAKE) {
                Ok(_) => return Some(()),
                Err(found) => left = found,
            }
        }
        None
    }

    /// Has so many jobs queued, and somebody told of each.
    fn queue(&self, jobs: usize, tell: fn(&Sleep<P>)) {
        for _ in 0..jobs {
            if self.misuse == Misuse::NotifyFirst {
                tell(&self.sleep);
            }
            self.queue.add(1, PUSH);
            if self.misuse != Misuse::NotifyFirst {
                tell(&self.sleep);
            }
        }
    }

    /// A worker's search.
    fn search(&self, worker: usize, parker: &Parker) -> Option<()> {
        let mut before = None;
        let look = || match self.misuse {
            Misuse::LookEarly => std::mem::replace(&mut before, self.take()),
            _ => self.take(),
        };
        self.sleep.search(worker, parker, look, || false)
    }
}

/// Jobs are submitted from outside, beside as many workers, each of which takes one, and has it
/// for ever.
fn submit<P: Protocol, const JOBS: usize>() {
    let pool = Pool::<P>::new(JOBS, Misuse::None);
    let worker = |worker| {
        let pool = pool.clone();
        spawn(move || pool.search(worker, &Parker::new()))
    };
    let workers: Vec<_> = (0..JOBS).map(worker).collect();
    pool.queue(JOBS, Sleep::submitted);
    for worker in workers {
        worker.join().expect("no panics");
    }
}

const SUBMIT: Scenario = Scenario {
    name: "submit beside sleep",
    threads: &["submitter", "worker 0"],
    floor: 1,
};

/// The explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        SUBMIT.passes(submit::<Once, 1>),
        Scenario{name:"two a", ..SUBMIT}.passes(two::<Never, true>),
        Scenario{name:"two b", ..SUBMIT}.passes(two::<Never, false>),
        SUBMIT.kills("submit.fence AcqRel", DEADLOCK, 1, submit::<WeakSubmitFence, 1>),
        SUBMIT.kills("sleep.fence Relaxed", DEADLOCK, 1, submit::<NoSleepFence, 1>),
        Scenario{name:"two a", ..SUBMIT}.kills("wakes nobody", DEADLOCK, 1, two::<WakesNobody, true>),
        Scenario{name:"two b", ..SUBMIT}.kills("wakes nobody", DEADLOCK, 1, two::<WakesNobody, false>),
    ]
}

/// A worker that has announced that it sleeps, and then the others come: all that `begin` spawns.
fn after_announcing<P: Protocol, T>(
    pool: &Arc<Pool<P>>,
    worker: usize,
    begin: impl FnOnce() -> T,
) -> T {
    let mut begin = Some(begin);
    let mut begun = None;
    let look = || {
        if let Some(begin) = begin.take() {
            begun = Some(begin());
        }
        pool.take()
    };
    let found = pool.sleep.search(worker, &Parker::new(), look, || false);
    assert!(found.is_some());
    begun.expect("it has looked")
}

fn two<P: Protocol, const STAGED: bool>() {
    let pool = Pool::<P>::new(2, Misuse::None);
    let submit = {
        let pool = pool.clone();
        move || spawn(move || pool.queue(2, Sleep::submitted))
    };
    if STAGED {
    let (worker, submitter) = after_announcing(&pool, 0, || {
        let pool = pool.clone();
        let worker = spawn(move || after_announcing(&pool, 1, submit).join().unwrap());
        (worker, ())
    });
    worker.join().unwrap();
    } else {
    let (worker, submitter) = after_announcing(&pool, 0, || {
        let pool = pool.clone();
        let worker = spawn(move || pool.search(1, &Parker::new()));
        (worker, submit())
    });
    worker.join().unwrap();
    submitter.join().unwrap();
    }
}
