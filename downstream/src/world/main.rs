//! Programs on crossbeam-deque: the parallel walker of `ignore`, and rayon's iterators.
//!
//! `world results DIR` prints their results, with a tree of files that it makes at DIR.
//! `world speed DIR [--rayon] [--quick]` prints their times, or only the times of rayon's programs,
//! in nanoseconds per item, as lines of JSON. The package `deque` builds the same programs with
//! chase-lev in place of crossbeam-deque, and the package `pool` with chase-lev-pool in place of
//! rayon-core.

mod iterators;
mod speed;
mod walks;

use std::env;
use std::path::Path;
use std::process;

/// The numbers of threads with which the programs run.
const THREADS: [usize; 4] = [1, 2, 4, 8];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["results", tree] => {
            walks::results(Path::new(tree));
            iterators::results();
        }
        ["speed", trees, ref options @ ..] => {
            let passes = if options.contains(&"--quick") { 2 } else { 8 };
            if !options.contains(&"--rayon") {
                speed::measure_walks(Path::new(trees), passes);
            }
            speed::measure_iterators(passes);
        }
        _ => {
            eprintln!("usage: world results DIR | world speed DIR [--rayon] [--quick]");
            process::exit(2);
        }
    }
}
