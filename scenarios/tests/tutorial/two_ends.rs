//! Two ends of a ring, and no lock.

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

pub struct TwoEnds<T>(Arc<Shared<T>>);

impl<T: Send + 'static> Deque<T> for TwoEnds<T> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        TwoEnds(Arc::new(Shared {
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
        if b < self.0.top.load(Relaxed) {
            return None;
        }
        self.0.bottom.store(b, Relaxed);
        // SAFETY: none. A thief may take it, too.
        Some(unsafe { self.0.slots.read(b).assume_init() })
    }

    fn stealer(&self) -> Self {
        TwoEnds(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<T: Send + 'static> Stealer<T> for TwoEnds<T> {
    fn steal(&self) -> Steal<T> {
        let t = self.0.top.load(Relaxed);
        if t >= self.0.bottom.load(Relaxed) {
            return Steal::Empty;
        }
        self.0.top.store(t + 1, Relaxed);
        // SAFETY: none. Another thief may take it, too.
        Steal::Success(unsafe { self.0.slots.read(t).assume_init() })
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
fn one_thief_alone_does_no_harm() {
    explore::<TwoEnds<Element>>("PP|ss in 4");
}

#[test]
#[should_panic(expected = "element 1 was taken twice")]
#[cfg_attr(not(any(loom, shuttle)), ignore = "real threads may miss it")]
fn two_thieves_take_the_same() {
    explore::<TwoEnds<Element>>("P|s|s in 4");
}
