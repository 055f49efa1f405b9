//! The pool: who waits runs whatever there is, and asks again and again while there is nothing.

use std::cell::{Cell, UnsafeCell};
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::{mem, process};

use chase_lev_scenarios::Steal;
use crossbeam_utils::{Backoff, CachePadded};

use super::Queue;
use super::job::{Job, Task};
use crate::Pool;

/// A pool, the workers of which have such queues. Whoever runs a program in it is its first worker.
///
/// A closure that panics ends the process.
pub struct Skeleton<Q: Queue> {
    first: Mutex<Worker<Q>>,
    others: Vec<JoinHandle<()>>,
    shared: Arc<Shared<Q>>,
}

/// What the workers share.
struct Shared<Q: Queue> {
    stealers: Vec<CachePadded<Q::Stealer>>,
    phase: Mutex<Phase>,
    changed: Condvar,
    /// Whether the phase is `Runs`.
    runs: CachePadded<AtomicBool>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Nothing is to be done, and the workers sleep.
    Rests,
    /// There may be jobs.
    Runs,
    /// The workers leave.
    Ends,
}

impl<Q: Queue> Shared<Q> {
    fn enter(&self, phase: Phase) {
        *self.phase.lock().expect("no panics") = phase;
        self.runs.store(phase == Phase::Runs, Relaxed);
        self.changed.notify_all();
    }

    /// Sleeps until there may be jobs: then this is true.
    fn wait(&self) -> bool {
        let phase = self.phase.lock().expect("no panics");
        let rests = |phase: &mut Phase| *phase == Phase::Rests;
        let phase = self.changed.wait_while(phase, rests);
        *phase.expect("no panics") == Phase::Runs
    }
}

/// A thread of the pool, with its queue.
pub struct Worker<Q: Queue> {
    queue: UnsafeCell<Q>,
    index: usize,
    random: Cell<u64>,
    shared: Arc<Shared<Q>>,
}

impl<Q: Queue> Worker<Q> {
    /// Calls `f` with the queue. It must not call this.
    #[inline(always)]
    fn queue<R>(&self, f: impl FnOnce(&mut Q) -> R) -> R {
        // SAFETY: a worker is one thread's at a time, and queues run no foreign code.
        f(unsafe { &mut *self.queue.get() })
    }

    #[inline(always)]
    fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce(&Self) -> RA,
        B: FnOnce(&Self) -> RB + Send,
        RB: Send,
    {
        if !self.queue(|queue| queue.has_room()) {
            return (a(self), b(self));
        }
        let job = Job::new(b);
        // Others have the job's address: this frame must not go before it is done, or is back.
        let guard = AbortOnUnwind;
        self.queue(|queue| queue.push(job.task()));
        let first = a(self);
        let popped = self.queue(|queue| queue.pop());
        let second = if popped == Some(job.task()) {
            // SAFETY: it was popped.
            let work = unsafe { job.work() };
            work(self)
        } else {
            self.wait(&job, popped);
            // SAFETY: it is done.
            unsafe { job.result() }
        };
        mem::forget(guard);
        (first, second)
    }

    /// Runs jobs until this one is done, which may be among them.
    #[cold]
    fn wait<F, R>(&self, job: &Job<F, R>, popped: Option<Task>) {
        if let Some(task) = popped {
            // SAFETY: it was popped.
            unsafe { task.run(self) };
        }
        self.work_while(|| !job.is_done());
    }

    /// Runs jobs, of whomever.
    fn work_while(&self, goes_on: impl Fn() -> bool) {
        let backoff = Backoff::new();
        while goes_on() {
            match self.queue(|queue| queue.pop()).or_else(|| self.steal()) {
                Some(task) => {
                    // SAFETY: it was popped or stolen.
                    unsafe { task.run(self) };
                    backoff.reset();
                }
                None => backoff.snooze(),
            }
        }
    }

    /// Asks all others once, in turn from any.
    fn steal(&self) -> Option<Task> {
        let stealers = &*self.shared.stealers;
        let first = self.random(stealers.len());
        let victims = (first..stealers.len()).chain(0..first);
        let mut others = victims.filter(|&victim| victim != self.index);
        others.find_map(
            |victim| match self.queue(|queue| queue.steal(&stealers[victim])) {
                Steal::Success(task) => Some(task),
                Steal::Empty | Steal::Retry => None,
            },
        )
    }

    /// Marsaglia's xorshift, reduced to less than `below`.
    fn random(&self, below: usize) -> usize {
        let mut x = self.random.get();
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        self.random.set(x);
        (x % below as u64) as usize
    }

    /// What a thread of the pool does.
    fn serve(self) {
        while self.shared.wait() {
            self.work_while(|| self.shared.runs.load(Relaxed));
        }
    }
}

/// Ends the process if it is dropped.
struct AbortOnUnwind;

impl Drop for AbortOnUnwind {
    fn drop(&mut self) {
        process::abort();
    }
}

impl<Q: Queue> Skeleton<Q> {
    /// The size of its threads' stacks: who waits may run job upon job, and nothing bounds them.
    pub const STACK: usize = 64 << 20;
}

impl<Q: Queue> Pool for Skeleton<Q> {
    const NAME: &'static str = Q::NAME;
    type Scope<'a> = &'a Worker<Q>;

    fn new(threads: usize) -> Self {
        let queues: Vec<Q> = (0..threads).map(|_| Q::new(Q::CAPACITY)).collect();
        let stealers = queues.iter().map(|queue| queue.stealer().into());
        let shared = Arc::new(Shared {
            stealers: stealers.collect(),
            phase: Mutex::new(Phase::Rests),
            changed: Condvar::new(),
            runs: AtomicBool::new(false).into(),
        });
        let mut workers = queues.into_iter().enumerate().map(|(index, queue)| Worker {
            queue: UnsafeCell::new(queue),
            index,
            random: Cell::new(index as u64 + 1),
            shared: shared.clone(),
        });
        let first = Mutex::new(workers.next().expect("a thread at least"));
        let spawn = |worker: Worker<Q>| {
            let builder = thread::Builder::new().stack_size(Self::STACK);
            builder.spawn(|| worker.serve()).expect("threads")
        };
        let others = workers.map(spawn).collect();
        Skeleton {
            first,
            others,
            shared,
        }
    }

    fn run<R: Send>(&self, program: impl FnOnce(&Worker<Q>) -> R + Send) -> R {
        let first = self.first.lock().expect("no panics");
        self.shared.enter(Phase::Runs);
        let result = program(&first);
        self.shared.enter(Phase::Rests);
        result
    }

    #[inline(always)]
    fn join<A, B, RA, RB>(worker: &Worker<Q>, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce(&Worker<Q>) -> RA + Send,
        B: FnOnce(&Worker<Q>) -> RB + Send,
        RA: Send,
        RB: Send,
    {
        worker.join(a, b)
    }

    fn reborrow<'a>(worker: &'a mut &Worker<Q>) -> &'a Worker<Q> {
        worker
    }
}

impl<Q: Queue> Drop for Skeleton<Q> {
    fn drop(&mut self) {
        self.shared.enter(Phase::Ends);
        for thread in self.others.drain(..) {
            thread.join().expect("no panics");
        }
    }
}
