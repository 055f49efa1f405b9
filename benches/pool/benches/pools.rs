//! How fast the pools run the programs, side by side: a line of JSON for each program, number of
//! threads and pool, with the time of the fastest run.
//!
//! With `--test`, each runs once, and prints nothing. Results are compared to those
//! of the sequential program in any case.

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool_benches::programs::{
    Bodies, EveryNode, Fib, InPlace, Matrix, Queens, Sieve, Skewed, Sort, Sum, Uts,
};
use chase_lev_pool_benches::{
    Any, Chili, Effort, Forte, Options, Own, Parkring, Pool, Program, Rayon, Sequential,
};

/// The numbers of threads.
const THREADS: [usize; 3] = [1, 2, 4];

/// The runs without a pause between them.
const RUNS: usize = 3;

/// Until a pool that has nothing to do is asleep.
const PAUSE: Duration = Duration::from_micros(200);

/// A pool of each kind.
struct Pools {
    threads: usize,
    sequential: Sequential,
    own: Own,
    any: Any,
    rayon: Rayon,
    chili: Chili,
    forte: Forte,
    parkring: Parkring,
}

impl Pools {
    fn new(threads: usize) -> Self {
        Pools {
            threads,
            sequential: Pool::new(threads),
            own: Pool::new(threads),
            any: Pool::new(threads),
            rayon: Pool::new(threads),
            chili: Pool::new(threads),
            forte: Pool::new(threads),
            parkring: Pool::new(threads),
        }
    }

    /// Has all pools run a program, turn by turn.
    fn measure<G: Program<Output: Sync>>(
        &self,
        options: &Options,
        name: &str,
        program: impl FnOnce() -> G,
    ) {
        if !format!("{name}/{}", self.threads).contains(&options.filter) {
            return;
        }
        let program = program();
        let run = Run {
            name,
            runs: options.effort.of([1, RUNS, RUNS]),
            pinned: self.threads == 1,
            expected: Sequential.run(|()| program.run::<Sequential>((), &mut program.prepare())),
            program,
        };
        let mut best: Vec<(&str, Duration)> = Vec::new();
        for _ in 0..options.effort.of([1, 1, 6]) {
            let turn = [
                run.on(&self.sequential),
                run.on(&self.own),
                run.on(&self.any),
                run.on(&self.rayon),
                run.on(&self.chili),
                run.on(&self.forte),
                run.on(&self.parkring),
            ];
            match best.is_empty() {
                true => best.extend(turn),
                false => {
                    (best.iter_mut().zip(turn)).for_each(|(best, time)| best.1 = time.1.min(best.1))
                }
            }
        }
        for (peer, time) in best.iter().filter(|_| options.effort != Effort::Test) {
            let (threads, time) = (self.threads, time.as_nanos());
            println!(
                r#"{{"workload": "{name}", "threads": {threads}, "peer": "{peer}", "time": {time}}}"#
            );
        }
    }
}

/// What a pool does when it has its turn.
struct Run<'a, G: Program> {
    name: &'a str,
    runs: usize,
    /// Whether on one core, the same for all pools.
    pinned: bool,
    program: G,
    expected: G::Output,
}

impl<G: Program<Output: Sync>> Run<'_, G> {
    /// The fastest of the runs, all of which are right.
    fn on<P: Pool>(&self, pool: &P) -> (&'static str, Duration) {
        let time = pool.run(|mut scope| {
            if self.pinned {
                pin();
            }
            let times = (0..self.runs).map(|_| {
                let mut state = self.program.prepare();
                let start = Instant::now();
                let found = self
                    .program
                    .run::<P>(P::reborrow(&mut scope), black_box(&mut state));
                let time = start.elapsed();
                assert!(
                    found == self.expected,
                    "{} is wrong by {}",
                    self.name,
                    P::NAME
                );
                time
            });
            times.min().expect("a run")
        });
        thread::sleep(PAUSE);
        (P::NAME, time)
    }
}

/// Keeps the current thread on the first core.
fn pin() {
    let cores = core_affinity::get_core_ids().unwrap_or_default();
    (cores.first()).map(|&core| core_affinity::set_for_current(core));
}

fn main() {
    let options = Options::parse();
    for threads in THREADS {
        // A thread of its own, for it may be pinned, and what it starts as well.
        thread::scope(|scope| scope.spawn(|| measure_all(&options, threads)).join())
            .expect("right results");
    }
}

fn measure_all(options: &Options, threads: usize) {
    let pools = Pools::new(threads);
    pools.measure(options, "tree, in cache", || Sum::new(14));
    pools.measure(options, "tree, in cache, every node", || EveryNode::new(13));
    pools.measure(options, "tree, in cache, in place", || InPlace::new(14));
    pools.measure(options, "tree, large", || Sum::new(20));
    pools.measure(options, "tree, large, every node", || EveryNode::new(19));
    pools.measure(options, "fib", || Fib::<1>(28));
    pools.measure(options, "fib, larger last", || Fib::<2>(28));
    pools.measure(options, "queens", || Queens(12));
    pools.measure(options, "sort", || Sort(1 << 18));
    pools.measure(options, "sieve", || Sieve(1 << 23));
    pools.measure(options, "matrix", || Matrix(512));
    pools.measure(options, "uts", || Uts(220));
    pools.measure(options, "skewed", || Skewed {
        length: 1000,
        work: 4000,
    });
    pools.measure(options, "bodies", || Bodies(1500));
}
