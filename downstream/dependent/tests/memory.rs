//! An exploration takes no more memory in its last execution than in an early one.

#![cfg(all(
    target_os = "linux",
    any(all(loom, feature = "loom"), all(shuttle, feature = "shuttle"))
))]

use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev::Worker;
use dependent::thread;

/// The two executions at which memory is measured.
const MEASURED: [usize; 2] = [2_000, 22_000];

/// The allowed growth in KiB, which is 50 bytes per execution.
const MARGIN: usize = 1_000;

/// Returns the resident memory of this process in KiB.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.unwrap().trim().trim_end_matches(" kB");
    number.parse().unwrap()
}

/// Runs a deque that grows twice while a thief steals.
fn model() {
    let owner = Worker::with_capacity(1);
    let victim = owner.stealer();
    let thief = thread::spawn(move || [victim.steal(), victim.steal()]);
    (0..5).for_each(|job| owner.push(job));
    let _ = thief.join().unwrap();
}

#[test]
fn memory_is_constant() {
    static EXECUTIONS: AtomicUsize = AtomicUsize::new(0);
    static MEASURES: Mutex<Vec<usize>> = Mutex::new(Vec::new());
    explore(|| {
        if MEASURED.contains(&EXECUTIONS.fetch_add(1, Relaxed)) {
            MEASURES.lock().unwrap().push(resident());
        }
        model();
    });
    let [early, late] = MEASURES.lock().unwrap()[..] else {
        panic!("too few executions");
    };
    println!("{early} KiB, then {late} KiB");
    assert!(late < early + MARGIN, "{early} KiB, then {late} KiB");
}

fn explore(model: fn()) {
    #[cfg(loom)]
    {
        let mut builder = loom::model::Builder::new();
        builder.max_permutations = Some(MEASURED[1] + 1);
        // Loom checks the limit only at checkpoints.
        builder.checkpoint_interval = 1000;
        builder.check(model);
    }
    #[cfg(shuttle)]
    shuttle::check_random(model, MEASURED[1] + 1);
}
