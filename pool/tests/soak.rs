//! Random programs that mix all operations of the pool with locks, channels and barriers, and that end on
//! rayon-core. On this pool, each must return the same result.
#![cfg(not(checker))]

#[path = "soak/run.rs"]
mod run;

use std::env;
use std::io::{self, Write};
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

use run::{by_default, owning, rayon};

/// A program that takes this long is considered to hang.
const LIMIT: Duration = Duration::from_secs(30);

/// The pools, in the order in which they run a program.
const POOLS: [&str; 3] = ["this pool", "this pool with `Waiting::Own`", "rayon-core"];

/// The seeds of programs that once hung, because yielding jobs passed on permits that parts of
/// broadcasts needed.
const KNOWN: &[u64] = &[2813, 24_291];

/// Aborts the process when a program hangs, and reports the program's seed.
fn watch(now: &Arc<AtomicU64>) {
    let now = Arc::downgrade(now);
    thread::spawn(move || {
        let mut last = (0, Instant::now());
        while let Some(now) = now.upgrade() {
            let seed = now.load(SeqCst);
            if seed != last.0 {
                last = (seed, Instant::now());
            } else if last.1.elapsed() > LIMIT {
                let pool = POOLS[seed as usize % 3];
                let _ = writeln!(io::stderr(), "program {} hangs on {pool}", seed / 3);
                process::abort();
            }
            drop(now);
            thread::sleep(Duration::from_millis(100));
        }
    });
}

/// Runs the programs of these seeds on all pools, and compares their results. Returns the number of nodes,
/// and the time on each pool.
fn compare(seeds: impl Iterator<Item = u64>) -> (u64, [Duration; 3]) {
    let now = Arc::default();
    watch(&now);
    let (mut nodes, mut times) = (0, [Duration::ZERO; 3]);
    for seed in seeds {
        let mut results = [(0, 0); 3];
        let programs = [by_default::program, owning::program, rayon::program];
        for (pool, program) in programs.into_iter().enumerate() {
            now.store(3 * seed + pool as u64, SeqCst);
            let begin = Instant::now();
            results[pool] = program(seed);
            times[pool] += begin.elapsed();
        }
        assert_eq!([results[0]; 2], results[1..], "program {seed}");
        nodes += results[0].0;
    }
    (nodes, times)
}

/// Runs for `CHASE_LEV_POOL_SOAK` seconds, starting at the seed `CHASE_LEV_POOL_SEED`.
#[test]
fn random_programs_end_as_on_rayon_core() {
    let number = |name, otherwise| {
        let text = env::var(name);
        text.map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let seconds = Duration::from_secs(number("CHASE_LEV_POOL_SOAK", 5));
    let (start, mut programs) = (Instant::now(), 0);
    let seeds = number("CHASE_LEV_POOL_SEED", 1)..;
    let in_time = |_: &u64| start.elapsed() < seconds;
    let (nodes, times) = compare(seeds.take_while(in_time).inspect(|_| programs += 1));
    println!("{programs} programs, {nodes} nodes: {times:?} on {POOLS:?}");
}

/// Runs the programs that once hung, several times each.
#[test]
fn programs_that_once_hung_end() {
    compare(KNOWN.repeat(5).into_iter());
}
