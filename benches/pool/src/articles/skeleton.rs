//! The pool: who waits runs whatever there is, and asks again and again while there is nothing.

use std::cell::{Cell, UnsafeCell};
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{mem, process, thread};

use chase_lev_scenarios::Steal;
use crossbeam_utils::{Backoff, CachePadded};

use super::Queue;
use super::job::{Job, Task};
use crate::Pool;
use crate::measure::STACK;

/// A pool, the workers of which have such queues. Whoever runs a program in it is its first worker;
/// the threads of the others are there as long as the program runs.
///
/// A panic ends the process.
pub struct Skeleton<Q> {
    threads: usize,
    queues: PhantomData<fn() -> Q>,
}

/// What the workers share.
struct Shared<Q: Queue> {
    stealers: Vec<CachePadded<Q::Stealer>>,
    /// Whether there may be jobs.
    runs: CachePadded<AtomicBool>,
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
}

/// Ends the process if it is dropped.
struct AbortOnUnwind;

impl Drop for AbortOnUnwind {
    fn drop(&mut self) {
        process::abort();
    }
}

impl<Q: Queue> Pool for Skeleton<Q> {
    const NAME: &'static str = Q::NAME;
    type Scope<'a> = &'a Worker<Q>;

    fn new(threads: usize) -> Self {
        let queues = PhantomData;
        Skeleton { threads, queues }
    }

    fn run<R: Send>(&self, program: impl FnOnce(&Worker<Q>) -> R + Send) -> R {
        let queues: Vec<Q> = (0..self.threads).map(|_| Q::new(Q::CAPACITY)).collect();
        let shared = Arc::new(Shared {
            stealers: queues.iter().map(|queue| queue.stealer().into()).collect(),
            runs: AtomicBool::new(true).into(),
        });
        let mut workers = queues.into_iter().enumerate().map(|(index, queue)| Worker {
            queue: UnsafeCell::new(queue),
            index,
            random: Cell::new(index as u64 + 1),
            shared: shared.clone(),
        });
        let first = workers.next().expect("a thread at least");
        thread::scope(|scope| {
            for worker in workers {
                let serve = move || worker.work_while(|| worker.shared.runs.load(Relaxed));
                let thread = thread::Builder::new().stack_size(STACK);
                thread.spawn_scoped(scope, serve).expect("threads");
            }
            // The others would go on for ever.
            let guard = AbortOnUnwind;
            let result = program(&first);
            mem::forget(guard);
            shared.runs.store(false, Relaxed);
            result
        })
    }

    #[inline(always)]
    fn join<A: Send, B: Send>(
        worker: &Worker<Q>,
        a: impl FnOnce(&Worker<Q>) -> A + Send,
        b: impl FnOnce(&Worker<Q>) -> B + Send,
    ) -> (A, B) {
        if !worker.queue(|queue| queue.has_room()) {
            return (a(worker), b(worker));
        }
        let job = Job::new(b);
        // Others have the job's address: this frame must not go before it is done, or is back.
        let guard = AbortOnUnwind;
        worker.queue(|queue| queue.push(job.task()));
        let first = a(worker);
        let popped = worker.queue(|queue| queue.pop());
        let second = if popped == Some(job.task()) {
            // SAFETY: it was popped.
            let work = unsafe { job.work() };
            work(worker)
        } else {
            worker.wait(&job, popped);
            // SAFETY: it is done.
            unsafe { job.result() }
        };
        mem::forget(guard);
        (first, second)
    }
}
