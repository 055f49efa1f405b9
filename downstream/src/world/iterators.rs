//! Results of rayon's iterators, and of the functions below them.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::Barrier;

use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::speed::PROGRAMS;
use crate::THREADS;

/// Returns a number that looks random.
pub fn mix(n: u64) -> u64 {
    (n ^ n >> 13).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

/// Returns `n` such numbers.
pub fn numbers(n: u64) -> Vec<u64> {
    (0..n).map(mix).collect()
}

pub fn fib(n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = rayon::join(|| fib(n - 1), || fib(n - 2));
    a + b
}

/// Builds a pool.
pub fn pool(threads: usize) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.build().unwrap()
}

/// Prints the results of the programs, on pools of several sizes.
pub fn results() {
    for threads in THREADS {
        on(&pool(threads), &format!("{threads} threads"));
    }
    // The workers' deques are FIFO there, and a worker that waits runs all older jobs on its stack.
    #[expect(deprecated, reason = "nothing else has FIFO deques")]
    let breadth_first = ThreadPoolBuilder::new().breadth_first();
    let pool = breadth_first.num_threads(4).stack_size(256 << 20).build();
    on(&pool.unwrap(), "4 threads, breadth first");
}

fn on(pool: &ThreadPool, name: &str) {
    pool.install(|| {
        for (what, _, program) in PROGRAMS {
            let result = program(20_000);
            assert!(result.is_sorted() || !what.ends_with("sort"), "{what}");
            let digest = result.into_iter().fold(0, |sum, n| mix(sum ^ n));
            println!("{what}, {name}: {digest}");
        }
        let sum = &AtomicU64::new(0);
        rayon::scope_fifo(|scope| {
            for n in numbers(20_000) {
                scope.spawn_fifo(move |_| _ = sum.fetch_add(n, Relaxed));
            }
        });
        println!("first in, first out, {name}: {sum:?}");
    });
    // Ends only if each thread steals a part.
    let all = Barrier::new(pool.current_num_threads());
    pool.install(|| meet(&all, pool.current_num_threads()));
}

/// Joins this many parts, each of which waits for all others.
fn meet(all: &Barrier, parts: usize) {
    if parts == 1 {
        all.wait();
        return;
    }
    rayon::join(|| meet(all, parts / 2), || meet(all, parts - parts / 2));
}
