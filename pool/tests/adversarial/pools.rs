//! The two pools, each with what the programs have in common.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::thread;
use std::time::Duration;

/// Waits until it is set, without the pool.
pub fn until(flag: &AtomicBool) {
    while !flag.load(SeqCst) {
        thread::sleep(Duration::from_micros(10));
    }
}

/// Lets the workers of every second pool go to sleep before it is used.
fn settle() {
    static POOLS: AtomicUsize = AtomicUsize::new(0);
    if POOLS.fetch_add(1, SeqCst).is_multiple_of(2) {
        thread::sleep(Duration::from_millis(1));
    }
}

macro_rules! pools {
    ($($name:ident: $pool:ident)*) => {$(
        pub mod $name {
            use super::*;
            pub use $pool::*;

            pub fn of(threads: usize) -> ThreadPool {
                let pool = ThreadPoolBuilder::new().num_threads(threads).build();
                settle();
                pool.expect("threads")
            }

            /// A `join` of which another worker runs the second closure: the first begins then.
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
        }
    )*};
}

pools! {
    ours: chase_lev_pool
    rayon: rayon_core
}
