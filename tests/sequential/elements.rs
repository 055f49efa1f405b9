//! Random programs, compared with a sequential oracle, for elements of many shapes.

use std::array;
use std::cell::Cell;
use std::collections::VecDeque;
use std::fmt::Debug;
use std::iter;
use std::mem::ManuallyDrop;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use chase_lev::{Asymmetric, Epoch, Fenced, Fences, GracePeriod, Reclaim, Steal, Worker, research};
use proptest::prelude::*;

#[derive(Clone, Copy, Debug)]
enum Step {
    Push,
    Pop,
    Steal,
    /// A batch with this limit, which returns the youngest element if the flag is true.
    Batch(usize, bool),
}

fn program() -> impl Strategy<Value = Vec<Step>> {
    // Phases of growth and of decline, so that rings grow and shrink.
    let phase = (0u32..=8, 0..300usize).prop_flat_map(|(pushes, length)| {
        let step = prop_oneof![
            pushes => Just(Step::Push),
            4 => Just(Step::Pop),
            2 => Just(Step::Steal),
            1 => (1..40usize, any::<bool>()).prop_map(|(limit, pops)| Step::Batch(limit, pops)),
        ];
        prop::collection::vec(step, length)
    });
    prop::collection::vec(phase, 0..6).prop_map(|phases| phases.concat())
}

/// Generates start indices, most of them close to the largest index.
fn start() -> impl Strategy<Value = i64> {
    prop_oneof![Just(0), any::<i64>(), (i64::MAX - 100..=i64::MAX), (-100..0i64)]
}

/// Runs a program on a deque and on the oracle.
fn check<T: Clone + PartialEq + Debug, F: Fences, R: Reclaim>(
    steps: &[Step],
    start: i64,
    capacity: usize,
    make: impl Fn(usize) -> T,
) {
    let worker = research::starting_at::<T, F, R>(start, capacity);
    let stealer = worker.stealer();
    let own = research::starting_at::<T, F, R>(start, capacity);
    let mut oracle = VecDeque::new();
    for (i, step) in steps.iter().enumerate() {
        match step {
            Step::Push => {
                worker.push(make(i));
                oracle.push_back(make(i));
            }
            Step::Pop => assert_eq!(worker.pop(), oracle.pop_back()),
            Step::Steal => match stealer.steal() {
                Steal::Success(element) => assert_eq!(Some(element), oracle.pop_front()),
                Steal::Empty => assert!(oracle.is_empty()),
                Steal::Retry => panic!("nobody interferes"),
            },
            Step::Batch(limit, pops) => {
                let half = oracle.len().div_ceil(2);
                let expected: Vec<T> = oracle.drain(..half.min(*limit)).rev().collect();
                let (is_empty, youngest) = if *pops {
                    let youngest = stealer.steal_batch_with_limit_and_pop(&own, *limit);
                    (youngest.is_empty(), youngest.success())
                } else {
                    let batch = stealer.steal_batch_with_limit(&own, *limit);
                    (batch.is_empty(), None)
                };
                assert_eq!(is_empty, expected.is_empty());
                let moved = youngest.into_iter().chain(iter::from_fn(|| own.pop()));
                assert_eq!(moved.collect::<Vec<T>>(), expected);
            }
        }
        assert_eq!((worker.len(), stealer.len()), (oracle.len(), oracle.len()));
        assert_eq!(worker.is_empty(), oracle.is_empty());
        assert_eq!(stealer.is_empty(), oracle.is_empty());
        assert!(worker.capacity() >= oracle.len().max(capacity));
    }
    let left: Vec<T> = iter::from_fn(|| worker.pop()).collect();
    assert!(left.iter().eq(oracle.iter().rev()));
}

#[repr(align(128))]
#[derive(Clone, Copy, Debug, PartialEq)]
struct OverAligned(u8);

#[repr(align(64))]
#[derive(Clone, Copy, Debug, PartialEq)]
struct NothingAligned;

/// Returns an element whose words differ from each other, and from the words of the elements before
/// and after it, in every byte.
fn large<const WORDS: usize>(i: usize) -> [u64; WORDS] {
    array::from_fn(|word| u64::from_ne_bytes([(i + 3 * word) as u8; 8]))
}

macro_rules! shapes {
    ($($name:ident: $make:expr;)*) => {$(
        proptest! {
            #[test]
            fn $name(steps in program(), start in start(), capacity in 0usize..=9) {
                let make = $make;
                check::<_, Fenced, GracePeriod>(&steps, start, capacity, make);
                check::<_, Fenced, Epoch>(&steps, start, capacity, make);
                check::<_, Asymmetric, GracePeriod>(&steps, start, capacity, make);
            }
        }
    )*};
}

shapes! {
    bytes: |i| i as u8;
    words: |i| i;
    padded: |i| (i as u8, i as u32, i as u8);
    padded_words: |i| (i as u64, i as u8);
    odd: |i| [i as u8; 11];
    many_words: |i| [i; 9];
    words_32: |i| large::<32>(i);
    words_64: |i| large::<64>(i);
    bytes_129: |i| (large::<128>(i).map(|word| word as u8), i as u8);
    nothing: |_| ();
    nothing_aligned: |_| NothingAligned;
    over_aligned: |i| OverAligned(i as u8);
    options: |i: usize| i.is_multiple_of(2).then(|| Box::new(i));
    strings: |i: usize| i.to_string();
    fat_pointers: |i| Arc::<[usize]>::from([i, i]);
}

#[test]
fn if_drops_panic_all_is_dropped_and_the_first_panic_continues() {
    /// The payload of a panic, whose own drop panics.
    struct Payload(usize);

    impl Drop for Payload {
        fn drop(&mut self) {
            panic!("a payload is dropped");
        }
    }

    struct Panics<'a>(usize, &'a Cell<usize>);

    impl Drop for Panics<'_> {
        fn drop(&mut self) {
            self.1.set(self.1.get() + 1);
            panic::panic_any(Payload(self.0));
        }
    }

    let (worker, drops) = (Worker::new_lifo(), Cell::new(0));
    (0..10).for_each(|i| worker.push(Panics(i, &drops)));
    let panic = panic::catch_unwind(AssertUnwindSafe(|| drop(worker))).expect_err("a panic");
    let payload = ManuallyDrop::new(panic.downcast::<Payload>().expect("the element's panic"));
    assert_eq!(payload.0, 0);
    assert_eq!(drops.get(), 10);
}
