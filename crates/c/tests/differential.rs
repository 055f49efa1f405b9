//! The deque in C and the deque in Rust: the same random programs have the same results.

#![cfg(c)]

use std::array;

use chase_lev::{Fenced, Retain, research};
use chase_lev_c::{run_8, run_11, run_72};
use proptest::prelude::*;

/// Phases of growth and of decline.
fn steps() -> impl Strategy<Value = Vec<u8>> {
    let phase = (0u32..=8, 0..300usize).prop_flat_map(|(pushes, length)| {
        let step = prop_oneof![pushes => Just(0), 4 => Just(1), 2 => Just(2)];
        prop::collection::vec(step, length)
    });
    prop::collection::vec(phase, 0..6).prop_map(|phases| phases.concat())
}

/// Returns what the C function of this name writes to `results`.
fn expected<const SIZE: usize>(index: i64, sizes: [usize; 2], steps: &[u8]) -> Vec<[usize; 2]> {
    let [capacity, limit] = sizes;
    let deque = research::starting_at::<_, Fenced, Retain>(index, capacity);
    let thief = deque.stealer();
    let grown = limit.checked_ilog2().map_or(0, |log| 1 << log);
    let most = capacity.next_power_of_two().max(grown);
    let run = |(i, step): (usize, &u8)| {
        let taken = match step {
            0 if deque.len() == most => return [0, most],
            0 => {
                deque.push(array::from_fn::<u8, SIZE, _>(|k| (i + 3 * k) as u8));
                return [1, deque.len()];
            }
            1 => deque.pop(),
            _ => thief.steal().success(),
        };
        let sum = |sum: usize, byte| sum.wrapping_mul(31) + usize::from(byte) + 1;
        let taken = taken.map_or(0, |element| element.into_iter().fold(0, sum));
        [taken, thief.len()]
    };
    steps.iter().enumerate().map(run).collect()
}

macro_rules! sizes {
    ($($name:ident: $run:ident, $size:literal;)*) => {$(
        proptest! {
            #[test]
            fn $name(
                steps in steps(),
                index in prop_oneof![Just(0), any::<i64>(), (i64::MAX - 100..=i64::MAX), (-100..0i64)],
                capacity in 0..=9usize,
                limit in prop_oneof![Just(usize::MAX), 0..99usize],
            ) {
                let mut found = vec![[0; 2]; steps.len()];
                // SAFETY: there are that many steps, and room for their results.
                unsafe {
                    $run(index, capacity, limit, steps.as_ptr(), steps.len(), found.as_mut_ptr());
                }
                prop_assert_eq!(found, expected::<$size>(index, [capacity, limit], &steps));
            }
        }
    )*};
}

sizes! {
    one_word: run_8, 8;
    a_part_of_a_word: run_11, 11;
    many_words: run_72, 72;
}
