//! The deque of Lê et al. with one of the errors of deployed deques, or with the repair of one.
//!
//! Rings are kept until the deque is dropped, and an index says which of them is in use.

use std::cmp::Ordering::{self as Compared, Equal, Greater, Less};
use std::mem::MaybeUninit;
use std::sync::OnceLock;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

use chase_lev::Steal;

use super::Content;
use crate::suite::deque::{Deque, Stealer};
use crate::suite::element::UnsafeCell;
use crate::suite::scenario::Scenario;
use crate::sync::Arc;
use crate::traced::{Index, Slots, fence};

/// There is no error.
pub const RIGHT: u8 = 0;
/// A pop loads `top` before it reserves its element, and not again.
pub const TOP_FIRST: u8 = 1;
/// A thief reads its slot after its claim, and an owner that loses the last element clears the slot.
pub const LOSER_CLEARS: u8 = 2;
/// An owner that loses the last element clears the slot, but thieves read theirs before the claim.
pub const READS_FIRST: u8 = 3;
/// A thief clears the slot that it has claimed.
pub const THIEF_CLEARS: u8 = 4;
/// A thief uses the element before it claims it.
pub const LOOKS: u8 = 5;
/// Indices have 32 bits, and the larger one is taken for the later one.
pub const NARROW: u8 = 6;
/// Indices have 32 bits, and their distance tells which one is later.
pub const NARROW_DISTANCE: u8 = 7;
/// Indices are unsigned, and the larger one is taken for the later one.
pub const UNSIGNED: u8 = 8;
/// The number of a new ring is stored relaxed.
pub const RELAXED_NUMBER: u8 = 9;
/// The owner clears the ring that it has replaced.
pub const WIPES: u8 = 10;
/// Slots are plain memory. There should be a single one.
pub const PLAIN: u8 = 11;

/// The deque with the error or repair `HOW`.
pub struct Deployed<T: Content, const HOW: u8>(Arc<Inner<T, HOW>>);

struct Inner<T: Content, const HOW: u8> {
    top: Index,
    bottom: Index,
    /// The number of the ring in use.
    active: Index,
    /// Each is twice as large as the one before it.
    rings: [OnceLock<Slots<T>>; RINGS],
    /// Accessed with the slot if that is plain memory.
    plain: UnsafeCell<usize>,
}

const RINGS: usize = 4;

// SAFETY: only `PLAIN` uses the plain memory, which is a data race on purpose, on a number that nobody uses.
unsafe impl<T: Content, const HOW: u8> Sync for Inner<T, HOW> {}
// SAFETY: as above.
unsafe impl<T: Content, const HOW: u8> Send for Inner<T, HOW> {}

impl<T: Content, const HOW: u8> Inner<T, HOW> {
    fn ring(&self, number: i64) -> &Slots<T> {
        let ring = self.rings[number as usize].get();
        ring.expect("its number is stored after it is made")
    }

    fn read(&self, ring: &Slots<T>, index: i64) -> MaybeUninit<T> {
        if HOW == PLAIN {
            // SAFETY: none; see `Sync`.
            self.plain.with(|it| unsafe { *it });
        }
        ring.read(index)
    }

    /// Compares an index with `top`.
    fn compare(index: i64, top: i64) -> Compared {
        match HOW {
            NARROW => (index as i32).cmp(&(top as i32)),
            NARROW_DISTANCE => (index as i32).wrapping_sub(top as i32).cmp(&0),
            UNSIGNED => (index as u64).cmp(&(top as u64)),
            _ => index.wrapping_sub(top).cmp(&0),
        }
    }

    /// Doubles a ring with these elements, and returns the number of the new one.
    fn grow(&self, number: i64, top: i64, count: i64) -> i64 {
        let (old, next) = (self.ring(number), number + 1);
        let new = self.rings[next as usize].get_or_init(|| Slots::new(2 * old.capacity()));
        for index in (0..count).map(|distance| top.wrapping_add(distance)) {
            // SAFETY: the owner has written it. Whether it is there twice is for the suite to tell.
            new.write(index, unsafe { old.read(index).assume_init() });
        }
        // Its partner is the load in a steal. If this is relaxed, a thief takes a slot of the new ring that
        // is not yet copied, which `loom-tests/gallery.rs` shows.
        let order = [Release, Relaxed][usize::from(HOW == RELAXED_NUMBER)];
        self.active.store(next, order);
        if HOW == WIPES {
            (0..count).for_each(|slot| old.write(slot, T::none()));
        }
        next
    }

