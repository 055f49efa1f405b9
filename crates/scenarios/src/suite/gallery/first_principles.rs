//! A deque in Rust that an article develops. A thief takes the element out of its slot before it
//! claims the index, and there are no fences.
//!
//! In the source, slots are plain memory, so each such take is already a data race. Here they are
//! atomic words, so that the other errors can be seen.

use std::mem;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

use chase_lev::Steal;

use super::Content;
use crate::suite::deque::{Deque, Stealer};
use crate::suite::scenario::Scenario;
use crate::sync::Arc;
use crate::traced::{Index, Slots, fence};

/// The deque of the article. With `TAKES`, a thief takes the element out of its slot as published,
/// and otherwise copies it. With `FENCES`, it has the fences that the published deque lacks.
pub struct FirstPrinciples<T, const TAKES: bool, const FENCES: bool>(Arc<Inner<T>>);

struct Inner<T> {
    top: Index,
    bottom: Index,
    buffer: Slots<T>,
}

impl<T: Content, const TAKES: bool, const FENCES: bool> FirstPrinciples<T, TAKES, FENCES> {
    /// Returns `true` if the owner may push. The source does not check this, and the suites'
    /// programs fit.
    pub fn has_room(&self) -> bool {
        let inner = &*self.0;
        let length = inner.bottom.load(Relaxed) - inner.top.load(Acquire);
        length < inner.buffer.capacity() as i64
    }

    /// Reads the content of the slot of this index, and empties the slot if the deque takes
    /// elements out.
    #[inline]
    fn slot(&self, index: i64) -> Option<T> {
        let buffer = &self.0.buffer;
        // SAFETY: the content is one word, which is an element or none. Under a checker, an
        // unwritten word is zero, which is none.
        let element = unsafe { buffer.read(index).assume_init() };
        if TAKES {
            buffer.write(index, T::none());
        }
        if element.exists() {
            return Some(element);
        }
        mem::forget(element);
        None
    }

    /// Claims the oldest index, whose slot had the content `slot`.
    #[inline]
    fn claim(&self, top: i64, slot: Option<T>) -> Steal<Option<T>> {
        if self.0.top.claim(top, SeqCst) {
            return Steal::Success(slot);
        }
        if !TAKES {
            mem::forget(slot);
        }
        Steal::Retry
    }
}

impl<T: Content, const TAKES: bool, const FENCES: bool> Deque<T>
    for FirstPrinciples<T, TAKES, FENCES>
{
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        FirstPrinciples(Arc::new(Inner {
            top: Index::new("top"),
            bottom: Index::new("bottom"),
            buffer: Slots::new(capacity),
        }))
    }

    fn push(&mut self, element: T) {
        let inner = &*self.0;
        let bottom = inner.bottom.load(Relaxed);
        inner.buffer.write(bottom, element);
        inner.bottom.store(bottom + 1, Release);
    }

    fn pop(&mut self) -> Option<T> {
        let inner = &*self.0;
        let bottom = inner.bottom.load(Relaxed);
        if bottom == 0 {
            return None;
        }
        let last = bottom - 1;
        inner.bottom.store(last, SeqCst);
        if FENCES {
            fence(SeqCst);
        }
        let top = inner.top.load(Acquire);
        if last < top {
            inner.bottom.store(top, Relaxed);
            return None;
        }
        let element = self.slot(last);
        if last > top {
            return element;
        }
        let claim = self.claim(top, element);
        inner.bottom.store(top + 1, Relaxed);
        claim.success().flatten()
    }

    fn stealer(&self) -> Self::Stealer {
        FirstPrinciples(self.0.clone())
    }

    /// Returns `true` if the elements fit, because the deque neither grows nor checks for room.
    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<T: Content, const TAKES: bool, const FENCES: bool> Stealer<T>
    for FirstPrinciples<T, TAKES, FENCES>
{
    fn steal(&self) -> Steal<T> {
        let inner = &*self.0;
        let top = inner.top.load(Acquire);
        if FENCES {
            fence(SeqCst);
        }
        if top >= inner.bottom.load(Acquire) {
            return Steal::Empty;
        }
        let element = self.slot(top);
        match self.claim(top, element) {
            Steal::Success(Some(element)) => Steal::Success(element),
            Steal::Success(None) | Steal::Empty => Steal::Empty,
            Steal::Retry => Steal::Retry,
        }
    }
}

impl<T> Drop for Inner<T> {
    fn drop(&mut self) {
        for index in self.top.get_mut()..self.bottom.get_mut() {
            // SAFETY: elements that were not taken are still in their slots.
            drop(unsafe { self.buffer.read(index).assume_init() });
        }
    }
}
