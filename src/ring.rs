//! The growable ring of atomic slots.

use core::cell::Cell;
use core::marker::PhantomData;
use core::ptr::NonNull;
use std::alloc::handle_alloc_error;

use chase_lev_atomics::{AllocateError, Atomic, Header, Index, Site, Slots, kind};

/// The part of a ring's header that belongs to the deque.
pub struct Bookkeeping {
    /// The oldest index whose slot was written: all older elements had been taken.
    written_from: Cell<Index>,
    /// Once this ring is retired, a ring that was retired before it. Only the owner uses this
    /// field.
    older: Cell<Option<Retired>>,
}

/// A ring of slots, whose number is a power of two: the `Array` of Lê et al.
///
/// This is a handle that can be copied like a pointer. The code that frees the ring must ensure
/// that no handle is used afterwards.
///
/// A thief may read a slot while the owner overwrites it. The content counts as an element only
/// once the claim has succeeded.
pub type Ring<T> = Slots<T, Bookkeeping>;

/// Panics or aborts because there is no memory for a ring. The caller has not changed anything yet.
pub(crate) fn fail(error: AllocateError) -> ! {
    match error {
        AllocateError::Overflow { capacity } => {
            panic!("capacity overflow: a deque cannot have {capacity} slots")
        }
        AllocateError::Memory { layout } => handle_alloc_error(layout),
    }
}

/// Allocates a ring of `capacity` unwritten slots, for the elements from this index on.
pub(crate) fn allocate<T>(capacity: usize, written_from: Index) -> Result<Ring<T>, AllocateError> {
    let bookkeeping = Bookkeeping { written_from: Cell::new(written_from), older: Cell::new(None) };
    Slots::allocate(capacity, bookkeeping)
}

/// Returns the oldest index that was written to the ring: its slot and the later ones were written
/// before the ring was published, or when their index was pushed. Older elements had been taken,
/// and their slots may be unwritten.
///
/// # Safety
///
/// The ring must not be freed while the cell is in use, nor the cell be set once the ring is
/// published.
pub(crate) unsafe fn written_from<'a, T>(ring: Ring<T>) -> &'a Cell<Index> {
    // SAFETY: the caller keeps the ring.
    &unsafe { ring.header().as_ref() }.own().written_from
}

/// The location of the current ring, written by the owner and read by thieves.
pub struct Published<T> {
    header: Atomic<*mut Header<Bookkeeping>>,
    /// Elements go in and come out, so `T` is invariant.
    _elements: PhantomData<*mut T>,
}

impl<T> Published<T> {
    pub(crate) fn new(ring: Ring<T>) -> Self {
        Published { header: Atomic::<*mut _>::new(ring.header().as_ptr()), _elements: PhantomData }
    }

    /// Loads the current ring, or an older one that this thread may still see.
    ///
    /// # Safety
    ///
    /// The ring that the load returns must not have been freed.
    #[inline(always)]
    pub unsafe fn load(&self, site: Site<kind::Load>) -> Ring<T> {
        // SAFETY: only headers of rings are stored here, the first one by `new`, and the caller
        // ensures that this ring has not been freed.
        unsafe { Slots::from_header(NonNull::new_unchecked(self.header.load(site))) }
    }

    /// Publishes `new` as the current ring.
    ///
    /// # Safety
    ///
    /// Only the deque's owner may call this, with a ring of this deque that has all of the deque's
    /// elements and has not been retired.
    pub unsafe fn store(&self, new: Ring<T>, site: Site<kind::Store>) {
        self.header.store(new.header().as_ptr(), site);
    }

    /// Returns the newest ring.
    pub(crate) fn get_mut(&mut self) -> Ring<T> {
        // SAFETY: as in `load`; the published ring is not retired, so it has not been freed.
        unsafe { Slots::from_header(NonNull::new_unchecked(self.header.get_mut())) }
    }
}

/// A replaced ring whose elements have moved, but whose memory has not been freed.
///
/// Dropping this does not free the memory, so unwinding cannot free a ring while thieves read it. A
/// ring that is not [freed](Retired::free) leaks.
#[must_use = "a ring that is not freed leaks"]
pub struct Retired {
    header: NonNull<Header<Bookkeeping>>,
    free: unsafe fn(NonNull<Header<Bookkeeping>>),
}

// SAFETY: any thread may free the memory, and a retired ring holds no elements.
unsafe impl Send for Retired {}

impl Retired {
    /// Turns a ring into one that a reclamation strategy can free.
    ///
    /// # Safety
    ///
    /// This must be called at most once for a ring, which is the published one, and which another
    /// one then replaces.
    pub(crate) unsafe fn new<T>(ring: Ring<T>) -> Self {
        Retired {
            header: ring.header(),
            // SAFETY: `Retired::free` calls this on the header of this ring.
            free: |header| unsafe { Ring::<T>::from_header(header).free() },
        }
    }

    /// Frees the ring.
    ///
    /// # Safety
    ///
    /// No thief may be reading the ring, now or later.
    pub unsafe fn free(self) {
        // SAFETY: the caller ensures that no thread reads the ring, and only this handle can free
        // it.
        unsafe { (self.free)(self.header) }
    }

    fn older(&self) -> &Cell<Option<Retired>> {
        // SAFETY: the ring has not been freed, because that consumes this handle. Thieves may read
        // the mask, the slots and `written_from`, but not this field.
        &unsafe { self.header.as_ref() }.own().older
    }

    /// Chains an older ring to this one, in the memory of this one.
    pub(crate) fn hold(&mut self, older: Option<Retired>) {
        self.older().set(older);
    }

    /// Frees a ring, and the rings that are chained to it.
    ///
    /// # Safety
    ///
    /// No thief may be reading one of them, now or later.
    pub(crate) unsafe fn free_all(mut newest: Option<Retired>) {
        while let Some(ring) = newest {
            newest = ring.older().take();
            // SAFETY: the caller ensures that no thief reads it.
            unsafe { ring.free() };
        }
    }
}