    fn pop(&self) -> Option<T> {
        let bottom = self.bottom.load(Relaxed);
        let last = bottom.wrapping_sub(1);
        let ring = self.ring(self.active.load(Relaxed));
        let before = (HOW == TOP_FIRST).then(|| self.top.load(Relaxed));
        self.bottom.store(last, Relaxed);
        fence(SeqCst);
        let top = before.unwrap_or_else(|| self.top.load(Relaxed));
        let compared = Self::compare(last, top);
        let slot = (compared != Less).then(|| self.read(ring, last));
        let loses = compared == Equal && !self.top.claim(top, SeqCst);
        if loses && [LOSER_CLEARS, READS_FIRST].contains(&HOW) {
            ring.write(last, T::none());
        }
        if compared != Greater {
            self.bottom.store(bottom, Relaxed);
        }
        // SAFETY: the owner has written the slot, and the element is its own, if the deque is right.
        slot.filter(|_| !loses)
            .map(|slot| unsafe { slot.assume_init() })
    }
}

impl<T: Content, const HOW: u8> Deque<T> for Deployed<T, HOW> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        Self::starting_at(0, capacity)
    }

    fn push(&mut self, element: T) {
        let inner = &*self.0;
        let bottom = inner.bottom.load(Relaxed);
        let top = inner.top.load(Acquire);
        let mut number = inner.active.load(Relaxed);
        let count = bottom.wrapping_sub(top);
        if count >= inner.ring(number).capacity() as i64 {
            number = inner.grow(number, top, count);
        }
        if HOW == PLAIN {
            // SAFETY: none; see `Sync`.
            inner.plain.with_mut(|it| unsafe { *it = 1 });
        }
        inner.ring(number).write(bottom, element);
        fence(Release);
        inner.bottom.store(bottom.wrapping_add(1), Relaxed);
    }

    fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    fn stealer(&self) -> Self::Stealer {
        Deployed(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.start(0).is_plain() && scenario.most() <= scenario.capacity << (RINGS - 1)
    }

    fn starting_at(index: i64, capacity: usize) -> Self {
        let is_narrow = [NARROW, NARROW_DISTANCE].contains(&HOW);
        let start = if is_narrow {
            index.min(i32::MAX.into())
        } else {
            index
        };
        let rings = [const { OnceLock::new() }; RINGS];
        rings[0].get_or_init(|| Slots::new(capacity));
        Deployed(Arc::new(Inner {
            top: Index::starting_at(start, "top"),
            bottom: Index::starting_at(start, "bottom"),
            active: Index::new("active"),
            rings,
            plain: UnsafeCell::new(0),
        }))
    }
}

impl<T: Content, const HOW: u8> Stealer<T> for Deployed<T, HOW> {
    fn steal(&self) -> Steal<T> {
        let inner = &*self.0;
        let top = inner.top.load(Acquire);
        fence(SeqCst);
        if Inner::<T, HOW>::compare(inner.bottom.load(Acquire), top) != Greater {
            return Steal::Empty;
        }
        let ring = inner.ring(inner.active.load(Acquire));
        let before = (HOW != LOSER_CLEARS).then(|| inner.read(ring, top));
        if let Some(slot) = before.as_ref().filter(|_| HOW == LOOKS) {
            // SAFETY: the slot was written. Whether the element is still there is for the suite to tell.
            unsafe { slot.assume_init_ref() }.look();
        }
        if !inner.top.claim(top, SeqCst) {
            return Steal::Retry;
        }
        let slot = before.unwrap_or_else(|| ring.read(top));
        if HOW == THIEF_CLEARS {
            ring.write(top, T::none());
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
