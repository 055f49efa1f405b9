//! The second seam: when a replaced ring is freed.

#[cfg(feature = "epoch")]
mod epoch;
mod grace;
mod retain;

use chase_lev_atomics::{Site, kind};

use crate::ring::{Published, Retired, Ring};

#[cfg(feature = "epoch")]
pub use epoch::Epoch;
pub use grace::GracePeriod;
pub use retain::Retain;

/// When a replaced ring is freed: no thief may be reading it then.
///
/// Lê et al. leave reclamation open; Chase and Lev rely on a garbage collector.
///
/// | strategy | a replaced ring is freed |
/// |---|---|
/// | [`GracePeriod`], the default | after the next shrinking, when no thief can be reading it, by the deque's owner |
/// | `Epoch`, with the feature `epoch` | some time after that, by the thread that advances the epoch |
/// | [`Retain`] | with the deque |
///
/// A thread that is stopped in the middle of a steal keeps replaced rings from being freed, but
/// their number is bounded:
///
/// | strategy | while a thread is stopped, a deque |
/// |---|---|
/// | [`GracePeriod`] | shrinks at most once; the rings that it keeps have fewer than three times as many slots in all as its largest ring |
/// | `Epoch` | shrinks only if fewer than 64 rings wait in the process; the other rings that it keeps have fewer slots in all than the current one |
/// | [`Retain`] | behaves as always: it does not shrink, and the rings that it keeps have fewer slots in all than the current one |
///
/// # Examples
///
/// ```
/// use chase_lev::{Asymmetric, Retain, Worker};
///
/// let worker = Worker::<_, Asymmetric, Retain>::with_capacity_and_strategy(1);
/// (0..1000).for_each(|i| worker.push(i));
/// assert_eq!(worker.pop(), Some(999));
/// ```
pub trait Reclaim: Strategy {}

impl<R: Strategy> Reclaim for R {}

/// How a ring compares with the one that it replaces.
pub enum Successor {
    /// It is not smaller, so the old ring may be kept until a smaller one replaces the current one.
    Larger,
    /// It is smaller. The function runs a fence that pairs with the one after a thief's
    /// announcement, or returns `false` if the kernel refuses.
    Smaller(fn() -> bool),
}

/// What the deque asks of [`Reclaim`].
///
/// # Safety
///
/// [`load`](Strategy::load) must load the published ring, with the ordering of `site`; that ring
/// must not be freed before the guard is dropped. [`replace`](Strategy::replace) must publish the
/// new ring, with the ordering of `publish`. If [`announce`](Strategy::announce) is told so, the
/// thread's record must stay announced until the guard is dropped. A ring must
/// be freed only when no guard is left under which it may have been loaded, and never by unwinding,
/// which is why dropping a [`Retired`] does not free the ring.
///
/// The deque calls [`announce`](Strategy::announce), then runs a fence, or what replaces it, and
/// then, if it goes on, calls `load` any number of times.
///
/// The only foreign code that an implementation should run is the allocator: no closures, drops or
/// deferred functions of other crates. Such code could use this very deque, panic, or keep other
/// threads waiting. The deque tolerates the first two if the rules above are kept.
pub unsafe trait Strategy: Default + Send + Sync + 'static {
    /// `true` if replaced rings are freed while the deque is in use. Otherwise, the deque does not
    /// shrink, because that would only take more memory.
    const FREES: bool;

    /// The guard that a thief holds from its announcement until after its claim.
    type Guard<'a>;

    /// Begins a steal. Announces the thread in its [record](chase_lev_readers) until the guard is
    /// dropped if `in_record`, or if the strategy relies on records. A `SeqCst` fence follows, or a
    /// light one that pairs with that of [`retire`](Strategy::retire).
    fn announce(&self, in_record: bool) -> Self::Guard<'_>;

    /// Loads the current ring, or an older one that this thread may still see. The guard protects
    /// it. The fence after the announcement has been run.
    #[inline(always)]
    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        _: &mut Self::Guard<'a>,
        site: Site<kind::Load>,
    ) -> Ring<T> {
        // SAFETY: the guard keeps the loaded ring from being freed.
        unsafe { published.load(site) }
    }

    /// Retires `old`, which its successor has replaced: it is freed once no thief can be reading
    /// it. If the successor's fence returns `false`, records say nothing about who may be reading
    /// it.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this, after it has published the successor.
    unsafe fn retire(&self, old: Retired, successor: Successor);

    /// Publishes `new`, and retires `old`, which it replaces.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this. `old` must be the published ring, and `new` must have
    /// all elements of the deque and not have been retired.
    unsafe fn replace<T>(
        &self,
        published: &Published<T>,
        new: Ring<T>,
        old: Retired,
        publish: Site<kind::Store>,
        successor: Successor,
    ) {
        // SAFETY: the caller is the owner, and the new ring has the elements and is not retired.
        unsafe { published.store(new, publish) };
        // SAFETY: its successor has been published.
        unsafe { self.retire(old, successor) }
    }

    /// Frees the retired rings that no thief can be reading, if the strategy leaves this to the
    /// owner. Returns `false` if so many still wait that the deque must not shrink.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this.
    unsafe fn collect(&self) -> bool {
        true
    }
}
