//! What the suites need, and the pool. Not part of the interface: anything here may change in any
//! release.

use chase_lev_atomics::{Distance, Index, foreign};

use crate::deque::Worker;
use crate::fences::Fences;
use crate::reclaim::Reclaim;
use crate::sites::{STEAL_RING, at};
use crate::steal::Stealer;

pub use crate::fences::{asymmetric, fenced};
pub use crate::reclaim::{Strategy, Successor};
pub use crate::ring::{Published, Retired, Ring};

/// The sites of the deque.
pub mod deque {
    pub use crate::sites::*;
}

/// Creates a deque like [`Worker::with_capacity_and_strategy`], with the first element at `index`.
pub fn starting_at<T, F: Fences, R: Reclaim>(index: i64, capacity: usize) -> Worker<T, F, R> {
    Worker::starting_at(Index(index as Distance), capacity)
}

/// Puts this thread into the middle of a steal, but without its fence, and without what only the
/// fences need. A ring whose replacement happens after this call is not freed until the guard is
/// dropped.
pub fn pin<T, F: Fences, R: Reclaim>(stealer: &Stealer<T, F, R>) -> R::Guard<'_> {
    // The caller did more than load since its last access.
    foreign(|| ());
    let inner = &*stealer.inner;
    let mut guard = inner.reclaim.announce(false);
    inner.reclaim.load(&inner.ring, &mut guard, at!(STEAL_RING, Acquire));
    guard
}

/// Makes a warm deque [cold](crate::Asymmetric), unless a thread is in a steal.
pub fn cool<T, F: Fences, R: Reclaim>(worker: &Worker<T, F, R>) {
    worker.inner.fences.cool();
}
