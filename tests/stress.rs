//! Real threads, the real machine, the real crossbeam-epoch.

#![cfg(not(model))]

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev::protocol::{Asymmetric, Le2013, Protocol, ReleaseStores, Sites, Weakest};
use chase_lev::reclaim::{Epoch, Retain};
use chase_lev::{Steal, Stealer, Worker};

use support::execute::execute;
use support::table::{LONG, ROWS};

/// How often each scenario is carried out; less often, if each steal costs a barrier.
const TIMES: usize = 200;
const TIMES_WITH_BARRIERS: usize = 20;

/// Whether this machine supports the protocol. It must, if it is the kind that does.
fn supported<P: Protocol>() -> bool {
    let supported = Worker::<u8, P>::try_with_protocol(1);
    let expected = cfg!(all(target_os = "linux", target_arch = "x86_64"));
    assert!(supported.is_ok() || !expected, "{supported:?}");
    supported.is_ok()
}

/// Carries out every scenario, with what it checks.
fn every_scenario<P: Protocol>(times: usize) {
    if !supported::<P>() {
        return;
    }
    for row in ROWS.iter().chain(LONG) {
        for _ in 0..times {
            match row.words {
                1 => drop(execute::<1, P>(&row.scenario)),
                _ => drop(execute::<2, P>(&row.scenario)),
            }
        }
    }
}

#[test]
fn every_scenario_le2013() {
    every_scenario::<Le2013<Epoch>>(TIMES);
}

#[test]
fn every_scenario_weakest() {
    every_scenario::<Weakest<Epoch>>(TIMES);
}

#[test]
fn every_scenario_release_stores() {
    every_scenario::<ReleaseStores<Epoch>>(TIMES);
}

#[test]
fn every_scenario_retain() {
    every_scenario::<Weakest<Retain>>(TIMES);
}

