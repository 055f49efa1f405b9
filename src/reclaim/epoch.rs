//! Epochs: a replaced ring is freed when the collector of crossbeam-epoch says so.

// The double, if a checker's types replace the machine's; crossbeam-epoch has loom's types, too.
#[cfg(not(any(
    all(loom, feature = "loom", not(crossbeam_loom)),
    all(shuttle, feature = "shuttle")
)))]
mod collector;
#[cfg(any(
    all(loom, feature = "loom", not(crossbeam_loom)),
    all(shuttle, feature = "shuttle")
))]
#[path = "epoch/double.rs"]
mod collector;

use collector::{Collector, Guard};

use super::Reclaim;
use crate::ring::Retired;
use crate::sites::Site;

/// Epoch-based reclamation: a replaced ring is freed once no thief can be reading it, by a later
/// retirement, or by one of the pins that look at all threads.
///
/// A steal that finds an element pins its thread meanwhile, as does a batch: that runs a second
/// barrier. The epochs are those of a [collector](https://docs.rs/crossbeam-epoch) of this crate's own, which all
/// deques of a process share. So nobody else's pin delays it, and it runs nobody else's
/// deferred functions.
///
/// # Cost
///
/// The first pin of a thread allocates its entry in the collector. Every 128th looks at the
/// entries of all threads, and frees a bounded number of rings that are due. To retire a ring
/// allocates a bag of the collector's, and does the same: so a [`pop`](crate::Worker::pop) that
/// shrinks the ring aborts if there is no memory for that.
///
/// While a thread is stopped in a steal from any deque with `Epoch`, no ring is freed. Deques still
/// grow. They stop shrinking when 64 rings wait in the whole process.
#[derive(Default)]
pub struct Epoch(Collector);

// SAFETY: `pin` pins the thread before the ring is loaded. A ring is
// deferred only after its successor was published, so whoever can still load
// it was pinned before that, and the collector waits for them.
unsafe impl Reclaim for Epoch {
    const FREES: bool = true;

    type Guard<'a> = Option<Guard<'a>>;

    #[inline(always)]
    fn announce(&self) -> Self::Guard<'_> {
        None
    }

    #[inline(always)]
    fn pin<'a>(&'a self, guard: &mut Self::Guard<'a>) {
        *guard = Some(self.0.pin());
    }

    unsafe fn retire(&self, old: Retired, _: Option<Site>) {
        // SAFETY: no thread that is pinned from now on can find the ring.
        unsafe { self.0.defer(old) }
    }

    unsafe fn may_shrink(&self) -> bool {
        self.0.keeps_up()
    }
}
