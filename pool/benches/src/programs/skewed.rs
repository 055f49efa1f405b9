//! A skewed tree: the second closure of each fork, which thieves take, is the larger one, and the critical
//! path is long.

use super::mixed;
use crate::{Pool, Program};

/// A chain of nested forks, with some work in each first closure.
#[derive(Clone)]
pub struct Skewed {
    /// The number of nested forks.
    pub length: u32,
    /// The rounds of work in each fork.
    pub work: u32,
}

fn work(seed: u32, rounds: u32) -> u64 {
    (0..rounds).fold(seed.into(), |x, _| mixed(x))
}

fn skewed<P: Pool>(scope: P::Scope<'_>, length: u32, rounds: u32) -> u64 {
    if length == 0 {
        return 0;
    }
    let (a, b) = P::join(
        scope,
        |_| work(length, rounds),
        |s| skewed::<P>(s, length - 1, rounds),
    );
    a ^ b
}

impl Program for Skewed {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        skewed::<P>(scope, self.length, self.work)
    }
}
