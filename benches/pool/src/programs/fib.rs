//! Fibonacci numbers by their definition: forks, with nothing between them.

use crate::{Pool, Program};

/// Which of them. The first closure of a fork has the number that is so much less: 1, or 2, and
/// thieves get the larger.
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
