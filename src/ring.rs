//! The growable ring of atomic slots.

use core::cell::Cell;
use core::marker::PhantomData;
use core::ops::Deref;
use core::ptr::NonNull;
use std::alloc::handle_alloc_error;

use chase_lev_atomics::{AllocateError, Atomic, Header, Index, Site, Slots};

/// The part of a ring's header that is the deque's.
pub struct About {
    /// The oldest index that is copied to the ring, or pushed: all older elements had been taken.
    first: Cell<Index>,
    /// Once this ring is retired, another that was retired before: the owner's alone.
    older: Cell<Option<Retired>>,
}

/// A ring of a power-of-two number of slots: the `Array` of Lê et al.
///
/// This is a handle, as copyable as a pointer; whoever frees the ring sees
/// to it that no handle outlives it.
///
/// A thief may read a slot while the owner overwrites it. What is read becomes an element once the
/// claim has succeeded.
pub struct Ring<T>(Slots<T, About>);

impl<T> Clone for Ring<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Ring<T> {}

impl<T> Deref for Ring<T> {
    type Target = Slots<T, About>;

    #[inline(always)]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// Ends the operation that needs a ring, before it has changed anything.
pub(crate) fn fail(error: AllocateError) -> ! {
    match error {
        AllocateError::Overflow { capacity } => {
            panic!("capacity overflow: a deque cannot have {capacity} slots")
        }
        AllocateError::Memory { layout } => handle_alloc_error(layout),
    }
}

impl<T> Ring<T> {
    /// A ring of `capacity` slots, none written, for the elements from `first` on.
    pub(crate) fn allocate(capacity: usize, first: Index) -> Result<Self, AllocateError> {
        let about = About {
            first: Cell::new(first),
            older: Cell::new(None),
        };
        Slots::allocate(capacity, about).map(Ring)
    }

    /// The oldest index that the ring has.
    ///
    /// # Safety
    ///
    /// The ring must not have been freed.
    pub(crate) unsafe fn first(self) -> Index {
        // SAFETY: the caller keeps the ring, and nobody writes this field once it is published.
        unsafe { self.header().as_ref() }.own().first.get()
    }

    /// Sets the oldest index that the ring has.
    ///
    /// # Safety
    ///
    /// The ring must not have been published.
    pub(crate) unsafe fn begin_at(self, first: Index) {
        // SAFETY: nobody else knows the ring.
        unsafe { self.header().as_ref() }.own().first.set(first);
    }

    /// Whether the slot of `index` was written before the ring was published, or when `index` was
    /// pushed. If not, the element had been taken, and the slot may be unwritten.
    ///
    /// # Safety
    ///
    /// The ring must not have been freed.
    pub(crate) unsafe fn has(self, index: Index) -> bool {
        // SAFETY: the caller's.
        index - unsafe { self.first() } >= 0
    }

    /// Hands the ring to a reclamation strategy.
    ///
    /// # Safety
    ///
    /// The ring is retired once, and nobody starts to use it once its
    /// successor is published.
    pub(crate) unsafe fn retire(self) -> Retired {
        Retired {
            header: self.header(),
            // SAFETY: called on this ring's header, by `Retired::free`.
            free: |header| unsafe { Slots::<T, About>::from_header(header).free() },
        }
    }
}

/// The ring that thieves find: written by the owner, read by thieves.
pub struct Published<T> {
    header: Atomic<*mut Header<About>>,
    _elements: PhantomData<*mut T>,
}

impl<T> Published<T> {
    pub(crate) fn new(ring: Ring<T>) -> Self {
        Published {
            header: Atomic::<*mut _>::new(ring.header().as_ptr()),
            _elements: PhantomData,
        }
    }

    /// The newest ring that this thread can see, or an older one.
    ///
    /// # Safety
    ///
    /// What the load returns must not have been freed.
    #[inline(always)]
    pub unsafe fn load(&self, site: Site) -> Ring<T> {
        // SAFETY: only headers of rings are stored here, the first at birth;
        // the caller says that this one's is not freed.
        Ring(unsafe { Slots::from_header(NonNull::new_unchecked(self.header.load(site))) })
    }

    /// Makes `new` the ring that thieves find.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this, with a ring of this deque that has all its
    /// elements, and that nobody has retired.
    pub unsafe fn store(&self, new: Ring<T>, site: Site) {
        self.header.store(new.header().as_ptr(), site);
    }

    /// The newest ring.
    pub(crate) fn get_mut(&mut self) -> Ring<T> {
        // SAFETY: as in `load`; whoever has the only reference has freed
        // nothing that is still published.
        Ring(unsafe { Slots::from_header(NonNull::new_unchecked(self.header.get_mut())) })
    }
}

/// A replaced ring, whose elements have moved: its memory is still to be freed.
///
/// Dropping this frees nothing, so that unwinding cannot free a ring under the thieves that
/// read it: a ring that is not [freed](Retired::free) leaks.
#[must_use = "a ring that is not freed leaks"]
pub struct Retired {
    header: NonNull<Header<About>>,
    free: unsafe fn(NonNull<Header<About>>),
}

// SAFETY: freeing memory is no business of any particular thread, and a
// retired ring holds no elements.
unsafe impl Send for Retired {}

impl Retired {
    /// Frees the ring.
    ///
    /// # Safety
    ///
    /// No thief can be reading the ring.
    pub unsafe fn free(self) {
        // SAFETY: as the caller's; this was the only handle with which to free it.
        unsafe { (self.free)(self.header) }
    }

    fn older(&self) -> &Cell<Option<Retired>> {
        // SAFETY: the ring has not been freed, which takes this handle. Thieves may read
        // its mask and its slots, but not this field.
        &unsafe { self.header.as_ref() }.own().older
    }

    /// Chains another ring to this one, in this one's memory.
    pub(crate) fn hold(&mut self, older: Option<Retired>) {
        self.older().set(older);
    }

    /// Frees a ring, and those that it holds.
    ///
    /// # Safety
    ///
    /// No thief can be reading one of them.
    pub(crate) unsafe fn free_all(mut newest: Option<Retired>) {
        while let Some(ring) = newest {
            newest = ring.older().take();
            // SAFETY: the caller's.
            unsafe { ring.free() };
        }
    }
}
