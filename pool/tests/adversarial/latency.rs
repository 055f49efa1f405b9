//! Programs that end on any pool, but could be slow on some.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

use crate::pools::until;

const CALL: Duration = Duration::from_millis(100);

/// Asserts that the time that is measured is less than the limit in one of three attempts: other
/// programs may delay one.
fn is_prompt(limit: Duration, measure: impl Fn() -> Duration) {
    assert!((0..3).any(|_| measure() < limit), "not in {limit:?}");
}

programs! { EndsOn::All {
    /// Eight call-backs on four workers take two rounds if no worker is idle.
    fn eight_call_backs() -> u64 {
        let (a, b) = (pool::of(4), pool::of(8));
        is_prompt(CALL * 4, || {
            let start = Instant::now();
            a.install(|| b.scope(|s| {
                (0..8).for_each(|_| s.spawn(|_| a.install(|| thread::sleep(CALL))));
            }));
            start.elapsed()
        });
        8
    }

    /// All parts are queued before one is run.
    fn many_detached_broadcasts() -> u64 {
        is_prompt(Duration::from_secs(1), || {
            let (pool, count) = (pool::of(4), Arc::new(AtomicUsize::new(0)));
            let gate = Arc::new(AtomicBool::new(false));
            let is_open = gate.clone();
            pool.spawn_broadcast(move |_| until(&is_open));
            let start = Instant::now();
            for _ in 0..50_000 {
                let count = count.clone();
                pool.spawn_broadcast(move |_| _ = count.fetch_add(1, SeqCst));
            }
            gate.store(true, SeqCst);
            while count.load(SeqCst) < 200_000 {
                thread::sleep(Duration::from_micros(50));
            }
            start.elapsed()
        });
        200_000
    }

    /// All workers but one run long jobs, and the last waits for one of these.
    fn a_second_client_beside_long_jobs() -> u64 {
        let pool = &pool::of(4);
        is_prompt(CALL * 2, || thread::scope(|t| {
            let long = || thread::sleep(CALL * 5);
            t.spawn(move || pool.install(|| {
                pool::apart(|| pool::apart(|| pool::apart(|| (), long), long), long);
            }));
            thread::sleep(CALL);
            let start = Instant::now();
            pool.install(|| ());
            start.elapsed()
        }));
        1
    }
} }
