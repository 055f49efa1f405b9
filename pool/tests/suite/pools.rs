//! Pools, and jobs for them.

use std::sync::mpsc;

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting, join, spawn};

/// Builds a pool of `threads` threads.
pub fn of(threads: usize) -> ThreadPool {
    with(threads, Waiting::Own)
}

/// Builds a pool whose waiting workers run the jobs that `waiting` says.
pub fn with(threads: usize, waiting: Waiting) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(waiting).build().expect("threads")
}

/// Returns a builder of such a pool as [`of`] builds.
pub fn own(threads: usize) -> ThreadPoolBuilder {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(Waiting::Own)
}

pub fn without_spares(threads: usize) -> ThreadPool {
    own(threads).max_spares(0).build().expect("threads")
}

/// Waits in another pool until a job has run that a pool of one worker runs only during this wait.
pub fn wait_for_own_pool(pool: &ThreadPool, other: &ThreadPool) {
    let (sender, receiver) = mpsc::channel();
    pool.install(|| {
        spawn(move || sender.send(()).expect("the job is received"));
        other.install(move || receiver.recv().expect("the job is run"));
    });
}

/// Computes the `n`th Fibonacci number from the definition: forks and little else.
pub fn fib(n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = join(|| fib(n - 1), || fib(n - 2));
    a + b
}
