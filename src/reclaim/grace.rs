//! Grace periods: a replaced ring is freed when all threads that may be reading it have left.
//!
//! Each thread has a counter, as in the user-level RCU of Desnoyers et al., *User-level
//! implementations of read-copy update* (IEEE TPDS 23(2), 2012). The reader's barrier is the one that
//! a steal runs anyway.

use core::cell::Cell;
use core::marker::PhantomData;

use chase_lev_atomics::fence;

use super::Reclaim;
use super::records::{self, Reader, Record};
use crate::ring::Retired;
use crate::sites::{Reclamation as P, at};

/// The default. A replaced ring is freed at once, if no thread is in the middle of a steal.
/// Otherwise it is freed when those threads have finished their steals: the owner looks at them again
/// when it replaces another ring, when the ring looks full, when a pop finds nothing, and when the
/// ring could shrink. At the latest, it is freed with the deque.
///
/// The owner never waits, and neither do thieves. A thread that sleeps between two steals, or has
/// ended, delays nothing.
///
/// # A thread that is stopped in a steal
///
/// The system's scheduler may stop a thread in a steal, or a closure that
/// [`steal_if`](crate::Stealer::steal_if) calls may. In the child of a `fork`, a thread that was in a
/// steal is stopped for good. Until it goes on, no deque of the process frees the rings that it
/// replaces, whichever deque the thread steals from. A deque with such rings still grows, but does not
/// shrink, so these rings together have at most twice as many slots as the current one. A push to a
/// full ring, and a pop that finds nothing or might shrink the ring, cost one more load.
///
/// # Cost
///
/// A steal stores twice to memory that only its thread writes, and needs no fence for that:
/// `steal.fence`, or `warm.fence`, also orders the announcement. The first steal of a thread allocates
/// a record of 128 bytes, which a later thread reuses. Retiring a ring runs a fence and takes time
/// linear in the number of records; it does not allocate. Another look at the threads that a ring
/// waits for costs one load, and one more for each thread that has left.
///
/// # Protocols
///
/// `steal.fence` and `warm.fence` must be `SeqCst`, as they are in every shipped protocol.
pub struct GracePeriod {
    /// The chain of retired rings that are not freed yet. Only the owner uses it.
    waiting: Cell<Option<Retired>>,
    /// A thread that may be reading one of the rings, if there are any. No thread before it in the list
    /// of records may. Only the owner uses this.
    reader: Cell<Option<Reader>>,
}

// SAFETY: only the owner uses the fields, when it retires and collects, and the deque's drop has
// exclusive access.
unsafe impl Sync for GracePeriod {}

impl Default for GracePeriod {
    fn default() -> Self {
        records::begin();
        GracePeriod {
            waiting: Cell::new(None),
            reader: Cell::new(None),
        }
    }
}

// SAFETY: let a thief load a ring that the owner has replaced. The thief announced itself
// before a `SeqCst` fence of its own, and loaded the ring after it; the owner published the
// successor before `retire.fence`, and looked after it. Since the thief did not see the
// successor, the owner sees the announcement, or something later from the same thread. So it
// either waits until the thread has left what it is in, or finds that it has; both acquire what
// the thread did until then. When a ring is retired, those that wait already begin to wait anew,
// which is at least as long.
unsafe impl Reclaim for GracePeriod {
    const FREES: bool = true;

    type Guard<'a> = Reading<'a>;

    #[inline(always)]
    fn announce(&self) -> Reading<'_> {
        let record = records::current();
        record.enter();
        Reading {
            record,
            _deque: PhantomData,
        }
    }

    unsafe fn retire(&self, mut ring: Retired) {
        ring.hold(self.waiting.take());
        self.waiting.set(Some(ring));
        fence(at!(retire_fence, SeqCst));
        self.wait_for_first_of(records::all());
    }

    #[inline(always)]
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
        self.reader.get().is_none()
    }
}

impl GracePeriod {
    /// Waits for the first of these threads that reads. If none does, frees the rings.
    #[cold]
    fn wait_for_first_of(&self, mut records: impl Iterator<Item = &'static Record>) {
        let reader = records.find_map(Record::reader);
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
        unsafe { Retired::free_all(self.waiting.take()) };
    }
}

/// A thread is between its announcement and the end of its steal.
pub struct Reading<'a> {
    record: &'static Record,
    /// The record is this thread's.
    _deque: PhantomData<(&'a GracePeriod, *const ())>,
}

impl Drop for Reading<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        self.record.leave();
    }
}
