//! The part of a pool that its threads share.

use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock, Weak};
use std::{io, process};

use chase_lev::Stealer;
use crossbeam_queue::SegQueue;
use crossbeam_utils::CachePadded;

use crate::handlers::Handlers;
use crate::job::{Deque, Job};
use crate::latch::CountLatch;
use crate::notes::{self, event};
use crate::own::lineage::{Lineage, Sessions};
use crate::own::{Origin, Permit};
use crate::shim::{self, Mutex, thread};
use crate::sleep::{Pool, Seat, Sleep};
use crate::unwind::lock;

/// The part of a pool that its threads share.
pub struct Registry {
    pub sleep: shim::Arc<Sleep>,
    /// Jobs submitted from outside of the pool.
    pub injector: SegQueue<Job>,
    /// For each index, the jobs that only one thread may run: parts of broadcasts.
    parts: Box<[SegQueue<Job>]>,
    /// Locked while a broadcast is queued, so that all threads get broadcasts in the same order.
    order: Mutex<()>,
    /// What the workers show each other, by seat. It is made when a seat is first taken.
    peers: Box<[OnceLock<Box<Peer>>]>,
    /// One more than the highest seat that is taken.
    end: AtomicUsize,
    /// The thread that was last started in each seat.
    started: Box<[Mutex<Option<thread::JoinHandle<()>>>]>,
    /// What workers have left in their seats.
    left: Mutex<BTreeMap<usize, Rest>>,
    pub settings: Settings,
    /// The number of jobs that waiters ran although `Waiting::Own` forbids it. It orders nothing.
    pub exceptions: AtomicUsize,
    /// Set when the handle was dropped and all threads have ended.
    pub ended: Arc<CountLatch>,
    /// The process that has the threads.
    process: u32,
    own: Weak<Registry>,
}

/// The settings of a pool.
pub struct Settings {
    /// The number of threads without spares.
    pub threads: usize,
    /// The greatest number of spares.
    pub spares: usize,
    /// The number of threads that the pool does not start.
    pub absent: usize,
    pub waiting: Waiting,
    pub handlers: Handlers,
    /// True if spares call the start and exit handlers, too.
    pub handles_spares: bool,
    /// Runs the worker in a given seat, with a permit if there are any, until it ends.
    pub main: fn(Arc<Registry>, Seat, Option<Permit>),
    /// The names, by index, each set before its thread is started.
    pub names: Vec<OnceLock<String>>,
    pub stack_size: Option<usize>,
    pub origin: Origin,
}

/// The jobs that a worker runs while it waits, in a `join` or at the end of a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Any job, as in rayon. This is the default.
    ///
    /// A job may then need a lock that is held further down on its own stack, and stacks may grow deep.
    #[default]
    Any,
    /// Only jobs that it waits for. Another thread takes the worker's place: an idle one, or a
    /// [spare](crate::ThreadPoolBuilder::max_spares).
    ///
    /// A lock held across a `join` can block only the jobs of that `join`, and a thread's stack holds
    /// one path of the tree of calls and forks. There is one exception: if no thread can take its place, because
    /// there are as many spares as allowed or the system refuses another, a waiter runs any job, since otherwise
    /// the program might stop. The pool [counts](crate::ThreadPool::exceptions) how often that happens.
    Own,
}

/// The part of a worker that the other workers see.
pub struct Peer {
    pub stealer: Stealer<Job>,
    /// Padded: its worker writes it often, the others seldom read it.
    pub lineage: CachePadded<Lineage>,
}

/// The part of a seat that only its worker uses. It passes from one worker of the seat to the next, so
/// the numbers of sessions continue.
pub struct Rest {
    pub deque: Deque,
    pub sessions: Sessions,
}

impl Registry {
    /// Creates the registry of a pool.
    pub fn new(settings: Settings) -> Arc<Self> {
        let Settings {
            threads,
            spares,
            absent,
            ..
        } = settings;
        let own_spares = (settings.waiting == Waiting::Own).then_some(spares);
        Arc::new_cyclic(|own| Registry {
            sleep: shim::Arc::new(Sleep::new(threads, absent, own_spares)),
            injector: SegQueue::new(),
            parts: (0..threads).map(|_| SegQueue::new()).collect(),
            order: Mutex::new(()),
            peers: (0..threads + spares).map(|_| OnceLock::new()).collect(),
            end: AtomicUsize::new(0),
            started: (0..threads + spares).map(|_| Mutex::new(None)).collect(),
            left: Mutex::default(),
            settings,
            exceptions: AtomicUsize::new(0),
            ended: Arc::default(),
            process: process::id(),
            own: own.clone(),
        })
    }

    /// Returns the number of threads without spares.
    pub fn threads(&self) -> usize {
        self.settings.threads
    }

    /// Returns the number of seats, with those of spares.
    pub fn seats(&self) -> usize {
        self.peers.len()
    }

    pub fn handlers(&self) -> &Handlers {
        &self.settings.handlers
    }

    /// Iterates over the workers, starting at a random one. `random` returns a number below its argument.
    pub fn peers_from(
        &self,
        random: impl FnOnce(usize) -> usize,
    ) -> impl Iterator<Item = (Seat, &Peer)> {
        // `Relaxed`: a worker takes its seat before it publishes a job, and publishing is ordered.
        let end = self.end.load(Relaxed);
        let first = random(end);
        let all = (first..end).chain(0..first);
        all.filter_map(|seat| Some((Seat(seat), &**self.peers[seat].get()?)))
    }

    /// Returns what the worker in this seat shows. The seat must have been taken.
    pub fn peer(&self, seat: Seat) -> &Peer {
        self.peers[seat.0].get().expect("the seat was taken before")
    }

