//! Fibonacci numbers by their definition: forks and nothing else.

use crate::{Pool, Program};

/// The index of the number. The first closure of a fork computes the number `FIRST` below. If that
/// is 1, thieves get the smaller of the two; if it is 2, the larger.
#[derive(Clone)]
pub struct Fib<const FIRST: u32>(pub u32);

fn fib<P: Pool, const FIRST: u32>(scope: P::Scope<'_>, n: u32) -> u64 {
    if n < 2 {
        return n.into();
    }
    let (a, b) = P::join(
        scope,
        |s| fib::<P, FIRST>(s, n - FIRST),
        |s| fib::<P, FIRST>(s, n - (3 - FIRST)),
    );
    a + b
}

impl<const FIRST: u32> Program for Fib<FIRST> {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        fib::<P, FIRST>(scope, self.0)
    }
}
