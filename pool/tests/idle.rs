//! An idle pool uses no processor time.

#![cfg(all(target_os = "linux", not(any(loom, shuttle))))]

use std::fs;
use std::thread;
use std::time::Duration;

use chase_lev_pool::ThreadPoolBuilder;

/// Returns the time that all threads of this process but the current one have run.
fn run_time() -> Duration {
    let current = fs::read_link("/proc/thread-self").expect("Linux has it");
    let tasks = fs::read_dir("/proc/self/task").expect("Linux has it");
    let run = tasks.filter_map(|task| {
        let task = task.ok()?.path();
        let is_other = !current.ends_with(task.file_name()?);
        let text = fs::read_to_string(is_other.then(|| task.join("schedstat"))?).ok()?;
        text.split(' ').next()?.parse::<u64>().ok()
    });
    Duration::from_nanos(run.sum())
}

fn used_within(time: Duration) -> Duration {
    let before = run_time();
    thread::sleep(time);
    run_time() - before
}

#[test]
fn uses_under_a_thousandth_of_a_core() {
    let pool = ThreadPoolBuilder::new().num_threads(4).build();
    let pool = pool.expect("there are threads");
    pool.install(|| ());
    assert!(!run_time().is_zero(), "the kernel counts no time");
    // The workers go to sleep late on a loaded machine.
    let sleeps = (0..40).any(|_| used_within(Duration::from_millis(500)).is_zero());
    assert!(sleeps, "some worker does not go to sleep");
    let used = used_within(Duration::from_secs(3));
    println!("{used:?} in three seconds");
    assert!(used < Duration::from_millis(3), "{used:?}");
}
