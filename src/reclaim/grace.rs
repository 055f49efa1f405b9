//! Grace periods: a replaced ring is freed when all who may be reading it have left.
//!
//! A counter a thread, as in the user-level RCU of Desnoyers et al., *User-level
//! implementations of read-copy update* (IEEE TPDS 23(2), 2012). Here the reader's barrier is
//! the one that a steal runs anyway.

use core::cell::Cell;
use core::marker::PhantomData;

use super::Reclaim;
use super::records::{self, Reader, Record};
use crate::protocol::Protocol;
use crate::ring::Retired;
use crate::shim::fence;
use crate::sites::at;

/// The default. A replaced ring is freed at once, if no thread is in the middle of a steal.
/// Otherwise it is freed when those threads are done with theirs: the owner looks at them
/// again when it replaces another ring, when the ring looks full, and when a pop finds
/// nothing. At the latest it is freed with the deque.
///
/// The owner never waits, and neither do thieves. A thread that sleeps between two steals, or
/// has ended, keeps nothing. One that is stopped in the middle of a steal, from whatever deque,
/// keeps the rings that are replaced meanwhile.
///
/// # Cost
///
/// A steal stores twice to memory that its thread alone writes, and runs no fence for it:
/// `steal.fence`, or `warm.fence`, orders the announcement as well. The first steal of a thread allocates 128
/// bytes, which a later thread takes over. To retire a ring runs a fence and takes time linear
/// in the number of such records, and an allocation if it must wait.
///
/// # Protocols
///
/// `steal.fence` and `warm.fence` must be `SeqCst`, as they are in every shipped protocol.
pub struct GracePeriod {
    /// Retired rings that are not freed yet: the owner's.
    waiting: Cell<Option<Box<Waiting>>>,
}

/// A retired ring, and who may be reading it.
struct Waiting {
    ring: Retired,
    readers: Vec<Reader>,
    next: Option<Box<Waiting>>,
}

// SAFETY: `waiting` is the owner's: only it retires and collects, and the deque's drop has it
// to itself.
unsafe impl Sync for GracePeriod {}

impl Default for GracePeriod {
    fn default() -> Self {
        records::begin();
        GracePeriod {
            waiting: Cell::new(None),
        }
    }
}

// SAFETY: let a thief load a ring that the owner has replaced. The thief announced itself
// before a `SeqCst` fence of its own, and loaded the ring after it; the owner published the
// successor before `retire.fence`, and looked after it. Since the thief did not see the
// successor, the owner sees the announcement, or something later from the same thread. So it
// either waits until the thread has left, or finds that it has; both acquire what the
// thread did until then.
unsafe impl Reclaim for GracePeriod {
    const FREES: bool = true;

    type Guard<'a, P: Protocol> = Reading<'a, P>;

    #[inline(always)]
    fn announce<P: Protocol>(&self) -> Reading<'_, P> {
        let record = records::current();
        record.enter::<P>();
        Reading {
            record,
            _deque: PhantomData,
        }
    }

    unsafe fn retire<P: Protocol>(&self, ring: Retired) {
        // Foreign code, the allocator's, may run in all of this, and use this very deque: until
        // the ring is in the list, nobody else has it. If that unwinds, the ring leaks.
        // SAFETY: this is the owner.
        unsafe { self.collect::<P>() };
        fence(at!(retire_fence, SeqCst));
        let readers: Vec<_> = records::all().filter_map(Record::reader::<P>).collect();
        if readers.is_empty() {
            // SAFETY: nobody reads it, and nobody will.
            return unsafe { ring.free() };
        }
        let mut new = Box::new(Waiting {
            ring,
            readers,
            next: None,
        });
        new.next = self.waiting.take();
        self.waiting.set(Some(new));
    }

    #[inline(always)]
    unsafe fn collect<P: Protocol>(&self) {
        let waiting = self.waiting.take();
        if waiting.is_some() {
            self.free_what_is_due::<P>(waiting);
        }
    }
}

impl GracePeriod {
    /// Frees the rings that all their readers have left. What has to wait goes back into the
    /// list one by one, for to free a ring calls foreign code, the allocator's, which may use
    /// this very deque.
    #[cold]
    fn free_what_is_due<P: Protocol>(&self, mut waiting: Option<Box<Waiting>>) {
        while let Some(mut first) = waiting {
            waiting = first.next.take();
            first.readers.retain(|reader| !reader.has_left::<P>());
            if first.readers.is_empty() {
                // SAFETY: nobody reads it any more.
                unsafe { first.ring.free() };
            } else {
                first.next = self.waiting.take();
                self.waiting.set(Some(first));
            }
        }
    }
}

impl Drop for GracePeriod {
    fn drop(&mut self) {
        let mut waiting = self.waiting.take();
        while let Some(first) = waiting {
            waiting = first.next;
            // SAFETY: the deque goes, so nobody reads its rings.
            unsafe { first.ring.free() };
        }
    }
}

/// A thread is between its announcement and the end of its steal.
pub struct Reading<'a, P: Protocol> {
    record: &'static Record,
    /// The record is this thread's.
    _deque: PhantomData<(&'a GracePeriod, *const P)>,
}

impl<P: Protocol> Drop for Reading<'_, P> {
    #[inline(always)]
    fn drop(&mut self) {
        self.record.leave::<P>();
    }
}
