//! The pool: a waiting worker runs any job, and keeps looking while there is none.

use std::cell::UnsafeCell;
use std::marker::PhantomData;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::{mem, process, thread};

use chase_lev_scenarios::Steal;
use crossbeam_utils::{Backoff, CachePadded};

use super::Queue;
use super::job::{Job, Task};
use crate::pools::Pool;
use crate::pools::measure::STACK;

/// A pool whose workers have queues of type `Q`. The thread that runs a program in it is the first
/// worker; the threads of the others live as long as the program runs.
///
/// A panic aborts the process.
pub struct Skeleton<Q> {
    threads: usize,
    queues: PhantomData<fn() -> Q>,
}

/// The state shared by the workers.
struct Shared<Q: Queue> {
    stealers: Vec<CachePadded<Q::Stealer>>,
    /// True while there may be jobs.
    runs: CachePadded<AtomicBool>,
}

/// A thread of the pool, with its queue.
pub struct Worker<Q: Queue> {
    queue: UnsafeCell<Q>,
    index: usize,
    shared: Arc<Shared<Q>>,
}

impl<Q: Queue> Worker<Q> {
    /// Calls `f` with the queue. `f` must not call this function again.
    #[inline(always)]
    fn queue<R>(&self, f: impl FnOnce(&mut Q) -> R) -> R {
        // SAFETY: only one thread at a time uses a worker, and queues run no foreign code.
        f(unsafe { &mut *self.queue.get() })
    }

    /// Runs jobs until `job` is done; it may be one of them.
    #[cold]
    fn wait<F, R>(&self, job: &Job<F, R>, popped: Option<Task>) {
        if let Some(task) = popped {
            // SAFETY: the task was popped, so nobody else has it.
            unsafe { task.run(self) };
        }
        self.work_while(|| !job.is_done());
    }

    /// Runs any jobs while `goes_on` returns `true`.
    fn work_while(&self, goes_on: impl Fn() -> bool) {
        let backoff = Backoff::new();
        while goes_on() {
            match self.queue(|queue| queue.pop()).or_else(|| self.steal()) {
                Some(task) => {
                    // SAFETY: the task was popped or stolen, so nobody else has it.
                    unsafe { task.run(self) };
                    backoff.reset();
                }
                None => backoff.snooze(),
            }
        }
    }

    /// Tries to steal once from each other worker, starting at a random one.
    fn steal(&self) -> Option<Task> {
        let stealers = &*self.shared.stealers;
        let first = fastrand::usize(..stealers.len());
        let victims = (first..stealers.len()).chain(0..first);
        let mut others = victims.filter(|&victim| victim != self.index);
        others.find_map(|victim| match self.queue(|queue| queue.steal(&stealers[victim])) {
            Steal::Success(task) => Some(task),
            Steal::Empty | Steal::Retry => None,
        })
    }
}

/// Aborts the process if it is dropped.
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
            shared: shared.clone(),
        });
        let first = workers.next().expect("a thread at least");
        thread::scope(|scope| {
            for worker in workers {
                let serve = move || worker.work_while(|| worker.shared.runs.load(Relaxed));
                let thread = thread::Builder::new().stack_size(STACK);
                thread.spawn_scoped(scope, serve).expect("threads");
            }
            // After a panic, the other workers would run for ever.
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
        // Others have the job's address, so this frame must stay until the job is done or popped.
        let guard = AbortOnUnwind;
        worker.queue(|queue| queue.push(job.task()));
        let first = a(worker);
        let popped = worker.queue(|queue| queue.pop());
        let second = if popped == Some(job.task()) {
            // SAFETY: the job was popped.
            let work = unsafe { job.work() };
            work(worker)
        } else {
            worker.wait(&job, popped);
            // SAFETY: the job is done.
            unsafe { job.result() }
        };
        mem::forget(guard);
        (first, second)
    }
}
