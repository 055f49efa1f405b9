//! A deque in Rust that an article develops. A thief takes the element out of its slot before it claims the
//! index, and there are no fences.
//!
//! In the source, slots are plain memory, so each such take is already a data race. Here they are atomic
//! words, so that the other errors can be seen.

use std::mem;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

use chase_lev::Steal;
use chase_lev::research::{deque, fenced};
use chase_lev_atomics::{Site, fence, kind};

use super::{Content, Published};
use crate::suite::deque::{Deque, Stealer};
use crate::suite::scenario::Scenario;
use crate::sync::Arc;
use crate::traced::{Index, Slots};

/// The deque of the article. With `TAKES`, a thief takes the element out of its slot as published, and
/// otherwise copies it. With `FENCES`, it has the fences that the published deque lacks.
pub struct FirstPrinciples<T, const TAKES: bool, const FENCES: bool>(Arc<Inner<T>>);

struct Inner<T> {
    top: Index,
    bottom: Index,
    buffer: Slots<T>,
}

const PUSH_BOTTOM: Site<kind::Store> = deque::PUSH_BOTTOM.with(Release);
const POP_RESERVE: Site<kind::Store> = deque::POP_RESERVE.with(SeqCst);
const POP_TOP: Site<kind::Load> = deque::POP_TOP.with(Acquire);
const POP_CAS: Site<kind::Cas> = deque::POP_CAS.with(SeqCst);
const STEAL_TOP: Site<kind::Load> = fenced::STEAL_TOP.with(Acquire);
const STEAL_CAS: Site<kind::Cas> = fenced::STEAL_CAS.with(SeqCst);
const PUSH_LOAD: Site<kind::Load> = Site::new("push.bottom", Relaxed);
const POP_LOAD: Site<kind::Load> = Site::new("pop.bottom", Relaxed);
const STEAL_TAKE: Site<kind::Store> = Site::new("steal.take", Relaxed);
const POP_TAKE: Site<kind::Store> = Site::new("pop.take", Relaxed);

impl<T: Content, const TAKES: bool, const FENCES: bool> FirstPrinciples<T, TAKES, FENCES> {
    /// Returns true if the owner may push. The source does not check this, and the suites' programs fit.
    pub fn has_room(&self) -> bool {
        let inner = &*self.0;
        let length = inner.bottom.load_at(PUSH_LOAD) - inner.top.load_at(deque::PUSH_TOP);
        length < inner.buffer.capacity() as i64
    }

    /// Reads the content of the slot of this index, and empties the slot if the deque takes elements out.
    #[inline]
    fn slot(&self, index: i64, load: Site<kind::Load>, take: Site<kind::Store>) -> Option<T> {
        let buffer = &self.0.buffer;
        // SAFETY: the content is one word, which is an element or none. Under a checker, an unwritten word
        // is zero, which is none.
        let element = unsafe { buffer.read_at(index, load).assume_init() };
        if TAKES {
            buffer.write_at(index, T::none(), take);
        }
        if element.exists() {
            return Some(element);
        }
        mem::forget(element);
        None
    }

    /// Claims the oldest index, whose slot had the content `slot`.
    #[inline]
    fn claim(&self, top: i64, slot: Option<T>, site: Site<kind::Cas>) -> Steal<Option<T>> {
        if self.0.top.claim_at(top, site) {
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
        let bottom = inner.bottom.load_at(PUSH_LOAD);
        inner.buffer.write_at(bottom, element, deque::PUSH_SLOT);
        inner.bottom.store_at(bottom + 1, PUSH_BOTTOM);
    }

    fn pop(&mut self) -> Option<T> {
        let inner = &*self.0;
        let bottom = inner.bottom.load_at(POP_LOAD);
        if bottom == 0 {
            return None;
        }
        let last = bottom - 1;
        inner.bottom.store_at(last, POP_RESERVE);
        if FENCES {
            fence(fenced::POP_FENCE);
        }
        let top = inner.top.load_at(POP_TOP);
        if last < top {
            inner.bottom.store_at(top, deque::POP_RESTORE);
            return None;
        }
        let element = self.slot(last, deque::POP_SLOT, POP_TAKE);
        if last > top {
            return element;
        }
        let claim = self.claim(top, element, POP_CAS);
        inner.bottom.store_at(top + 1, deque::POP_RESTORE);
        claim.success().flatten()
    }

    fn stealer(&self) -> Self::Stealer {
        FirstPrinciples(self.0.clone())
    }

    /// Returns true if the elements fit, because the deque neither grows nor checks for room.
    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<T: Content, const TAKES: bool, const FENCES: bool> Stealer<T>
    for FirstPrinciples<T, TAKES, FENCES>
{
    fn steal(&self) -> Steal<T> {
        let inner = &*self.0;
        let top = inner.top.load_at(STEAL_TOP);
        if FENCES {
            fence(fenced::STEAL_FENCE);
        }
        if top >= inner.bottom.load_at(fenced::STEAL_BOTTOM) {
            return Steal::Empty;
        }
        let element = self.slot(top, deque::STEAL_SLOT, STEAL_TAKE);
        match self.claim(top, element, STEAL_CAS) {
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
            drop(unsafe { self.buffer.read_at(index, deque::POP_SLOT).assume_init() });
        }
    }
}

impl<T, const TAKES: bool, const FENCES: bool> Published for FirstPrinciples<T, TAKES, FENCES> {
    const NAME: &'static str = match (TAKES, FENCES) {
        (true, false) => "first principles 2026",
        (true, true) => "first principles 2026, with fences",
        (false, false) => "first principles 2026, slots copied",
        (false, true) => "first principles 2026, both",
    };
    const SOURCE: &'static str = "Work-stealing from first principles; Ilzam; 2026";
    const DIFFERS: &'static str = match (TAKES, FENCES) {
        (true, false) => {
            "It has no fences. An element is taken out of its slot before it is claimed, and who \
             loses the claim drops it. The ring does not grow, nor look whether it is full. Not \
             modelled: slots are plain memory."
        }
        (true, true) => "As published, with the two fences of Lê et al.",
        (false, false) => {
            "As published, but an element is copied, and not taken, before the claim."
        }
        (false, true) => "As published, with both corrections.",
    };
}
