//! The owner's handle.

use std::collections::VecDeque;
use std::sync::Arc;

use either::{Either, Left as Lifo, Right as Fifo, for_both};

use crate::{Injector, Steal, Stealer};

/// The owner's handle of a deque, LIFO or FIFO.
pub struct Worker<T>(pub(crate) Either<chase_lev::Worker<T>, Arc<Injector<T>>>);

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
        match &self.0 {
            Lifo(deque) => deque.pop(),
            Fifo(queue) => queue.steal().success(),
        }
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        for_both!(&self.0, queue => queue.len())
    }

    /// Returns `true` if there are no elements.
    pub fn is_empty(&self) -> bool {
        for_both!(&self.0, queue => queue.is_empty())
    }

    /// Adds a batch, so that it is popped in its order.
    pub(crate) fn receive(&self, batch: VecDeque<T>) -> Steal<()> {
        if batch.is_empty() {
            return Steal::Empty;
        }
        let batch = batch.into_iter();
        match &self.0 {
            Lifo(deque) => batch.rev().for_each(|element| deque.push(element)),
            Fifo(queue) => batch.for_each(|element| queue.push(element)),
        }
        Steal::Success(())
    }

    /// Adds a batch except its first element, which it returns.
    pub(crate) fn receive_and_pop(&self, mut batch: VecDeque<T>) -> Steal<T> {
        let first = batch.pop_front();
        let _ = self.receive(batch);
        first.map_or(Steal::Empty, Steal::Success)
    }
}
