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
/// relies on it.
pub unsafe trait Protocol: Send + Sync + Sized + 'static {
    /// `true` if a thread must be announced in its [record](chase_lev_readers) from before
    /// [`load_indices`](Protocol::load_indices) to the end of its steal.
    const ANNOUNCES: bool;

    /// What only the owner uses.
    type Owner;

    /// Returns the shared state and the owner's state of a deque that begins at this index.
    fn new(top: Index) -> (Self, Self::Owner);

    /// Orders the owner's store of `bottom`, with which it has just reserved an element, before the
    /// load of `top` that follows. May request [maintenance](Protocol::maintain) at the end of the
    /// pop.
    fn reserved(&self, owner: &Self::Owner, upkeep: &Upkeep);

    /// Records that the owner has claimed the last element, and so has moved `top`.
    fn moved_top(_: &Self::Owner) {}

    /// Returns `true` if a thief finds no element by loads that only save work.
    fn seems_empty(&self, _top: &Atomic<Index>, _bottom: &Atomic<Index>) -> bool {
        false
    }

    /// Loads `top` and then `bottom` for a thief: either the thief sees the reservation of a pop, or
    /// the pop sees what other thieves had claimed when this one loaded `top`. Returns `None` if the
    /// kernel has refused the thief a barrier.
    fn load_indices(&self, top: &Atomic<Index>, bottom: &Atomic<Index>) -> Option<(Index, Index)>;

    /// Claims the element of `t` for a thief. Returns `false` if `top` has another value.
    fn claim(&self, top: &Atomic<Index>, t: Index) -> bool;

    /// Orders the publication of a new ring before the look at the records of the threads that may
    /// still use the old one. Returns `false` if the kernel refuses.
    fn retire() -> bool;

    /// Returns the smallest capacity to which a ring of `T` shrinks.
    fn min_capacity<T>() -> usize {
        1
    }

    /// Ends a pop for which [`reserved`](Protocol::reserved) has requested it.
    fn maintain(&self, _: &Self::Owner, _top: &Atomic<Index>) {}

    /// Helps thieves before the owner allocates. Only the owner may call this, between two
    /// operations.
    fn recover(&self) {}

    /// Makes a warm deque cold, unless a thread is in a steal. Only the owner may call this,
    /// between two operations.
    fn cool(&self) {}

    /// Ends the owner's part.
    fn owner_leaves(&self) {}
}

/// The number of elements below which a pop ends with maintenance.
///
/// A pop that leaves fewer shrinks the ring, if it may shrink. A request sets the number above any
/// number of elements, for one pop.
#[derive(Default)]
pub struct Upkeep(Cell<usize>);

impl Upkeep {
    const REQUESTED: usize = usize::MAX;

    /// Requests maintenance at the end of this pop, whatever it leaves.
    #[inline(always)]
    fn request(&self) {
        self.0.set(Self::REQUESTED);
    }

    /// Sets the number, which withdraws a request. Returns `true` if there was one.
    pub(crate) fn reset(&self, below: usize) -> bool {
        self.0.replace(below) == Self::REQUESTED
    }

    #[inline(always)]
    pub(crate) fn is_due(&self, left: usize) -> bool {
        left < self.0.get()
    }
}
