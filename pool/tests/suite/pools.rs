//! Helpers that build pools and wait for conditions.

use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting, join};

/// Builds a pool of `threads` threads.
pub fn of(threads: usize) -> ThreadPool {
    with(threads, Waiting::Own)
}

/// Builds a pool whose waiting workers run the jobs that `waiting` says.
pub fn with(threads: usize, waiting: Waiting) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(waiting).build().expect("threads")
}

/// Waits until `is_so` returns true. Panics if that takes longer than 20 seconds, since something hangs then.
#[track_caller]
pub fn until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(20), "it hangs");
        thread::sleep(Duration::from_micros(100));
    }
}

/// Computes the `n`th Fibonacci number from the definition: forks and little else.
pub fn fib(n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = join(|| fib(n - 1), || fib(n - 2));
    a + b
}
