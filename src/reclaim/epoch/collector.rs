//! A collector of crossbeam-epoch that belongs to this crate, with one handle per thread.
//!
//! No other crate has access to it, so the only functions that it runs are those that free rings, and
//! pins of other crates do not hold its epochs back.

use core::marker::PhantomData;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev_atomics::{CHECKER, thread_local};
use crossbeam_epoch::{self as epoch, LocalHandle};

use crate::ring::Retired;

#[cfg(not(all(loom, feature = "loom")))]
static COLLECTOR: std::sync::LazyLock<epoch::Collector> =
    std::sync::LazyLock::new(epoch::Collector::new);
#[cfg(all(loom, feature = "loom"))]
loom::lazy_static! {
    static ref COLLECTOR: epoch::Collector = epoch::Collector::new();
}

thread_local! {
    static HANDLE: LocalHandle = COLLECTOR.register();
}

/// The number of rings that are retired and not freed yet. It is a hint, which orders nothing.
static WAITING: AtomicUsize = AtomicUsize::new(0);

/// The number of waiting rings at which deques stop shrinking. In a model, they always shrink.
const MANY: usize = if CHECKER { usize::MAX } else { 64 };

/// Keeps rings that are retired from now on from being freed.
pub struct Guard<'a> {
    _pinned: epoch::Guard,
    _collector: PhantomData<&'a Collector>,
}

/// A deque's handle on the collector.
pub struct Collector(());

impl Default for Collector {
    fn default() -> Self {
        // The first deque creates the collector, so that no thief has to.
        let _: &epoch::Collector = &COLLECTOR;
        Collector(())
    }
}

impl Collector {
    #[inline]
    pub fn pin(&self) -> Guard<'_> {
        let pinned = HANDLE.try_with(LocalHandle::pin);
        Guard {
            // A thread whose handle has been dropped already gets another one for this pin.
            _pinned: pinned.unwrap_or_else(|_| COLLECTOR.register().pin()),
            _collector: PhantomData,
        }
    }

    /// Frees the ring once all guards that exist now have been dropped.
    ///
    /// # Safety
    ///
    /// A thread must not be able to load the ring under a guard that is created after this call.
    pub unsafe fn defer(&self, old: Retired) {
        let guard = self.pin()._pinned;
        WAITING.fetch_add(1, Relaxed);
        // SAFETY: the old ring can no longer be loaded, and `free` may run on any thread. If anything here
        // unwinds, the ring leaks.
        unsafe {
            guard.defer_unchecked(move || {
                old.free();
                WAITING.fetch_sub(1, Relaxed);
            });
        }
        // Rings can be large, so this does not wait until the thread has more garbage.
        guard.flush();
    }

    /// Frees some rings that are due if too many wait. Returns `true` if few are left.
    pub fn catch_up(&self) -> bool {
        let few = || WAITING.load(Relaxed) < MANY;
        few() || {
            self.pin()._pinned.flush();
            few()
        }
    }
}
