//! Programs that compute a number.

use std::hint::black_box;
use std::ops::Range;

use super::{mixed, sum_over};
use crate::pools::{Pool, Program};

// Fibonacci numbers by their definition: forks, and some work in each leaf.

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

// The ways to place queens on a board so that none attacks another.

/// The width of the board.
#[derive(Clone)]
pub struct Queens(pub u32);

/// The columns of this row that queens in the rows above attack, one bit each: along columns and
/// diagonals.
#[derive(Clone, Copy, Default)]
struct Attacked {
    columns: u32,
    left: u32,
    right: u32,
}

fn solutions<P: Pool>(scope: P::Scope<'_>, all: u32, above: Attacked) -> u64 {
    if above.columns == all {
        return 1;
    }
    let free = all & !(above.columns | above.left | above.right);
    place::<P>(scope, all, above, free)
}

/// Counts the solutions with this row's queen in one of the columns `free`. Forks until one column
/// is left.
fn place<P: Pool>(scope: P::Scope<'_>, all: u32, above: Attacked, free: u32) -> u64 {
    let column = free & free.wrapping_neg();
    let others = free ^ column;
    if free == 0 {
        0
    } else if others == 0 {
        let below = Attacked {
            columns: above.columns | column,
            left: (above.left | column) << 1,
            right: (above.right | column) >> 1,
        };
        solutions::<P>(scope, all, below)
    } else {
        let (one, rest) = P::join(
            scope,
            |s| place::<P>(s, all, above, column),
            |s| place::<P>(s, all, above, others),
        );
        one + rest
    }
}

impl Program for Queens {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        solutions::<P>(scope, (1 << self.0) - 1, Attacked::default())
    }
}

// The sieve of Eratosthenes, in segments.

/// Counts the primes below this number.
#[derive(Clone)]
pub struct Sieve(pub usize);

/// The length of a segment.
const SEGMENT: usize = 1 << 14;

/// Returns the primes below `n`.
fn primes(n: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for candidate in 2..n {
        let mut small = found.iter().take_while(|&p| p * p <= candidate);
        if small.all(|p| candidate % p != 0) {
            found.push(candidate);
        }
    }
    found
}

/// Counts the primes in a range, given all primes up to the square root of its end.
fn count(range: Range<usize>, primes: &[usize]) -> u64 {
    let mut composite = vec![false; range.len()];
    for &p in primes.iter().take_while(|&&p| p * p < range.end) {
        let first = (p * p).max(range.start.next_multiple_of(p));
        for number in (first..range.end).step_by(p) {
            composite[number - range.start] = true;
        }
    }
    let primes = range.zip(composite);
    primes.filter(|(n, composite)| !composite && *n > 1).count() as u64
}

impl Program for Sieve {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        let end = self.0;
        let primes = primes(end.isqrt() + 1);
        let segments = end.div_ceil(SEGMENT);
        sum_over::<P>(scope, 0..segments, 1, &|segments| {
            let last = end.min(segments.end * SEGMENT);
            count(segments.start * SEGMENT..last, &primes)
        })
    }
}

// Unbalanced tree search: a binomial tree of the benchmark UTS (Olivier et al., LCPC 2006), with
// another hash. The size of a subtree is unknown until it is searched.

/// The seed of the tree.
#[derive(Clone)]
pub struct Uts(pub u64);

/// The number of children of the root, and of any other node with children.
const ROOT: u64 = 64;
const MANY: u64 = 4;

/// The number of nodes in 2<sup>16</sup> that have children: a little below the number that would
/// make the tree infinite.
const PARENTS: u64 = (1 << 16) * 249 / 1000;

/// Returns the number of nodes in the subtree of `node`.
fn size<P: Pool>(scope: P::Scope<'_>, node: u64) -> u64 {
    if node % (1 << 16) < PARENTS { 1 + children::<P>(scope, node, 0, MANY) } else { 1 }
}

/// Returns the number of nodes in the subtrees of some children of `node`.
fn children<P: Pool>(scope: P::Scope<'_>, node: u64, first: u64, end: u64) -> u64 {
    if end - first == 1 {
        return size::<P>(scope, mixed(node.wrapping_add(first)));
    }
    let middle = first + (end - first) / 2;
    let (left, right) = P::join(
        scope,
        |s| children::<P>(s, node, first, middle),
        |s| children::<P>(s, node, middle, end),
    );
    left + right
}

impl Program for Uts {
    type Output = u64;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> u64 {
        1 + children::<P>(scope, mixed(self.0), 0, ROOT)
    }
}

// A skewed tree: the second closure of each fork, which thieves take, is the larger one, and the
// critical path is long.

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
