//! Atomics whose accesses are steps in the drawing of a failure. They are the machine's, or the
//! checker's with the marks that its search needs.

use std::mem::{ManuallyDrop, MaybeUninit};
use std::ops::Deref;
use std::sync::atomic::Ordering::{self, Relaxed};

use chase_lev_atomics::{Access, Site, fence as fence_at};

use crate::parts;

/// An index that threads share, 0 at first.
pub struct Index {
    name: &'static str,
    index: parts::Index,
}

impl Index {
    /// One that drawings call so.
    pub fn new(name: &'static str) -> Self {
        let index = parts::Index::new(0);
        Index { name, index }
    }

    /// Loads it.
    pub fn load(&self, order: Ordering) -> i64 {
        let site = Site::new(self.name, Access::Load, order);
        self.index.load(site)
    }

    /// Stores to it.
    pub fn store(&self, value: i64, order: Ordering) {
        let site = Site::new(self.name, Access::Store, order);
        self.index.store(value, site);
    }

    /// Adds one to it, if it is `old`; whether it was.
    pub fn claim(&self, old: i64, order: Ordering) -> bool {
        let site = Site::new(self.name, Access::Cas, order);
        self.index.claim(old, old + 1, site)
    }

    /// Its value, for its only user.
    pub fn get_mut(&mut self) -> i64 {
        self.index.get_mut()
    }
}

/// A ring of slots that threads share, each of one atomic word. It does not drop elements.
pub struct Slots<T>(parts::Slots<T>);

impl<T> Slots<T> {
    /// So many slots, none written.
    ///
    /// # Panics
    ///
    /// If the number is no power of two.
    pub fn new(capacity: usize) -> Self {
        Slots(parts::Slots::new(capacity))
    }

    /// The number of slots.
    pub fn capacity(&self) -> usize {
        self.0.capacity()
    }

    /// What the slot of this index holds, loaded relaxed.
    pub fn read(&self, index: i64) -> MaybeUninit<T> {
        let site = const { Site::new("slot", Access::Load, Relaxed) };
        self.0.read(index, site)
    }

    /// Stores to the slot of this index, relaxed.
    pub fn write(&self, index: i64, element: T) {
        let site = const { Site::new("slot", Access::Store, Relaxed) };
        self.0.write(index, element, site);
    }
}

/// The slots that threads are to use.
pub struct Current<T>(parts::Current<T>);

impl<T> Current<T> {
    /// These at first.
    pub fn new(slots: &Slots<T>) -> Self {
        Current(parts::Current::new(&slots.0))
    }

    /// Loads it: a handle, which does not free the slots when it goes.
    ///
    /// # Safety
    ///
    /// What is loaded must not have been freed, nor be while the handle is used.
    pub unsafe fn load(&self, order: Ordering) -> impl Deref<Target = Slots<T>> {
        let site = Site::new("ring", Access::Load, order);
        // SAFETY: the caller's; and through a `Deref` nobody can drop what is in the handle.
        let slots = unsafe { self.0.load(site) };
        ManuallyDrop::new(Slots(ManuallyDrop::into_inner(slots)))
    }

    /// Stores to it.
    pub fn store(&self, slots: &Slots<T>, order: Ordering) {
        self.0
            .store(&slots.0, Site::new("ring", Access::Store, order));
    }
}

/// A fence.
pub fn fence(order: Ordering) {
    fence_at(Site::new("fence", Access::Fence, order));
}

#[cfg(all(test, not(any(loom, shuttle))))]
mod tests {
    use super::Slots;

    #[test]
    #[cfg_attr(miri, ignore = "its words hold no padding")]
    fn slots_hold_what_has_padding() {
        let slots = Slots::new(2);
        slots.write(1, (1_u64, 2_u8));
        // SAFETY: written above.
        assert_eq!(unsafe { slots.read(1).assume_init() }, (1, 2));
    }
}
