//! Atomics whose accesses appear as steps in the drawing of a failure.
//!
//! They are the machine's atomics, or a checker's with the marks that its search needs. A drawing names an
//! access by its location.

use std::marker::PhantomData;
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::Ordering::{self, Relaxed};

use chase_lev_atomics::{self as atomics, Atomic, Header, Site};

/// An atomic index, such as `top` or `bottom`.
pub struct Index {
    name: &'static str,
    index: Atomic<atomics::Index>,
}

impl Index {
    /// Creates an index with this name and the value 0.
    pub fn new(name: &'static str) -> Self {
        Index::starting_at(0, name)
    }

    /// Creates an index with this name and value.
    pub fn starting_at(value: i64, name: &'static str) -> Self {
        let index = Atomic::<atomics::Index>::new(atomics::Index(value));
        Index { name, index }
    }

    /// Loads the index.
    #[inline]
    pub fn load(&self, order: Ordering) -> i64 {
        self.index.load(Site::new(self.name, order)).0
    }

    /// Stores to the index.
    #[inline]
    pub fn store(&self, value: i64, order: Ordering) {
        let site = Site::new(self.name, order);
        self.index.store(atomics::Index(value), site);
    }

    /// Adds one to the index by a compare-and-swap if it is `old`. Returns `true` on success.
    #[inline]
    pub fn claim(&self, old: i64, order: Ordering) -> bool {
        let [old, new] = [old, old.wrapping_add(1)].map(atomics::Index);
        let site = Site::new(self.name, order);
        self.index.cas(old, new, site)
    }

    /// Returns the value without an atomic access, because the reference is exclusive.
    pub fn get_mut(&mut self) -> i64 {
        self.index.get_mut().0
    }
}

/// A ring of atomic slots. It does not drop elements.
pub struct Slots<T>(atomics::Slots<T>);

// SAFETY: slots are accessed by atomic operations, and turning their content into an element is unsafe.
unsafe impl<T: Send> Send for Slots<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Slots<T> {}

impl<T> Slots<T> {
    /// Creates `capacity` unwritten slots.
    ///
    /// # Panics
    ///
    /// Panics if `capacity` is not a power of two, or if there is no memory.
    pub fn new(capacity: usize) -> Self {
        Slots(atomics::Slots::allocate(capacity, ()).expect("there is memory"))
    }

    /// Returns the number of slots.
    #[inline]
    pub fn capacity(&self) -> usize {
        self.0.capacity()
    }

    /// Reads the content of the slot of this index with relaxed loads. It is an element only if the slot
    /// held that element during the whole call.
    #[inline]
    pub fn read(&self, index: i64) -> MaybeUninit<T> {
        let site = const { Site::new("slot", Relaxed) };
        // SAFETY: the slots are not freed before this is dropped.
        unsafe { self.0.read(atomics::Index(index), site) }
    }

    /// Writes an element to the slot of this index with relaxed stores.
    #[inline]
    pub fn write(&self, index: i64, element: T) {
        let site = const { Site::new("slot", Relaxed) };
        // SAFETY: as in `read`.
        unsafe { self.0.write(atomics::Index(index), element, site) };
    }
}

impl<T> Drop for Slots<T> {
    fn drop(&mut self) {
        // SAFETY: this is the only handle that can free them, and it is dropped once.
        unsafe { self.0.free() };
    }
}

/// The location of the current ring of a deque that grows. The deque must keep a replaced ring as long as
/// threads may use it.
pub struct Current<T>(Atomic<*mut Header<()>>, PhantomData<Slots<T>>);

impl<T> Current<T> {
    /// Creates a location that holds these slots.
    pub fn new(slots: &Slots<T>) -> Self {
        let header = slots.0.header().as_ptr();
        Current(Atomic::<*mut _>::new(header), PhantomData)
    }

    /// Loads the current ring, as a handle that does not free the slots when it is dropped.
    ///
    /// # Safety
    ///
    /// The ring that is loaded must not be freed before the last use of the handle.
    pub unsafe fn load(&self, order: Ordering) -> impl Deref<Target = Slots<T>> {
        let header = self.0.load(Site::new("ring", order));
        // SAFETY: only headers of slots are stored here, and the caller keeps the slots. The slots cannot
        // be dropped through the handle, because it only gives out references.
        let slots = unsafe { atomics::Slots::from_header(NonNull::new_unchecked(header)) };
        ManuallyDrop::new(Slots(slots))
    }

    /// Publishes these slots as the current ring.
    pub fn store(&self, slots: &Slots<T>, order: Ordering) {
        let site = Site::new("ring", order);
        self.0.store(slots.0.header().as_ptr(), site);
    }
}

/// Runs a fence with this ordering.
#[inline]
pub fn fence(order: Ordering) {
    atomics::fence(Site::new("fence", order));
}
