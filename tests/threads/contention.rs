//! An owner and a thief that compete for the same few elements, on real threads.

use std::mem::ManuallyDrop;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev::Worker;
use chase_lev::protocol::{Protocol, Reference, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};
use chase_lev::research::{self, Sites};
use chase_lev_scenarios::suite;
use suite::protocols::Le2013;

use suite::threads::{Take, batch, one};

use crate::ALONE;

/// Creates a deque with room for this number of elements, from index 0.
fn deque<P: Protocol>(elements: usize) -> Worker<usize, P> {
    research::starting_at(0, elements.next_power_of_two())
}

/// Runs an owner that repeatedly pushes a few elements and pops until there are none, and a thief. Returns
/// the number of elements that were not taken exactly once.
///
/// Without the fence in pop, both may take the same element on x86. Stores to memory that is not in the cache
/// delay the reservation. If `cools` is true, the owner makes the deque cold after each round.
fn contend<P: Protocol>(
    worker: &Worker<usize, P>,
    elements: usize,
    take: Take<usize, P>,
    stores: usize,
    cools: bool,
) -> usize {
    let times = if cools { 100_000 } else { 200_000 };
    let cold: Vec<_> = (0..1 << 22).map(|_| AtomicUsize::new(0)).collect();
    let taken: Vec<_> = (0..elements * times).map(|_| AtomicUsize::new(0)).collect();
    let (taken, done) = (Arc::new(taken), Arc::new(AtomicBool::new(false)));
    let (stealer, stolen, stop) = (worker.stealer(), taken.clone(), done.clone());
    let thief = thread::spawn(move || {
        let own = Worker::with_protocol(elements);
        let mut count = |id: usize| _ = stolen[id].fetch_add(1, Relaxed);
        while !stop.load(Relaxed) {
            let _ = take(&stealer, &own, &mut count);
        }
    });
    for time in 0..times {
        (0..elements).for_each(|i| worker.push(elements * time + i));
        for i in 0..stores {
            let place = (time * stores + i).wrapping_mul(40_503) % cold.len();
            cold[place].store(time, Relaxed);
        }
        while let Some(id) = worker.pop() {
            taken[id].fetch_add(1, Relaxed);
        }
        if cools {
            research::cool(worker);
        }
    }
    done.store(true, Relaxed);
    thief.join().expect("the thief did not panic");
    let wrong = taken.iter().filter(|times| times.load(Relaxed) != 1);
    wrong.count()
}

/// The numbers of stores to uncached memory, one after the other: a processor that fails with a few may not
/// fail with many.
const STORES: [usize; 5] = [4, 12, 0, 24, 8];

fn taken_once<P: Protocol>(elements: usize, take: Take<usize, P>, cools: bool) {
    let _alone = ALONE.lock();
    for stores in STORES {
        let deque = deque::<P>(elements);
        assert_eq!(contend(&deque, elements, take, stores, cools), 0);
    }
}

#[test]
fn pairs_are_taken_once() {
    taken_once::<Le2013<Retain>>(2, one, false);
    taken_once::<Weakest<GracePeriod>>(2, one, false);
    taken_once::<Weakest<Epoch>>(2, one, false);
    taken_once::<ReleaseStores<Retain>>(2, one, false);
}

#[test]
fn batches_are_taken_once() {
    taken_once::<Weakest<GracePeriod>>(4, batch, false);
}

#[test]
fn from_warm_deques_all_is_taken_once() {
    taken_once::<Reference<Retain>>(2, one, false);
    taken_once::<Reference<GracePeriod>>(4, batch, false);
}

#[test]
fn what_is_behind_a_barrier_is_taken_once() {
    taken_once::<Reference<Retain>>(2, one, true);
    taken_once::<Reference<GracePeriod>>(4, batch, true);
}

/// Defines protocols that lack a fence.
macro_rules! lacks {
    ($($Name:ident: $base:ident, $fence:ident;)*) => {$(
        struct $Name;

        // SAFETY: none, on purpose. Elements are numbers, which may be taken twice without harm.
        unsafe impl Protocol for $Name {
            const SITES: Sites = Sites {
                $fence: Sites::$base.$fence.with(Relaxed),
                ..Sites::$base
            };
            type Reclaim = Retain;
        }
    )*};
}

lacks! {
    Unfenced: WEAKEST, pop_fence;
    UnfencedWarm: REFERENCE, pop_warm;
    Unheavy: REFERENCE, warm_fence;
}

/// Expects a failure within three minutes, on x86 with at least two cores. It takes seconds if both threads
/// run at the same time.
fn fails<P: Protocol>(cools: bool) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    if cores == 1 || !cfg!(any(target_arch = "x86", target_arch = "x86_64")) {
        return;
    }
    let _alone = ALONE.lock();
    let start = Instant::now();
    let fails = STORES.into_iter().cycle().any(|stores| {
        assert!(start.elapsed() < Duration::from_secs(180), "no failure");
        // The deque is not dropped: the indices of a broken deque may have passed each other, and then
        // dropping its elements would not end.
        let worker = ManuallyDrop::new(deque::<P>(2));
        contend(&worker, 2, one, stores, cools) > 0
    });
    assert!(fails);
    println!("an element was taken twice within {:?}", start.elapsed());
}

#[test]
fn a_missing_fence_shows() {
    fails::<Unfenced>(false);
}

#[test]
fn a_missing_fence_beside_warm_thieves_shows() {
    fails::<UnfencedWarm>(false);
}

/// Took 43 seconds on a busy machine.
#[test]
#[ignore = "it may take minutes"]
fn a_missing_barrier_shows() {
    fails::<Unheavy>(true);
}
