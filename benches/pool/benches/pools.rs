//! How fast the pools run the programs, side by side: a line of JSON for each program, number of
//! threads and pool, with the time of the fastest run.
//!
//! With `--test`, each runs once, and prints nothing. Results are compared to those
//! of the sequential program in any case.

use std::thread;
use std::time::Duration;

use chase_lev_pool_benches::programs::{
    Bodies, EveryNode, Fib, InPlace, Matrix, Queens, Sieve, Skewed, Sort, Sum, Uts,
};
use chase_lev_pool_benches::{
    Any, Chili, Forte, Options, Own, Parkring, Pool, Program, Rayon, Run, Sequential, keep_best,
    print,
};

/// The numbers of threads.
const THREADS: [usize; 3] = [1, 2, 4];

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
        let Some(run) = Run::new(options, name, self.threads, program) else {
            return;
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
            keep_best(&mut best, turn);
        }
        print(&best, options.effort, name, self.threads);
    }
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
