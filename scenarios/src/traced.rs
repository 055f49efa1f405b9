//! Atomics whose accesses are steps in the drawing of a failure. They are the machine's, or the
//! checker's with the marks that its search needs.
//!
//! A drawing calls an access by the name of its location. What ends in `_at` has a [`Site`] instead,
//! with a name and an ordering of its own.

use std::marker::PhantomData;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::Ordering::{self, Relaxed};

use chase_lev_atomics::Access::{Cas, Fence, Load, Store};
use chase_lev_atomics::{self as atomics, Atomic, Header, Site};

/// An index that threads share.
pub struct Index {
    name: &'static str,
    index: Atomic<atomics::Index>,
}

impl Index {
    /// An index of this name, 0 at first.
    pub fn new(name: &'static str) -> Self {
        Index::starting_at(0, name)
    }

    /// An index of this name and value.
    pub fn starting_at(value: i64, name: &'static str) -> Self {
        let index = Atomic::<atomics::Index>::new(atomics::Index(value));
        Index { name, index }
    }

    /// Loads it.
    pub fn load(&self, order: Ordering) -> i64 {
        self.load_at(Site::new(self.name, Load, order))
    }

    /// Loads it.
    #[inline]
    pub fn load_at(&self, site: Site) -> i64 {
        self.index.load(site).0
    }

    /// Stores to it.
    pub fn store(&self, value: i64, order: Ordering) {
        self.store_at(value, Site::new(self.name, Store, order));
    }

    /// Stores to it.
    #[inline]
    pub fn store_at(&self, value: i64, site: Site) {
        self.index.store(atomics::Index(value), site);
    }

    /// Adds one to it, if it is `old`, and returns whether it was.
    pub fn claim(&self, old: i64, order: Ordering) -> bool {
        self.claim_at(old, Site::new(self.name, Cas, order))
    }

    /// Adds one to it, if it is `old`, and returns whether it was.
    #[inline]
    pub fn claim_at(&self, old: i64, site: Site) -> bool {
        let [old, new] = [old, old + 1].map(atomics::Index);
        self.index.compare_exchange(old, new, site).is_ok()
    }

    /// Its value, for its only user.
    pub fn get_mut(&mut self) -> i64 {
        self.index.get_mut().0
    }
}

/// A ring of slots that threads share. It does not drop elements.
pub struct Slots<T>(atomics::Slots<T>);

// SAFETY: slots are accessed by atomic operations, and whoever makes an element of what was read
// answers for it.
unsafe impl<T: Send> Send for Slots<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Slots<T> {}

impl<T> Slots<T> {
    /// So many slots, none written.
    ///
    /// # Panics
    ///
    /// If the number is no power of two, or if there is no memory.
    pub fn new(capacity: usize) -> Self {
        Slots(atomics::Slots::allocate(capacity, ()).expect("there is memory"))
    }

    /// The number of slots.
    #[inline]
    pub fn capacity(&self) -> usize {
        self.0.capacity()
    }

    /// What the slot of this index holds, loaded relaxed: an element, if that is what it held
    /// throughout.
    pub fn read(&self, index: i64) -> MaybeUninit<T> {
        self.read_at(index, const { Site::new("slot", Load, Relaxed) })
    }

    /// What the slot of this index holds.
    #[inline]
    pub fn read_at(&self, index: i64, site: Site) -> MaybeUninit<T> {
        // SAFETY: the slots are freed when this goes.
        unsafe { self.0.read(atomics::Index(index), site) }
    }

    /// Stores to the slot of this index, relaxed.
    pub fn write(&self, index: i64, element: T) {
        self.write_at(index, element, const { Site::new("slot", Store, Relaxed) });
    }

    /// Stores to the slot of this index.
    #[inline]
    pub fn write_at(&self, index: i64, element: T, site: Site) {
        // SAFETY: as in `read_at`.
        unsafe { self.0.write(atomics::Index(index), element, site) };
    }
}

impl<T> Drop for Slots<T> {
    fn drop(&mut self) {
        // SAFETY: this is their only handle.
        unsafe { self.0.free() };
    }
}

/// The slots that threads are to use. Whoever replaces them keeps the old ones as long as they are
/// needed.
pub struct Current<T>(Atomic<*mut Header<()>>, PhantomData<Slots<T>>);

impl<T> Current<T> {
    /// These at first.
    pub fn new(slots: &Slots<T>) -> Self {
        let header = slots.0.header().as_ptr();
        Current(Atomic::<*mut _>::new(header), PhantomData)
    }

    /// Loads it: a handle, which does not free the slots when it goes.
    ///
    /// # Safety
    ///
    /// What is loaded must not have been freed, nor be while the handle is used.
    pub unsafe fn load(&self, order: Ordering) -> impl Deref<Target = Slots<T>> {
        let header = self.0.load(Site::new("ring", Load, order));
        // SAFETY: only headers of slots are stored here, and the caller says that they are there.
        // Through a `Deref` nobody can drop what is in the handle.
        let slots = unsafe { atomics::Slots::from_header(NonNull::new_unchecked(header)) };
        ManuallyDrop::new(Slots(slots))
    }

    /// Stores to it.
    pub fn store(&self, slots: &Slots<T>, order: Ordering) {
        let site = Site::new("ring", Store, order);
        self.0.store(slots.0.header().as_ptr(), site);
    }
}

/// A fence.
pub fn fence(order: Ordering) {
    atomics::fence(Site::new("fence", Fence, order));
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
