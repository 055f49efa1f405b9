//! What rayon's iterators, and what is below them, come to.

use std::any::Any;
use std::collections::BTreeSet;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Barrier;
use std::sync::atomic::{AtomicU64, Ordering};

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::THREADS;

/// Some number that looks random.
pub fn mix(n: u64) -> u64 {
    (n ^ n >> 13)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(29)
}

pub fn fib(n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = rayon::join(|| fib(n - 1), || fib(n - 2));
    a + b
}

pub fn add(sum: &AtomicU64, n: u64) {
    sum.fetch_add(n, Ordering::Relaxed);
}

/// A pool of so many threads.
pub fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .unwrap()
}

/// Prints what the programs come to, on pools of several sizes.
pub fn results() {
    for threads in THREADS {
        on(&pool(threads), &format!("{threads} threads"));
    }
    // The workers' deques are FIFO. A worker that waits runs all older jobs, one in the other.
    #[expect(deprecated, reason = "there is no other way to them")]
    let breadth_first = ThreadPoolBuilder::new().breadth_first();
    let pool = breadth_first.num_threads(4).stack_size(256 << 20).build();
    on(&pool.unwrap(), "4 threads, breadth first");
}

fn on(pool: &ThreadPool, name: &str) {
    let say = |what: &str, came_to: &dyn std::fmt::Debug| println!("{what}, {name}: {came_to:?}");
    let numbers: Vec<u64> = (0..20_000).map(mix).collect();

    pool.install(|| {
        let mut sorted: Vec<(u64, usize)> = numbers.iter().map(|n| n % 1000).zip(0..).collect();
        sorted.par_sort_by_key(|pair| pair.0);
        assert!(sorted.is_sorted(), "equal keys keep their order");
        say(
            "stable sort",
            &digest(sorted.iter().map(|pair| pair.1 as u64)),
        );
        let mut sorted = numbers.clone();
        sorted.par_sort_unstable();
        assert!(sorted.is_sorted());
        say("sort", &digest(sorted.into_iter()));

        let even: Vec<u64> = numbers.par_iter().copied().filter(|n| n % 2 == 0).collect();
        say(
            "filter and collect, in order",
            &(even.len(), digest(even.into_iter())),
        );
        let lists = numbers.par_iter().fold(Vec::new, |mut list, n| {
            list.push(*n);
            list
        });
        let list = lists.reduce(Vec::new, |a, b| [a, b].concat());
        assert_eq!(list, numbers, "fold and reduce keep the order");
        let max = numbers.par_iter().copied().reduce(|| 0, u64::max);
        say(
            "reduce",
            &(
                max,
                numbers
                    .par_iter()
                    .fold(|| 0, |a, n| a ^ n)
                    .reduce(|| 0, |a, b| a ^ b),
            ),
        );
        let found = numbers.par_iter().position_first(|n| n % 997 == 5);
        say(
            "first",
            &(found, numbers.par_iter().position_last(|n| n % 997 == 5)),
        );
        let tried = numbers
            .par_iter()
            .map(|n| n >> 20)
            .map(Some)
            .try_reduce(|| 0, u64::checked_add);
        let overflow = numbers
            .par_iter()
            .copied()
            .map(Some)
            .try_reduce(|| 0, u64::checked_add);
        say("try", &(tried, overflow));
        let pairs = (0..150u64)
            .into_par_iter()
            .flat_map(|a| (0..a).into_par_iter().map(move |b| mix(a) ^ mix(b)));
        say("nested", &pairs.reduce(|| 0, u64::wrapping_add));
        let single = numbers
            .par_iter()
            .with_max_len(1)
            .map(|n| n >> 20)
            .sum::<u64>();
        say("one by one", &single);
        let bridged: BTreeSet<u64> = numbers.iter().copied().par_bridge().map(mix).collect();
        say("bridge", &(bridged.len(), digest(bridged.into_iter())));
        say("join", &fib(20));
        let sum = AtomicU64::new(0);
        rayon::scope(|scope| {
            for n in numbers.iter().take(5_000) {
                scope.spawn(|_| add(&sum, *n));
            }
        });
        rayon::scope_fifo(|scope| {
            for n in numbers.iter().take(5_000) {
                scope.spawn_fifo(|_| add(&sum, *n));
            }
        });
        say("scopes", &sum);
    });

    // Ends only if each thread steals one of the parts.
    let all = Barrier::new(pool.current_num_threads());
    pool.install(|| meet(&all, pool.current_num_threads()));
    say("all at once", &"done");

    // The first panic comes out, and the pool works on.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| ()));
    let one = caught(|| pool.install(|| numbers.par_iter().position_any(|_| panic!("each"))));
    let late = caught(|| {
        pool.install(|| {
            numbers
                .par_iter()
                .with_max_len(1)
                .enumerate()
                .for_each(|(i, _)| assert_ne!(i, 7_777, "late"))
        })
    });
    let join = caught(|| pool.install(|| rayon::join(|| panic!("left"), || fib(10)).1));
    let scope =
        caught(|| pool.install(|| rayon::scope(|scope| scope.spawn(|_| panic!("spawned")))));
    let bridge = caught(|| {
        pool.install(|| {
            (0..1000)
                .par_bridge()
                .for_each(|n| assert_ne!(n, 500, "bridged"))
        })
    });
    panic::set_hook(hook);
    say("panics", &[one, late, join, scope, bridge]);
    say(
        "after panics",
        &pool.install(|| numbers.par_iter().map(|n| n >> 20).sum::<u64>()),
    );
}

/// So many parts of a join, each of which waits for all others.
fn meet(all: &Barrier, parts: usize) {
    if parts == 1 {
        all.wait();
        return;
    }
    rayon::join(|| meet(all, parts / 2), || meet(all, parts - parts / 2));
}

/// A number for a sequence.
fn digest(sequence: impl Iterator<Item = u64>) -> u64 {
    sequence.fold(0, |sum, n| mix(sum ^ n))
}

/// What a panic says: its first line that is ours.
fn caught<R>(act: impl FnOnce() -> R) -> Option<String> {
    let panic = panic::catch_unwind(AssertUnwindSafe(act)).err()?;
    Some(said(&*panic))
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or(panic.downcast_ref::<&str>().copied())
        .unwrap_or("?")
        .to_owned()
}
