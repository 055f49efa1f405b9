//! The sieve of Eratosthenes, in segments.

use std::ops::Range;

use super::sum_over;
use crate::pools::{Pool, Program};

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
