//! Replaced rings are kept as long as the deque.

use core::cell::Cell;

use chase_lev_readers::{self as readers, Reading};

use super::{Strategy, Successor};
use crate::ring::Retired;

/// A strategy that keeps replaced rings as long as the deque.
///
/// Capacities double, so the replaced rings together are smaller than the current one. The deque
/// does not shrink, and a steal needs no protection from reclamation.
#[derive(Default)]
pub struct Retain {
    /// The ring that was replaced last. Each ring holds the one before it.
    newest: Cell<Option<Retired>>,
}

// SAFETY: only the owner retires rings, and the deque's drop has exclusive access. No other thread
// reads the list.
unsafe impl Sync for Retain {}

// SAFETY: a ring is freed with the deque, when no thread uses the deque.
unsafe impl Strategy for Retain {
    const FREES: bool = false;

    /// The announcement, if the fences need one.
    type Guard<'a> = Option<Reading>;

    #[inline(always)]
    fn announce(&self, in_record: bool) -> Option<Reading> {
        in_record.then(readers::announce)
    }

    unsafe fn retire(&self, mut old: Retired, _: Successor) {
        old.hold(self.newest.take());
        self.newest.set(Some(old));
    }
}

impl Drop for Retain {
    fn drop(&mut self) {
        // SAFETY: the deque is being dropped, so no thread reads its rings.
        unsafe { Retired::free_all(self.newest.take()) };
    }
}
