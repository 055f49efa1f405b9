//! Thieves claim what they take.

use chase_lev_scenarios::sync::Arc;
use chase_lev_scenarios::traced::{Index, Slots};
use chase_lev_scenarios::{Deque, Element, Scenario, Steal, Stealer, explore};
use std::sync::atomic::Ordering::Relaxed;

/// The elements are in the slots from `top` up to `bottom`.
struct Shared<T> {
    top: Index,
    bottom: Index,
    slots: Slots<T>,
}

pub struct Claimed<T>(Arc<Shared<T>>);

impl<T: Send + 'static> Deque<T> for Claimed<T> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        Claimed(Arc::new(Shared {
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
        if b < self.0.top.load(Relaxed) {
            self.0.bottom.store(b + 1, Relaxed);
            return None;
        }
        // SAFETY: none. A thief that looked at `bottom` before may take it, too.
        Some(unsafe { self.0.slots.read(b).assume_init() })
    }

    fn stealer(&self) -> Self {
        Claimed(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<T: Send + 'static> Stealer<T> for Claimed<T> {
    fn steal(&self) -> Steal<T> {
        let t = self.0.top.load(Relaxed);
        if t >= self.0.bottom.load(Relaxed) {
            return Steal::Empty;
        }
        let element = self.0.slots.read(t);
        if !self.0.top.claim(t, Relaxed) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`. But the owner may take it without a claim.
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
fn thieves_do_not_take_the_same() {
    explore::<Claimed<Element>>("P|s|s in 4");
}

#[test]
#[should_panic(expected = "element 1 was taken twice")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "real threads may miss it")]
fn the_owner_and_a_thief_take_the_last() {
    explore::<Claimed<Element>>("Po|s in 4");
}
