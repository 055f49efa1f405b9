//! Parts for other deques: each access is at a site. Under a checker it goes by the hook.

use core::mem::{ManuallyDrop, MaybeUninit};

use super::AtomicIndex;
#[cfg(checker)]
use super::checked::{Kind, Location, Operation};
use crate::index::{self, Distance};
use crate::ring::{Published, Ring};
use crate::sites::Site;

pub use super::fence;

/// An index that threads share.
pub struct Index(AtomicIndex);

impl Index {
    /// One of this value.
    pub fn new(value: Distance) -> Self {
        Index(AtomicIndex::new(index::Index(value)))
    }

    /// Loads it.
    #[inline]
    pub fn load(&self, site: Site) -> Distance {
        self.0.load(site).0
    }

    /// Stores to it.
    #[inline]
    pub fn store(&self, value: Distance, site: Site) {
        self.0.store(index::Index(value), site);
    }

    /// Replaces it, if it is `old`; whether it was.
    #[inline]
    pub fn claim(&self, old: Distance, new: Distance, site: Site) -> bool {
        let (old, new) = (index::Index(old), index::Index(new));
        self.0.compare_exchange(old, new, site).is_ok()
    }

    /// Its value, for its only user.
    pub fn get_mut(&mut self) -> Distance {
        self.0.get_mut().0
    }
}

/// A number that threads share, such as a count or a state.
///
/// To drop it is to write it, and it can be accessed after that: a use of it that does not
/// happen before is a race.
#[cfg(checker)]
pub struct Number(ManuallyDrop<Location>);

#[cfg(checker)]
impl Number {
    /// One of this value.
    pub fn new(value: u64) -> Self {
        Number(ManuallyDrop::new(Location::new(Kind::Index, value)))
    }

    /// Loads it.
    pub fn load(&self, site: Site) -> u64 {
        let (Ok(value) | Err(value)) = self.0.access(site, Operation::Load);
        value
    }

    /// Stores to it.
    pub fn store(&self, value: u64, site: Site) {
        let _ = self.0.access(site, Operation::Store(value));
    }

    /// Adds to it, wrapping; what it was.
    pub fn add(&self, number: u64, site: Site) -> u64 {
        let (Ok(value) | Err(value)) = self.0.access(site, Operation::Add(number));
        value
    }

    /// Replaces it; what it was.
    pub fn swap(&self, value: u64, site: Site) -> u64 {
        let (Ok(found) | Err(found)) = self.0.access(site, Operation::Swap(value));
        found
    }

    /// Replaces it, if it is `old`.
    ///
    /// # Errors
    ///
    /// What it is, if not.
    pub fn claim(&self, old: u64, new: u64, site: Site) -> Result<u64, u64> {
        self.0.access(site, Operation::Cas(old, new))
    }
}

#[cfg(checker)]
impl Drop for Number {
    fn drop(&mut self) {
        self.0.get_mut();
    }
}

/// A ring of slots that threads share, of words as the deque's own. It does not drop elements.
pub struct Slots<T>(Ring<T>);

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
        assert!(capacity.is_power_of_two(), "{capacity} is no power of two");
        Slots(Ring::allocate(capacity, index::Index(0)).unwrap_or_else(|error| error.fail()))
    }

    /// The number of slots.
    #[inline]
    pub fn capacity(&self) -> usize {
        self.0.capacity()
    }

    /// Reads the slot of this index: an element, if that is what it held throughout.
    #[inline]
    pub fn read(&self, index: Distance, site: Site) -> MaybeUninit<T> {
        // SAFETY: the ring is freed when this goes.
        unsafe { self.0.read(index::Index(index), site) }
    }

    /// Writes the slot of this index.
    #[inline]
    pub fn write(&self, index: Distance, element: T, site: Site) {
        // SAFETY: as in `read`.
        unsafe { self.0.write(index::Index(index), element, site) };
    }
}

impl<T> Drop for Slots<T> {
    fn drop(&mut self) {
        // SAFETY: this is its only handle.
        unsafe { self.0.free() };
    }
}

/// Which slots threads use: the one who replaces them keeps the old ones as long as they are needed.
pub struct Current<T>(Published<T>);

// SAFETY: as for the slots.
unsafe impl<T: Send> Send for Current<T> {}
// SAFETY: as for the slots.
unsafe impl<T: Send> Sync for Current<T> {}

impl<T> Current<T> {
    /// These at first.
    pub fn new(slots: &Slots<T>) -> Self {
        Current(Published::new(slots.0))
    }

    /// Loads it: a handle, which does not free the slots when it goes.
    ///
    /// # Safety
    ///
    /// What is loaded must not have been freed, nor be while the handle is used. Nobody must drop
    /// what is in the handle.
    pub unsafe fn load(&self, site: Site) -> ManuallyDrop<Slots<T>> {
        // SAFETY: the caller's.
        ManuallyDrop::new(Slots(unsafe { self.0.load(site) }))
    }

    /// Stores to it.
    pub fn store(&self, slots: &Slots<T>, site: Site) {
        // SAFETY: whoever loads answers for what is loaded.
        unsafe { self.0.store(slots.0, site) };
    }
}
