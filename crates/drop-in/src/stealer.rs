//! The handle that steals.

use std::sync::Arc;
use std::sync::atomic::{Ordering::SeqCst, fence};

use crossbeam_queue::SegQueue;
use either::{Either, Left as Lifo, Right as Fifo, for_both};

use crate::batch::{Batch, MAX_BATCH, assert_positive, half_of, map, take};
use crate::{Steal, Worker};

/// A handle that steals from a [`Worker`], LIFO or FIFO: the oldest elements first.
///
/// A steal that takes nothing, [`len`](Stealer::len) and [`is_empty`](Stealer::is_empty) run a full
/// fence before they look, as the original's do.
pub struct Stealer<T>(pub(crate) Either<chase_lev::Stealer<T>, Arc<SegQueue<T>>>);

impl<T> Stealer<T> {
    /// Takes the oldest element.
    pub fn steal(&self) -> Steal<T> {
        match &self.0 {
            Lifo(deque) => ordered(deque, || deque.steal()),
            Fifo(queue) => steal(queue),
        }
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
        assert_positive(limit);
        match (&self.0, &dest.0) {
            (Lifo(deque), Lifo(dest)) => {
                ordered(deque, || deque.steal_batch_with_limit(dest, limit))
            }
            (Fifo(queue), Fifo(same)) if Arc::ptr_eq(queue, same) => {
                if queue.is_empty() {
                    Steal::Empty
                } else {
                    Steal::Success(())
                }
            }
            _ => map(self.batch(limit), |batch| dest.receive(batch)),
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
        assert_positive(limit);
        match (&self.0, &dest.0) {
            (Lifo(deque), Lifo(dest)) => {
                ordered(deque, || deque.steal_batch_with_limit_and_pop(dest, limit))
            }
            (Fifo(queue), Fifo(same)) if Arc::ptr_eq(queue, same) => steal(queue),
            _ => map(self.batch(limit), |batch| dest.receive_and_pop(batch)),
        }
    }

    /// Takes up to half of the elements, at most `limit`, one by one.
    fn batch(&self, limit: usize) -> Steal<Batch<T>> {
        let len = for_both!(&self.0, queue => queue.len());
        let mut batch = take(half_of(len).min(limit), || self.steal());
        if let (Lifo(_), Steal::Success(batch)) = (&self.0, &mut batch) {
            // The deque would have popped the youngest first.
            batch.make_contiguous().reverse();
        }
        batch
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        match &self.0 {
            Lifo(deque) => deque.len(),
            Fifo(queue) => fenced(|| queue.len()),
        }
    }

    /// Returns `true` if there are no elements.
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Lifo(deque) => deque.is_empty(),
            Fifo(queue) => fenced(|| queue.is_empty()),
        }
    }
}

/// Takes the oldest element of a FIFO worker. An empty `SegQueue` runs a fence before it says so.
pub(crate) fn steal<T>(queue: &SegQueue<T>) -> Steal<T> {
    queue.pop().map_or(Steal::Empty, Steal::Success)
}

/// Runs a fence and then a look, which sees what an owner pushed before its own fence, unless
/// the owner sees what this thread did before (`tests/wake_ups.rs`).
fn fenced<T>(look: impl Fn() -> T) -> T {
    fence(SeqCst);
    look()
}

/// Steals. If that takes nothing, looks at the deque again, after the fence that `is_empty` runs.
///
/// That fence orders what this thread did before, such as the announcement that it goes to sleep,
/// before the look that determines the outcome. An owner that pushes, runs a fence and then finds
/// no announcement has pushed before that look. After one look without a fence, the owner could
/// miss the announcement, and the thief the element (`tests/wake_ups.rs`).
fn ordered<T, U>(deque: &chase_lev::Stealer<T>, steal: impl Fn() -> Steal<U>) -> Steal<U> {
    let stolen = steal();
    if stolen.is_success() {
        return stolen;
    }
    if deque.is_empty() { Steal::Empty } else { steal() }
}

impl<T> Clone for Stealer<T> {
    fn clone(&self) -> Self {
        Stealer(self.0.clone())
    }
}
