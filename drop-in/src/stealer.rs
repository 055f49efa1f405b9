//! The thieves' handle.

use std::fmt;
use std::iter;
use std::sync::Arc;

use crate::Kind::{Fifo, Lifo};
use crate::queue::{Batch, Queue, assert_positive};
use crate::{Kind, MAX_BATCH, Steal, Worker};

/// A thief's handle of a [`Worker`]'s deque. It takes the oldest elements, whatever the kind.
pub struct Stealer<T>(pub(crate) Kind<chase_lev::Stealer<T>, Arc<Queue<T>>>);

impl<T> Stealer<T> {
    /// Takes the oldest element.
    pub fn steal(&self) -> Steal<T> {
        match &self.0 {
            Lifo(deque) => deque.steal(),
            Fifo(queue) => queue.steal(),
        }
    }

    /// Moves up to half of the elements to `dest`, at most 32.
    ///
    /// There they are popped in the order in which they would have been here. From a deque to
    /// itself, nothing moves.
    pub fn steal_batch(&self, dest: &Worker<T>) -> Steal<()> {
        self.steal_batch_with_limit(dest, MAX_BATCH)
    }

    /// [`Stealer::steal_batch`], but at most `limit` elements.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit(&self, dest: &Worker<T>, limit: usize) -> Steal<()> {
        assert_positive(limit);
        match (&self.0, &dest.0) {
            (Lifo(deque), Lifo(dest)) => deque.steal_batch_with_limit(dest, limit),
            (Fifo(queue), Fifo(dest)) if Arc::ptr_eq(queue, dest) => match queue.is_empty() {
                true => Steal::Empty,
                false => Steal::Success(()),
            },
            _ => dest.receive(self.batch(limit)),
        }
    }

    /// [`Stealer::steal_batch`], and takes the element of the batch that is popped first.
    pub fn steal_batch_and_pop(&self, dest: &Worker<T>) -> Steal<T> {
        self.steal_batch_with_limit_and_pop(dest, MAX_BATCH)
    }

    /// [`Stealer::steal_batch_and_pop`], but at most `limit` elements, the one that it takes
    /// included.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit_and_pop(&self, dest: &Worker<T>, limit: usize) -> Steal<T> {
        assert_positive(limit);
        match (&self.0, &dest.0) {
            (Lifo(deque), Lifo(dest)) => deque.steal_batch_with_limit_and_pop(dest, limit),
            (Fifo(queue), Fifo(dest)) if Arc::ptr_eq(queue, dest) => queue.steal(),
            _ => dest.receive_and_pop(self.batch(limit)),
        }
    }

    /// Takes up to half of the elements, at most `limit`.
    fn batch(&self, limit: usize) -> Batch<T> {
        match &self.0 {
            Lifo(deque) => {
                let landing = chase_lev::Worker::new_lifo();
                while deque.steal_batch_with_limit(&landing, limit).is_retry() {}
                let batch: Vec<T> = iter::from_fn(|| landing.pop()).collect();
                batch.into_iter()
            }
            Fifo(queue) => queue.batch(limit),
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
}

impl<T> Clone for Stealer<T> {
    fn clone(&self) -> Self {
        Stealer(match &self.0 {
            Lifo(deque) => Lifo(deque.clone()),
            Fifo(queue) => Fifo(Arc::clone(queue)),
        })
    }
}

impl<T> fmt::Debug for Stealer<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("Stealer { .. }")
    }
}
