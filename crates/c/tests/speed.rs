//! Times the deque in C against the one in Rust, in turns. `--profile lto` is the other profile of
//! the reports: `cargo test --release --package chase-lev-c --test speed -- --ignored --nocapture`
//!
//! It is not compared with other deques in C++: no package of Debian, PyPI or npm has Taskflow's and
//! libfork's, and oneTBB's is within its library.

#![cfg(c)]

use std::{array, iter, time::Instant};

use chase_lev::{Fenced, Retain, Worker};
use chase_lev_c::time_words;

/// Does what `time_words` does in C.
extern "C" fn in_rust(steals: bool, times: usize, elements: usize) -> usize {
    let worker = Worker::<usize, Fenced, Retain>::with_capacity_and_strategy(64);
    let stealer = worker.stealer();
    let round = |_| {
        (0..elements).for_each(|i| worker.push(i));
        if steals {
            return iter::from_fn(|| stealer.steal().success()).sum::<usize>();
        }
        iter::from_fn(|| worker.pop()).sum()
    };
    (0..times).map(round).sum()
}

#[test]
#[ignore = "measures"]
fn ratios() {
    for steals in [false, true] {
        let mut ratios: [_; 101] = array::from_fn(|_| {
            let [c, rust] = [time_words, in_rust].map(|run| {
                let start = Instant::now();
                assert_eq!(run(steals, 20_000, 64), 20_000 * 64 * 63 / 2);
                start.elapsed().as_secs_f64()
            });
            c / rust
        });
        ratios.sort_by(f64::total_cmp);
        println!("steals {steals}: C takes {:.2} times as long", ratios[50]);
    }
}
