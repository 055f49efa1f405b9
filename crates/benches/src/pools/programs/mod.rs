//! The programs.

mod arrays;
mod numbers;
mod trees;

pub use arrays::{Bodies, Matrix, Sort};
pub use numbers::{Fib, Queens, Sieve, Skewed, Uts};
pub use trees::{EveryNode, InPlace, Order, Ordered, Sum};

use std::ops::Range;

use crate::pools::Pool;

/// Splits a range into parts of at most `most` numbers, calls `leaf` for each, and returns the sum.
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

/// Checks the results of the sequential programs by other means.
#[cfg(test)]
mod tests {
    use super::*;
    use crate::pools::{Program, Sequential};

    fn run<G: Program>(program: G) -> G::Output {
        program.clone().run::<Sequential>(())
    }

    #[test]
    fn trees() {
        assert_eq!(run(Sum::new(5)), 31);
        assert_eq!(run(EveryNode::new(5)), 31);
        assert_eq!(run(InPlace::new(5)), 31);
    }

    #[test]
    fn orders() {
        let orders = [Order::Levels, Order::ParentsFirst, Order::ParentsLast];
        let sums = orders.map(|order| run(Ordered::new(5, order)));
        // The nodes have the same values, each in another place.
        assert_eq!(sums, [sums[0]; 3]);
        assert_ne!(sums[0], run(Ordered::new(4, Order::Levels)));
    }

    #[test]
    fn numbers() {
        assert_eq!([run(Fib::<1, 0>(24)), run(Fib::<2, 0>(24))], [46368; 2]);
        assert_eq!(run(Fib::<1, 9>(24)), 46368);
        assert_eq!(run(Queens(8)), 92);
        assert_eq!(run(Sieve(100_000)), 9592);
        assert!((50_000..500_000).contains(&run(Uts(7))), "{}", run(Uts(7)));
    }

    #[test]
    fn sorted() {
        let program = Sort::new(10_000);
        let mut numbers = program.0.clone();
        numbers.sort();
        assert!(run(program) == numbers);
    }

    #[test]
    fn product() {
        let Matrix([a, b, zeros]) = Matrix::new(32);
        // One column of ones adds up the rows.
        let ones = vec![1.0; 32 * 32];
        let product = |b: &[f32]| run(Matrix([a.clone(), b.to_vec(), zeros.clone()]));
        let twice: Vec<f32> = b.iter().map(|x| 2.0 * x).collect();
        let doubled: Vec<f32> = product(&b).iter().map(|x| 2.0 * x).collect();
        assert!(product(&twice) == doubled);
        let total = |matrix: &[f32]| matrix.iter().sum::<f32>();
        assert_eq!(total(&product(&ones)), 32.0 * total(&a));
    }
}
