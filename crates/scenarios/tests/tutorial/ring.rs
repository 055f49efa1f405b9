//! The part that the deques share until the ring grows: two indices, and slots.

use chase_lev_scenarios::sync::Arc;
use chase_lev_scenarios::traced::{Index, Slots};
use chase_lev_scenarios::{Deque, Scenario, Steal, Stealer};
use std::marker::PhantomData;
use std::sync::atomic::Ordering::Relaxed;

/// A ring, whose elements are in the slots from `top` up to, but not including, `bottom`.
pub struct Ring<T> {
    pub top: Index,
    pub bottom: Index,
    pub slots: Slots<T>,
}

/// The two ends of a deque: the operations of its owner and of a thief.
pub trait Ends: Send + Sync + 'static {
    /// Writes the slot, and then moves `bottom`.
    fn push<T>(ring: &Ring<T>, element: T) {
        let b = ring.bottom.load(Relaxed);
        ring.slots.write(b, element);
        ring.bottom.store(b + 1, Relaxed);
    }

    fn pop<T>(ring: &Ring<T>) -> Option<T>;
    fn steal<T>(ring: &Ring<T>) -> Steal<T>;
}

/// A deque with these ends.
pub struct With<E, T>(Arc<Ring<T>>, PhantomData<E>);

impl<E: Ends, T: Send + 'static> Deque<T> for With<E, T> {
    type Stealer = Self;

    fn new(capacity: usize) -> Self {
        let ring = Ring {
            top: Index::new("top"),
            bottom: Index::new("bottom"),
            slots: Slots::new(capacity),
        };
        With(Arc::new(ring), PhantomData)
    }

    fn push(&mut self, element: T) {
        E::push(&self.0, element);
    }

    fn pop(&mut self) -> Option<T> {
        E::pop(&self.0)
    }

    fn stealer(&self) -> Self {
        With(self.0.clone(), PhantomData)
    }

    /// Returns `true` if the elements fit, because the ring does not grow.
    fn plays(scenario: &Scenario) -> bool {
        scenario.is_plain() && scenario.fits()
    }
}

impl<E: Ends, T: Send + 'static> Stealer<T> for With<E, T> {
    fn steal(&self) -> Steal<T> {
        E::steal(&self.0)
    }
}

impl<T> Drop for Ring<T> {
    fn drop(&mut self) {
        for i in self.top.get_mut()..self.bottom.get_mut() {
            // SAFETY: the element was not taken, and no other thread has the deque.
            drop(unsafe { self.slots.read(i).assume_init() });
        }
    }
}
