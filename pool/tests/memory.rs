//! Memory stays bounded in programs that spawn jobs from within joins.
#![cfg(not(checker))]

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use peak_alloc::PeakAlloc;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The running time of programs without a fixed number of rounds.
const TIME: Duration = Duration::from_millis(1500);

/// Runs a program on both pools, and checks that its peak of memory is below 10 MB.
fn bounded(what: &str, programs: [fn(); 2]) {
    static ALONE: Mutex<()> = Mutex::new(());
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let peaks = programs.map(|program| {
        MEMORY.reset_peak_usage();
        let before = MEMORY.current_usage();
        program();
        (MEMORY.peak_usage() - before) as f64 / 1e6
    });
    let [ours, rayon] = peaks;
    println!("{what}: {ours:.2} MB on this pool, {rayon:.2} on rayon-core");
    assert!(peaks.iter().all(|peak| *peak < 10.0), "{peaks:?}");
}

macro_rules! programs {
    ($($name:ident: $pool:ident)*) => {$(
        mod $name {
            use super::*;
            use $pool::{Scope, ThreadPool, ThreadPoolBuilder, join, scope, spawn};

            fn of(threads: usize) -> ThreadPool {
                ThreadPoolBuilder::new().num_threads(threads).build().expect("threads")
            }

            fn leaves(depth: u32, leaf: &(impl Fn() + Sync)) {
                match depth {
                    0 => leaf(),
                    _ => _ = join(|| leaves(depth - 1, leaf), || leaves(depth - 1, leaf)),
                }
            }

            /// Spawns a job into `s` from each leaf of a tree of joins.
            fn spawns<'a>(s: &Scope<'a>, depth: u32, count: &'a AtomicUsize) {
                leaves(depth, &|| s.spawn(|_| _ = count.fetch_add(1, Relaxed)));
            }

            pub fn small_scopes() {
                let count = AtomicUsize::new(0);
                of(1).install(|| {
                    for _ in 0..300_000 {
                        scope(|s| join(|| s.spawn(|_| _ = count.fetch_add(1, Relaxed)), || ()));
                    }
                });
            }

            pub fn many_scopes() {
                let (pool, count, start) = (of(2), AtomicUsize::new(0), Instant::now());
                pool.install(|| {
                    while start.elapsed() < TIME {
                        scope(|s| spawns(s, 10, &count));
                    }
                });
            }

            /// Waits until all `jobs` detached jobs are done.
            fn wait_for(jobs: usize, done: &AtomicUsize) {
                while done.load(Relaxed) < jobs {
                    std::thread::sleep(Duration::from_micros(50));
                }
            }

            /// Spawns detached jobs from the leaves of `trees` trees. Returns the number of jobs.
            fn detached(trees: usize, done: &'static AtomicUsize) -> usize {
                for _ in 0..trees {
                    leaves(10, &|| spawn(|| _ = done.fetch_add(1, Relaxed)));
                }
                trees << 10
            }

            pub fn detached_from_many_jobs() {
                static DONE: AtomicUsize = AtomicUsize::new(0);
                let (pool, start, mut jobs) = (of(2), Instant::now(), 0);
                while start.elapsed() < TIME {
                    jobs += pool.install(|| detached(1, &DONE));
                }
                wait_for(jobs, &DONE);
            }

            pub fn detached_from_one_job() {
                static DONE: AtomicUsize = AtomicUsize::new(0);
                let jobs = of(2).install(|| detached(4096, &DONE));
                wait_for(jobs, &DONE);
            }

            pub fn one_scope() {
                let count = AtomicUsize::new(0);
                of(2).scope(|s| spawns(s, 22, &count));
            }
        }
    )*};
}

programs! {
    ours: chase_lev_pool
    rayon: rayon_core
}

macro_rules! tests {
    ($($program:ident)*) => {$(
        #[test]
        fn $program() {
            bounded(stringify!($program), [ours::$program, rayon::$program]);
        }
    )*};
}

tests! { small_scopes many_scopes detached_from_many_jobs detached_from_one_job one_scope }
