//! Stress tests: many jobs, many pools, and more threads than cores.
#![cfg(not(checker))]

mod suite;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::thread;
use std::time::Duration;

use chase_lev_pool::{ThreadPoolBuilder, Waiting, join};
use suite::of;
use suite::tree::{self, Tree};

/// The total number of jobs of each test that runs a million of them. Slow machines can set fewer.
fn jobs() -> usize {
    let jobs = std::env::var("CHASE_LEV_POOL_JOBS");
    jobs.map_or(1_000_000, |jobs| jobs.parse().expect("a number of jobs"))
}

fn million(threads: usize, waiting: Waiting, most: usize) {
    let jobs = jobs();
    let mut random = fastrand::Rng::with_seed(threads as u64);
    let mut trees = Vec::new();
    let mut nodes = 0;
    while nodes < jobs {
        let size = 1 + random.usize(..most);
        trees.push(Tree::random(size, &mut random));
        nodes += size;
    }
    let (run, _) = tree::execute(&trees, threads, waiting, waiting == Waiting::Own);
    assert!(run > jobs, "{run}");
}

#[test]
fn a_million_jobs() {
    million(2, Waiting::Own, 10_000);
}

#[test]
fn a_million_jobs_with_more_threads_than_cores() {
    million(16, Waiting::Own, 10_000);
}

#[test]
fn a_million_jobs_of_small_programs() {
    million(4, Waiting::Own, 100);
}

#[test]
fn a_million_jobs_of_those_that_wait_for_anything() {
    million(4, Waiting::Any, 1000);
}

#[test]
fn a_thousand_pools() {
    let count = Arc::new(AtomicUsize::new(0));
    for i in 0..1000 {
        let pool = of(1 + i % 5);
        for _ in 0..i % 7 {
            let count = count.clone();
            pool.spawn(move || {
                chase_lev_pool::spawn(move || _ = count.fetch_add(1, SeqCst));
            });
        }
        if i % 3 == 0 {
            assert_eq!(pool.join(|| 1, || 2), (1, 2));
        }
        pool.shutdown();
    }
    let expected: usize = (0..1000).map(|i| i % 7).sum();
    assert_eq!(count.load(SeqCst), expected);
}

/// A lost wake-up would hang this test.
#[test]
fn bursts_and_sleep() {
    let pool = of(4);
    for i in 0..200 {
        if i % 20 == 0 {
            // Lets all workers go to sleep.
            thread::sleep(Duration::from_millis(5));
        }
        let count = AtomicUsize::new(0);
        pool.scope(|s| {
            for _ in 0..i {
                s.spawn(|_| _ = count.fetch_add(1, SeqCst));
            }
        });
        assert_eq!(count.into_inner(), i);
    }
}

/// Nests 50,000 joins on stacks of 64 MiB.
#[test]
fn deep_recursion() {
    fn deep(n: usize) -> usize {
        if n == 0 {
            return 0;
        }
        let (a, b) = join(|| deep(n - 1), || 1);
        a + b
    }
    let builder = ThreadPoolBuilder::new().num_threads(4).stack_size(64 << 20);
    let pool = builder.build().expect("threads");
    assert_eq!(pool.install(|| deep(50_000)), 50_000);
}
