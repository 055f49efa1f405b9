//! An owner that pushes and pops in bursts, beside thieves. The test `small` has this module, too.

use std::sync::Arc;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::thread;

use chase_lev::protocol::Protocol;
use chase_lev::{Steal, Worker, research};
use chase_lev_scenarios::suite::threads::{Take, supported};

/// How many elements go through a deque.
const ELEMENTS: usize = if cfg!(miri) { 40 } else { 200_000 };

/// A burst has fewer elements.
const BURST: usize = if cfg!(miri) { 12 } else { 300 };

/// An element of three words, which a torn read would show.
pub struct Element {
    id: usize,
    copy: Box<usize>,
    drops: Arc<Vec<AtomicUsize>>,
}

impl Element {
    fn take(self) -> usize {
        assert_eq!(*self.copy, self.id, "a torn element was taken");
        self.id
    }
}

impl Drop for Element {
    fn drop(&mut self) {
        self.drops[self.id].fetch_add(1, Relaxed);
    }
}

/// Every element is taken once, from a ring that grows, shrinks and wraps. The owner leaves before
/// the thieves.
pub fn bursts<P: Protocol>(thieves: usize, capacity: usize, take: Take<Element, P>) {
    if !supported::<P>() {
        return;
    }
    let drops: Arc<Vec<_>> = Arc::new((0..ELEMENTS).map(|_| AtomicUsize::new(0)).collect());
    let start = i64::MAX - ELEMENTS as i64 / 4;
    let worker = research::starting_at::<Element, P>(start, capacity);
    let done = Arc::new(AtomicBool::new(false));
    let steal = |_| {
        let (stealer, done) = (worker.stealer(), done.clone());
        thread::spawn(move || {
            let (own, mut taken) = (Worker::with_protocol(1), Vec::new());
            loop {
                let last = done.load(Acquire);
                match take(&stealer, &own, &mut |element| taken.push(element.take())) {
                    Steal::Success(()) | Steal::Retry => {}
                    Steal::Empty if last => break taken,
                    Steal::Empty => thread::yield_now(),
                }
            }
        })
    };
    let thieves: Vec<_> = (0..thieves).map(steal).collect();
    let mut rng = fastrand::Rng::with_seed(7);
    let (mut pushed, mut taken) = (0, Vec::new());
    while pushed < ELEMENTS {
        let end = ELEMENTS.min(pushed + rng.usize(..BURST));
        for id in pushed..end {
            worker.push(Element {
                id,
                copy: Box::new(id),
                drops: drops.clone(),
            });
        }
        pushed = end;
        let pops = rng.usize(..BURST * 5 / 6);
        taken.extend((0..pops).filter_map(|_| Some(worker.pop()?.take())));
    }
    let popped = taken.len();
    drop(worker);
    done.store(true, Release);
    for thief in thieves {
        let stolen = thief.join().expect("the thief did not panic");
        assert!(stolen.is_sorted(), "the oldest element comes first");
        taken.extend(stolen);
    }
    // Miri has few elements.
    let both = 0 < popped && popped < taken.len();
    assert!(both || cfg!(miri), "the owner took {popped} elements");
    taken.sort_unstable();
    assert!(taken.into_iter().eq(0..ELEMENTS), "not each is taken once");
    assert!(drops.iter().all(|drops| drops.load(Relaxed) == 1));
}
