//! Grace periods: a replaced ring is freed when all threads that may be reading it have ended their
//! steals.
//!
//! Each thread has a counter, as in the user-level RCU of Desnoyers et al., *User-level
//! implementations of read-copy update* (IEEE TPDS 23(2), 2012). Unlike there, the owner does not
//! wait for the readers, but looks at them again later.

use core::cell::Cell;

use chase_lev_atomics::at;
use chase_lev_readers::{self as readers, RETIRE_LOOK, Reader, Reading, Record};

use super::{Strategy, Successor};
use crate::ring::Retired;

/// The default strategy, which frees a replaced ring after a grace period.
///
/// A ring that a larger one replaces is kept at first. All kept rings together have fewer slots
/// than the current one, so a deque that grows uses at most twice the memory of its ring.
///
/// When a smaller ring replaces the current one, that one and the kept rings are freed at once, if
/// no thread is in the middle of a steal. Otherwise they are freed when those threads have finished
/// their steals: the owner looks again when the ring looks full, when it could shrink, and after
/// each pop that leaves no element. At the latest, they are freed with the deque.
///
/// Neither the owner nor thieves ever wait. A thread that sleeps between two steals, or that has
/// ended, does not delay reclamation.
///
/// # A thread that is stopped in a steal
///
/// The operating system may stop a thread in a steal, and in the child of a `fork`, a thread that
/// was in one never continues. Until it does, the deques of the process do not free the rings that
/// they replace, even if the thread steals from another deque. They still grow, but each of them
/// shrinks at most once, so the rings that it keeps have fewer than three times as many slots as
/// its largest ring. A push to a full ring, and a pop that might shrink the ring or leaves no
/// element, look at the thread's record again.
///
/// # Cost
///
/// A steal stores twice to memory that only its thread writes, which needs no fence. The first
/// steal of a thread goes through the list of records for one that no other thread has, or
/// allocates one, of 128 bytes. So there are as many records as there have been such threads at
/// once. Growing takes neither a fence nor a look at the records. Shrinking takes a barrier, or a
/// fence if the process has no barriers, and a load for each record; the only allocation is the new
/// ring. Another look at the threads that rings wait for costs one load, and one more for each
/// thread that has left.
///
/// If the kernel refuses the barrier, the deque keeps its replaced rings, and no longer shrinks.
#[derive(Default)]
pub struct GracePeriod {
    /// The chain of rings that larger ones have replaced since the last shrinking. Only the owner
    /// uses these fields.
    kept: Cell<Option<Retired>>,
    /// The chain of retired rings that are not freed yet.
    waiting: Cell<Option<Retired>>,
    /// The first thread in the list of records that may be reading one of the waiting rings.
    reader: Cell<Option<Reader>>,
}

// SAFETY: only the owner uses the fields, when it retires and collects, and the deque's drop has
// exclusive access.
unsafe impl Sync for GracePeriod {}

// SAFETY: consider a thief that loads a ring which the owner has replaced. The thief announced
// itself before a fence, and loaded the ring after that fence. The owner published the successor
// before `retire.fence`, and looked at the records after it. The two fences pair, because both are
// `SeqCst`, or one is heavy. Since the thief did not see the successor, the owner sees the
// announcement, or a later store to the same record. So it finds that the thread has left its
// steal, or waits until it has. In each case it acquires everything that the thread did until then:
// a thread that claims the record later has acquired that, and releases it. A kept ring is retired
// even later after the publication of its successor, to which the same argument applies.
unsafe impl Strategy for GracePeriod {
    const FREES: bool = true;

    type Guard<'a> = Reading;

    #[inline(always)]
    fn announce(&self, _: bool) -> Reading {
        readers::announce()
    }

    unsafe fn retire(&self, mut old: Retired, successor: Successor) {
        old.hold(self.kept.take());
        match successor {
            Successor::Smaller(fence) if !self.is_waiting() => {
                self.waiting.set(Some(old));
                if fence() {
                    self.wait_for_first_of(readers::all());
                }
            }
            // Rings can wait when the ring shrinks, because the allocator, which is foreign code,
            // has shrunk it in the meantime.
            _ => self.kept.set(Some(old)),
        }
    }

    unsafe fn collect(&self) -> bool {
        if let Some(reader) = self.reader.get()
            && reader.has_left()
        {
            self.wait_for_first_of(reader.others());
        }
        !self.is_waiting()
    }
}

impl GracePeriod {
    /// Returns `true` if retired rings wait to be freed.
    fn is_waiting(&self) -> bool {
        let waiting = self.waiting.take();
        let is_waiting = waiting.is_some();
        self.waiting.set(waiting);
        is_waiting
    }

    /// Makes the rings wait for the first of these threads that is reading, or frees them if there
    /// is none.
    fn wait_for_first_of(&self, mut records: impl Iterator<Item = &'static Record>) {
        let reader = records.find_map(|record| record.reader(at!(RETIRE_LOOK, Acquire)));
        self.reader.set(reader);
        if reader.is_none() {
            // Freeing calls the allocator, which is foreign code and may use this very deque, so
            // the rings are taken out of the list first. If the allocator unwinds, they leak.
            // SAFETY: each thread that was in a steal when they were retired has ended it. Later
            // steals load a newer ring.
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
