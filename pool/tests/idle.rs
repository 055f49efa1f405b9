//! An idle pool uses no processor time.

#![cfg(all(target_os = "linux", not(any(loom, shuttle))))]

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::ThreadPoolBuilder;

/// Returns the time that all threads of this process have run.
fn run_time() -> Duration {
    let tasks = fs::read_dir("/proc/self/task").expect("Linux has it");
    let run = tasks.filter_map(|task| {
        let text = fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        text.split(' ').next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(run.sum())
}

#[test]
fn uses_under_a_thousandth_of_a_core() {
    let pool = ThreadPoolBuilder::new().num_threads(4).build();
    let pool = pool.expect("there are threads");
    pool.install(|| ());
    // Lets all workers go to sleep.
    thread::sleep(Duration::from_millis(500));
    let (start, before) = (Instant::now(), run_time());
    thread::sleep(Duration::from_secs(3));
    let (elapsed, used) = (start.elapsed(), run_time() - before);
    println!("{used:?} in {elapsed:?}");
    assert!(before > Duration::ZERO, "the kernel counts no time");
    assert!(used * 1000 < elapsed, "{used:?} in {elapsed:?}");
}
