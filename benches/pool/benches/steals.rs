//! How many jobs are stolen, for trees of growing depth: a line of JSON for each. Counted from
//! outside: a second closure that runs on another thread than the first was stolen.

use std::hint::black_box;
use std::ptr;

use chase_lev_pool_benches::{Options, Own, Pool, Rayon};
use clap::Parser;
use serde_json::json;

/// The numbers of threads.
const THREADS: [usize; 4] = [1, 2, 3, 4];

/// The depths of balanced trees, and of chains: forks on the critical path.
const LEVELS: [u64; 6] = [3, 5, 7, 9, 11, 13];
const LENGTHS: [u64; 6] = [32, 64, 128, 256, 512, 1024];

fn main() {
    let options = Options::parse();
    for threads in THREADS {
        let (own, rayon) = (Own::new(threads), Rayon::new(threads));
        for (shape, depths) in [("balanced", LEVELS), ("chain", LENGTHS)] {
            for depth in depths {
                count(&own, &options, shape, threads, depth);
                count(&rayon, &options, shape, threads, depth);
            }
        }
    }
}

/// The median of some runs.
fn count<P: Pool>(pool: &P, options: &Options, shape: &str, threads: usize, depth: u64) {
    let chain = shape == "chain";
    let one = |_| pool.run(|scope| forks::<P>(scope, chain, depth));
    let mut stolen: Vec<u64> = (0..options.choose([1, 5, 15])).map(one).collect();
    stolen.sort();
    let none = stolen[stolen.len() - 1] == 0;
    assert!(threads > 1 || none, "nobody is there to steal");
    let (median, peer) = (stolen[stolen.len() / 2], P::NAME);
    options.print(&json!(
        {"steals": median, "shape": shape, "threads": threads, "depth": depth, "peer": peer}
    ));
}

/// How many second closures are stolen in a complete binary tree with work in the leaves, or in forks
/// below each other, each with work in the first closure.
fn forks<P: Pool>(scope: P::Scope<'_>, chain: bool, depth: u64) -> u64 {
    if depth == 0 {
        return if chain { 0 } else { work() };
    }
    let forked = here();
    let (first, second) = P::join(
        scope,
        |s| match chain {
            true => work(),
            false => forks::<P>(s, chain, depth - 1),
        },
        |s| u64::from(here() != forked) + forks::<P>(s, chain, depth - 1),
    );
    first + second
}

/// Some microseconds, in which nothing is stolen.
fn work() -> u64 {
    (0..8000).for_each(|n| _ = black_box(n));
    0
}

/// An address that is the current thread's.
fn here() -> usize {
    thread_local!(static HERE: u8 = const { 0 });
    HERE.with(|here| ptr::from_ref(here).addr())
}
