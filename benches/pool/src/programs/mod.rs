//! The programs.

mod bodies;
mod fib;
mod matrix;
mod queens;
mod sieve;
mod skewed;
mod sort;
mod tree;
mod uts;

pub use bodies::Bodies;
pub use fib::Fib;
pub use matrix::Matrix;
pub use queens::Queens;
pub use sieve::Sieve;
pub use skewed::Skewed;
pub use sort::Sort;
pub use tree::{EveryNode, InPlace, Sum};
pub use uts::Uts;

use std::ops::Range;

use crate::Pool;

/// Calls `leaf` for parts of a range that have at most `most` numbers, and adds up.
fn sum_over<P: Pool>(
    scope: P::Scope<'_>,
    range: Range<usize>,
    most: usize,
    leaf: &(impl Fn(Range<usize>) -> u64 + Sync),
) -> u64 {
    if range.len() <= most {
        return leaf(range);
    }
    let middle = range.start + range.len() / 2;
    let (left, right) = P::join(
        scope,
        |s| sum_over::<P>(s, range.start..middle, most, leaf),
        |s| sum_over::<P>(s, middle..range.end, most, leaf),
    );
    left + right
}

/// The finaliser of SplitMix64 (Steele, Lea & Flood, OOPSLA 2014).
fn mixed(mut x: u64) -> u64 {
    x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
