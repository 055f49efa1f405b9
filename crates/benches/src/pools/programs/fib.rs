//! Fibonacci numbers by their definition: forks, and some work in each leaf.

use std::hint::black_box;

use crate::pools::{Pool, Program};

/// The index of the number. The first closure of a fork computes the number `FIRST` below. If that
/// is 1, thieves get the smaller of the two; if it is 2, the larger. A leaf does `WORK`
/// multiplications, each of which waits for the one before it.
#[derive(Clone)]
pub struct Fib<const FIRST: u32, const WORK: u32>(pub u32);

fn fib<P: Pool, const FIRST: u32, const WORK: u32>(scope: P::Scope<'_>, n: u32) -> u64 {
    if n < 2 {
        // Neither 0 nor 1 is changed by it.
        return (0..WORK).fold(n.into(), |x: u64, _| black_box(x.wrapping_mul(x)));
    }
    let (a, b) = P::join(
        scope,
        |s| fib::<P, FIRST, WORK>(s, n - FIRST),
        |s| fib::<P, FIRST, WORK>(s, n - (3 - FIRST)),
    );
    a + b
}

impl<const FIRST: u32, const WORK: u32> Program for Fib<FIRST, WORK> {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        fib::<P, FIRST, WORK>(scope, self.0)
    }
}
