//! Programs on arrays, which change them in parts.

use super::mixed;
use crate::pools::{Pool, Program};

// The product of two square matrices, computed by quarters.

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

// Quicksort (Hoare).

/// The numbers to sort.
#[derive(Clone)]
pub struct Sort(pub Vec<u64>);

impl Sort {
    /// Creates `count` numbers in random order.
    pub fn new(count: u64) -> Self {
        Sort((0..count).map(mixed).collect())
    }
}

/// Up to this length, slices are sorted by insertion.
const SHORT: usize = 24;

fn sort<P: Pool>(scope: P::Scope<'_>, numbers: &mut [u64]) {
    if numbers.len() <= SHORT {
        return insert(numbers);
    }
    let (left, right) = divide(numbers);
    P::join(scope, |s| sort::<P>(s, left), |s| sort::<P>(s, right));
}

fn insert(numbers: &mut [u64]) {
    for n in 1..numbers.len() {
        let mut place = n;
        while place > 0 && numbers[place - 1] > numbers[place] {
            numbers.swap(place - 1, place);
            place -= 1;
        }
    }
}

/// Partitions by the median of three numbers. Neither part is empty.
fn divide(numbers: &mut [u64]) -> (&mut [u64], &mut [u64]) {
    let last = numbers.len() - 1;
    let mut three = [numbers[0], numbers[last / 2], numbers[last]];
    insert(&mut three);
    let pivot = three[1];
    let (mut left, mut right) = (0, last);
    loop {
        while numbers[left] < pivot {
            left += 1;
        }
        while numbers[right] > pivot {
            right -= 1;
        }
        if left >= right {
            return numbers.split_at_mut(left);
        }
        numbers.swap(left, right);
        left += 1;
        right -= 1;
    }
}

impl Program for Sort {
    type Output = Vec<u64>;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> Vec<u64> {
        sort::<P>(scope, &mut self.0);
        std::mem::take(&mut self.0)
    }
}

// Simulation of bodies that attract each other, over all pairs.

/// A position or a velocity.
type Vector = [f64; 3];

/// The bodies in a leaf, the number of steps, and the time of a step.
const FEW: usize = 8;
const STEPS: usize = 2;
const STEP: f64 = 0.01;

/// The positions and velocities of the bodies.
#[derive(Clone)]
pub struct Bodies {
    places: Vec<Vector>,
    speeds: Vec<Vector>,
}

impl Bodies {
    /// Creates `count` bodies at rest.
    pub fn new(count: usize) -> Self {
        let place = |n: usize| [7, 11, 13].map(|m| (n * m % count) as f64);
        Bodies { places: (0..count).map(place).collect(), speeds: vec![[0.0; 3]; count] }
    }
}

fn accelerate<P: Pool>(scope: P::Scope<'_>, all: &[Vector], own: &[Vector], speeds: &mut [Vector]) {
    if own.len() <= FEW {
        for (place, speed) in own.iter().zip(speeds) {
            accelerate_one(all, place, speed);
        }
        return;
    }
    let middle = own.len() / 2;
    let (left, right) = own.split_at(middle);
    let (slow, fast) = speeds.split_at_mut(middle);
    P::join(
        scope,
        |s| accelerate::<P>(s, all, left, slow),
        |s| accelerate::<P>(s, all, right, fast),
    );
}

fn accelerate_one(all: &[Vector], place: &Vector, speed: &mut Vector) {
    let mut force = [0.0; 3];
    for other in all {
        let way = [0, 1, 2].map(|n| other[n] - place[n]);
        // The distance is softened, because a body's distance from itself is zero.
        let square = way.iter().map(|x| x * x).sum::<f64>() + 0.01;
        let weight = 1.0 / (square * square.sqrt());
        (0..3).for_each(|n| force[n] += way[n] * weight);
    }
    (0..3).for_each(|n| speed[n] += force[n] * STEP);
}

impl Program for Bodies {
    type Output = Vec<Vector>;

    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> Vec<Vector> {
        let Bodies { places, speeds } = self;
        for _ in 0..STEPS {
            accelerate::<P>(scope, places, places, speeds);
            for (place, speed) in places.iter_mut().zip(&*speeds) {
                (0..3).for_each(|n| place[n] += speed[n] * STEP);
            }
        }
        std::mem::take(places)
    }
}
