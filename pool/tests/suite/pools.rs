//! Helpers that build pools and wait for conditions.

use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting};

/// Builds a pool of `threads` threads.
pub fn of(threads: usize) -> ThreadPool {
    with(threads, Waiting::Own)
}

/// Builds a pool whose waiting workers run the jobs that `waiting` says.
pub fn with(threads: usize, waiting: Waiting) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(waiting).build().expect("threads")
}

/// Waits until `is_so` returns true. Returns false if that takes longer than 20 seconds.
pub fn until(is_so: impl FnMut() -> bool) -> bool {
    within(Duration::from_secs(20), is_so)
}

/// Waits until `is_so` returns true. Returns false if that takes longer than `limit`.
pub fn within(limit: Duration, mut is_so: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    loop {
        if is_so() || start.elapsed() > limit {
            return is_so();
        }
        thread::sleep(Duration::from_micros(100));
    }
}
