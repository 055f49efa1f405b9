//! Batches that are taken one by one.

use std::collections::VecDeque;
use std::iter;

use crate::Steal;

/// The maximum size of a batch without a limit, as in chase-lev.
pub const MAX_BATCH: usize = 32;

/// Elements in the order in which they are popped, at least one.
pub type Batch<T> = VecDeque<T>;

/// Takes up to `size` elements, at least one. The first steal determines the outcome, so a batch
/// from an empty queue is ordered as a steal is.
pub fn take<T>(size: usize, steal: impl Fn() -> Steal<T>) -> Steal<Batch<T>> {
    map(steal(), |first| {
        let others = iter::from_fn(|| steal().success()).take(size - 1);
        iter::once(first).chain(others).collect()
    })
}

/// Returns half of the number of elements, rounded up, and at least one.
pub fn half_of(elements: usize) -> usize {
    elements.max(1).div_ceil(2)
}

pub fn assert_positive(limit: usize) {
    assert!(limit > 0, "the limit of a batch must be at least 1, not 0");
}

/// Applies `act` to what was stolen, if anything was.
pub fn map<T, U>(steal: Steal<T>, act: impl FnOnce(T) -> U) -> Steal<U> {
    match steal {
        Steal::Success(stolen) => Steal::Success(act(stolen)),
        Steal::Empty => Steal::Empty,
        Steal::Retry => Steal::Retry,
    }
}
