//! Who frees a replaced ring, and when.
//!
//! | strategy | a replaced ring is freed |
//! |---|---|
//! | [`GracePeriod`], the default | as soon as no thief can be reading it, by the deque's owner |
//! | `Epoch`, with the feature `epoch` | some time after that, by whoever advances the epoch |
//! | [`Retain`] | with the deque |
//!
//! A thread that is stopped in the middle of a steal keeps replaced rings from being freed. They
//! do not pile up:
//!
//! | strategy | while a thread is stopped, a deque |
//! |---|---|
//! | [`GracePeriod`] | shrinks once at most; the rings that it keeps have at most twice as many slots as the current one |
//! | `Epoch` | shrinks only if fewer than 64 rings wait in the process; the others that it keeps have fewer slots than the current one |
//! | [`Retain`] | is as ever: it never shrinks, and the rings that it keeps have fewer slots than the current one |

#[cfg(feature = "epoch")]
mod epoch;
mod grace;
mod records;

use core::cell::Cell;

use crate::ring::{Published, Retired, Ring};
use crate::sites::Site;

#[cfg(feature = "epoch")]
pub use epoch::Epoch;
pub use grace::GracePeriod;

/// A way to free replaced rings while thieves may still be reading them.
///
/// Users of the shipped strategies need this only as a bound. Its items are for those who
/// write their own, and may change in any release, like [`research`](crate::research).
///
/// # Safety
///
/// [`load`](Reclaim::load) must load the published ring, with the ordering of `site`; that ring
/// must not be freed before the guard is dropped. [`replace`](Reclaim::replace) must publish the
/// new ring, with the ordering of `site`. A ring must be freed only when no guard is left under
/// which it may have been loaded, and not at all by unwinding: that is why dropping a
/// [`Retired`] frees nothing.
///
/// The deque calls [`announce`](Reclaim::announce), then runs `steal.fence` or `warm.fence`, and
/// then, if it goes on, calls [`pin`](Reclaim::pin) once and `load` any number of times.
///
/// An implementation runs no foreign code but the allocator's: no closure, no drop and no
/// deferred function of anybody else's. Such code could use this very deque, panic, or keep
/// others waiting. The deque survives the first two, if the rules above are kept.
pub unsafe trait Reclaim: Default + Send + Sync + 'static {
    /// Whether a replaced ring's memory returns while the deque is in use. If
    /// it does not, the deque never shrinks: that would only use more of it.
    const FREES: bool;

    /// What a thief holds while it uses rings.
    type Guard<'a>;

    /// Says that this thread may load rings until the guard goes. A `SeqCst` fence follows.
    fn announce(&self) -> Self::Guard<'_>;

    /// Keeps the rings that are loaded from now on from being freed, until the guard goes. The
    /// fence has been run.
    #[inline(always)]
    fn pin<'a>(&'a self, _: &mut Self::Guard<'a>) {}

    /// Loads the ring, under the guard.
    #[inline(always)]
    fn load<'a, T>(&'a self, published: &Published<T>, _: &Self::Guard<'a>, site: Site) -> Ring<T> {
        // SAFETY: the guard keeps what is loaded from being freed.
        unsafe { published.load(site) }
    }

    /// Sees to it that `old` is freed when no thief can be reading it.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this. The ring's successor must have been published,
    /// by this thread.
    unsafe fn retire(&self, old: Retired);

    /// Publishes `new`, and retires `old`, which it replaces.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this, and `old` must be the published ring.
    unsafe fn replace<T>(&self, published: &Published<T>, new: Ring<T>, old: Retired, site: Site) {
        // SAFETY: the owner publishes a ring that nobody has retired.
        unsafe { published.store(new, site) };
        // SAFETY: its successor has been published.
        unsafe { self.retire(old) }
    }

    /// Frees what was retired and is due, if that is the owner's business.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this.
    #[inline(always)]
    unsafe fn collect(&self) {}

    /// Frees what is due, and returns whether the owner may shrink the ring: not while too many
    /// retired rings wait.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this.
    unsafe fn may_shrink(&self) -> bool {
        true
    }
}

/// Replaced rings live as long as the deque.
///
/// Capacities double, so together they are smaller than the current ring. The
/// deque never shrinks, and a steal needs neither pin nor guard.
#[derive(Default)]
pub struct Retain {
    /// The ring that was replaced last; each holds the one before it.
    newest: Cell<Option<Retired>>,
}

// SAFETY: only the owner retires, and the deque's drop has it to itself; nobody else
// looks at the list.
unsafe impl Sync for Retain {}

// SAFETY: a ring is freed with the deque, which nobody is using then.
unsafe impl Reclaim for Retain {
    const FREES: bool = false;

    type Guard<'a> = ();

    #[inline(always)]
    fn announce(&self) {}

    unsafe fn retire(&self, mut old: Retired) {
        old.hold(self.newest.take());
        self.newest.set(Some(old));
    }
}

impl Drop for Retain {
    fn drop(&mut self) {
        // SAFETY: the deque goes, so nobody reads its rings.
        unsafe { Retired::free_all(self.newest.take()) };
    }
}
