//! What the suites need, and the pool. Not part of the interface: anything here may change in any
//! release.

use core::mem::MaybeUninit;

use chase_lev_atomics::{Distance, FAILED, Index, at, foreign};

use crate::deque::{Stealer, Worker};
use crate::fences::Fences;
use crate::reclaim::Reclaim;
use crate::ring;
use crate::sites::{STEAL_RING, STEAL_SLOT};
use crate::steal::Steal;

pub use crate::fences::{asymmetric, fenced};
pub use crate::reclaim::Seam as ReclaimSeam;
pub use crate::ring::{Published, Retired, Ring};

/// The sites of the deque.
pub mod deque {
    pub use crate::sites::*;
}

/// Creates a deque like [`Worker::with_capacity_and_strategy`], with the first element at `index`.
pub fn starting_at<T, F: Fences, R: Reclaim>(index: i64, capacity: usize) -> Worker<T, F, R> {
    Worker::starting_at(Index(index as Distance), capacity)
}

/// Puts this thread into the middle of a steal. Until the guard is dropped, no ring is freed that
/// the thread can load.
pub fn pin<T, F: Fences, R: Reclaim>(stealer: &Stealer<T, F, R>) -> R::Guard<'_> {
    // The caller did more than load since its last access.
    foreign(|| ());
    let mut guard = stealer.inner.reclaim.announce();
    stealer.inner.reclaim.pin(&mut guard);
    guard
}

/// Makes a warm deque [cold](crate::Asymmetric), unless a thread is in a steal.
pub fn cool<T, F: Fences, R: Reclaim>(worker: &Worker<T, F, R>) {
    worker.inner.fences.cool();
}

impl<T, F: Fences, R: Reclaim> Stealer<T, F, R> {
    /// Takes the oldest element if `wants` returns `true` for it. Returns the same as
    /// [`Stealer::steal`], but [`Steal::Empty`] also if `wants` returns `false`.
    ///
    /// `wants` is called at most once, before the claim, with the content of the slot. That content
    /// may be stale, or torn, that is, made of parts of different elements of this deque. It is
    /// certain to have been the element only if the steal succeeds. So `wants` must not drop it,
    /// and may only interpret it as a type for which every bit pattern is valid, such as an
    /// integer.
    ///
    /// `wants` may use this deque, panic, or not return. If it panics, nothing has been taken.
    /// While it runs, this thread is in the middle of a steal, and [replaced rings](Reclaim) wait
    /// for it.
    #[doc(hidden)]
    pub fn steal_if(&self, wants: impl FnOnce(&MaybeUninit<T>) -> bool) -> Steal<T> {
        let inner = &*self.inner;
        let look = inner.fences.look(&inner.top, &inner.bottom, &inner.reclaim);
        let (t, b, mut guard) = match look {
            Ok(seen) => seen,
            Err(nothing) => return nothing,
        };
        if b - t <= 0 {
            return Steal::Empty;
        }
        inner.reclaim.pin(&mut guard.reclaim);
        let ring = inner.reclaim.load(&inner.ring, &guard.reclaim, at!(STEAL_RING, Acquire));
        // SAFETY: the guard keeps the ring from being freed.
        let element = unsafe { ring.read(t, at!(STEAL_SLOT, Relaxed)) };
        // `bottom` was past `t`, so this ring is at least as new as the one to which `t` was
        // pushed. It has a copy of the element, unless `t` was taken before the owner made the
        // copy.
        // SAFETY: as above.
        if t - unsafe { ring::first(ring) }.get() < 0 {
            return Steal::Retry;
        }
        // Whatever the foreign code does, the guard keeps the ring, and the claim compares `top`
        // afterwards.
        if !foreign(|| wants(&element)) {
            return Steal::Empty;
        }
        match inner.top.compare_exchange(t, t + 1, F::CLAIM, FAILED) {
            // SAFETY: as in `steal`; `top` was `t` until the claim, and the slot was read before.
            Ok(_) => Steal::Success(unsafe { element.assume_init() }),
            Err(_) => Steal::Retry,
        }
    }
}
