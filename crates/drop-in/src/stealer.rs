//! The handle that steals.

use std::collections::VecDeque;
use std::iter;
use std::sync::Arc;

use either::{Either, Left as Lifo, Right as Fifo, for_both};

use crate::{Injector, MAX_BATCH, Steal, Worker};

/// A handle that steals from a [`Worker`], LIFO or FIFO: the oldest elements first.
pub struct Stealer<T>(pub(crate) Either<chase_lev::Stealer<T>, Arc<Injector<T>>>);

impl<T> Stealer<T> {
    /// Takes the oldest element.
    pub fn steal(&self) -> Steal<T> {
        for_both!(&self.0, queue => queue.steal())
    }

    /// Moves up to half of the elements to `dest`, at most 32.
    ///
    /// `dest` pops them in the order in which this deque would have. Nothing moves from a deque to
    /// itself.
    pub fn steal_batch(&self, dest: &Worker<T>) -> Steal<()> {
        self.steal_batch_with_limit(dest, MAX_BATCH)
    }

    /// Moves elements as [`steal_batch`](Stealer::steal_batch) does, but at most `limit`.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit(&self, dest: &Worker<T>, limit: usize) -> Steal<()> {
        assert!(limit > 0, "the limit of a batch is 0");
        match (&self.0, &dest.0) {
            (Lifo(deque), Lifo(dest)) => deque.steal_batch_with_limit(dest, limit),
            (Lifo(deque), Fifo(_)) => dest.receive(batch(deque, limit)),
            (Fifo(queue), Fifo(same)) if Arc::ptr_eq(queue, same) => {
                if queue.is_empty() {
                    Steal::Empty
                } else {
                    Steal::Success(())
                }
            }
            (Fifo(queue), _) => queue.steal_batch_with_limit(dest, limit),
        }
    }

    /// Moves elements as [`steal_batch`](Stealer::steal_batch) does, and takes the one that is
    /// popped first.
    pub fn steal_batch_and_pop(&self, dest: &Worker<T>) -> Steal<T> {
        self.steal_batch_with_limit_and_pop(dest, MAX_BATCH)
    }

    /// Moves elements as [`steal_batch_and_pop`](Stealer::steal_batch_and_pop) does, but at most
    /// `limit` with the one that it takes.
    ///
    /// # Panics
    ///
    /// If `limit` is 0.
    pub fn steal_batch_with_limit_and_pop(&self, dest: &Worker<T>, limit: usize) -> Steal<T> {
        assert!(limit > 0, "the limit of a batch is 0");
        match (&self.0, &dest.0) {
            (Lifo(deque), Lifo(dest)) => deque.steal_batch_with_limit_and_pop(dest, limit),
            (Lifo(deque), Fifo(_)) => dest.receive_and_pop(batch(deque, limit)),
            (Fifo(queue), Fifo(same)) if Arc::ptr_eq(queue, same) => queue.steal(),
            (Fifo(queue), _) => queue.steal_batch_with_limit_and_pop(dest, limit),
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
}

/// Takes up to half of a deque's elements, at most `limit`. The youngest is the first of the
/// result.
fn batch<T>(deque: &chase_lev::Stealer<T>, limit: usize) -> VecDeque<T> {
    let landing = chase_lev::Worker::new_lifo();
    while deque.steal_batch_with_limit(&landing, limit).is_retry() {}
    iter::from_fn(|| landing.pop()).collect()
}

impl<T> Clone for Stealer<T> {
    fn clone(&self) -> Self {
        Stealer(self.0.clone())
    }
}
