//! Grace periods: a replaced ring is freed when all threads that may be reading it have left.
//!
//! Each thread has a counter, as in the user-level RCU of Desnoyers et al., *User-level
//! implementations of read-copy update* (IEEE TPDS 23(2), 2012).

use core::cell::Cell;

use chase_lev_atomics::heavy_fence;

use super::Reclaim;
use crate::records::{self, Reader, Reading, Record};
use crate::ring::Retired;
use crate::sites::{Reclamation as P, Site, at};

/// The default. A ring that a larger one replaces is kept. All kept rings together have fewer slots than
/// the current one, so a deque that grows uses at most twice the memory of its ring.
///
/// When a smaller ring replaces the current one, that one and the kept rings are freed at once, if no
/// thread is in the middle of a steal. Otherwise they are freed when those threads have finished their
/// steals: the owner looks at them again when the ring looks full, when the ring could shrink, and when a
/// thief takes the last element from under a pop. At the latest, they are freed with the deque.
///
/// The owner never waits, and neither do thieves. A thread that sleeps between two steals, or has
/// ended, delays nothing.
///
/// # A thread that is stopped in a steal
///
/// The system's scheduler may stop a thread in a steal, or a closure that
/// [`steal_if`](crate::Stealer::steal_if) calls may. In the child of a `fork`, a thread that was in a
/// steal is stopped for good. Until it goes on, no deque of the process frees the rings that it
/// replaces, whichever deque the thread steals from. Such a deque shrinks once and no more, so the rings
/// that it keeps have fewer than two and a half times as many slots as its largest ring. It still grows. A
/// push to a full ring, and a pop that might shrink the ring, cost one more load.
///
/// # Cost
///
/// A steal stores twice to memory that only its thread writes, and needs no fence for that. The first
/// steal of a thread allocates a record of 128 bytes, which a later thread reuses. To grow takes neither
/// a fence nor a look. To shrink takes a barrier, if the process has one, or a fence, and time linear in
/// the number of records; it allocates nothing but the ring. Another look at the threads that rings wait
/// for costs one load, and one more for each thread that has left.
///
/// If the kernel refuses the barrier, the deque keeps its rings, and does not shrink any more.
#[derive(Default)]
pub struct GracePeriod {
    /// The chain of rings that larger ones have replaced since the last shrinking. Only the owner uses
    /// these fields.
    kept: Cell<Option<Retired>>,
    /// The chain of retired rings that are not freed yet.
    waiting: Cell<Option<Retired>>,
    /// A thread that may be reading one of those that wait. No thread before it in the list of records
    /// may.
    reader: Cell<Option<Reader>>,
}

// SAFETY: only the owner uses the fields, when it retires and collects, and the deque's drop has
// exclusive access.
unsafe impl Sync for GracePeriod {}

// SAFETY: let a thief load a ring that the owner has replaced. The thief announced itself before a
// fence of its own, and loaded the ring after it; the owner published the successor before
// `retire.fence`, and looked after it. The two fences pair: both are `SeqCst`, or one is heavy. Since the
// thief did not see the successor, the owner sees the announcement, or something later from the same
// thread. So it either waits until the thread has left what it is in, or finds that it has; both acquire
// what the thread did until then. A kept ring is retired later than its successor was published, which
// is no sooner.
unsafe impl Reclaim for GracePeriod {
    const FREES: bool = true;
    const ANNOUNCES: bool = true;

    type Guard<'a> = Reading;

    #[inline(always)]
    fn announce(&self) -> Reading {
        records::announce()
    }

    unsafe fn retire(&self, mut old: Retired, fence: Option<Site>) {
        old.hold(self.kept.take());
        // Rings wait already if foreign code, the allocator's, has shrunk the ring in the meantime.
        let Some(fence) = fence.filter(|_| !self.is_waiting()) else {
            return self.kept.set(Some(old));
        };
        self.waiting.set(Some(old));
        if heavy_fence(fence) {
            self.wait_for_first_of(records::all());
        }
    }

    unsafe fn collect(&self) {
        if let Some(reader) = self.reader.get()
            && reader.has_left()
        {
            self.wait_for_first_of(reader.others());
        }
    }

    unsafe fn may_shrink(&self) -> bool {
        // SAFETY: the caller's.
        unsafe { self.collect() };
        !self.is_waiting()
    }
}

impl GracePeriod {
    /// Returns `true` if there are retired rings that are not freed.
    fn is_waiting(&self) -> bool {
        let waiting = self.waiting.take();
        let is_waiting = waiting.is_some();
        self.waiting.set(waiting);
        is_waiting
    }

    /// Waits for the first of these threads that reads. If none does, frees the rings that wait.
    fn wait_for_first_of(&self, mut records: impl Iterator<Item = &'static Record>) {
        let reader = records.find_map(|record| record.reader(at!(retire_look, Acquire)));
        self.reader.set(reader);
        if reader.is_none() {
            // Freeing calls foreign code, the allocator's, which may use this very deque: these rings
            // are no longer in any list. If it unwinds, they leak.
            // SAFETY: since they were retired, each thread has been seen not to read.
            unsafe { Retired::free_all(self.waiting.take()) };
        }
    }
}

impl Drop for GracePeriod {
    fn drop(&mut self) {
        // SAFETY: the deque is being dropped, so no thread reads its rings.
        unsafe {
            Retired::free_all(self.kept.take());
            Retired::free_all(self.waiting.take());
        }
    }
}
