//! An owner and a thief that compete for the same few elements, on real threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;

use chase_lev::{Asymmetric, Fenced, Fences, Retain, Worker, research};
use chase_lev_scenarios::suite;
use suite::threads::{Take, batch, one};

use crate::ALONE;

/// Runs an owner that repeatedly pushes a few elements and pops until there are none, and a thief.
/// Returns the number of elements that were not taken exactly once.
///
/// Without the fence in pop, both may take the same element on x86. Stores to memory that is not in
/// the cache delay the reservation. If `cools` is true, the owner makes the deque cold after each
/// round.
fn contend<F: Fences>(
    worker: &Worker<usize, F, Retain>,
    elements: usize,
    take: Take<usize, F, Retain>,
    stores: usize,
    cools: bool,
) -> usize {
    let times = if cools { 100_000 } else { 200_000 };
    let cold: Vec<_> = (0..1 << 22).map(|_| AtomicUsize::new(0)).collect();
    let taken: Vec<_> = (0..elements * times).map(|_| AtomicUsize::new(0)).collect();
    let (taken, done) = (Arc::new(taken), Arc::new(AtomicBool::new(false)));
    let (stealer, stolen, stop) = (worker.stealer(), taken.clone(), done.clone());
    let thief = thread::spawn(move || {
        let own = Worker::with_capacity_and_strategy(elements);
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

/// The numbers of stores to uncached memory, one after the other: a processor that fails with a few
/// may not fail with many.
const STORES: [usize; 5] = [4, 12, 0, 24, 8];

fn taken_once<F: Fences>(elements: usize, take: Take<usize, F, Retain>, cools: bool) {
    let _alone = ALONE.lock();
    for stores in STORES {
        let worker = Worker::with_capacity_and_strategy(elements);
        assert_eq!(contend(&worker, elements, take, stores, cools), 0);
    }
}

#[test]
fn between_fences_all_is_taken_once() {
    taken_once::<Fenced>(2, one, false);
    taken_once::<Fenced>(4, batch, false);
}

#[test]
fn from_warm_deques_all_is_taken_once() {
    taken_once::<Asymmetric>(2, one, false);
    taken_once::<Asymmetric>(4, batch, false);
}

#[test]
fn what_is_behind_a_barrier_is_taken_once() {
    taken_once::<Asymmetric>(2, one, true);
    taken_once::<Asymmetric>(4, batch, true);
}

/// With a weaker ordering than the table's.
#[cfg(chase_lev_weaker)]
mod weaker {
    use std::mem::ManuallyDrop;
    use std::time::{Duration, Instant};

    use super::*;

    /// Expects a failure within three minutes, on x86 with at least two cores. It takes seconds if
    /// both threads run at the same time.
    fn fails<F: Fences>(cools: bool) {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        if cores == 1 || !cfg!(any(target_arch = "x86", target_arch = "x86_64")) {
            return;
        }
        let _alone = ALONE.lock();
        let start = Instant::now();
        let fails = STORES.into_iter().cycle().any(|stores| {
            assert!(start.elapsed() < Duration::from_secs(180), "no failure");
            // The deque is not dropped: the indices of a broken deque may have passed each other,
            // and then dropping its elements would not end.
            let worker = ManuallyDrop::new(Worker::<_, F, Retain>::with_capacity_and_strategy(2));
            contend(&worker, 2, one, stores, cools) > 0
        });
        assert!(fails);
        println!("an element was taken twice within {:?}", start.elapsed());
    }

    /// A missing fence took seconds, and a missing barrier 43 seconds on a busy machine.
    #[test]
    fn a_weaker_ordering_shows() {
        match env!("CHASE_LEV_WEAKER") {
            "pop.fence=Relaxed" => fails::<Fenced>(false),
            "pop.warm=Relaxed" => fails::<Asymmetric>(false),
            "warm.fence=Relaxed" => fails::<Asymmetric>(true),
            other => panic!("{other} is none of pop.fence, pop.warm and warm.fence, relaxed"),
        }
    }
}
