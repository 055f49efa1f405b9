//! Programs on crossbeam-deque: the parallel walker of `ignore`, and rayon's iterators.
//!
//! `world results DIR` prints what they come to, with a tree of files that it makes at DIR;
//! `world speed DIR [--quick]` prints how long they take, in nanoseconds an item, as lines of
//! JSON. The package `patched` builds the same with chase-lev in crossbeam-deque's place.

mod iterators;
mod speed;
mod trees;
mod walks;

use std::env;
use std::path::Path;
use std::process;

/// So many threads run the programs, in turn.
const THREADS: [usize; 4] = [1, 2, 4, 8];

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["results", tree] => {
            walks::results(Path::new(tree));
            iterators::results();
        }
        ["speed", trees] => speed::measure(Path::new(trees), 8),
        ["speed", trees, "--quick"] => speed::measure(Path::new(trees), 2),
        _ => {
            eprintln!("usage: world results DIR | world speed DIR [--quick]");
            process::exit(2);
        }
    }
}
