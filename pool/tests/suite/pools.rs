//! Pools, and waiting for what they do.

use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting};

/// A pool of so many threads.
pub fn of(threads: usize) -> ThreadPool {
    with(threads, Waiting::Own)
}

/// The same, in which waiting workers run those jobs.
pub fn with(threads: usize, waiting: Waiting) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(waiting).build().expect("threads")
}

/// Waits until it is so; returns whether it was in time.
pub fn until(is_so: impl FnMut() -> bool) -> bool {
    within(Duration::from_secs(20), is_so)
}

/// The same, with another limit.
pub fn within(limit: Duration, mut is_so: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    loop {
        if is_so() || start.elapsed() > limit {
            return is_so();
        }
        thread::sleep(Duration::from_micros(100));
    }
}
