//! The queue that all threads share.

use std::collections::VecDeque;
use std::iter;

use crossbeam_queue::SegQueue;

use crate::{MAX_BATCH, Steal, Worker};

/// A queue that all threads push to and steal from. A FIFO [`Worker`] has one of its own.
pub struct Injector<T>(SegQueue<T>);

impl<T> Injector<T> {
    /// Creates an empty queue.
    pub fn new() -> Self {
        Injector(SegQueue::new())
    }

    /// Adds an element.
    pub fn push(&self, element: T) {
        self.0.push(element);
    }

    /// Takes the oldest element.
    pub fn steal(&self) -> Steal<T> {
        self.0.pop().map_or(Steal::Empty, Steal::Success)
    }

    /// Moves up to half of the elements, at most 32, to `dest`, which pops the oldest first.
    pub fn steal_batch(&self, dest: &Worker<T>) -> Steal<()> {
        self.steal_batch_with_limit(dest, MAX_BATCH)
    }

    /// Moves elements as [`steal_batch`](Injector::steal_batch) does, but at most `limit`.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit(&self, dest: &Worker<T>, limit: usize) -> Steal<()> {
        dest.receive(self.batch(limit))
    }

    /// Moves elements as [`steal_batch`](Injector::steal_batch) does, and takes the oldest of them.
    pub fn steal_batch_and_pop(&self, dest: &Worker<T>) -> Steal<T> {
        self.steal_batch_with_limit_and_pop(dest, MAX_BATCH)
    }

    /// Moves elements as [`steal_batch_and_pop`](Injector::steal_batch_and_pop) does, but at most
    /// `limit` with the one that it takes.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit_and_pop(&self, dest: &Worker<T>, limit: usize) -> Steal<T> {
        dest.receive_and_pop(self.batch(limit))
    }

    /// Takes up to half of the elements, at most `limit`, one by one.
    fn batch(&self, limit: usize) -> VecDeque<T> {
        assert!(limit > 0, "the limit of a batch is 0");
        let size = self.len().div_ceil(2).min(limit);
        iter::from_fn(|| self.0.pop()).take(size).collect()
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if there are no elements.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> Default for Injector<T> {
    fn default() -> Self {
        Self::new()
    }
}
