//! Idle pools: their latency when work arrives, and the processor time that they use until then.
//! Prints a line of JSON for each.

use std::thread;
use std::time::{Duration, Instant};

use chase_lev_benches::Options;
use chase_lev_benches::pools::programs::Fib;
use chase_lev_benches::pools::{Chili, Forte, Ours, Parkring, Pool, Program, Rayon, Sequential};
use clap::Parser;
use cpu_time::ProcessTime;
use serde_json::json;

/// The time after which all threads of an idle pool sleep.
const REST: Duration = Duration::from_millis(3);

/// The numbers of threads.
const THREADS: [usize; 3] = [1, 2, 4];

fn main() {
    let options = Options::parse();
    for threads in THREADS {
        latency(&options, threads);
    }
    idle::<Sequential>(&options);
    idle::<Ours>(&options);
    idle::<Rayon>(&options);
    idle::<Parkring>(&options);
    idle::<Chili>(&options);
    idle::<Forte>(&options); // Last, because it is leaked.
}

/// Measures the time from the call of `install` to the first instruction, and to the return. chili
/// and forte are left out: with them, the caller itself runs the program.
fn latency(options: &Options, threads: usize) {
    let own = Ours::new(threads);
    let rayon = Rayon::new(threads);
    let parkring = Parkring::new(threads);
    let turn = |_| [wake(&own), wake(&rayon), wake(&parkring)];
    let turns: Vec<_> = (0..options.choose([1, 10, 100])).map(turn).collect();
    for (n, peer) in [Ours::NAME, Rayon::NAME, Parkring::NAME].iter().enumerate() {
        let median = |which: usize| {
            let mut times: Vec<_> = turns.iter().map(|turn| turn[n][which]).collect();
            times.sort();
            times[times.len() / 2].as_nanos()
        };
        let (first, back) = (median(0), median(1));
        options.print(&json!({"latency": threads, "peer": peer, "first": first, "return": back}));
    }
}

/// Returns the times to the first instruction and to the return.
fn wake<P: Pool>(pool: &P) -> [Duration; 2] {
    thread::sleep(REST);
    let start = Instant::now();
    let begun = pool.run(|_| Instant::now());
    let back = start.elapsed();
    [begun - start, back]
}

/// Measures the share of a core that four idle threads use after they have worked.
fn idle<P: Pool>(options: &Options) {
    let pool = P::new(4);
    assert_eq!(pool.run(|scope| Fib::<1, 0>(20).run::<P>(scope)), 6765);
    let time = Duration::from_secs_f64(options.choose([0.01, 0.5, 3.0]));
    thread::sleep(Duration::from_millis(100));
    let (start, used) = (Instant::now(), ProcessTime::now());
    thread::sleep(time);
    let share = used.elapsed().div_duration_f64(start.elapsed());
    options.print(&json!({"idle": (share * 1e9).round() / 1e9, "peer": P::NAME}));
}
