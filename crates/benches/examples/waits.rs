//! Programs whose waits end late, on chase-lev-pool and on rayon-core. `pool/docs/speed.md` counts
//! their system calls:
//!
//! ```sh
//! cargo build --release --package chase-lev-benches --example waits
//! perf stat -e task-clock,syscalls:sys_enter_{membarrier,futex,sched_yield} target/release/examples/waits ours broadcasts 2
//! ```

use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A program that runs on pools of a number of threads.
type Shape = (&'static str, fn(usize));

fn spin(microseconds: u64) {
    let start = Instant::now();
    while start.elapsed() < Duration::from_micros(microseconds) {
        std::hint::spin_loop();
    }
}

/// Defines the programs in a module for the crate of a pool.
macro_rules! shapes {
    ($name:ident, $pool:ident) => {
        mod $name {
            use super::{Shape, black_box, spin};
            use $pool::{ThreadPool, ThreadPoolBuilder, broadcast, join};

            pub const ALL: [Shape; 5] = [
                ("joins", joins),
                ("loops", loops),
                ("late", late),
                ("broadcasts", broadcasts),
                ("broadcasts in joins", broadcasts_in_joins),
            ];

            fn of(threads: usize) -> ThreadPool {
                let builder = ThreadPoolBuilder::new().num_threads(threads);
                builder.build().expect("threads")
            }

            fn each(from: usize, to: usize, job: &(impl Fn(usize) + Sync)) {
                if to - from == 1 {
                    return job(from);
                }
                let middle = from.midpoint(to);
                join(|| each(from, middle, job), || each(middle, to, job));
            }

            /// Joins and hardly a wait: five times 10,000 small loops.
            fn joins(threads: usize) {
                let small = |_| each(0, 8, &|i| _ = black_box(i));
                let pool = of(threads);
                (0..5).for_each(|_| pool.install(|| each(0, 10_000, &small)));
            }

            /// A thread outside calls the pool 5,000 times with a small loop.
            fn loops(threads: usize) {
                let work = |i| (0..200).for_each(|n| _ = black_box(n + i));
                let pool = of(threads);
                (0..5_000).for_each(|_| pool.install(|| each(0, 64, &work)));
            }

            /// 5,000 joins whose second halves take longer than the first.
            fn late(threads: usize) {
                of(threads).install(|| (0..5_000).for_each(|_| _ = join(|| spin(3), || spin(15))));
            }

            fn broadcasts(threads: usize) {
                let pool = of(threads);
                (0..3_000).for_each(|_| _ = pool.broadcast(|context| black_box(context.index())));
            }

            fn broadcasts_in_joins(threads: usize) {
                let all = |_| _ = broadcast(|context| black_box(context.index()));
                let pool = of(threads);
                (0..20).for_each(|_| pool.install(|| each(0, 64, &all)));
            }
        }
    };
}

shapes!(ours, chase_lev_pool);
shapes!(rayon, rayon_core);

fn main() {
    let usage = "usage: waits ours|rayon-core SHAPE THREADS";
    let arguments: Vec<_> = env::args().skip(1).collect();
    let [pool, shape, threads] = &arguments[..] else { panic!("{usage}") };
    let all = match &**pool {
        "ours" => ours::ALL,
        "rayon-core" => rayon::ALL,
        _ => panic!("{usage}"),
    };
    let found = all.iter().find(|(name, _)| name == shape);
    let (_, run) = found.unwrap_or_else(|| panic!("shapes: {:?}", all.map(|(name, _)| name)));
    run(threads.parse().expect(usage));
}
