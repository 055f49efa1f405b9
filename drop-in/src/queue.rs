//! A first-in, first-out queue for any number of threads; and batches.

use std::iter;
use std::{cmp, vec};

use chase_lev::Steal;
use crossbeam_queue::SegQueue;

/// Elements on their way, in the order in which their source would have popped them.
pub type Batch<T> = vec::IntoIter<T>;

pub struct Queue<T>(SegQueue<T>);

impl<T> Queue<T> {
    pub fn new() -> Self {
        Queue(SegQueue::new())
    }

    pub fn push(&self, element: T) {
        self.0.push(element);
    }

    pub fn pop(&self) -> Option<T> {
        self.0.pop()
    }

    pub fn steal(&self) -> Steal<T> {
        self.0.pop().map_or(Steal::Empty, Steal::Success)
    }

    /// Takes up to half of the elements, at most `limit`, one by one.
    pub fn batch(&self, limit: usize) -> Batch<T> {
        assert_positive(limit);
        let size = cmp::min(self.len().div_ceil(2), limit);
        let batch: Vec<T> = iter::from_fn(|| self.pop()).take(size).collect();
        batch.into_iter()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

pub fn assert_positive(limit: usize) {
    assert!(
        limit > 0,
        "a batch has at least one element: the limit is 0"
    );
}