    /// Takes a seat in which no worker is.
    pub fn take_seat(&self, seat: Seat) -> Rest {
        let mut left = lock(&self.left);
        self.end.fetch_max(seat.0 + 1, Relaxed);
        left.remove(&seat.0).unwrap_or_else(|| {
            let rest = Rest {
                deque: Deque::new_lifo(),
                sessions: Sessions::new(seat),
            };
            let peer = || Peer {
                stealer: rest.deque.stealer(),
                lineage: CachePadded::default(),
            };
            self.peers[seat.0].get_or_init(|| Box::new(peer()));
            rest
        })
    }

    /// Leaves a seat, so that a spare can take it. Searches end at the highest seat that is taken.
    pub fn leave_seat(&self, seat: Seat, rest: Rest) {
        let mut left = lock(&self.left);
        left.insert(seat.0, rest);
        let taken = |&highest: &usize| !left.contains_key(&highest);
        let highest = (0..self.end.load(Relaxed)).rev().find(taken);
        self.end.store(highest.map_or(0, |seat| seat + 1), Relaxed);
        drop(left);
        self.sleep.vacate(seat, self);
    }

    /// Takes a job that is queued for the thread with this index.
    pub fn take_part(&self, index: usize) -> Option<Job> {
        self.parts[index].pop().inspect(|_| notes::found("Part"))
    }

    /// Takes a job that was submitted from outside. The flag is true if there seem to be more.
    pub fn take_injected(&self) -> Option<(Job, bool)> {
        let job = self.injector.pop()?;
        notes::found("Injector");
        Some((job, !self.injector.is_empty()))
    }

    /// Wakes a thread if need be. Must be called after a job was queued.
    #[inline(always)]
    pub fn published(&self) {
        self.sleep.published(self);
    }

    /// Submits a job that any worker may run.
    pub fn inject(&self, job: Job) {
        self.check_process();
        event!("submits", job = job.address());
        self.injector.push(job);
        self.published();
    }

    /// Checks that the threads of the pool exist.
    ///
    /// # Panics
    ///
    /// Panics in the child of a `fork`.
    fn check_process(&self) {
        assert!(
            self.process == process::id(),
            "this pool was built before a `fork`, and its threads are in the parent process only: build another \
             pool in the child"
        );
    }

    /// Queues a job for each index; each thread runs broadcasts in the order in which they were queued. If no
    /// other job is queued for the index `own`, returns its job instead: the caller must run it at once.
    pub fn deliver(&self, own: Option<usize>, job: impl Fn(usize) -> Job) -> Option<Job> {
        self.check_process();
        let mut next = None;
        let order = lock(&self.order);
        for (index, parts) in self.parts.iter().enumerate() {
            let job = job(index);
            if own == Some(index) && parts.is_empty() {
                next = Some(job);
            } else {
                event!("submits", job = job.address());
                parts.push(job);
            }
        }
        drop(order);
        let others = (0..self.threads()).filter(|&index| own != Some(index));
        others.for_each(|index| self.sleep.published_for(index, self));
        next
    }

    /// Returns the main function of the thread in this seat. If it is dropped without being called, the pool has
    /// one thread less.
    pub fn main(&self, seat: Seat, permit: Option<Permit>) -> impl FnOnce() + Send + use<> {
        let mut thread = Thread {
            registry: self.own.upgrade(),
            seat,
            permit,
            ended: self.ended.clone(),
        };
        self.ended.add();
        move || {
            let registry = thread.registry.take().expect("a thread begins once");
            (registry.settings.main)(registry, seat, permit);
        }
    }

    /// Starts a thread in this seat that runs `main`, with the name of this index.
    pub fn spawn(
        &self,
        seat: Seat,
        index: usize,
        main: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        let mut builder = thread::Builder::new();
        if let Some(name) = &self.settings.names[index].get() {
            builder = builder.name(String::clone(name));
        }
        if let Some(size) = self.settings.stack_size {
            builder = builder.stack_size(size);
        }
        let thread = builder.spawn(main)?;
        *lock(&self.started[seat.0]) = Some(thread);
        Ok(())
    }

    /// Waits until the threads that the pool has started have ended, with the destructors of their thread-locals.
    /// Their work must have ended.
    pub fn join(&self) {
        for thread in &self.started {
            if let Some(thread) = lock(thread).take() {
                // A worker does not panic: a panic in it aborts the process.
                _ = thread.join();
            }
        }
    }
}

impl Pool for Registry {
    fn has_jobs(&self) -> bool {
        let mut peers = self.peers_from(|_| 0);
        !self.injector.is_empty() || peers.any(|(_, peer)| !peer.stealer.is_empty())
    }

    fn has_jobs_for(&self, index: usize) -> bool {
        !self.parts[index].is_empty()
    }

    #[cold]
    fn start(&self, seat: Seat, permit: Permit) {
        let (main, own) = (self.main(seat, Some(permit)), self.own.clone());
        let main = move || {
            own.upgrade()
                .iter()
                .for_each(|pool| pool.settings.origin.restore());
            main();
        };
        // On an error, the closure is dropped.
        _ = self.spawn(seat, permit.0, main);
    }
}

/// A thread of the pool, which counts as ended when this is dropped.
struct Thread {
    /// `None` once the thread has begun.
    registry: Option<Arc<Registry>>,
    seat: Seat,
    permit: Option<Permit>,
    ended: Arc<CountLatch>,
}

impl Drop for Thread {
    fn drop(&mut self) {
        if let Some(registry) = self.registry.take() {
            (registry.sleep).cannot_start(self.seat, self.permit, &*registry);
        }
        // SAFETY: `main` added this thread to the count, and the `Arc` keeps the latch alive.
        unsafe { CountLatch::done(&*self.ended) };
    }
}
