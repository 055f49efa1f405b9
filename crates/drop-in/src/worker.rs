//! The owner's handle.

use std::sync::Arc;
use std::sync::atomic::{Ordering::Acquire, fence};

use crossbeam_queue::SegQueue;
use either::{Either, Left as Lifo, Right as Fifo, for_both};

use crate::Stealer;
use crate::batch::Batch;

/// The owner's handle of a deque, LIFO or FIFO.
pub struct Worker<T>(pub(crate) Either<chase_lev::Worker<T>, Arc<SegQueue<T>>>);

impl<T> Worker<T> {
    /// Creates a deque whose owner pops the youngest element.
    pub fn new_lifo() -> Self {
        Worker(Lifo(chase_lev::Worker::new_lifo()))
    }

    /// Creates a deque whose owner pops the oldest element.
    pub fn new_fifo() -> Self {
        Worker(Fifo(Arc::default()))
    }

    /// Returns a handle that steals from this deque.
    pub fn stealer(&self) -> Stealer<T> {
        Stealer(match &self.0 {
            Lifo(deque) => Lifo(deque.stealer()),
            Fifo(queue) => Fifo(Arc::clone(queue)),
        })
    }

    /// Adds an element.
    pub fn push(&self, element: T) {
        for_both!(&self.0, queue => queue.push(element))
    }

    /// Takes an element: the youngest of a LIFO worker, the oldest of a FIFO worker.
    pub fn pop(&self) -> Option<T> {
        for_both!(&self.0, queue => queue.pop())
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        acquired(for_both!(&self.0, queue => queue.len()))
    }

    /// Returns `true` if there are no elements.
    pub fn is_empty(&self) -> bool {
        acquired(for_both!(&self.0, queue => queue.is_empty()))
    }

    /// Adds a batch, so that it is popped in its order.
    pub(crate) fn receive(&self, batch: Batch<T>) {
        let batch = batch.into_iter();
        match &self.0 {
            Lifo(deque) => batch.rev().for_each(|element| deque.push(element)),
            Fifo(queue) => batch.for_each(|element| queue.push(element)),
        }
    }

    /// Adds a batch except its first element, which it returns.
    pub(crate) fn receive_and_pop(&self, mut batch: Batch<T>) -> T {
        let first = batch.pop_front().expect("a batch has an element");
        self.receive(batch);
        first
    }
}

/// Acquires what thieves did before the claims that a look at the deque has shown, which the
/// original's `SeqCst` loads do. A claim releases it.
fn acquired<T>(seen: T) -> T {
    fence(Acquire);
    seen
}
