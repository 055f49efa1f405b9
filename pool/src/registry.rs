//! The part of a pool that its threads share.

use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::Arc;

use chase_lev::Stealer;
use crossbeam_queue::SegQueue;
use crossbeam_utils::CachePadded;

use crate::handlers::Handlers;
use crate::job::{Deque, Job};
use crate::lineage::Lineage;
use crate::notes;
use crate::rules::When;
use crate::shim::{Mutex, Parker, Unparker};
use crate::sleep::Sleep;
use crate::unwind::lock;
use crate::waiting::Waiting;

/// The part of a pool that its threads share.
pub struct Registry {
    /// Tells it from all other pools.
    pub number: usize,
    pub seats: Box<[CachePadded<Seat>]>,
    /// Jobs that nobody in particular is to run.
    pub injector: SegQueue<Job>,
    pub sleep: Sleep,
    pub waiting: Waiting,
    pub handlers: Handlers,
}

/// The part of a worker that the others know.
pub struct Seat {
    pub stealer: Stealer<Job>,
    /// Its worker writes it often, and the others seldom read it.
    pub lineage: CachePadded<Lineage>,
    /// Jobs that its worker is to run, and no other.
    mail: Mutex<Vec<(When, Job)>>,
    pub unparker: Unparker,
}

impl Seat {
    /// The oldest mail that is `wanted`.
    pub fn take_mail(&self, wanted: impl Fn(When) -> bool) -> Option<Job> {
        let mut mail = lock(&self.mail);
        let place = mail.iter().position(|&(when, _)| wanted(when))?;
        notes::found(notes::Source::Mail);
        Some(mail.remove(place).1)
    }
}

impl Registry {
    /// The common part of a pool of these workers.
    pub fn new(
        workers: &[(Deque, Parker)],
        awake: usize,
        waiting: Waiting,
        handlers: Handlers,
    ) -> Arc<Self> {
        static LAST: AtomicUsize = AtomicUsize::new(0);
        let seat = |(deque, parker): &(Deque, Parker)| Seat {
            stealer: deque.stealer(),
            lineage: CachePadded::default(),
            mail: Mutex::default(),
            unparker: parker.unparker().clone(),
        };
        let seats = workers.iter().map(seat).map(CachePadded::new);
        Arc::new(Registry {
            // `Relaxed`: the numbers only differ.
            number: LAST.fetch_add(1, Relaxed),
            injector: SegQueue::new(),
            sleep: Sleep::new(awake),
            seats: seats.collect(),
            waiting,
            handlers,
        })
    }

    pub fn threads(&self) -> usize {
        self.seats.len()
    }

    /// Has any worker run it.
    pub fn inject(&self, job: Job) {
        notes::submit(job.header().addr());
        self.injector.push(job);
        self.sleep.published();
    }

    /// Has this worker run it.
    pub fn deliver(&self, worker: usize, job: Job, when: When) {
        notes::submit(job.header().addr());
        let seat = &self.seats[worker];
        lock(&seat.mail).push((when, job));
        // It sleeps for want of jobs, or in a latch.
        self.sleep.published_to(worker);
        seat.unparker.unpark();
    }
}
