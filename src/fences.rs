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

use chase_lev_atomics::{Atomic, Distance, Index, Site, kind};
use chase_lev_readers::Reading;

use crate::reclaim::Reclaim;
use crate::steal::Steal;

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
pub trait Fences: Seam {}

impl<F: Seam> Fences for F {}

/// What the deque asks of [`Fences`].
///
/// # Safety
///
/// A thief and a pop that makes no claim must never both take the same element, and a thief that
/// succeeds must see the element that the owner wrote, in a ring that has not been freed: the deque
/// relies on it.
pub unsafe trait Seam: Send + Sync + Sized + 'static {
    /// The claim of a thief.
    const CLAIM: Site<kind::Cas>;

    /// What only the owner uses.
    type Owner;

    /// Returns the shared state and the owner's state of a deque that begins at this index.
    fn new(top: Index) -> (Self, Self::Owner);

    /// Orders the reservation of the owner, who has just stored `bottom`, before the load of `top`
    /// that follows. May request [maintenance](Seam::maintain) at the end of the pop.
    fn reserved(&self, owner: &Self::Owner, upkeep: &Upkeep);

    /// Announces a thief, and then loads `top` and `bottom`, in this order: either the thief sees
    /// the reservation of a pop, or the pop sees what other thieves had claimed when this one
    /// loaded `top`.
    ///
    /// # Errors
    ///
    /// Returns `Empty` if no element is visible, and `Retry` if the kernel has refused the thief a
    /// barrier.
    fn look<'a, T, R: Reclaim>(
        &self,
        top: &Atomic<Index>,
        bottom: &Atomic<Index>,
        reclaim: &'a R,
    ) -> Result<(Index, Index, Guard<'a, R>), Steal<T>>;

    /// Orders the publication of a new ring before the look at the records of the threads that may
    /// still use the old one. Returns `false` if the kernel refuses.
    fn retire() -> bool;

    /// Returns the smallest capacity to which a ring of `T` shrinks.
    fn least<T>() -> usize {
        1
    }

    /// Records that the owner has claimed the last element, and so has moved `top`.
    fn claimed(_: &Self::Owner) {}

    /// Ends a pop for which [`reserved`](Seam::reserved) has requested it.
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

/// Determines whether a pop ends with maintenance: if it leaves fewer elements than this number.
///
/// The number is a quarter of the capacity if the ring may shrink, or else 0. A pop that reserves
/// an element and then finds it taken leaves a negative number, which is below both; a pop that
/// loses its claim leaves 0. The number is larger than any number of elements if maintenance was
/// requested.
#[derive(Default)]
pub struct Upkeep(Cell<Distance>);

impl Upkeep {
    /// Requests maintenance at the end of this pop.
    #[inline(always)]
    fn request(&self) {
        self.0.set(Distance::MAX);
    }

    pub(crate) fn is_requested(&self) -> bool {
        self.0.get() == Distance::MAX
    }

    /// Sets the number, and withdraws the request.
    pub(crate) fn set(&self, below: Distance) {
        self.0.set(below);
    }

    #[inline(always)]
    pub(crate) fn is_due(&self, left: Distance) -> bool {
        left < self.0.get()
    }
}

/// What a thief holds while it uses the ring.
pub struct Guard<'a, R: Reclaim> {
    /// The guard of the reclamation strategy.
    pub(crate) reclaim: R::Guard<'a>,
    /// Dropped last, so that no pop relies on the thief's absence before the thief has left.
    _reading: Option<Reading>,
}
