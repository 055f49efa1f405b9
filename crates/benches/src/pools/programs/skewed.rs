//! A skewed tree: the second closure of each fork, which thieves take, is the larger one, and the
//! critical path is long.

use core::hint::black_box;

use super::mixed;
use crate::pools::{Pool, Program};

/// A chain of nested forks, with some work in each first closure.
#[derive(Clone)]
pub struct Skewed;

/// The number of nested forks, and the rounds of work in each.
const LENGTH: u32 = 1000;
const WORK: u32 = 4000;

fn work(seed: u32) -> u64 {
    (0..WORK).fold(seed.into(), |x, _| mixed(x))
}

fn skewed<P: Pool>(scope: P::Scope<'_>, length: u32) -> u64 {
    if length == 0 {
        return 0;
    }
    let (a, b) = P::join(scope, |_| work(length), |s| skewed::<P>(s, length - 1));
    a ^ b
}

impl Program for Skewed {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        // Otherwise, the compiler computes the result.
        skewed::<P>(scope, black_box(LENGTH))
    }
}
