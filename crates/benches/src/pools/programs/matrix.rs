//! The product of two square matrices, computed by quarters.

use crate::pools::{Pool, Program};

/// The factors and the matrix to which their product is added. A matrix is stored as its four
/// quarters one after the other, recursively; the smallest are stored by rows.
#[derive(Clone)]
pub struct Matrix(pub [Vec<f32>; 3]);

impl Matrix {
    /// Creates matrices of this width, which must be a power of two.
    pub fn new(width: usize) -> Self {
        let elements = width * width;
        let numbers = |from: usize| (0..elements).map(|n| ((n + from) % 7) as f32).collect();
        Matrix([numbers(0), numbers(3), vec![0.0; elements]])
    }
}

/// The width below which there is no fork.
const TILE: usize = 16;

/// Adds the product of `a` and `b` to `c`.
fn multiply<P: Pool>(scope: P::Scope<'_>, a: &[f32], b: &[f32], c: &mut [f32]) {
    if c.len() <= TILE * TILE {
        return multiply_tiles(a, b, c);
    }
    let ([a0, a1, a2, a3], [b0, b1, b2, b3]) = (quarters(a), quarters(b));
    let half = c.len() / 2;
    for [left, right, top, bottom] in [[a0, a2, b0, b1], [a1, a3, b2, b3]] {
        let (upper, lower) = c.split_at_mut(half);
        P::join(
            scope,
            |s| row::<P>(s, left, [top, bottom], upper),
            |s| row::<P>(s, right, [top, bottom], lower),
        );
    }
}

/// Adds the products of `a` with each of `b` to two quarters in the same row of `c`.
fn row<P: Pool>(scope: P::Scope<'_>, a: &[f32], b: [&[f32]; 2], c: &mut [f32]) {
    let (left, right) = c.split_at_mut(c.len() / 2);
    P::join(scope, |s| multiply::<P>(s, a, b[0], left), |s| multiply::<P>(s, a, b[1], right));
}

fn quarters(matrix: &[f32]) -> [&[f32]; 4] {
    let quarter = matrix.len() / 4;
    [0, 1, 2, 3].map(|n| &matrix[n * quarter..(n + 1) * quarter])
}

fn multiply_tiles(a: &[f32], b: &[f32], c: &mut [f32]) {
    for (a, c) in a.chunks_exact(TILE).zip(c.chunks_exact_mut(TILE)) {
        for (a, b) in a.iter().zip(b.chunks_exact(TILE)) {
            for (c, b) in c.iter_mut().zip(b) {
                *c += a * b;
            }
        }
    }
}

impl Program for Matrix {
    type Output = Vec<f32>;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> Vec<f32> {
        let [a, b, c] = &mut self.0;
        multiply::<P>(scope, a, b, c);
        std::mem::take(c)
    }
}
