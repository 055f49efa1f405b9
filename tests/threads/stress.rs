//! Real threads, the real machine, the real crossbeam-epoch.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;

use chase_lev::protocol::{Asymmetric, Protocol, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};
use chase_lev::{Steal, Worker, research};
use chase_lev_scenarios::suite;
use suite::protocols::Le2013;

use suite::execute::execute;
use suite::table::{LONG, ROWS};
use suite::threads::{Take, batch, one, supported};

use crate::alone;

/// How often each scenario is carried out; less often, if each steal costs a barrier.
const TIMES: usize = 200;
const TIMES_WITH_BARRIERS: usize = 20;

/// Carries out every scenario, with what it checks.
fn every_scenario<P: Protocol>(times: usize) {
    if !supported::<P>() {
        return;
    }
    let _alone = alone();
    for row in ROWS.iter().chain(LONG) {
        for _ in 0..times {
            match row.words {
                1 => drop(execute::<1, Worker<_, P>>(&row.scenario)),
                _ => drop(execute::<2, Worker<_, P>>(&row.scenario)),
            }
        }
    }
}

#[test]
fn every_scenario_le2013() {
    every_scenario::<Le2013<GracePeriod>>(TIMES);
}

#[test]
fn every_scenario_weakest() {
    every_scenario::<Weakest<GracePeriod>>(TIMES);
}

#[test]
fn every_scenario_epoch() {
    every_scenario::<Weakest<Epoch>>(TIMES);
}

#[test]
fn every_scenario_release_stores() {
    every_scenario::<ReleaseStores<GracePeriod>>(TIMES);
}

#[test]
fn every_scenario_retain() {
    every_scenario::<Weakest<Retain>>(TIMES);
}

#[test]
fn every_scenario_asymmetric() {
    every_scenario::<Asymmetric<GracePeriod>>(TIMES_WITH_BARRIERS);
    every_scenario::<Asymmetric<Retain>>(TIMES_WITH_BARRIERS);
}

/// An element of three words, which a torn read would show.
struct Element {
    id: usize,
    copies: [usize; 2],
    drops: Arc<Vec<AtomicUsize>>,
}

impl Element {
    fn take(self) -> usize {
        assert_eq!(self.copies, [self.id; 2], "a torn element was taken");
        self.id
    }
}

impl Drop for Element {
    fn drop(&mut self) {
        self.drops[self.id].fetch_add(1, Relaxed);
    }
}

/// An owner that pushes and pops in bursts, beside thieves that do what they
/// can. The owner leaves before the thieves.
fn bursts<P: Protocol>(thieves: usize, capacity: usize, take: Take<Element, P>) {
    const ELEMENTS: usize = 200_000;
    if !supported::<P>() {
        return;
    }
    let _alone = alone();
    let drops: Arc<Vec<_>> = Arc::new((0..ELEMENTS).map(|_| AtomicUsize::new(0)).collect());
    let worker = research::starting_at::<Element, P>(i64::MAX - 1000, capacity);
    let done = Arc::new(AtomicBool::new(false));
    let thieves: Vec<_> = (0..thieves)
        .map(|_| {
            let (stealer, done) = (worker.stealer(), done.clone());
            thread::spawn(move || {
                let (own, mut taken) = (Worker::with_protocol(1), Vec::new());
                loop {
                    match take(&stealer, &own, &mut |element| taken.push(element.take())) {
                        Steal::Success(()) | Steal::Retry => {}
                        Steal::Empty if done.load(Relaxed) => break taken,
                        Steal::Empty => thread::yield_now(),
                    }
                }
            })
        })
        .collect();
    let mut taken = Vec::new();
    let mut rng = fastrand::Rng::with_seed(7);
    let mut next = 0;
    while next < ELEMENTS {
        let end = ELEMENTS.min(next + rng.usize(0..300));
        for id in next..end {
            worker.push(Element {
                id,
                copies: [id; 2],
                drops: drops.clone(),
            });
        }
        next = end;
        taken.extend((0..rng.usize(0..250)).filter_map(|_| Some(worker.pop()?.take())));
    }
    assert!(!taken.is_empty(), "the owner took nothing");
    let popped = taken.len();
    drop(worker);
    done.store(true, Relaxed);
    for thief in thieves {
        let stolen = thief.join().expect("the thief did not panic");
        assert!(stolen.is_sorted(), "the oldest element comes first");
        taken.extend(stolen);
    }
    assert!(taken.len() > popped, "the thieves took nothing");
    let mut times = vec![0; ELEMENTS];
    taken.iter().for_each(|id| times[*id] += 1);
    assert!(times.iter().all(|times| *times <= 1), "taken twice");
    assert!(drops.iter().all(|drops| drops.load(Relaxed) == 1));
}

#[test]
fn bursts_weakest() {
    bursts::<Weakest<GracePeriod>>(1, 1, one);
    bursts::<Weakest<GracePeriod>>(3, 1, one);
    bursts::<Weakest<GracePeriod>>(3, 64, one);
}

#[test]
fn bursts_others() {
    bursts::<Weakest<Epoch>>(2, 1, one);
    bursts::<ReleaseStores<GracePeriod>>(2, 1, one);
    bursts::<Weakest<Retain>>(2, 1, one);
    bursts::<Asymmetric<GracePeriod>>(2, 1, one);
}

#[test]
fn bursts_batches() {
    bursts::<Weakest<GracePeriod>>(1, 1, batch);
    bursts::<Weakest<GracePeriod>>(3, 64, batch);
    bursts::<Weakest<Epoch>>(3, 64, batch);
    bursts::<Weakest<Retain>>(2, 1, batch);
    bursts::<Asymmetric<GracePeriod>>(3, 1, batch);
    bursts::<Asymmetric<Retain>>(2, 64, batch);
}
