//! The sleep protocol by itself: workers that look for jobs, and whoever has some for them.
//!
//! A job is a number of a queue, by relaxed accesses, so that nothing but the protocol orders.
//! If all sleep while a job is queued, nobody sets the latch that its submitter waits for, and
//! loom finds a deadlock.

use std::sync::Arc;
use std::sync::atomic::Ordering::{AcqRel, Relaxed};

use chase_lev::research::{Access, Site, parts::Number};
use chase_lev_pool::research::{Parker, Protocol, Shipped, Sites, Sleep};

use crate::explore::Scenario;
use crate::suite::instruments::threads::spawn;
use crate::suite::jobs::Job;

const LOOK: Site = Site::new("jobs.look", Access::Load, Relaxed);
const TAKE: Site = Site::new("jobs.take", Access::Cas, Relaxed);
const PUSH: Site = Site::new("jobs.push", Access::Add, Relaxed);

/// Protocols that look once before they announce.
macro_rules! protocols {
    ($($name:ident { $($item:ident: $value:expr),* } $({ $($site:ident: $order:ident),* })?;)*) => {$(
        struct $name;

        impl Protocol for $name {
            $(const $item: usize = $value;)*
            $(const SITES: Sites = Sites {
                $($site: Sites::DEFAULT.$site.with($order),)*
                ..Sites::DEFAULT
            };)?
        }
    )*};
}

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
        Scenario {
            name: "n submit beside sleep",
            ..SUBMIT
        }
        .passes(submit::<Never, 1>),
        Scenario {
            name: "n two submits",
            ..SUBMIT
        }
        .passes(submit::<Never, 2>),
        Scenario {
            name: "n one",
            ..SUBMIT
        }
        .passes(one::<Never, 2>),
        Scenario {
            name: "n one1",
            ..SUBMIT
        }
        .passes(one::<Never, 1>),
        SUBMIT.kills(
            "submit.fence AcqRel",
            &["deadlock"],
            1,
            submit::<WeakSubmitFence, 1>,
        ),
        SUBMIT.kills(
            "sleep.fence Relaxed",
            &["deadlock"],
            1,
            submit::<NoSleepFence, 1>,
        ),
        Scenario {
            name: "two submits",
            ..SUBMIT
        }
        .kills("wakes nobody", &["deadlock"], 1, submit::<WakesNobody, 2>),
    ]
}

/// One job.
fn one<P: Protocol, const WORKERS: usize>() {
    let pool = Pool::<P>::new(WORKERS, Misuse::None);
    let worker = |worker| {
        let pool = pool.clone();
        spawn(move || {
            let parker = Parker::new();
            if pool.search(worker, &parker).is_some() {
                pool.sleep.shut_down();
                assert!(pool.search(worker, &parker).is_none());
            }
        })
    };
    let workers: Vec<_> = (0..WORKERS).map(worker).collect();
    pool.queue(1, Sleep::submitted);
    for worker in workers {
        worker.join().expect("no panics");
    }
}
