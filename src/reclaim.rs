//! Who frees a replaced ring, and when.

use std::sync::{Mutex, PoisonError};

pub use crate::ring::{Ring, Published, Retired};
use crate::protocol::Site;
use crate::shim::epoch;

/// A way to free replaced rings while thieves may still be reading them.
///
/// # Safety
///
/// [`load`](Reclaim::load) must load the published ring, with the ordering of
/// `site`; that ring must not be freed before the guard is dropped.
/// [`replace`](Reclaim::replace) must publish the new ring, with the ordering of
/// `site`.
pub unsafe trait Reclaim: Default + Send + Sync + 'static {
    /// Whether a replaced ring's memory returns while the deque is in use. If
    /// it does not, the deque never shrinks: that would only use more of it.
    const FREES: bool;

    /// What a thief holds while it uses rings.
    type Guard;

    /// Keeps the rings that are loaded from now on from being freed, until the guard
    /// goes.
    fn pin(&self) -> Self::Guard;

    /// Loads the ring, under the guard.
    fn load<T>(&self, published: &Published<T>, guard: &Self::Guard, site: Site) -> Ring<T>;

    /// Frees `old` when no thief can be reading it.
    ///
    /// # Safety
    ///
    /// The ring's successor must have been published, by this thread.
    unsafe fn retire(&self, old: Retired);

    /// Publishes `new`, and retires `old`, which it replaces.
    ///
    /// # Safety
    ///
    /// Only the owner may call this, and `old` must be the published ring.
    unsafe fn replace<T>(
        &self,
        published: &Published<T>,
        new: Ring<T>,
        old: Retired,
        site: Site,
    ) {
        published.store(new, site);
        // SAFETY: its successor has been published.
        unsafe { self.retire(old) }
    }
}

/// Epoch-based reclamation by crossbeam-epoch's default collector: a replaced
/// ring is freed soon after the last thief that may have seen it is done.
///
/// A steal that finds an element pins the thread meanwhile, as does a batch.
#[derive(Default)]
pub struct Epoch;

// SAFETY: a guard pins the thread before the ring is loaded. A ring is
// deferred only after its successor was published, so whoever can still load
// it was pinned before that, and the collector waits for them.
unsafe impl Reclaim for Epoch {
    const FREES: bool = true;

    type Guard = epoch::Guard;

    #[inline(always)]
    fn pin(&self) -> epoch::Guard {
        epoch::pin()
    }

    #[inline(always)]
    fn load<T>(&self, published: &Published<T>, _: &epoch::Guard, site: Site) -> Ring<T> {
        // SAFETY: the thread is pinned.
        unsafe { published.load(site) }
    }

    unsafe fn retire(&self, old: Retired) {
        let guard = epoch::pin();
        // SAFETY: the old ring is not to be found any more.
        unsafe { guard.defer_unchecked(move || drop(old)) };
        // Rings can be large: do not wait until the thread has more garbage.
        guard.flush();
    }
}

/// Replaced rings live as long as the deque.
///
/// Capacities double, so together they are smaller than the current ring. The
/// deque never shrinks, and a steal needs neither pin nor guard.
#[derive(Default)]
pub struct Retain(Mutex<Vec<Retired>>);

// SAFETY: a ring is freed with the deque, which nobody is using then.
unsafe impl Reclaim for Retain {
    const FREES: bool = false;

    type Guard = ();

    #[inline(always)]
    fn pin(&self) {}

    #[inline(always)]
    fn load<T>(&self, published: &Published<T>, (): &(), site: Site) -> Ring<T> {
        // SAFETY: the deque is in use, so nothing of it has been freed.
        unsafe { published.load(site) }
    }

    unsafe fn retire(&self, old: Retired) {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(old);
    }
}
