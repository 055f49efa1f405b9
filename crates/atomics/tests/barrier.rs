//! A light and a heavy fence order what two threads do.

#![cfg(not(any(loom, shuttle)))]

use std::hint;
use std::sync::atomic::{AtomicUsize, Ordering::Acquire, Ordering::Relaxed, Ordering::SeqCst};
use std::thread;

use chase_lev_atomics::{Site, has_barriers, heavy_fence, light_fence};

/// A number on its own cache lines.
#[repr(align(128))]
#[derive(Default)]
struct Line(AtomicUsize);

/// The locations that the two threads share.
#[derive(Default)]
struct Shared {
    begun: Line,
    light: Line,
    heavy: Line,
}

impl Shared {
    /// Waits until both threads have begun this round. It does not yield, because the two must run
    /// at the same time.
    fn begin(&self, round: usize) {
        self.begun.0.fetch_add(1, SeqCst);
        while self.begun.0.load(Acquire) < 2 * round {
            hint::spin_loop();
        }
    }
}

/// With a barrier that ordered nothing, both threads missed the other's store in 22 to 116 of these
/// rounds, on two cores that were busy with other work.
const ROUNDS: usize = 5_000;

/// The number of stores to memory that is not in the cache. They delay the store after them, which
/// is made visible in their order.
const STORES: usize = 24;

/// Stores to its own location, and looks at the other thread's, in each round. Returns
/// whether it missed the other's store.
fn run_light(shared: &Shared) -> Vec<bool> {
    let cold: Vec<_> = (0..1 << 20).map(|_| AtomicUsize::new(0)).collect();
    let round = |round| {
        shared.begin(round);
        for store in 0..STORES {
            let place = (round * STORES + store).wrapping_mul(40_503) % cold.len();
            cold[place].store(round, Relaxed);
        }
        shared.light.0.store(round, Relaxed);
        light_fence(Site::new("light.fence", SeqCst));
        shared.heavy.0.load(Relaxed) < round
    };
    (1..=ROUNDS).map(round).collect()
}

/// Does the same with a heavy fence. It begins at a different time in each of 16 rounds.
fn run_heavy(shared: &Shared) -> Vec<bool> {
    let round = |round| {
        shared.begin(round);
        (0..round % 16).for_each(|_| hint::spin_loop());
        shared.heavy.0.store(round, Relaxed);
        assert!(heavy_fence(Site::new("heavy.fence", SeqCst)));
        shared.light.0.load(Relaxed) < round
    };
    (1..=ROUNDS).map(round).collect()
}

/// Store buffering: one of the two threads sees the other's store.
#[test]
fn a_barrier_orders_both_threads() {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    if cores == 1 || !has_barriers() {
        println!("left out: {cores} cores, barriers: {}", has_barriers());
        return;
    }
    let shared = Shared::default();
    let (light, heavy) = thread::scope(|scope| {
        let heavy = scope.spawn(|| run_heavy(&shared));
        (run_light(&shared), heavy.join().expect("no panics"))
    });
    let both = light.iter().zip(&heavy).filter(|&(&l, &h)| l && h).count();
    assert_eq!(both, 0, "both threads missed the other's store");
}
