//! The part of a pool that its threads share.

use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use chase_lev::Stealer;
use chase_lev_atomics::CHECKER;
use crossbeam_queue::SegQueue;
use crossbeam_utils::CachePadded;

use crate::job::{Deque, Fifo, Job};
use crate::latch::CountLatch;
use crate::notes::event;
use crate::own::lineage::Lineage;
use crate::process::Process;
use crate::settings::Settings;
use crate::shim::Mutex;
use crate::shim::thread::{self, JoinHandle};
use crate::sleep::{Seat, Sleep};
use crate::unwind::lock;

/// The part of a pool that its threads share.
pub struct Registry {
    pub sleep: Sleep,
    /// Jobs submitted from outside of the pool.
    pub injector: SegQueue<Job>,
    /// For each index, the jobs that only one thread may run: parts of broadcasts.
    pub parts: Box<[SegQueue<Job>]>,
    /// Locked while a broadcast is queued, so that all threads get broadcasts in the same order.
    order: Mutex<()>,
    /// The data that the workers show each other, by seat. It is made when a seat is first taken.
    pub peers: Box<[OnceLock<Box<Peer>>]>,
    /// One more than the highest seat that is taken.
    end: AtomicUsize,
    /// The deques that workers have left in their seats.
    left: Mutex<BTreeMap<usize, Deque>>,
    /// The thread that was last started in each seat, unless it is detached, or another thread is
    /// to join it.
    pub started: Mutex<BTreeMap<usize, JoinHandle<()>>>,
    pub settings: Settings,
    /// The number of jobs that waiters ran although `Waiting::Own` forbids it. It orders nothing.
    pub exceptions: AtomicUsize,
    /// Set when the handle was dropped and all threads have ended.
    pub ended: CountLatch,
    /// The process that has the threads.
    process: Process,
}

/// The identity of a pool, which `Debug` shows.
#[derive(Debug)]
pub struct RegistryId {
    #[expect(dead_code, reason = "only `Debug` reads it")]
    addr: usize,
}

/// The part of a worker that the other workers see.
pub struct Peer {
    pub stealer: Stealer<Job>,
    /// The jobs that run in the order in which its worker has spawned them, and that nobody waits
    /// for.
    pub fifo: Fifo,
    /// Padded: its worker writes it often, the others seldom read it.
    pub lineage: CachePadded<Lineage>,
}

impl Registry {
    /// Creates the registry of a pool.
    pub fn new(settings: Settings) -> Self {
        let (threads, spares) = (settings.threads, settings.spares);
        let seats = threads + spares.unwrap_or(0);
        let absent = usize::from(settings.takes_current);
        Registry {
            sleep: Sleep::new(threads, absent, spares),
            injector: SegQueue::new(),
            parts: (0..threads).map(|_| SegQueue::new()).collect(),
            order: Mutex::new(()),
            peers: (0..seats).map(|_| OnceLock::new()).collect(),
            end: AtomicUsize::new(0),
            left: Mutex::default(),
            started: Mutex::default(),
            settings,
            exceptions: AtomicUsize::new(0),
            ended: CountLatch::of_one(),
            process: Process::current(),
        }
    }

    pub fn id(&self) -> RegistryId {
        RegistryId { addr: ptr::from_ref(self).addr() }
    }

    /// Iterates over the workers, starting at one that is chosen by a `random` number.
    pub fn peers(&self, random: usize) -> impl Iterator<Item = (Seat, &Peer)> {
        // `Relaxed`: a worker takes its seat before it publishes a job, and publishing is ordered.
        let end = self.end.load(Relaxed);
        let first = random.checked_rem(end).unwrap_or(0);
        let all = (first..end).chain(0..first);
        all.filter_map(|seat| Some((Seat(seat), &**self.peers[seat].get()?)))
    }

    /// Returns the data that the worker in this seat shows. The seat must have been taken.
    pub fn peer(&self, seat: Seat) -> &Peer {
        self.peers[seat.0].get().expect("the seat was taken before")
    }

    /// Takes a seat in which no worker is.
    pub fn take_seat(&self, seat: Seat) -> Deque {
        let mut left = lock(&self.left);
        self.end.fetch_max(seat.0 + 1, Relaxed);
        let deque = left.remove(&seat.0).unwrap_or_else(Deque::new_lifo);
        let peer = || Peer {
            stealer: deque.stealer(),
            fifo: Fifo::new(),
            lineage: CachePadded::new(Lineage::new(seat)),
        };
        self.peers[seat.0].get_or_init(|| Box::new(peer()));
        deque
    }

    /// Leaves a seat, so that a spare can take it. Searches end at the highest seat that is taken.
    pub fn leave_seat(self: &Arc<Self>, seat: Seat, deque: Deque) {
        let mut left = lock(&self.left);
        left.insert(seat.0, deque);
        let highest = (0..self.end.load(Relaxed)).rfind(|seat| !left.contains_key(seat));
        self.end.store(highest.map_or(0, |seat| seat + 1), Relaxed);
        drop(left);
        self.sleep.vacate(seat, None, self);
    }

    /// Submits a job that any worker may run.
    pub fn inject(self: &Arc<Self>, job: Job) {
        self.check_process();
        event!("submits", job = job.header.addr());
        self.injector.push(job);
        self.sleep.published(self);
    }

    /// Submits a job that any worker may run, unless all have ended: then returns it.
    pub fn inject_unless_ended(self: &Arc<Self>, job: Job) -> Option<Job> {
        let left = self.sleep.queue_unless_ended(job, |job| self.injector.push(job));
        if left.is_none() {
            self.sleep.published(self);
        }
        left
    }

    /// Checks that the threads of the pool exist.
    ///
    /// # Panics
    ///
    /// Panics in the child of a `fork`.
    fn check_process(&self) {
        assert!(
            self.process == Process::current(),
            "the threads of this pool are in the parent process of a `fork`: build another pool in the child"
        );
    }

    /// Shares a broadcast out: queues a job for each index, and wakes its thread. Each thread runs
    /// broadcasts in the order in which they were queued. If no job is queued for the index `me`
    /// yet, returns that instead: the caller must run its part at once.
    pub fn share(self: &Arc<Self>, me: Option<usize>, job: impl Fn(usize) -> Job) -> Option<usize> {
        self.check_process();
        let _order = lock(&self.order);
        let me = me.filter(|&me| self.parts[me].is_empty());
        let others = || (0..self.parts.len()).filter(|&index| me != Some(index));
        let jobs: Vec<_> = others().map(job).collect();
        for job in &jobs {
            event!("submits", job = job.header.addr());
        }
        let push = |(index, job): (usize, Job)| {
            self.parts[index].push(job);
            if CHECKER {
                // Other threads may look between two parts.
                thread::yield_now();
            }
        };
        self.sleep.queue(|| others().zip(jobs).for_each(push));
        others().for_each(|index| self.sleep.wake(|one| one == index, self));
        me
    }
}
