//! The part of a pool that its threads share.

use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::io;
use std::sync::{Arc, OnceLock, Weak};

use chase_lev::Stealer;
use crossbeam_queue::SegQueue;
use crossbeam_utils::CachePadded;

use crate::handlers::Handlers;
use crate::job::{Deque, Job};
use crate::latch::CountLatch;
use crate::lineage::{Lineage, Sessions};
use crate::notes;
use crate::shim::{self, Mutex, thread};
use crate::sleep::{Permit, Pool, Sleep};
use crate::unwind::lock;

/// The part of a pool that its threads share.
pub struct Registry {
    pub sleep: shim::Arc<Sleep>,
    /// Jobs submitted from outside of the pool.
    pub injector: SegQueue<Job>,
    /// For each permit, the jobs that only its holder may run: parts of broadcasts.
    parts: Box<[SegQueue<Job>]>,
    /// Locked while a broadcast is queued, so that all permits get broadcasts in the same order.
    order: Mutex<()>,
    /// The seats by number. A seat is made when it is first taken.
    seats: Box<[OnceLock<Box<Seat>>]>,
    /// One more than the highest number of a seat that has been made.
    made: AtomicUsize,
    pub settings: Settings,
    /// Set when the handle was dropped and all threads have ended.
    pub ended: Arc<CountLatch>,
    own: Weak<Registry>,
}

/// The settings of a pool.
pub struct Settings {
    /// The number of permits, and of threads.
    pub permits: usize,
    /// The greatest number of spare threads.
    pub spares: usize,
    /// The number of threads that the pool does not start.
    pub absent: usize,
    pub waiting: Waiting,
    pub handlers: Handlers,
    /// Runs the worker with a given seat and permit until it ends.
    pub main: fn(Arc<Registry>, usize, Permit),
    /// The names, by the permit with which a thread begins.
    pub names: Vec<Option<String>>,
    pub stack_size: Option<usize>,
}

/// The jobs that a worker runs while it waits, in a `join` or at the end of a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Only jobs that it waits for. This is the default.
    ///
    /// A lock held across a `join` can block only the jobs of that `join`, and a thread's stack holds
    /// one path of the tree of calls and forks.
    #[default]
    Own,
    /// Any job, as in rayon; so no other thread need take the worker's place. A job may then need a
    /// lock that is held further down on its own stack, and stacks may grow deep.
    Any,
}

/// The part of a worker that the other workers see.
pub struct Seat {
    pub stealer: Stealer<Job>,
    /// Padded: its worker writes it often, the others seldom read it.
    pub lineage: CachePadded<Lineage>,
    /// The worker's own part, kept here while no worker has the seat.
    rest: Mutex<Option<Rest>>,
}

/// The part of a seat that only its worker uses. It passes from one worker of the seat to the next, so
/// the numbers of sessions continue.
pub struct Rest {
    pub deque: Deque,
    pub sessions: Sessions,
}

impl Seat {
    fn new(number: usize) -> Box<Self> {
        let deque = Deque::new_lifo();
        let (stealer, sessions) = (deque.stealer(), Sessions::new(number));
        Box::new(Seat {
            stealer,
            lineage: CachePadded::default(),
            rest: Mutex::new(Some(Rest { deque, sessions })),
        })
    }
}

impl Registry {
    /// Creates the registry of a pool.
    pub fn new(settings: Settings) -> Arc<Self> {
        let (permits, spares) = (settings.permits, settings.spares);
        Arc::new_cyclic(|own| Registry {
            sleep: shim::Arc::new(Sleep::new(permits, spares, settings.absent)),
            injector: SegQueue::new(),
            parts: (0..permits).map(|_| SegQueue::new()).collect(),
            order: Mutex::new(()),
            seats: (0..permits + spares).map(|_| OnceLock::new()).collect(),
            made: AtomicUsize::new(0),
            settings,
            ended: Arc::default(),
            own: own.clone(),
        })
    }

    /// Returns the number of permits, that is, of workers.
    pub fn threads(&self) -> usize {
        self.parts.len()
    }

    /// Iterates over the seats that have been made, with their numbers, starting at a random one.
    /// `random` returns a number below its argument.
    pub fn seats_from(
        &self,
        random: impl FnOnce(usize) -> usize,
    ) -> impl Iterator<Item = (usize, &Seat)> {
        // `Relaxed`: a worker takes its seat before it publishes a job, and publishing is ordered.
        let made = self.made.load(Relaxed);
        let first = random(made);
        let all = (first..made).chain(0..first);
        all.filter_map(|number| Some((number, &**self.seats[number].get()?)))
    }

