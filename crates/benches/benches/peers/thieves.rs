//! Thieves and an owner at the same time.

use std::hint::{black_box, spin_loop};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_benches::deques::{BOUND, Deque, Element, Missed, St3};
use criterion::{Criterion, SamplingMode};
use crossbeam_utils::{Backoff, CachePadded};

use crate::{Group, pin_thief, workloads};

/// Adds a workload with one thief and with three, and with elements of one, two and eight words.
macro_rules! with_thieves {
    ($criterion:ident: $($name:literal, $operations:ident => $run:ident;)*) => {$(
        for thieves in [1, 3] {
            let begin = concat!($name, ", ").to_owned() + &several(thieves, "thief", "thieves");
            let named = |words| begin.clone() + ", " + &several(words, "word", "words");
            workloads!($criterion:
                named(1), $operations => $run::<[u64; 1], St3>(thieves);
                named(2), $operations => $run::<[u64; 2], St3>(thieves);
                named(8), $operations => $run::<[u64; 8], St3>(thieves);
            );
        }
    )*};
}

fn several(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

pub fn workloads(criterion: &mut Criterion) {
    with_thieves!(criterion:
        "hand-over", HANDED_OVER => hand_over;
        "hand-over, halves", HANDED_OVER => hand_over_halves;
        "mixed, owner", OPERATIONS => mixed_owner;
        "mixed, steals", STOLEN => mixed_steals;
    );
}

/// The number of elements that may wait for thieves before the owner waits.
const BACKLOG: u64 = BOUND as u64 / 2;

/// The number of elements handed over in an iteration.
const HANDED_OVER: u64 = 64;

/// The owner pushes, and the thieves take everything one by one.
fn hand_over<D: Deque>(name: &str, group: &mut Group, thieves: usize) {
    hand_over_by(name, group, thieves, one::<D>);
}

/// The owner pushes, and the thieves take half of the elements at a time.
fn hand_over_halves<D: Deque>(name: &str, group: &mut Group, thieves: usize) {
    hand_over_by(name, group, thieves, half::<D>);
}

fn hand_over_by<D: Deque>(name: &str, group: &mut Group, thieves: usize, steal: impl Steal<D>) {
    let owner = |deque: &mut D, taken: &Taken, iterations| {
        let elements = HANDED_OVER * iterations;
        let (mut left, mut gone) = (Tally::default(), 0);
        let start = Instant::now();
        while left.number < elements {
            while left.number - gone >= BACKLOG {
                spin_loop();
                gone = total(taken);
            }
            let element = Element::numbered(left.number);
            left.add(&element);
            deque.push(element);
        }
        while total(taken) < elements {
            spin_loop();
        }
        (start.elapsed(), left)
    };
    time_beside(name, group, thieves, steal, owner);
}

/// The number of the owner's operations in an iteration.
const OPERATIONS: u64 = 256;

/// Times the owner's operations.
fn mixed_owner<D: Deque>(name: &str, group: &mut Group, thieves: usize) {
    let owner = |deque: &mut D, _: &Taken, iterations| {
        let wanted = OPERATIONS * iterations;
        let (mut left, mut operations) = (Tally::default(), 0);
        let start = Instant::now();
        while operations < wanted {
            operations += burst(deque, &mut left);
        }
        (per(wanted, operations, start.elapsed()), left)
    };
    time_beside(name, group, thieves, one, owner);
}

/// The number of elements stolen in an iteration.
const STOLEN: u64 = 256;

/// The time after which an iteration ends even if too little was stolen.
const LIMIT: Duration = Duration::from_millis(10);

/// Times the interval between two steals. If the thieves get nothing, this counts as one steal, so
/// the time is too low.
fn mixed_steals<D: Deque>(name: &str, group: &mut Group, thieves: usize) {
    let owner = |deque: &mut D, taken: &Taken, iterations| {
        let wanted = STOLEN * iterations;
        let mut left = Tally::default();
        let start = Instant::now();
        while total(taken) < wanted && start.elapsed() < LIMIT {
            (0..64).for_each(|_| _ = burst(deque, &mut left));
        }
        (per(wanted, left.number.max(1), start.elapsed()), left)
    };
    time_beside(name, group, thieves, one, owner);
}

/// Pushes, and pops until the deque is empty. Returns the number of operations.
#[inline]
fn burst<D: Deque>(deque: &mut D, left: &mut Tally) -> u64 {
    for n in 0..64 {
        let element = Element::numbered(n);
        left.add(&element);
        deque.push(element);
    }
    let mut pops = 1;
    while let Some(element) = deque.pop() {
        left.remove(black_box(&element));
        pops += 1;
    }
    64 + pops
}

/// Returns the time for `wanted` operations if `done` took `elapsed`.
fn per(wanted: u64, done: u64, elapsed: Duration) -> Duration {
    elapsed.mul_f64(wanted as f64 / done as f64)
}

/// The number of some elements, and their sum.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    number: u64,
    sum: u64,
}

