//! An owner that pushes and pops in bursts while thieves steal, on real threads.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};
use std::thread;

use chase_lev::{Fences, Reclaim, Steal, Worker, research};

use super::element::{Element, Ledger};
use super::threads::Take;

/// The number of elements that pass through a deque.
const ELEMENTS: usize = if cfg!(miri) { 40 } else { 200_000 };

/// The upper bound of the number of elements in a burst.
const BURST: usize = if cfg!(miri) { 12 } else { 300 };

/// Checks that each element of `WORDS` words is taken once from a deque that grows, shrinks and
/// wraps around. The owner leaves before the thieves.
pub fn bursts<const WORDS: usize, F: Fences, R: Reclaim>(
    thieves: usize,
    capacity: usize,
    take: Take<Element<WORDS>, F, R>,
) {
    let ledger = Ledger::new(ELEMENTS);
    let worker = research::starting_at(i64::MAX - ELEMENTS as i64 / 4, capacity);
    let done = Arc::new(AtomicBool::new(false));
    let steal = |_| {
        let (victim, done) = (worker.stealer(), done.clone());
        thread::spawn(move || {
            let (own, mut taken) = (Worker::with_capacity_and_strategy(1), Vec::new());
            loop {
                let last = done.load(Acquire);
                match take(&victim, &own, &mut |element| taken.push(element.take())) {
                    Steal::Success(()) | Steal::Retry => {}
                    Steal::Empty if last => break taken,
                    Steal::Empty => thread::yield_now(),
                }
            }
        })
    };
    let thieves: Vec<_> = (0..thieves).map(steal).collect();
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut elements, mut popped, mut stolen) = (1..=ELEMENTS, 0, 0);
    while !elements.is_empty() {
        let burst = elements.by_ref().take(rng.usize(..BURST));
        burst.for_each(|id| worker.push(ledger.make(id)));
        let pops = 0..rng.usize(..BURST * 5 / 6);
        popped += pops.filter_map(|_| Some(worker.pop()?.take())).count();
    }
    drop(worker);
    done.store(true, Release);
    for thief in thieves {
        let taken = thief.join().expect("the thief did not panic");
        assert!(taken.is_sorted(), "the oldest element comes first");
        stolen += taken.len();
    }
    // Under Miri, there may be too few elements for both.
    let both = popped > 0 && stolen > 0;
    assert!(both || cfg!(miri), "{popped} popped, {stolen} stolen");
    assert_eq!(ledger.close(), [0; 0], "elements were not taken");
}
