//! Parts of deques: indices, slots, and which slots threads use.

use std::mem::{ManuallyDrop, MaybeUninit};
use std::ptr::NonNull;

use chase_lev_atomics::{Atomic, Header, Site, Slots as Raw};

/// An index that threads share.
pub struct Index(Atomic<chase_lev_atomics::Index>);

impl Index {
    /// An index of this value.
    pub fn new(value: i64) -> Self {
        Index(Atomic::<chase_lev_atomics::Index>::new(
            chase_lev_atomics::Index(value),
        ))
    }

    /// Loads it.
    #[inline]
    pub fn load(&self, site: Site) -> i64 {
        self.0.load(site).0
    }

    /// Stores to it.
    #[inline]
    pub fn store(&self, value: i64, site: Site) {
        self.0.store(chase_lev_atomics::Index(value), site);
    }

    /// Replaces it, if it is `old`, and returns whether it was.
    #[inline]
    pub fn claim(&self, old: i64, new: i64, site: Site) -> bool {
        let [old, new] = [old, new].map(chase_lev_atomics::Index);
        self.0.compare_exchange(old, new, site).is_ok()
    }

    /// Its value, for its only user.
    pub fn get_mut(&mut self) -> i64 {
        self.0.get_mut().0
    }
}

/// A ring of slots that threads share. It does not drop elements.
pub struct Slots<T>(Raw<T>);

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
        Slots(Raw::allocate(capacity, ()).expect("there is memory"))
    }

    /// The number of slots.
    #[inline]
    pub fn capacity(&self) -> usize {
        self.0.capacity()
    }

    /// Reads the slot of this index: an element, if that is what it held throughout.
    #[inline]
    pub fn read(&self, index: i64, site: Site) -> MaybeUninit<T> {
        // SAFETY: the slots are freed when this goes.
        unsafe { self.0.read(chase_lev_atomics::Index(index), site) }
    }

    /// Writes the slot of this index.
    #[inline]
    pub fn write(&self, index: i64, element: T, site: Site) {
        // SAFETY: as in `read`.
        unsafe { self.0.write(chase_lev_atomics::Index(index), element, site) };
    }
}

impl<T> Drop for Slots<T> {
    fn drop(&mut self) {
        // SAFETY: this is their only handle.
        unsafe { self.0.free() };
    }
}

/// Which slots threads use. Whoever replaces them keeps the old ones as long as they are needed.
pub struct Current<T>(Atomic<*mut Header<()>>, std::marker::PhantomData<Slots<T>>);

impl<T> Current<T> {
    /// These at first.
    pub fn new(slots: &Slots<T>) -> Self {
        let header = slots.0.header().as_ptr();
        Current(Atomic::<*mut _>::new(header), std::marker::PhantomData)
    }

    /// Loads a handle, which does not free the slots when it goes.
    ///
    /// # Safety
    ///
    /// What is loaded must not have been freed, nor be while the handle is used. Nobody must drop
    /// what is in the handle.
    pub unsafe fn load(&self, site: Site) -> ManuallyDrop<Slots<T>> {
        // SAFETY: only headers of slots are stored here, and the caller says that they are there.
        let slots = unsafe { Raw::from_header(NonNull::new_unchecked(self.0.load(site))) };
        ManuallyDrop::new(Slots(slots))
    }

    /// Stores to it.
    pub fn store(&self, slots: &Slots<T>, site: Site) {
        self.0.store(slots.0.header().as_ptr(), site);
    }
}
