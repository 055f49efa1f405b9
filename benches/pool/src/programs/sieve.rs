//! The sieve of Eratosthenes, in segments.

use std::hint::black_box;
use std::ops::Range;

use super::sum_over;
use crate::{Pool, Program};

/// How many primes are below this.
pub struct Sieve(pub usize);

/// Numbers in a segment.
const SEGMENT: usize = 1 << 14;

/// The primes below `n`.
fn primes(n: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for candidate in 2..n {
        let is_prime = |p: &&usize| *p * *p <= candidate;
        if found
            .iter()
            .take_while(is_prime)
            .all(|p| candidate % p != 0)
        {
            found.push(candidate);
        }
    }
    found
}

/// How many primes are in a range, given all up to the root of its end.
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
    type State = ();
    type Output = u64;

    fn prepare(&self) {}

    fn run<P: Pool>(&self, scope: P::Scope<'_>, (): &mut ()) -> u64 {
        let end = black_box(self.0);
        let primes = primes(end.isqrt() + 1);
        let segments = end.div_ceil(SEGMENT);
        sum_over::<P>(scope, 0..segments, 1, &|segments| {
            count(
                segments.start * SEGMENT..end.min(segments.end * SEGMENT),
                &primes,
            )
        })
    }
}
