//! How long the programs take.

use std::hint::black_box;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ignore::{WalkBuilder, WalkState};
use rayon::prelude::*;

use crate::iterators::{add, fib, mix, pool};
use crate::trees::{self, SHAPES};

/// The fastest of so many passes is a program's time.
pub const PASSES: usize = 8;

const THREADS: [usize; 3] = [1, 2, 4];

/// The files in each directory.
const FILES: usize = 50;

/// The items of rayon's programs, and what they do with so many.
type Program = (&'static str, u64, fn(u64));

const PROGRAMS: [Program; 8] = [
    ("sort", 200_000, |n| {
        let mut numbers: Vec<u64> = (0..n).map(mix).collect();
        numbers.par_sort_unstable();
        black_box(numbers);
    }),
    ("stable sort", 200_000, |n| {
        let mut numbers: Vec<u64> = (0..n).map(mix).collect();
        numbers.par_sort();
        black_box(numbers);
    }),
    ("fold and reduce", 2_000_000, |n| {
        let sums = (0..n).into_par_iter().fold(|| 0, |sum, n| mix(sum ^ n));
        black_box(sums.reduce(|| 0, |a, b| a ^ b));
    }),
    ("collect", 1_000_000, |n| {
        black_box(
            (0..n)
                .into_par_iter()
                .map(mix)
                .filter(|n| n % 2 == 0)
                .collect::<Vec<_>>(),
        );
    }),
    ("one by one", 50_000, |n| {
        black_box(
            (0..n as usize)
                .into_par_iter()
                .with_max_len(1)
                .map(|n| mix(n as u64))
                .reduce(|| 0, |a, b| a ^ b),
        );
    }),
    ("bridge", 20_000, |n| {
        black_box((0..n).par_bridge().map(mix).reduce(|| 0, |a, b| a ^ b));
    }),
    ("join", 28_656, |_| {
        black_box(fib(22));
    }),
    ("scope", 10_000, |n| {
        let sum = &AtomicU64::new(0);
        rayon::scope(|scope| {
            (0..n).for_each(|n| scope.spawn(move |_| add(sum, n)));
        });
    }),
];

/// Prints the times of all programs. Trees are made below `root`, unless they are there.
pub fn measure(root: &Path, passes: usize) {
    for shape in SHAPES {
        let tree = root.join(shape.0);
        if !tree.exists() {
            trees::make(&tree, shape, FILES);
        }
        for threads in THREADS {
            let (mut everything, mut filtered) = (WalkBuilder::new(&tree), WalkBuilder::new(&tree));
            everything.standard_filters(false).threads(threads);
            filtered.threads(threads);
            let entries = walk(&everything);
            assert_eq!(walk(&filtered), entries, "nothing is ignored");
            let time = fastest(passes, || walk(&everything));
            print(&format!("walk, {}", shape.0), threads, time, entries);
            let time = fastest(passes, || walk(&filtered));
            print(
                &format!("walk with filters, {}", shape.0),
                threads,
                time,
                entries,
            );
        }
    }
    for threads in THREADS {
        let pool = pool(threads);
        for (name, items, program) in PROGRAMS {
            let time = pool.install(|| fastest(passes, || program(items)));
            print(name, threads, time, items);
        }
        let installs = 200;
        let time = fastest(passes, || {
            for n in 0..installs {
                pool.install(|| black_box(n));
            }
        });
        print("install", threads, time, installs);
    }
}

/// Walks in parallel, and counts.
fn walk(walk: &WalkBuilder) -> u64 {
    let entries = AtomicU64::new(0);
    walk.build_parallel().run(|| {
        Box::new(|entry| {
            black_box(entry).unwrap();
            entries.fetch_add(1, Ordering::Relaxed);
            WalkState::Continue
        })
    });
    entries.into_inner()
}

fn fastest<R>(passes: usize, act: impl Fn() -> R) -> Duration {
    let timed = |_| {
        let start = Instant::now();
        black_box(act());
        start.elapsed()
    };
    (0..passes).map(timed).min().unwrap()
}

/// Prints the time of one item.
fn print(program: &str, threads: usize, time: Duration, items: u64) {
    let time = time.as_nanos() as f64 / items as f64;
    println!(r#"{{"program": "{program}", "threads": {threads}, "time": {time:.3}}}"#);
}
