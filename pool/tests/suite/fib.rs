//! A program that forks as much as it can.

use chase_lev_pool::join;

/// Computes the `n`th Fibonacci number from the definition.
pub fn fib(n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = join(|| fib(n - 1), || fib(n - 2));
    a + b
}
