//! A fence on each side.

use chase_lev_scenarios::sync::Arc;
use chase_lev_scenarios::traced::{Index, Slots, fence};
use chase_lev_scenarios::{Deque, Element, Scenario, Steal, Stealer, explore};
use std::sync::atomic::Ordering::{Relaxed, SeqCst};

/// The elements are in the slots from `top` up to `bottom`.
struct Shared<T> {
    top: Index,
    bottom: Index,
    slots: Slots<T>,
}

pub struct Fenced<T>(Arc<Shared<T>>);

impl<T: Send + 'static> Deque<T> for Fenced<T> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        Fenced(Arc::new(Shared {
            top: Index::new("top"),
            bottom: Index::new("bottom"),
            slots: Slots::new(capacity),
        }))
    }

    fn push(&mut self, element: T) {
        let b = self.0.bottom.load(Relaxed);
        self.0.slots.write(b, element);
        self.0.bottom.store(b + 1, Relaxed);
    }

    fn pop(&mut self) -> Option<T> {
        let b = self.0.bottom.load(Relaxed) - 1;
        self.0.bottom.store(b, Relaxed);
        fence(SeqCst);
        let t = self.0.top.load(Relaxed);
        if b > t {
            // SAFETY: by the fences, a thief that could claim `b` sees `bottom`, or is seen.
            return Some(unsafe { self.0.slots.read(b).assume_init() });
        }
        let claimed = b == t && self.0.top.claim(t, Relaxed);
        self.0.bottom.store(b + 1, Relaxed);
        // SAFETY: the owner has claimed it.
        claimed.then(|| unsafe { self.0.slots.read(b).assume_init() })
    }

    fn stealer(&self) -> Self {
        Fenced(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<T: Send + 'static> Stealer<T> for Fenced<T> {
    fn steal(&self) -> Steal<T> {
        let t = self.0.top.load(Relaxed);
        fence(SeqCst);
        if t >= self.0.bottom.load(Relaxed) {
            return Steal::Empty;
        }
        let element = self.0.slots.read(t);
        if !self.0.top.claim(t, Relaxed) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`. But what it read may be older than the push.
        Steal::Success(unsafe { element.assume_init() })
    }
}

impl<T> Drop for Shared<T> {
    fn drop(&mut self) {
        for i in self.top.get_mut()..self.bottom.get_mut() {
            // SAFETY: nobody took it, and nobody else has the deque.
            drop(unsafe { self.slots.read(i).assume_init() });
        }
    }
}

#[test]
fn each_is_taken_once() {
    explore::<Fenced<Element>>("PPo|ss in 4");
}

#[test]
#[should_panic(expected = "an unwritten slot was taken")]
#[cfg_attr(not(loom), ignore = "only loom reads old values")]
fn a_slot_is_read_before_it_is_written() {
    explore::<Fenced<Element>>("p|s in 4");
}
