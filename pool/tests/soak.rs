//! Random programs that mix all operations of the pool with locks, channels and barriers, and that
//! end on rayon-core. On this pool, each must return the same result.
#![cfg(not(checker))]

#[path = "soak/refuse.rs"]
mod refuse;
#[path = "soak/run.rs"]
mod run;

use std::env;
use std::io::{self, Write};
use std::process;
use std::sync::atomic::Ordering::SeqCst;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use run::{EVENTS, ONLY_OWN, by_default, owning, rayon};

/// A program that takes this long is considered to hang. Longer than a busy machine delays one that
/// ends.
const LIMIT: Duration = Duration::from_secs(120);

/// The least number of programs, in which all events happen.
const LEAST: u64 = 100;

/// The pools, in the order in which they run a program.
const POOLS: [&str; 3] = ["this pool", "this pool with `Waiting::Own`", "rayon-core"];

/// Aborts the process if the result is not dropped in time, and reports the seed.
fn watch(seed: u64, pool: &'static str) -> Sender<()> {
    let (ends, end) = channel();
    thread::spawn(move || {
        if end.recv_timeout(LIMIT) == Err(RecvTimeoutError::Timeout) {
            let _ = writeln!(io::stderr(), "program {seed} hangs on {pool}");
            process::abort();
        }
    });
    ends
}

/// Runs for `CHASE_LEV_POOL_SOAK` seconds, starting at the seed `CHASE_LEV_POOL_SEED`, and compares
/// the results of all pools.
#[test]
fn random_programs_end_as_on_rayon_core() {
    let number = |name, otherwise| {
        let text = env::var(name);
        text.map_or(otherwise, |text| text.parse().expect("a number"))
    };
    let seconds = Duration::from_secs(number("CHASE_LEV_POOL_SOAK", 5));
    let first = number("CHASE_LEV_POOL_SEED", 1);
    let start = Instant::now();
    let (mut ran, mut nodes, mut times) = (0, 0, [Duration::ZERO; 3]);
    let in_time = |seed: &u64| *seed < first + LEAST || start.elapsed() < seconds;
    for seed in (first..).take_while(in_time) {
        let programs = [by_default::program, owning::program, rayon::program];
        let mut results = [(0, 0); 3];
        for (pool, program) in programs.into_iter().enumerate() {
            let (_watched, begin) = (watch(seed, POOLS[pool]), Instant::now());
            results[pool] = program(seed);
            times[pool] += begin.elapsed();
        }
        assert_eq!([results[0]; 2], results[1..], "program {seed}");
        (ran, nodes) = (ran + 1, nodes + results[0].0);
    }
    println!("{ran} programs with {nodes} nodes");
    let counts = [&by_default::COUNTS, &owning::COUNTS, &rayon::COUNTS];
    for (pool, counts) in counts.into_iter().enumerate() {
        let counts = counts.each_ref().map(|count| count.load(SeqCst));
        let events = EVENTS.iter().zip(counts).collect::<Vec<_>>();
        println!("{}, {:?}: {events:?}", POOLS[pool], times[pool]);
        for (event, (what, count)) in events.into_iter().enumerate() {
            let is_general = event < EVENTS.len() - ONLY_OWN;
            let can_refuse = cfg!(all(target_os = "linux", target_env = "gnu"));
            let happens = is_general || pool == 1 && (can_refuse || *what != "refused threads");
            assert_eq!(count > 0, happens, "{what}");
        }
    }
}
