//! The owner claims the last element as thieves do.

use chase_lev_scenarios::sync::Arc;
use chase_lev_scenarios::traced::{Index, Slots};
use chase_lev_scenarios::{Deque, Element, Scenario, Steal, Stealer, check, explore};
use std::sync::atomic::Ordering::Relaxed;

/// The elements are in the slots from `top` up to `bottom`.
struct Shared<T> {
    top: Index,
    bottom: Index,
    slots: Slots<T>,
}

pub struct LastClaimed<T>(Arc<Shared<T>>);

impl<T: Send + 'static> Deque<T> for LastClaimed<T> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        LastClaimed(Arc::new(Shared {
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
        let t = self.0.top.load(Relaxed);
        if b > t {
            // SAFETY: none. A thief that sees an old `bottom` may take it, too.
            return Some(unsafe { self.0.slots.read(b).assume_init() });
        }
        let claimed = b == t && self.0.top.claim(t, Relaxed);
        self.0.bottom.store(b + 1, Relaxed);
        // SAFETY: the owner has claimed it.
        claimed.then(|| unsafe { self.0.slots.read(b).assume_init() })
    }

    fn stealer(&self) -> Self {
        LastClaimed(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<T: Send + 'static> Stealer<T> for LastClaimed<T> {
    fn steal(&self) -> Steal<T> {
        let t = self.0.top.load(Relaxed);
        if t >= self.0.bottom.load(Relaxed) {
            return Steal::Empty;
        }
        let element = self.0.slots.read(t);
        if !self.0.top.claim(t, Relaxed) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`. But the owner may see an old `top`, and not claim.
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
#[cfg_attr(not(shuttle), ignore = "others read old values")]
fn is_a_deque_if_nobody_reads_old_values() {
    let explored = check::<LastClaimed<Element>>();
    assert_eq!((explored.scenarios, explored.executions), (24, 23_250));
}

#[test]
#[should_panic(expected = "element 2 was taken twice")]
#[cfg_attr(not(loom), ignore = "only loom reads old values")]
fn a_store_is_passed_by_a_load() {
    explore::<LastClaimed<Element>>("PPo|ss in 4");
}
