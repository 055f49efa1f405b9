//! Quicksort (Hoare).

use super::mixed;
use crate::pools::{Pool, Program};

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
