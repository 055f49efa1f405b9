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
use crate::sleep::{NUMBERS, Pool, Sleep, Spare};
use crate::unwind::lock;
use crate::waiting::Waiting;

/// The part of a pool that its threads share.
pub struct Registry {
    pub sleep: shim::Arc<Sleep>,
    /// Jobs from outside.
    pub injector: SegQueue<Job>,
    /// By permit, jobs that only its holder is to run.
    parts: Box<[SegQueue<Job>]>,
    /// Locked while some are queued, so that all holders see the same order of broadcasts.
    order: Mutex<()>,
    /// By seat; a seat is made when it is first taken.
    seats: Box<[OnceLock<Box<Seat>>]>,
    /// The seats from here on have not been made.
    made: AtomicUsize,
    pub waiting: Waiting,
    pub handlers: Handlers,
    pub form: Form,
    /// Set when the handle has been dropped, and all threads have ended.
    pub ended: Arc<CountLatch>,
    own: Weak<Registry>,
}

/// The form of a pool's threads.
pub struct Form {
    /// Runs the worker with this seat and this permit until it ends.
    pub main: fn(Arc<Registry>, usize, usize),
    /// By the permit with which they begin.
    pub names: Vec<Option<String>>,
    pub stack_size: Option<usize>,
}

/// The part of a worker that the others know.
pub struct Seat {
    pub stealer: Stealer<Job>,
    /// Its worker writes it often, and the others seldom read it.
    pub lineage: CachePadded<Lineage>,
    /// The rest of it, while no worker has the seat.
    rest: Mutex<Option<Rest>>,
}

/// The part of a seat that is its worker's alone. What is numbered goes on from worker to worker.
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
    /// Of a pool of so many permits, as many threads, and so many spares; `absent` of the threads are not
    /// the pool's own.
    pub fn new(
        permits: usize,
        spares: usize,
        absent: usize,
        waiting: Waiting,
        form: Form,
        handlers: Handlers,
    ) -> Arc<Self> {
        Arc::new_cyclic(|own| Registry {
            sleep: shim::Arc::new(Sleep::new(permits, spares, absent, NUMBERS)),
            injector: SegQueue::new(),
            parts: (0..permits).map(|_| SegQueue::new()).collect(),
            order: Mutex::new(()),
            seats: (0..permits + spares).map(|_| OnceLock::new()).collect(),
            made: AtomicUsize::new(0),
            waiting,
            handlers,
            form,
            ended: Arc::default(),
            own: own.clone(),
        })
    }

    /// The number of permits, which is that of the threads that may run at a time.
    pub fn threads(&self) -> usize {
        self.parts.len()
    }

    /// The seats that have been made, by number, from a random one on. `random` returns a number below its
    /// argument.
    pub fn seats_from(
        &self,
        random: impl FnOnce(usize) -> usize,
    ) -> impl Iterator<Item = (usize, &Seat)> {
        // `Relaxed`: whoever takes a seat does so before it publishes a job, which is ordered.
        let made = self.made.load(Relaxed);
        let first = random(made);
        let all = (first..made).chain(0..first);
        all.filter_map(|number| Some((number, &**self.seats[number].get()?)))
    }

    /// This seat, which has been made.
    pub fn seat(&self, number: usize) -> &Seat {
        self.seats[number].get().expect("a worker has had it")
    }

    /// Takes a seat, which nobody has.
    pub fn take_seat(&self, number: usize) -> Rest {
        let seat = self.seats[number].get_or_init(|| Seat::new(number));
        self.made.fetch_max(number + 1, Relaxed);
        lock(&seat.rest).take().expect("nobody has it")
    }

    /// Gives a seat back, for a spare to have it.
    pub fn leave_seat(&self, number: usize, rest: Rest) {
        *lock(&self.seat(number).rest) = Some(rest);
        self.sleep.vacate(number);
    }

    /// Takes a job that only the holder of this permit is to run.
    pub fn take_part(&self, permit: usize) -> Option<Job> {
        self.parts[permit]
            .pop()
            .inspect(|_| notes::found(notes::Source::Part))
    }

    /// Takes a job from outside. Returns also whether there are more.
    pub fn take_injected(&self) -> Option<(Job, bool)> {
        let job = self.injector.pop()?;
        notes::found(notes::Source::Injector);
        Some((job, !self.injector.is_empty()))
    }

    /// A job was queued.
    #[inline(always)]
    pub fn published(&self) {
        self.sleep.published(self);
    }

    /// Has any worker run it.
    pub fn inject(&self, job: Job) {
        notes::submit(job.header().addr());
        self.injector.push(job);
        self.published();
    }

    /// Has the holder of each permit run its job, one broadcast after the other. Returns the job for the
    /// permit `own`, if that is next: its holder is to run it at once.
    pub fn deliver(&self, own: Option<usize>, job: impl Fn(usize) -> Job) -> Option<Job> {
        let mut next = None;
        let order = lock(&self.order);
        for (permit, parts) in self.parts.iter().enumerate() {
            let job = job(permit);
            if own == Some(permit) && parts.is_empty() {
                next = Some(job);
            } else {
                notes::submit(job.header().addr());
                parts.push(job);
            }
        }
        drop(order);
        let others = (0..self.threads()).filter(|&permit| own != Some(permit));
        others.for_each(|permit| self.sleep.published_for(permit, self));
        next
    }

    /// Returns what the thread with this seat and this permit is to run.
    pub fn main(&self, seat: usize, permit: usize) -> impl FnOnce() + Send + use<> {
        let registry = self.own.upgrade().expect("the caller has it");
        let main = self.form.main;
        self.ended.add();
        let end = Ended(self.ended.clone());
        move || {
            main(registry, seat, permit);
            drop(end);
        }
    }

    /// Starts a thread that begins with this permit.
    pub fn spawn(&self, permit: usize, main: impl FnOnce() + Send + 'static) -> io::Result<()> {
        let mut builder = thread::Builder::new();
        if let Some(name) = &self.form.names[permit] {
            builder = builder.name(name.clone());
        }
        if let Some(size) = self.form.stack_size {
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

    fn has_jobs_for(&self, permit: usize) -> bool {
        !self.parts[permit].is_empty()
    }

    #[cold]
    fn start(&self, spare: Spare) {
        let main = self.main(spare.seat, spare.permit);
        if self.spawn(spare.permit, main).is_err() {
            self.sleep.cannot_start(spare);
        }
    }
}

/// A thread that has not ended.
struct Ended(Arc<CountLatch>);

impl Drop for Ended {
    fn drop(&mut self) {
        // SAFETY: it was added in `main`. The latch stays.
        unsafe { CountLatch::done(&*self.0) };
    }
}
