//! The queue that all threads share.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crossbeam_queue::SegQueue;

use crate::batch::{Batch, MAX_BATCH, assert_positive, half_of, map, take};
use crate::stealer::steal;
use crate::{Steal, Worker};

/// The number of elements in a block of the original.
const BLOCK: usize = 63;

/// A queue that all threads push to and steal from.
pub struct Injector<T> {
    queue: SegQueue<T>,
    /// The number of elements taken so far, by which the size of a batch is the original's. While
    /// several threads steal, it may lag behind.
    taken: AtomicUsize,
}

impl<T> Injector<T> {
    /// Creates an empty queue.
    pub fn new() -> Self {
        Injector { queue: SegQueue::new(), taken: AtomicUsize::new(0) }
    }

    /// Adds an element.
    pub fn push(&self, element: T) {
        self.queue.push(element);
    }

    /// Takes the oldest element.
    pub fn steal(&self) -> Steal<T> {
        map(steal(&self.queue), |element| {
            self.taken.fetch_add(1, Relaxed);
            element
        })
    }

    /// Moves elements to `dest`, which pops the oldest first: up to half of them, or those up to
    /// the end of a block of 63 that is full, but at most 32.
    pub fn steal_batch(&self, dest: &Worker<T>) -> Steal<()> {
        self.steal_batch_with_limit(dest, MAX_BATCH)
    }

    /// Moves elements as [`steal_batch`](Injector::steal_batch) does, but at most `limit`.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit(&self, dest: &Worker<T>, limit: usize) -> Steal<()> {
        map(self.batch(limit), |batch| dest.receive(batch))
    }

    /// Moves elements as [`steal_batch`](Injector::steal_batch) does, and takes the oldest of them.
    /// The limit is 33 with the one that it takes.
    pub fn steal_batch_and_pop(&self, dest: &Worker<T>) -> Steal<T> {
        self.steal_batch_with_limit_and_pop(dest, MAX_BATCH + 1)
    }

    /// Moves elements as [`steal_batch_and_pop`](Injector::steal_batch_and_pop) does, but at most
    /// `limit` with the one that it takes.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit_and_pop(&self, dest: &Worker<T>, limit: usize) -> Steal<T> {
        map(self.batch(limit), |batch| dest.receive_and_pop(batch))
    }

    fn batch(&self, limit: usize) -> Steal<Batch<T>> {
        assert_positive(limit);
        let (len, left) = (self.len(), BLOCK - self.taken.load(Relaxed) % BLOCK);
        let size = if len < left { half_of(len) } else { left };
        map(take(size.min(limit), || steal(&self.queue)), |batch| {
            self.taken.fetch_add(batch.len(), Relaxed);
            batch
        })
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        self.queue.len()
    }

    /// Returns `true` if there are no elements.
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty()
    }
}

impl<T> Default for Injector<T> {
    fn default() -> Self {
        Self::new()
    }
}
