//! The number of stolen jobs in trees of growing depth. Prints a line of JSON for each. A second
//! closure counts as stolen if it runs on another thread than the call that forked it.

use std::hint::black_box;
use std::ptr;

use chase_lev_benches::Options;
use chase_lev_benches::pools::{Ours, Pool, Rayon};
use clap::Parser;
use serde_json::json;

/// The numbers of threads.
const THREADS: [usize; 4] = [1, 2, 3, 4];

/// The depths of balanced trees and the lengths of chains, that is, the forks on the critical path.
const LEVELS: [u64; 6] = [3, 5, 7, 9, 11, 13];
const LENGTHS: [u64; 6] = [32, 64, 128, 256, 512, 1024];

fn main() {
    let options = Options::parse();
    for threads in THREADS {
        let (own, rayon) = (Ours::new(threads), Rayon::new(threads));
        for (shape, depths) in [("balanced", LEVELS), ("chain", LENGTHS)] {
            for depth in depths {
                count(&own, &options, shape, threads, depth);
                count(&rayon, &options, shape, threads, depth);
            }
        }
    }
}

/// Prints the median of some runs.
fn count<P: Pool>(pool: &P, options: &Options, shape: &str, threads: usize, depth: u64) {
    let chain = shape == "chain";
    let one = |_| pool.run(|scope| forks::<P>(scope, chain, depth));
    let mut stolen: Vec<u64> = (0..options.choose([1, 5, 15])).map(one).collect();
    stolen.sort();
    let none = stolen[stolen.len() - 1] == 0;
    assert!(threads > 1 || none, "a steal without a thief");
    let (median, peer) = (stolen[stolen.len() / 2], P::NAME);
    options.print(&json!(
        {"steals": median, "shape": shape, "threads": threads, "depth": depth, "peer": peer}
    ));
}

/// Returns the number of stolen second closures in a complete binary tree with work in the leaves,
/// or in a chain of forks with work in each first closure.
fn forks<P: Pool>(scope: P::Scope<'_>, chain: bool, depth: u64) -> u64 {
    if depth == 0 {
        return if chain { 0 } else { work() };
    }
    let forked = here();
    let (first, second) = P::join(
        scope,
        |s| {
            if chain { work() } else { forks::<P>(s, chain, depth - 1) }
        },
        |s| u64::from(here() != forked) + forks::<P>(s, chain, depth - 1),
    );
    first + second
}

/// Works for some microseconds, and returns zero steals.
fn work() -> u64 {
    (0..8000).for_each(|n| _ = black_box(n));
    0
}

/// Returns an address that identifies the current thread.
fn here() -> usize {
    thread_local!(static HERE: u8 = const { 0 });
    HERE.with(|here| ptr::from_ref(here).addr())
}
