//! Times of the programs.

use std::hint::black_box;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use ignore::{WalkBuilder, WalkState};
use rayon::prelude::*;

use crate::iterators::{fib, mix, numbers, pool};
use crate::walks::{make, SHAPES};

const THREADS: [usize; 3] = [1, 2, 4];

/// One of rayon's programs: its name, the number of items with which it is measured, and the
/// function that runs it with a number of items. That returns the part of the result that is the
/// same in each run.
type Program = (&'static str, u64, fn(u64) -> Vec<u64>);

pub const PROGRAMS: [Program; 8] = [
    ("sort", 200_000, |n| {
        let mut numbers = numbers(n);
        numbers.par_sort_unstable();
        numbers
    }),
    ("stable sort", 200_000, |n| {
        let mut numbers = numbers(n);
        numbers.par_sort();
        numbers
    }),
    ("fold and reduce", 2_000_000, |n| {
        let sums = (0..n).into_par_iter().fold(|| 0, |sum, n| mix(sum ^ n));
        // The result depends on where rayon splits the numbers.
        black_box(sums.reduce(|| 0, |a, b| a ^ b));
        Vec::new()
    }),
    ("collect", 1_000_000, |n| {
        let mixed = (0..n).into_par_iter().map(mix);
        mixed.filter(|n| n % 2 == 0).collect()
    }),
    ("one by one", 50_000, |n| {
        let single = (0..n as usize).into_par_iter().with_max_len(1);
        let mixed = single.map(|n| mix(n as u64));
        vec![mixed.reduce(|| 0, |a, b| a ^ b)]
    }),
    ("bridge", 20_000, |n| vec![(0..n).par_bridge().map(mix).reduce(|| 0, |a, b| a ^ b)]),
    ("join", 28_656, |_| vec![fib(22)]),
    ("scope", 10_000, |n| {
        let sum = &AtomicU64::new(0);
        rayon::scope(|scope| {
            let add = |n| scope.spawn(move |_| _ = sum.fetch_add(n, Relaxed));
            (0..n).for_each(add);
        });
        vec![sum.load(Relaxed)]
    }),
];

/// Prints the time of the fastest pass of each walk. Makes the trees below `root`, unless they are
/// there.
pub fn measure_walks(root: &Path, passes: usize) {
    for shape in SHAPES {
        let tree = root.join(shape.0);
        if !tree.exists() {
            make(&tree, shape, 50);
        }
        for threads in THREADS {
            let [everything, filtered] = [false, true].map(|filters| {
                let mut walk = WalkBuilder::new(&tree);
                walk.standard_filters(filters).threads(threads);
                walk
            });
            let entries = walk(&everything);
            assert_eq!(walk(&filtered), entries, "nothing is ignored");
            let time = fastest(passes, || walk(&everything));
            print(&format!("walk, {}", shape.0), threads, time, entries);
            let time = fastest(passes, || walk(&filtered));
            let name = format!("walk with filters, {}", shape.0);
            print(&name, threads, time, entries);
        }
    }
}

/// Prints the time of the fastest pass of each of rayon's programs.
///
/// All programs run in each pass, so that the passes of a program are spread over the whole time:
/// the other hardware thread of a core may be busy for a while, which slows down all that runs
/// then.
pub fn measure_iterators(passes: usize) {
    for threads in THREADS {
        let pool = pool(threads);
        let installs = 200;
        let install = |n| _ = pool.install(|| black_box(n));
        let mut best = [Duration::MAX; PROGRAMS.len() + 1];
        for _ in 0..passes {
            let programs = PROGRAMS.map(|(_, items, program)| {
                // The first of the two warms the caches.
                pool.install(|| fastest(2, || program(items)))
            });
            let calls = fastest(2, || (0..installs).for_each(install));
            for (best, time) in best.iter_mut().zip(programs.into_iter().chain([calls])) {
                *best = time.min(*best);
            }
        }
        let names = PROGRAMS.map(|(name, items, _)| (name, items));
        let names = names.into_iter().chain([("install", installs)]);
        for ((name, items), time) in names.zip(best) {
            print(name, threads, time, items);
        }
    }
}

/// Walks in parallel, and returns the number of entries.
fn walk(walk: &WalkBuilder) -> u64 {
    let entries = AtomicU64::new(0);
    walk.build_parallel().run(|| {
        Box::new(|entry| {
            black_box(entry).unwrap();
            entries.fetch_add(1, Relaxed);
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

/// Prints the time per item.
fn print(program: &str, threads: usize, time: Duration, items: u64) {
    let time = time.as_nanos() as f64 / items as f64;
    println!(r#"{{"program": "{program}", "threads": {threads}, "time": {time:.3}}}"#);
}