#[test]
fn every_scenario_asymmetric() {
    every_scenario::<Asymmetric<Epoch>>(TIMES_WITH_BARRIERS);
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

/// How a thief takes what there is, oldest first.
type Take<T, P> = fn(&Stealer<T, P>, &Worker<T, P>, &mut dyn FnMut(T)) -> Steal<()>;

fn one<T, P: Protocol>(
    victim: &Stealer<T, P>,
    _: &Worker<T, P>,
    take: &mut dyn FnMut(T),
) -> Steal<()> {
    match victim.steal() {
        Steal::Success(element) => {
            take(element);
            Steal::Success(())
        }
        Steal::Empty => Steal::Empty,
        Steal::Retry => Steal::Retry,
    }
}

/// Through the thief's own deque, of which it is the only thief.
fn batch<T, P: Protocol>(
    victim: &Stealer<T, P>,
    own: &Worker<T, P>,
    take: &mut dyn FnMut(T),
) -> Steal<()> {
    let result = victim.steal_batch(own);
    let own = own.stealer();
    while let Steal::Success(element) = own.steal() {
        take(element);
    }
    result
}

/// An owner that pushes and pops in bursts, beside thieves that do what they
/// can. The owner leaves before the thieves.
fn bursts<P: Protocol>(thieves: usize, capacity: usize, take: Take<Element, P>) {
    const ELEMENTS: usize = 200_000;
    if !supported::<P>() {
        return;
    }
    let drops: Arc<Vec<_>> = Arc::new((0..ELEMENTS).map(|_| AtomicUsize::new(0)).collect());
    let worker = Worker::<Element, P>::starting_at(i64::MAX - 1000, capacity);
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
    bursts::<Weakest<Epoch>>(1, 1, one);
    bursts::<Weakest<Epoch>>(3, 1, one);
    bursts::<Weakest<Epoch>>(3, 64, one);
}

#[test]
fn bursts_others() {
    bursts::<Weakest<Epoch>>(2, 1, one);
    bursts::<ReleaseStores<Epoch>>(2, 1, one);
    bursts::<Weakest<Retain>>(2, 1, one);
    bursts::<Asymmetric<Epoch>>(2, 1, one);
}

#[test]
fn bursts_batches() {
    bursts::<Weakest<Epoch>>(1, 1, batch);
    bursts::<Weakest<Epoch>>(3, 64, batch);
    bursts::<Weakest<Retain>>(2, 1, batch);
    bursts::<Asymmetric<Epoch>>(3, 1, batch);
    bursts::<Asymmetric<Retain>>(2, 64, batch);
}

/// An owner that pushes a few elements and pops until there are none, again and
/// again, beside a thief; says how many elements were not taken once. Without the
/// fence of pop, x86 has both take the same element. Stores to cold memory keep the
/// reservation from becoming visible for a while.
fn contend<P: Protocol>(elements: usize, take: Take<usize, P>) -> usize {
    const TIMES: usize = 1_000_000;
    let cold: Vec<_> = (0..1 << 22).map(|_| AtomicUsize::new(0)).collect();
    let worker = Worker::<usize, P>::starting_at(0, elements.next_power_of_two());
    let taken: Vec<_> = (0..elements * TIMES).map(|_| AtomicUsize::new(0)).collect();
    let (taken, done) = (Arc::new(taken), Arc::new(AtomicBool::new(false)));
    let (stealer, stolen, stop) = (worker.stealer(), taken.clone(), done.clone());
    let thief = thread::spawn(move || {
        let own = Worker::with_protocol(elements);
        let mut count = |id: usize| {
            stolen[id].fetch_add(1, Relaxed);
        };
        while !stop.load(Relaxed) {
            let _ = take(&stealer, &own, &mut count);
        }
    });
    for time in 0..TIMES {
        (0..elements).for_each(|i| worker.push(elements * time + i));
        for i in 0..4 {
            cold[(time * 4 + i) * 40_503 % cold.len()].store(time, Relaxed);
        }
        while let Some(id) = worker.pop() {
            taken[id].fetch_add(1, Relaxed);
        }
    }
    done.store(true, Relaxed);
    thief.join().expect("the thief did not panic");
    let wrong = taken.iter().filter(|times| times.load(Relaxed) != 1);
    wrong.count()
}

#[test]
fn pairs_are_taken_once() {
    assert_eq!(contend::<Le2013<Retain>>(2, one), 0);
    assert_eq!(contend::<Weakest<Epoch>>(2, one), 0);
    assert_eq!(contend::<ReleaseStores<Retain>>(2, one), 0);
}

#[test]
fn batches_are_taken_once() {
    assert_eq!(contend::<Weakest<Epoch>>(4, batch), 0);
}

#[test]
fn what_is_behind_a_barrier_is_taken_once() {
    if supported::<Asymmetric>() {
        assert_eq!(contend::<Asymmetric<Retain>>(2, one), 0);
        assert_eq!(contend::<Asymmetric<Epoch>>(4, batch), 0);
    }
}

/// Protocols with one site changed.
macro_rules! variants {
    ($($name:ident = $base:ident { $site:ident: $change:expr };)*) => {$(
        struct $name;

        // SAFETY: none; that is the point. Elements are numbers, and may be taken twice.
        unsafe impl Protocol for $name {
            const SITES: Sites = Sites { $site: $change, ..Sites::$base };
            type Reclaim = Retain;
        }
    )*};
}

variants! {
    // Pop has no fence at all.
    NoFence = WEAKEST { pop_fence: Sites::WEAKEST.pop_fence.with(Relaxed) };
    // Pop has a light fence, steal an ordinary one.
    NoBarrier = ASYMMETRIC { steal_fence: Sites::WEAKEST.steal_fence };
}

/// Whether an element is not taken once within a minute.
fn fails<P: Protocol>() -> bool {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(60) {
        if contend::<P>(2, one) > 0 {
            return true;
        }
    }
    false
}

/// On x86, with a core for the thief, the broken variants fail.
#[test]
fn missing_fences_show() {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    if cfg!(target_arch = "x86_64") && cores > 1 {
        assert!(fails::<NoFence>(), "without a fence in pop");
        if supported::<Asymmetric>() {
            assert!(fails::<NoBarrier>(), "without a barrier in steal");
        }
    }
}
