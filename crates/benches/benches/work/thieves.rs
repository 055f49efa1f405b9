//! An owner that pushes and pops, and thieves, which all work on each element.

use std::hint::black_box;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use chase_lev_benches::deques::{Deque, Element, Missed, St3};
use crossbeam_utils::{Backoff, CachePadded};

use crate::{Apart, End, SAMPLE, Samples, pin, work, workload};

/// The steps that the owner and a thief work on an element: balanced, and skewed.
const STEPS: [(u64, u64); 10] = [
    (0, 0),
    (50, 50),
    (200, 200),
    (1000, 1000),
    (0, 50),
    (0, 200),
    (0, 1000),
    (50, 0),
    (200, 0),
    (1000, 0),
];

/// The number of bursts after which the owner pops all that is left.
const BURSTS: usize = 32;

/// The rest of a workload.
#[derive(Clone, Copy)]
struct Shape {
    /// The steps of the owner and of a thief for an element.
    steps: (u64, u64),
    /// The number of elements that the owner pops after each 64 pushes, if that many are left.
    pops: u64,
    thieves: usize,
}

pub fn workloads() {
    for pops in [64, 32] {
        for steps in STEPS {
            let shape = Shape { steps, pops, thieves: 1 };
            workload!(named(shape, 1) => in_a_frame::<[u64; 1], St3>(shape));
        }
    }
    for thieves in [1, 3] {
        for steps in [(0, 0), (200, 200), (0, 200)] {
            let shape = Shape { steps, pops: 64, thieves };
            if thieves > 1 {
                workload!(named(shape, 1) => in_a_frame::<[u64; 1], St3>(shape));
            }
            workload!(named(shape, 2) => in_a_frame::<[u64; 2], St3>(shape));
            workload!(named(shape, 8) => in_a_frame::<[u64; 8], St3>(shape));
        }
    }
    let shape = Shape { steps: (50, 50), pops: 64, thieves: 1 };
    workload!(named(shape, 1) + ", in boxes" => in_boxes::<[u64; 1], St3>(shape));
}

fn named(shape: Shape, words: usize) -> String {
    let Shape { steps: (owner, thief), pops, thieves } = shape;
    let [thieves, words] = [(thieves, "thief", "thieves"), (words, "word", "words")]
        .map(|(n, one, many)| format!("{n} {}", if n == 1 { one } else { many }));
    format!("work {owner} and {thief}, {pops} pops, {thieves}, {words}")
}

/// A deque and the handles on it, side by side, as in the frame of a function.
#[repr(C)]
struct Frame<D: Deque> {
    deque: D,
    thief: D::Thief,
    thieves: Vec<D::Thief>,
}

fn in_a_frame<D: Deque>(peer: &'static str, samples: &mut Samples, shape: Shape) {
    let deque = D::new();
    let (thief, thieves) = (deque.thief(), (1..shape.thieves).map(|_| deque.thief()).collect());
    let mut frame = Frame { deque, thief, thieves };
    // The frame is where all can see it, and so stays in one piece.
    let frame = black_box(&mut frame);
    let thieves = frame.thieves.iter_mut().chain([&mut frame.thief]).collect();
    samples.add(peer, &run(&mut frame.deque, thieves, shape));
}

fn in_boxes<D: Deque>(peer: &'static str, samples: &mut Samples, shape: Shape) {
    let mut deque = Box::new(Apart(D::new()));
    let mut thieves: Vec<_> =
        (0..shape.thieves).map(|_| Box::new(Apart(deque.0.thief()))).collect();
    let thieves = thieves.iter_mut().map(|thief| &mut thief.0).collect();
    samples.add(peer, &run(&mut deque.0, thieves, shape));
}

/// Returns the time of an element: of any, of those that the owner pops, and of those that the
/// thieves steal.
fn run<D: Deque>(
    deque: &mut D,
    thieves: Vec<&mut D::Thief>,
    shape: Shape,
) -> [(&'static str, f64); 3] {
    let (over, ready) =
        (CachePadded::new(AtomicBool::new(false)), CachePadded::new(AtomicUsize::new(0)));
    let (over, ready, number) = (&over, &ready, thieves.len());
    thread::scope(|scope| {
        let threads: Vec<_> = (thieves.into_iter().enumerate())
            .map(|(n, thief)| {
                scope.spawn(move || {
                    pin(n + 1);
                    ready.fetch_add(1, Relaxed);
                    steal_until::<D>(over, thief, shape.steps.1)
                })
            })
            .collect();
        while ready.load(Relaxed) < number {
            thread::yield_now();
        }
        let (end, mut pushed, mut popped, mut sum) = (End(over), 0, 0, 0_u64);
        let start = Instant::now();
        while start.elapsed() < SAMPLE {
            // At most 1056 elements are in the deque, so that its ring seldom changes.
            for _ in 0..BURSTS {
                burst(deque, shape, &mut sum, &mut popped);
                pushed += 64;
            }
            while pop(deque, shape.steps.0, &mut sum) {
                popped += 1;
            }
        }
        let elapsed = start.elapsed().as_nanos() as f64;
        drop(end);
        let mut stolen = 0;
        for thread in threads {
            let (number, numbers) = thread.join().expect("no thief panics");
            stolen += number;
            sum = sum.wrapping_sub(numbers);
        }
        assert_eq!((pushed, sum), (popped + stolen, 0), "elements are lost");
        let per = |number: u64| elapsed / number.max(1) as f64;
        [("", per(pushed)), (", owner", per(popped)), (", thieves", per(stolen))]
    })
}

/// Pushes 64 elements, and pops some.
#[inline]
fn burst<D: Deque>(deque: &mut D, shape: Shape, sum: &mut u64, popped: &mut u64) {
    for n in 0..64 {
        let element = Element::numbered(n);
        *sum = sum.wrapping_add(D::Element::sum(&element));
        deque.push(element);
    }
    for _ in 0..shape.pops {
        if !pop(deque, shape.steps.0, sum) {
            break;
        }
        *popped += 1;
    }
}

/// Pops an element, and works on it. Returns `false` if there is none.
#[inline]
fn pop<D: Deque>(deque: &mut D, steps: u64, sum: &mut u64) -> bool {
    let Some(element) = deque.pop() else {
        return false;
    };
    *sum = sum.wrapping_sub(black_box(element).sum());
    work(steps);
    true
}

/// Returns the number and the sum of what this thread has stolen.
fn steal_until<D: Deque>(over: &AtomicBool, victim: &D::Thief, steps: u64) -> (u64, u64) {
    let (mut number, mut sum) = (0, 0_u64);
    let backoff = Backoff::new();
    while !over.load(Relaxed) {
        match D::steal(victim) {
            Ok(element) => {
                number += 1;
                sum = sum.wrapping_add(black_box(element).sum());
                work(steps);
                backoff.reset();
            }
            Err(Missed::Retry) => backoff.spin(),
            Err(Missed::Empty) => backoff.snooze(),
        }
    }
    (number, sum)
}
