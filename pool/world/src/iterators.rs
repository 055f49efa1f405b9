//! Results of rayon's iterators, and of the functions below them.

use std::fmt::Debug;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Barrier;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::THREADS;
use crate::speed::PROGRAMS;

/// Returns a number that looks random.
pub fn mix(n: u64) -> u64 {
    (n ^ n >> 13)
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .rotate_left(29)
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

/// Prints a name and a result.
type Say<'a> = &'a (dyn Fn(&str, &dyn Debug) + Sync);

fn on(pool: &ThreadPool, name: &str) {
    let say: Say<'_> = &|what, result| println!("{what}, {name}: {result:?}");
    let numbers = numbers(20_000);
    pool.install(|| {
        for (name, _, program) in PROGRAMS {
            let result = program(20_000);
            assert!(result.is_sorted() || !name.ends_with("sort"), "{name}");
            say(name, &digest(result));
        }
        in_order(&numbers, say);
        reduced(&numbers, say);
        let sum = &AtomicU64::new(0);
        rayon::scope_fifo(|scope| {
            for n in &numbers {
                scope.spawn_fifo(|_| _ = sum.fetch_add(*n, Relaxed));
            }
        });
        say("first in, first out", sum);
    });
    // Ends only if each thread steals a part.
    let all = Barrier::new(pool.current_num_threads());
    pool.install(|| meet(&all, pool.current_num_threads()));
    say("all at once", &"done");
    panics(pool, &numbers, say);
}

/// Programs that keep an order, or make one.
fn in_order(numbers: &[u64], say: Say<'_>) {
    let mut pairs: Vec<(u64, u64)> = numbers.iter().map(|n| n % 1000).zip(0..).collect();
    pairs.par_sort_by_key(|pair| pair.0);
    assert!(pairs.is_sorted(), "equal keys keep their order");
    say("sort by key", &digest(pairs.iter().map(|pair| pair.1)));

    let lists = numbers.par_iter().fold(Vec::new, |mut list, n| {
        list.push(*n);
        list
    });
    let list = lists.reduce(Vec::new, |a, b| [a, b].concat());
    assert_eq!(list, numbers, "fold and reduce keep the order");

    let wanted = |n: &u64| n % 997 == 5;
    say("first", &numbers.par_iter().position_first(wanted));
    say("last", &numbers.par_iter().position_last(wanted));
}

/// Programs that reduce many values to one, in any order.
fn reduced(numbers: &[u64], say: Say<'_>) {
    let largest = numbers.par_iter().copied().reduce(|| 0, u64::max);
    say("reduce", &largest);
    let folded = numbers.par_iter().fold(|| 0, |a, n| a ^ n);
    say("fold", &folded.reduce(|| 0, |a, b| a ^ b));

    let small = numbers.par_iter().map(|n| Some(n >> 20));
    say("try", &small.try_reduce(|| 0, u64::checked_add));
    let large = numbers.par_iter().map(|n| Some(*n));
    say("try and fail", &large.try_reduce(|| 0, u64::checked_add));

    let pairs = (0..150).into_par_iter().flat_map(|a| {
        let below = (0..a).into_par_iter();
        below.map(move |b| mix(a) ^ mix(b))
    });
    say("nested", &pairs.reduce(|| 0, u64::wrapping_add));
}

/// A panic of a job reaches the caller, and the pool goes on.
fn panics(pool: &ThreadPool, numbers: &[u64], say: Say<'_>) {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| ()));
    let found = [
        caught(pool, || numbers.par_iter().position_any(|_| panic!("each"))),
        caught(pool, || {
            let single = numbers.par_iter().with_max_len(1).enumerate();
            single.for_each(|(i, _)| assert!(i != 7_777, "one"));
        }),
        caught(pool, || rayon::join(|| panic!("left"), || fib(10))),
        caught(pool, || rayon::join(|| fib(10), || panic!("right"))),
        caught(pool, || {
            rayon::scope(|scope| scope.spawn(|_| panic!("spawned")))
        }),
        caught(pool, || {
            let bridge = (0..1000).par_bridge();
            bridge.for_each(|n| assert!(n != 500, "bridged"));
        }),
    ];
    panic::set_hook(hook);
    say("panics", &found);
    let sum = pool.install(|| numbers.par_iter().map(|n| n >> 20).sum::<u64>());
    say("after panics", &sum);
}

/// Joins so many parts, each of which waits for all others.
fn meet(all: &Barrier, parts: usize) {
    if parts == 1 {
        all.wait();
        return;
    }
    rayon::join(|| meet(all, parts / 2), || meet(all, parts - parts / 2));
}

/// Returns a number that depends on all of a sequence.
fn digest(sequence: impl IntoIterator<Item = u64>) -> u64 {
    sequence.into_iter().fold(0, |sum, n| mix(sum ^ n))
}

/// Returns the message with which a job panics.
fn caught<R: Send>(pool: &ThreadPool, job: impl FnOnce() -> R + Send) -> Option<&'static str> {
    let panic = panic::catch_unwind(AssertUnwindSafe(|| pool.install(job))).err()?;
    panic.downcast_ref().copied()
}
