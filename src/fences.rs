//! The first seam: how the owner and a thief are sure to see each other.
//!
//! The owner reserves an element by a store to `bottom`, and then loads `top`. Thieves claim
//! elements by advancing `top`, and each of them loads `top`, and then `bottom`. If an owner and a
//! thief are after the same element, at least one of them must see what the other has done, so
//! something must keep the two accesses of each in order (Dijkstra): a fence on either side, or
//! what replaces it.

pub mod asymmetric;
pub mod fenced;
mod patience;

use core::cell::Cell;

use chase_lev_atomics::{Atomic, Index};

use crate::outcome::Steal;

pub use asymmetric::Asymmetric;
pub use fenced::Fenced;

/// How the owner and a thief are sure to see each other: [`Asymmetric`], the default, or
/// [`Fenced`].
///
/// # Examples
///
/// ```
/// use chase_lev::{Fenced, Worker};
///
/// let worker = Worker::<_, Fenced>::with_capacity_and_strategy(16);
/// worker.push(1);
/// assert_eq!(worker.pop(), Some(1));
/// ```
pub trait Fences: Protocol {}

impl<F: Protocol> Fences for F {}

/// What the deque asks of [`Fences`].
///
/// # Safety
///
/// A thief and a pop that makes no claim must never both take the same element, and a thief that
/// succeeds must see the element that the owner wrote, in a ring that has not been freed: the deque
/// relies on it. So:
///
/// - [`reserved`](Protocol::reserved) and [`load_indices`](Protocol::load_indices) must ensure that
///   the thief sees the reservation, or the pop sees the claims before the thief's;
/// - `load_indices` must announce the thief, and then run a fence that pairs with
///   [`retire_fence`](Protocol::retire_fence);
/// - its load of `bottom` must acquire the elements, and [`claim`](Protocol::claim) must release
///   the load of the slot.
///
/// The module is private, so programs can name [`Fences`], but not implement it.
pub unsafe trait Protocol: Send + Sync + Sized + 'static {
    /// What only the owner uses.
    type Owner: Send;

    /// Returns the shared state and the owner's state of a deque that begins at this index.
    fn new(top: Index) -> (Self, Self::Owner);

    /// Orders the owner's store of `bottom`, with which it has just reserved an element, before the
    /// load of `top` that follows, together with [`load_indices`](Protocol::load_indices). Returns
    /// `true` if the pop must end with [maintenance](Protocol::maintain).
    fn reserved(&self, owner: &Self::Owner) -> bool;

    /// Records that the owner has claimed the last element, and so has moved `top`.
    fn moved_top(_: &Self::Owner) {}

    /// Announces a thief, and loads `top` and then `bottom` for it: either the thief sees the
    /// reservation of a pop, or the pop sees what other thieves had claimed when this one loaded
    /// `top`. Calls `announce` with `true` if the fences need the thief in its
    /// [record](chase_lev_readers).
    ///
    /// # Errors
    ///
    /// Returns the outcome of the steal if there is no element to claim: `Empty` if loads that only
    /// save work find none, before the announcement, and `Retry` if the kernel refuses the thief a
    /// barrier.
    fn load_indices<T, G>(
        &self,
        top: &Atomic<Index>,
        bottom: &Atomic<Index>,
        announce: impl FnOnce(bool) -> G,
    ) -> Result<(Index, Index, G), Steal<T>>;

    /// Advances `top` from `t`, which claims the element of `t` for a thief. Returns `false`, and
    /// changes nothing, if `top` has another value.
    fn claim(&self, top: &Atomic<Index>, t: Index) -> bool;

    /// Orders the publication of a new ring before the look at the records of the threads that may
    /// still use the old one. Returns `false` if the kernel refuses.
    fn retire_fence() -> bool;

    /// Returns the smallest capacity to which a ring of `T` shrinks.
    fn min_capacity<T>() -> usize {
        1
    }

    /// Runs at the end of each pop for which [`reserved`](Protocol::reserved) has returned `true`,
    /// and of some others.
    fn maintain(&self, _: &Self::Owner, _top: &Atomic<Index>) {}

    /// Lets thieves steal without a barrier if the deque is warming. Only the owner may call this,
    /// and not while it has a reservation.
    fn recover(&self) {}

    /// Makes a warm deque cold, unless a thread is in a steal from any deque. Only the owner may
    /// call this, and not while it has a reservation.
    fn cool(&self) {}

    /// Ends the owner's part, when the `Worker` is dropped. No pop follows.
    fn owner_leaves(&self) {}
}

/// The owner's side of the fences, and the number of elements below which a pop ends with
/// maintenance, which the fences and the size of the ring determine.
pub struct OwnerSide<F: Protocol> {
    /// After [`reserved`](Protocol::reserved) has returned `true`, this is above any number until
    /// the end of that pop.
    maintain_below: Cell<usize>,
    own: F::Owner,
}

impl<F: Protocol> OwnerSide<F> {
    pub(crate) fn new(own: F::Owner) -> Self {
        OwnerSide { maintain_below: Cell::new(0), own }
    }

    /// See [`Protocol::reserved`].
    #[inline(always)]
    pub(crate) fn reserved(&self, shared: &F) {
        if shared.reserved(&self.own) {
            self.set_maintain_below(usize::MAX);
        }
    }

    /// See [`Protocol::moved_top`].
    #[inline(always)]
    pub(crate) fn moved_top(&self) {
        F::moved_top(&self.own);
    }

    /// Returns `true` if a pop that leaves this many elements ends with maintenance.
    #[inline(always)]
    pub(crate) fn needs_maintenance(&self, left: usize) -> bool {
        left < self.maintain_below.get()
    }

    /// Lets each pop that leaves fewer elements than this end with maintenance.
    pub(crate) fn set_maintain_below(&self, number: usize) {
        self.maintain_below.set(number);
    }

    /// See [`Protocol::maintain`].
    pub(crate) fn maintain(&self, shared: &F, top: &Atomic<Index>) {
        shared.maintain(&self.own, top);
    }
}
