//! The two pools, each with the functions that the programs share.

use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::thread;
use std::time::Duration;

/// Waits until the flag is set, without running jobs.
pub fn until(flag: &AtomicBool) {
    while !flag.load(SeqCst) {
        thread::sleep(Duration::from_micros(10));
    }
}

/// Gives other threads time to make progress.
pub fn pause(milliseconds: u64) {
    thread::sleep(Duration::from_millis(milliseconds));
}

/// Lets the workers of every second pool go to sleep before the pool is used.
fn settle() {
    static POOLS: AtomicUsize = AtomicUsize::new(0);
    if POOLS.fetch_add(1, SeqCst).is_multiple_of(2) {
        thread::sleep(Duration::from_millis(1));
    }
}

/// Stands in for `blocking` on a pool that has no such call.
pub fn just_call<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Builds a pool with threads that `spawn` starts.
pub fn ours_with(
    builder: chase_lev_pool::ThreadPoolBuilder,
    spawn: impl FnMut(chase_lev_pool::ThreadBuilder) -> io::Result<()>,
) -> chase_lev_pool::ThreadPool {
    builder.build_with(spawn).expect("threads")
}

/// Builds a pool with threads that `spawn` starts.
pub fn rayon_with(
    builder: rayon_core::ThreadPoolBuilder,
    spawn: impl FnMut(rayon_core::ThreadBuilder) -> io::Result<()>,
) -> rayon_core::ThreadPool {
    builder.spawn_handler(spawn).build().expect("threads")
}

macro_rules! pools {
    ($($name:ident: $pool:ident, $blocking:path, $build_with:ident;)*) => {$(
        pub mod $name {
            use super::*;
            pub use $pool::*;
            pub use $blocking as blocking;
            pub use super::$build_with as build_with;

            pub fn of(threads: usize) -> ThreadPool {
                let pool = ThreadPoolBuilder::new().num_threads(threads).build();
                settle();
                pool.expect("threads")
            }

            /// A `join` whose first closure starts only when another worker has begun the second.
            pub fn apart<A: Send, B: Send>(
                first: impl FnOnce() -> A + Send,
                second: impl FnOnce() -> B + Send,
            ) -> (A, B) {
                let has_begun = AtomicBool::new(false);
                let first = || {
                    until(&has_begun);
                    first()
                };
                join(first, || {
                    has_begun.store(true, SeqCst);
                    second()
                })
            }

            /// Lets the only worker of a pool begin all of `jobs` jobs before the first of them
            /// ends: each waits for the only worker of another pool.
            pub fn all_wait_in_another_pool(jobs: usize) -> u64 {
                let (a, b) = (of(1), of(1));
                let begun = AtomicUsize::new(0);
                let all = || while begun.load(SeqCst) < jobs {
                    thread::sleep(Duration::from_micros(10));
                };
                a.scope(|s| {
                    for _ in 0..jobs {
                        s.spawn(|_| {
                            begun.fetch_add(1, SeqCst);
                            b.install(all);
                        });
                    }
                });
                jobs as u64
            }
        }
    )*};
}

pools! {
    ours: chase_lev_pool, chase_lev_pool::blocking, ours_with;
    rayon: rayon_core, super::just_call, rayon_with;
}
