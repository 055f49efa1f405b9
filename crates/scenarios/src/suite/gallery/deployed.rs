//! The deque of Lê et al., on a ring that does not grow, with one of the errors of deployed deques,
//! or with the repair of one.

use std::cmp::Ordering::{self, Equal, Greater, Less};
use std::sync::atomic::Ordering::{AcqRel, Acquire, Relaxed, Release, SeqCst};

use chase_lev::Steal;

use super::Content;
use crate::suite::deque::{Deque, Stealer};
use crate::suite::scenario::Scenario;
use crate::sync::Arc;
use crate::traced::{Index, Slots, fence};

/// There is no error.
pub const RIGHT: u8 = 0;
/// A pop loads `top` before it reserves its element, and not again.
pub const TOP_FIRST: u8 = 1;
/// A thief reads its slot after its claim, and an owner that loses the last element clears the
/// slot.
pub const LOSER_CLEARS: u8 = 2;
/// An owner that loses the last element clears the slot, but thieves read theirs before the claim.
pub const READS_FIRST: u8 = 3;
/// A thief clears the slot that it has claimed.
pub const THIEF_CLEARS: u8 = 4;
/// A thief uses the element before it claims it.
pub const LOOKS: u8 = 5;
/// Indices have 32 bits, and the larger one is taken for the later one.
pub const NARROW: u8 = 6;
/// Indices are unsigned, and the larger one is taken for the later one.
pub const UNSIGNED: u8 = 7;
/// A pop has no full fence.
pub const NO_FENCE: u8 = 8;

/// The deque with the error or repair `HOW`.
pub struct Deployed<T: Content, const HOW: u8>(Arc<Inner<T, HOW>>);

struct Inner<T: Content, const HOW: u8> {
    top: Index,
    bottom: Index,
    slots: Slots<T>,
}

impl<T: Content, const HOW: u8> Inner<T, HOW> {
    /// Compares an index with `top`.
    fn compare(index: i64, top: i64) -> Ordering {
        match HOW {
            NARROW => (index as i32).cmp(&(top as i32)),
            UNSIGNED => (index as u64).cmp(&(top as u64)),
            _ => index.wrapping_sub(top).cmp(&0),
        }
    }

    fn pop(&self) -> Option<T> {
        let bottom = self.bottom.load(Relaxed);
        let last = bottom.wrapping_sub(1);
        let before = (HOW == TOP_FIRST).then(|| self.top.load(Relaxed));
        self.bottom.store(last, Relaxed);
        // Its partner is the fence in a steal. Without it, or with a load of `top` before it, an
        // element is taken twice, which `loom-tests/variants.rs` shows.
        fence(if HOW == NO_FENCE { AcqRel } else { SeqCst });
        let top = before.unwrap_or_else(|| self.top.load(Relaxed));
        let compared = Self::compare(last, top);
        let slot = (compared != Less).then(|| self.slots.read(last));
        let loses = compared == Equal && !self.top.claim(top, SeqCst);
        if loses && [LOSER_CLEARS, READS_FIRST].contains(&HOW) {
            self.slots.write(last, T::none());
        }
        if compared != Greater {
            self.bottom.store(bottom, Relaxed);
        }
        let slot = slot.filter(|_| !loses)?;
        // SAFETY: the owner has written the slot, and the element is its own, if the deque is
        // right.
        Some(unsafe { slot.assume_init() })
    }
}

impl<T: Content, const HOW: u8> Deque<T> for Deployed<T, HOW> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        Self::starting_at(0, capacity)
    }

    fn push(&mut self, element: T) {
        let bottom = self.0.bottom.load(Relaxed);
        self.0.slots.write(bottom, element);
        // Its partner is the load of `bottom` in a steal. Without it, a thief takes an unwritten
        // slot, which the variant `push.fence Relaxed` shows.
        fence(Release);
        self.0.bottom.store(bottom.wrapping_add(1), Relaxed);
    }

    fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    fn stealer(&self) -> Self::Stealer {
        Deployed(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.start(0).is_plain() && scenario.fits()
    }

    fn starting_at(index: i64, capacity: usize) -> Self {
        Deployed(Arc::new(Inner {
            top: Index::starting_at(index, "top"),
            bottom: Index::starting_at(index, "bottom"),
            slots: Slots::new(capacity),
        }))
    }
}

impl<T: Content, const HOW: u8> Stealer<T> for Deployed<T, HOW> {
    fn steal(&self) -> Steal<T> {
        let Inner { top, bottom, slots } = &*self.0;
        let index = top.load(Acquire);
        // Its partner is the fence in a pop. Without it, an element is taken twice, which the
        // variant `steal.fence AcqRel` shows.
        fence(SeqCst);
        if Inner::<T, HOW>::compare(bottom.load(Acquire), index) != Greater {
            return Steal::Empty;
        }
        let before = (HOW != LOSER_CLEARS).then(|| slots.read(index));
        if let Some(slot) = before.as_ref().filter(|_| HOW == LOOKS) {
            // SAFETY: the slot was written. Whether the element is still there is for the suite to
            // tell.
            unsafe { slot.assume_init_ref() }.look();
        }
        if !top.claim(index, SeqCst) {
            return Steal::Retry;
        }
        let slot = before.unwrap_or_else(|| slots.read(index));
        if HOW == THIEF_CLEARS {
            slots.write(index, T::none());
        }
        // SAFETY: the slot was written, and the element is this thread's, if the deque is right.
        Steal::Success(unsafe { slot.assume_init() })
    }
}

impl<T: Content, const HOW: u8> Drop for Inner<T, HOW> {
    fn drop(&mut self) {
        while self.pop().is_some() {}
    }
}