impl Tally {
    #[inline]
    fn add(&mut self, element: &impl Element) {
        self.number += 1;
        self.sum = self.sum.wrapping_add(element.sum());
    }

    #[inline]
    fn remove(&mut self, element: &impl Element) {
        self.number -= 1;
        self.sum = self.sum.wrapping_sub(element.sum());
    }
}

/// The number of elements that each thief has reported so far.
type Taken = [CachePadded<AtomicU64>];

fn total(taken: &Taken) -> u64 {
    taken.iter().map(|number| number.load(Relaxed)).sum()
}

/// A way to steal elements and add them to a tally, through the thief's own deque if necessary.
trait Steal<D: Deque>: Fn(&D::Thief, &mut D, &mut Tally) -> Result<(), Missed> + Copy + Send {}

impl<D: Deque, F> Steal<D> for F where
    F: Fn(&D::Thief, &mut D, &mut Tally) -> Result<(), Missed> + Copy + Send
{
}

#[inline]
fn one<D: Deque>(victim: &D::Thief, _: &mut D, tally: &mut Tally) -> Result<(), Missed> {
    tally.add(black_box(&D::steal(victim)?));
    Ok(())
}

#[inline]
fn half<D: Deque>(victim: &D::Thief, own: &mut D, tally: &mut Tally) -> Result<(), Missed> {
    D::steal_half(victim, own)?;
    while let Some(element) = own.pop() {
        tally.add(black_box(&element));
    }
    Ok(())
}

/// Runs an owner, which times itself, and thieves, and checks that the thieves get all elements
/// that it leaves.
fn time_beside<D: Deque>(
    name: &str,
    group: &mut Group,
    thieves: usize,
    steal: impl Steal<D>,
    owner: impl Fn(&mut D, &Taken, u64) -> (Duration, Tally),
) {
    let time = |iterations| {
        let mut deque = D::new();
        let taken: Vec<_> = (0..thieves).map(|_| CachePadded::default()).collect();
        // On cache lines that the owner does not write.
        let ready = &CachePadded::new(AtomicUsize::new(0));
        let over = &CachePadded::new(AtomicBool::new(false));
        thread::scope(|scope| {
            let threads: Vec<_> = (taken.iter().enumerate())
                .map(|(n, taken)| {
                    let victim = deque.thief();
                    scope.spawn(move || {
                        pin_thief(n);
                        let mut own = D::new();
                        ready.fetch_add(1, Relaxed);
                        steal_until(over, taken, |tally| steal(&victim, &mut own, tally))
                    })
                })
                .collect();
            while ready.load(Relaxed) < thieves {
                thread::yield_now();
            }
            let (elapsed, left) = owner(&mut deque, &taken, iterations);
            over.store(true, Relaxed);
            let mut stolen = Tally::default();
            for thread in threads {
                let Tally { number, sum } = thread.join().unwrap();
                stolen.number += number;
                stolen.sum = stolen.sum.wrapping_add(sum);
            }
            assert_eq!(stolen, left, "elements are lost");
            elapsed
        })
    };
    group.sampling_mode(SamplingMode::Flat);
    group.bench_function(name, |bencher| bencher.iter_custom(time));
}

/// Steals until the end, and reports the number of elements now and then.
fn steal_until(
    over: &AtomicBool,
    taken: &AtomicU64,
    mut steal: impl FnMut(&mut Tally) -> Result<(), Missed>,
) -> Tally {
    let (mut tally, mut said) = (Tally::default(), 0);
    let backoff = Backoff::new();
    while !over.load(Relaxed) {
        match steal(&mut tally) {
            Ok(()) => {
                if tally.number - said >= 32 {
                    said = tally.number;
                    taken.store(said, Relaxed);
                }
                backoff.reset();
            }
            Err(Missed::Retry) => backoff.spin(),
            Err(Missed::Empty) => {
                taken.store(tally.number, Relaxed);
                backoff.snooze();
            }
        }
    }
    tally
}
