//! Pools that have nothing to do: how soon they begin when they have, and the processor time that
//! they use until then. A line of JSON for each.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool_benches::programs::Fib;
use chase_lev_pool_benches::{
    Chili, Effort, Forte, Options, Own, Parkring, Pool, Program, Rayon, Sequential,
};

/// Until all threads of a pool sleep.
const REST: Duration = Duration::from_millis(3);

/// The numbers of threads.
const THREADS: [usize; 3] = [1, 2, 4];

fn main() {
    let effort = Options::parse().effort;
    for threads in THREADS {
        latency(effort, threads);
    }
    idle::<Sequential>(effort);
    idle::<Own>(effort);
    idle::<Rayon>(effort);
    idle::<Parkring>(effort);
    idle::<Chili>(effort);
    idle::<Forte>(effort); // The last, for it stays.
}

/// From the call of `install` to the first instruction, and to the return. With chili and forte,
/// the caller itself would run it.
fn latency(effort: Effort, threads: usize) {
    let pools: (Own, Rayon, Parkring) =
        (Pool::new(threads), Pool::new(threads), Pool::new(threads));
    let turns = effort.of([1, 10, 100]);
    let mut times = [const { [Vec::new(), Vec::new()] }; 3];
    for _ in 0..turns {
        wake(&pools.0, &mut times[0]);
        wake(&pools.1, &mut times[1]);
        wake(&pools.2, &mut times[2]);
    }
    for (peer, times) in [Own::NAME, Rayon::NAME, Parkring::NAME]
        .iter()
        .zip(&mut times)
    {
        let [first, back] = times.each_mut().map(|times| median(times).as_nanos());
        if effort != Effort::Test {
            println!(
                r#"{{"latency": {threads}, "peer": "{peer}", "first": {first}, "return": {back}}}"#
            );
        }
    }
}

fn wake<P: Pool>(pool: &P, [first, back]: &mut [Vec<Duration>; 2]) {
    thread::sleep(REST);
    let start = Instant::now();
    let begun = pool.run(|_| Instant::now());
    back.push(start.elapsed());
    first.push(begun - start);
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// The share of a processor that four threads use, which have worked and have nothing to do.
fn idle<P: Pool>(effort: Effort) {
    let pool = P::new(4);
    let program = Fib::<1>(20);
    assert_eq!(pool.run(|scope| program.run::<P>(scope, &mut ())), 6765);
    let seconds = effort.of([0.01, 0.5, 3.0]);
    thread::sleep(Duration::from_millis(100));
    let (start, before) = (Instant::now(), processor_time());
    thread::sleep(Duration::from_secs_f64(seconds));
    if let (Some(before), Some(after), true) = (before, processor_time(), effort != Effort::Test) {
        let share = (after - before).div_duration_f64(start.elapsed());
        println!(r#"{{"idle": {share:.9}, "peer": "{}"}}"#, P::NAME);
    }
}

/// What all threads of this process have used; known on Linux only.
fn processor_time() -> Option<Duration> {
    let threads = fs::read_dir("/proc/self/task").ok()?;
    let time = |path| {
        let text = fs::read_to_string(path).ok()?;
        text.split(" ").next()?.parse::<u64>().ok()
    };
    let times = threads.map(|thread| time(thread.ok()?.path().join("schedstat")));
    times.sum::<Option<u64>>().map(Duration::from_nanos)
}