    /// Returns the seat with this number, which must have been made.
    pub fn seat(&self, number: usize) -> &Seat {
        self.seats[number].get().expect("the seat was taken before")
    }

    /// Takes a seat that no worker has.
    pub fn take_seat(&self, number: usize) -> Rest {
        let seat = self.seats[number].get_or_init(|| Seat::new(number));
        self.made.fetch_max(number + 1, Relaxed);
        lock(&seat.rest).take().expect("the seat is free")
    }

    /// Returns a seat, so that a spare can take it.
    pub fn leave_seat(&self, number: usize, rest: Rest) {
        *lock(&self.seat(number).rest) = Some(rest);
        self.sleep.vacate(number, self);
    }

    /// Takes a job that only the holder of this permit may run.
    pub fn take_part(&self, permit: Permit) -> Option<Job> {
        self.parts[permit.0]
            .pop()
            .inspect(|_| notes::found(notes::Source::Part))
    }

    /// Takes a job that was submitted from outside. The flag is true if there seem to be more.
    pub fn take_injected(&self) -> Option<(Job, bool)> {
        let job = self.injector.pop()?;
        notes::found(notes::Source::Injector);
        Some((job, !self.injector.is_empty()))
    }

    /// Wakes a thread if need be. Must be called after a job was queued.
    #[inline(always)]
    pub fn published(&self) {
        self.sleep.published(self);
    }

    /// Submits a job that any worker may run.
    pub fn inject(&self, job: Job) {
        notes::submit(job.address());
        self.injector.push(job);
        self.published();
    }

    /// Queues a job for the holder of each permit; each holder runs broadcasts in the order in which they
    /// were queued. If no other job is queued for the permit `own`, returns its job instead: the caller
    /// must run it at once.
    pub fn deliver(&self, own: Option<Permit>, job: impl Fn(usize) -> Job) -> Option<Job> {
        let mut next = None;
        let order = lock(&self.order);
        for (permit, parts) in self.parts.iter().enumerate() {
            let job = job(permit);
            if own == Some(Permit(permit)) && parts.is_empty() {
                next = Some(job);
            } else {
                notes::submit(job.address());
                parts.push(job);
            }
        }
        drop(order);
        let all = (0..self.threads()).map(Permit);
        let others = all.filter(|&permit| own != Some(permit));
        others.for_each(|permit| self.sleep.published_for(permit, self));
        next
    }

    /// Returns the main function of the thread with this seat and this permit. If it is dropped without
    /// being called, the pool has one thread less.
    pub fn main(&self, seat: usize, permit: Permit) -> impl FnOnce() + Send + use<> {
        let mut thread = Thread {
            registry: self.own.upgrade(),
            permit,
            ended: self.ended.clone(),
        };
        self.ended.add();
        move || {
            let registry = thread.registry.take().expect("a thread begins once");
            (registry.settings.main)(registry, seat, permit);
        }
    }

    /// Starts a thread that begins with this permit and runs `main`.
    pub fn spawn(&self, permit: Permit, main: impl FnOnce() + Send + 'static) -> io::Result<()> {
        let mut builder = thread::Builder::new();
        if let Some(name) = &self.settings.names[permit.0] {
            builder = builder.name(name.clone());
        }
        if let Some(size) = self.settings.stack_size {
            builder = builder.stack_size(size);
        }
        builder.spawn(main).map(drop)
    }
}

impl Pool for Registry {
    fn has_jobs(&self) -> bool {
        let mut seats = self.seats_from(|_| 0);
        !self.injector.is_empty() || seats.any(|(_, seat)| !seat.stealer.is_empty())
    }

    fn has_jobs_for(&self, permit: Permit) -> bool {
        !self.parts[permit.0].is_empty()
    }

    #[cold]
    fn start(&self, seat: usize, permit: Permit) {
        // On an error, the closure is dropped.
        _ = self.spawn(permit, self.main(seat, permit));
    }
}

/// A thread of the pool, which counts as ended when this is dropped.
struct Thread {
    /// `None` once the thread has begun.
    registry: Option<Arc<Registry>>,
    permit: Permit,
    ended: Arc<CountLatch>,
}

impl Drop for Thread {
    fn drop(&mut self) {
        if let Some(registry) = self.registry.take() {
            registry.sleep.cannot_start(self.permit, &*registry);
        }
        // SAFETY: `main` added this thread to the count, and the `Arc` keeps the latch alive.
        unsafe { CountLatch::done(&*self.ended) };
    }
}
