//! The crate's own collector: crossbeam-epoch's, with a handle a thread.
//!
//! Nobody else has it, so it runs no functions but those that free rings, and no other
//! crate's pin holds its epochs back.

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

/// The rings that are retired and not freed yet: a number to go by, which orders nothing.
static WAITING: AtomicUsize = AtomicUsize::new(0);

/// While so many rings wait, deques do not shrink. In a model, they always do.
const MANY: usize = if CHECKER { usize::MAX } else { 64 };

/// Keeps what is retired from now on.
pub struct Guard<'a> {
    _pinned: epoch::Guard,
    _collector: PhantomData<&'a Collector>,
}

/// The use of the collector by a deque.
pub struct Collector(());

impl Default for Collector {
    fn default() -> Self {
        // Made with the first deque, not by a thief.
        let _: &epoch::Collector = &COLLECTOR;
        Collector(())
    }
}

impl Collector {
    #[inline]
    pub fn pin(&self) -> Guard<'_> {
        let pinned = HANDLE.try_with(LocalHandle::pin);
        Guard {
            // A thread whose handle is gone already has another for now.
            _pinned: pinned.unwrap_or_else(|_| COLLECTOR.register().pin()),
            _collector: PhantomData,
        }
    }

    /// Frees the ring when nobody holds a guard any more who holds one now.
    ///
    /// # Safety
    ///
    /// No guard that begins after this must find the ring.
    pub unsafe fn defer(&self, old: Retired) {
        let guard = self.pin()._pinned;
        WAITING.fetch_add(1, Relaxed);
        // SAFETY: the old ring is not to be found any more. If anything here unwinds, the
        // ring leaks.
        unsafe {
            guard.defer_unchecked(move || {
                old.free();
                WAITING.fetch_sub(1, Relaxed);
            });
        }
        // Rings can be large: do not wait until the thread has more garbage.
        guard.flush();
    }

    /// Whether rings are freed as fast as they are retired. If they seem not to be, this frees some
    /// that are due, and looks again.
    pub fn keeps_up(&self) -> bool {
        let few = || WAITING.load(Relaxed) < MANY;
        few() || {
            self.pin()._pinned.flush();
            few()
        }
    }
}
