//! Epochs: a replaced ring is freed when the collector of crossbeam-epoch allows it.

// If a checker's types replace the machine's, a double of the collector does, too. With
// `--cfg crossbeam_loom`, crossbeam-epoch itself runs on loom's types.
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

use super::Seam;
use crate::ring::Retired;

/// Epoch-based reclamation: a replaced ring is freed once no thief can be reading it, by a later
/// retirement, or by one of the pins that look at all threads (Fraser, *Practical lock-freedom*, 2004,
/// section 5.2.3).
///
/// A steal or batch that finds an element pins its thread, which runs a full fence. The epochs are those
/// of a [collector](https://docs.rs/crossbeam-epoch) that belongs to this crate, and that all
/// deques of a process share. So pins of other crates do not delay it, and it does not run their deferred
/// functions.
///
/// # Cost
///
/// The first pin of a thread allocates the thread's entry in the collector. Every 128th pin looks at the
/// entries of all threads, and frees a bounded number of rings that are due. Retiring a ring allocates a
/// bag of the collector, and does the same. So a [`pop`](crate::Worker::pop) that shrinks the ring aborts
/// if there is no memory for the bag.
///
/// While a thread is stopped in a steal from any deque with `Epoch`, no ring is freed. Deques still
/// grow. They stop shrinking when 64 rings wait in the whole process.
#[derive(Default)]
pub struct Epoch(Collector);

// SAFETY: `pin` pins the thread before the ring is loaded. A ring is deferred only after its successor
// was published, so a thread that can still load it was pinned before that, and the collector waits for
// that thread.
unsafe impl Seam for Epoch {
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

    unsafe fn retire(&self, old: Retired, _: Option<fn() -> bool>) {
        // SAFETY: a thread that is pinned from now on cannot load the ring.
        unsafe { self.0.defer(old) }
    }

    unsafe fn catch_up(&self) -> bool {
        self.0.catch_up()
    }
}
