//! What the owner wrote before the push comes with the element.

use chase_lev_scenarios::sync::Arc;
use chase_lev_scenarios::traced::{Index, Slots, fence};
use chase_lev_scenarios::{Deque, Element, Scenario, Steal, Stealer, check};
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

/// The elements are in the slots from `top` up to `bottom`.
struct Shared<T> {
    top: Index,
    bottom: Index,
    slots: Slots<T>,
}

pub struct Published<T>(Arc<Shared<T>>);

impl<T: Send + 'static> Deque<T> for Published<T> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        Published(Arc::new(Shared {
            top: Index::new("top"),
            bottom: Index::new("bottom"),
            slots: Slots::new(capacity),
        }))
    }

    fn push(&mut self, element: T) {
        let b = self.0.bottom.load(Relaxed);
        let count = b - self.0.top.load(Acquire);
        assert!(count < self.0.slots.capacity() as i64, "the ring is full");
        self.0.slots.write(b, element);
        self.0.bottom.store(b + 1, Release);
    }

    fn pop(&mut self) -> Option<T> {
        let b = self.0.bottom.load(Relaxed) - 1;
        self.0.bottom.store(b, Release);
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
        Published(self.0.clone())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<T: Send + 'static> Stealer<T> for Published<T> {
    fn steal(&self) -> Steal<T> {
        let t = self.0.top.load(Relaxed);
        fence(SeqCst);
        if t >= self.0.bottom.load(Acquire) {
            return Steal::Empty;
        }
        let element = self.0.slots.read(t);
        if !self.0.top.claim(t, Release) {
            return Steal::Retry;
        }
        // SAFETY: this thread has claimed `t`, and has read what the owner pushed there.
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
fn is_a_deque_if_the_ring_is_large_enough() {
    let executions = match () {
        () if cfg!(loom) => 17_585,
        () if cfg!(shuttle) => 23_250,
        () => 4_800,
    };
    let explored = check::<Published<Element>>();
    assert_eq!((explored.scenarios, explored.executions), (24, executions));
}

#[test]
#[should_panic(expected = "the ring is full")]
#[cfg_attr(any(loom, shuttle), ignore = "not in a model")]
fn panics_if_it_is_not() {
    let mut deque = Published::<usize>::new(2);
    (1..=3).for_each(|element| deque.push(element));
}
