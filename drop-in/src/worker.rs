//! The owner's handle.

use std::fmt;
use std::sync::Arc;

use crate::Kind::{Fifo, Lifo};
use crate::queue::{Batch, Queue};
use crate::{Kind, Steal, Stealer};

/// The owner's handle of a deque, LIFO or FIFO.
pub struct Worker<T>(pub(crate) Kind<chase_lev::Worker<T>, Arc<Queue<T>>>);

impl<T> Worker<T> {
    /// A worker that pops the youngest element.
    pub fn new_lifo() -> Self {
        Worker(Lifo(chase_lev::Worker::new_lifo()))
    }

    /// A worker that pops the oldest element.
    pub fn new_fifo() -> Self {
        Worker(Fifo(Arc::new(Queue::new())))
    }

    /// A handle for thieves.
    pub fn stealer(&self) -> Stealer<T> {
        Stealer(match &self.0 {
            Lifo(deque) => Lifo(deque.stealer()),
            Fifo(queue) => Fifo(Arc::clone(queue)),
        })
    }

    /// Adds an element.
    pub fn push(&self, element: T) {
        match &self.0 {
            Lifo(deque) => deque.push(element),
            Fifo(queue) => queue.push(element),
        }
    }

    /// Takes an element: the youngest of a LIFO worker, the oldest of a FIFO worker.
    pub fn pop(&self) -> Option<T> {
        match &self.0 {
            Lifo(deque) => deque.pop(),
            Fifo(queue) => queue.pop(),
        }
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        match &self.0 {
            Lifo(deque) => deque.len(),
            Fifo(queue) => queue.len(),
        }
    }

    /// Whether there are no elements.
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Lifo(deque) => deque.is_empty(),
            Fifo(queue) => queue.is_empty(),
        }
    }

    /// Adds a batch, which is popped in its order then.
    pub(crate) fn receive(&self, batch: Batch<T>) -> Steal<()> {
        if batch.len() == 0 {
            return Steal::Empty;
        }
        match &self.0 {
            Lifo(deque) => batch.rev().for_each(|element| deque.push(element)),
            Fifo(queue) => batch.for_each(|element| queue.push(element)),
        }
        Steal::Success(())
    }

    /// Adds a batch but for its first element, which it returns.
    pub(crate) fn receive_and_pop(&self, mut batch: Batch<T>) -> Steal<T> {
        let first = batch.next();
        let _ = self.receive(batch);
        first.map_or(Steal::Empty, Steal::Success)
    }
}

impl<T> fmt::Debug for Worker<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Worker { .. }")
    }
}
