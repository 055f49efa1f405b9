//! The growable ring of atomic slots.

use core::alloc::Layout;
use core::cell::Cell;
use core::marker::PhantomData;
use core::mem::{self, MaybeUninit};
use core::ptr::{self, NonNull};
use std::alloc::handle_alloc_error;

use crate::index::Index;
use crate::shim::{self, AtomicPtr, Word};
use crate::sites::Site;

/// The largest capacity: a power of two that leaves the distance between two
/// indices a positive number.
const MAX_CAPACITY: usize = 1 << (usize::BITS - 2);

/// The start of a ring's allocation; its words follow.
#[repr(C)]
struct Header {
    /// The capacity less one.
    mask: usize,
    /// The oldest index that is copied to it, or pushed: all older elements had been taken.
    first: Index,
    /// Once this ring is retired, another that was retired before: the owner's alone.
    older: Cell<Option<Retired>>,
}

impl Header {
    /// With what it is padded for the words.
    const SIZE: usize = mem::size_of::<Header>().next_multiple_of(mem::align_of::<Word>());
}

/// An element as whole, aligned words, however small or over-aligned it is.
#[repr(C)]
struct Slot<T> {
    element: MaybeUninit<T>,
    _words: [usize; 0],
}

/// A ring of a power-of-two number of slots: the `Array` of Lê et al.
///
/// This is a handle, as copyable as a pointer; whoever frees the ring sees
/// to it that no handle outlives it.
///
/// A thief may read a slot while the owner overwrites it. A slot is therefore
/// an array of words that are only accessed atomically, and what is read is
/// possibly stale, torn or unwritten: it becomes an element once the claim has
/// succeeded.
pub struct Ring<T> {
    words: NonNull<Word>,
    /// A copy of the header's, which saves the owner a load.
    mask: usize,
    _elements: PhantomData<*mut T>,
}

impl<T> Clone for Ring<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Ring<T> {}

/// Why a ring could not be had.
#[derive(Debug)]
pub(crate) enum AllocateError {
    Overflow { capacity: usize },
    Memory { layout: Layout },
}

impl AllocateError {
    /// Ends the operation that needs the ring, before it has changed anything.
    pub(crate) fn fail(self) -> ! {
        match self {
            AllocateError::Overflow { capacity } => {
                panic!("capacity overflow: a deque cannot have {capacity} slots")
            }
            AllocateError::Memory { layout } => handle_alloc_error(layout),
        }
    }
}

impl<T> Ring<T> {
    /// The number of words in a slot.
    const WORDS: usize = mem::size_of::<Slot<T>>() / mem::size_of::<usize>();

    /// A ring of `capacity` slots, none written, for the elements from `first` on.
    pub(crate) fn allocate(capacity: usize, first: Index) -> Result<Self, AllocateError> {
        debug_assert!(capacity.is_power_of_two());
        let (layout, words) = Self::layout(capacity).ok_or(AllocateError::Overflow { capacity })?;
        // SAFETY: the layout has a header in it, so its size is not zero. The allocator is
        // foreign code; nothing of a deque is under way here.
        let header = NonNull::new(unsafe { shim::alloc(layout) }.cast::<Header>())
            .ok_or(AllocateError::Memory { layout })?;
        // SAFETY: the layout holds a header and then that many words, and
        // nobody else knows the allocation yet.
        unsafe {
            header.write(Header {
                mask: capacity - 1,
                first,
                older: Cell::new(None),
            });
            let ring = Self::from_header(header);
            Word::make(ring.words, words);
            Ok(ring)
        }
    }

    /// The layout of a ring, and the number of its words.
    fn layout(capacity: usize) -> Option<(Layout, usize)> {
        if capacity > MAX_CAPACITY {
            return None;
        }
        let words = capacity.checked_mul(Self::WORDS)?;
        let array = Layout::array::<Word>(words).ok()?;
        let (layout, _) = Layout::new::<Header>().extend(array).ok()?;
        Some((layout, words))
    }

    /// The start of the allocation.
    fn header(self) -> NonNull<Header> {
        // SAFETY: a ring's words follow its header.
        unsafe { self.words.byte_sub(Header::SIZE).cast() }
    }

    /// The oldest index that the ring has.
    ///
    /// # Safety
    ///
    /// The ring must not have been freed.
    pub(crate) unsafe fn first(self) -> Index {
        // SAFETY: the caller keeps the ring, and nobody writes this field once it is published.
        unsafe { (*self.header().as_ptr()).first }
    }

    /// Sets the oldest index that the ring has.
    ///
    /// # Safety
    ///
    /// The ring must not have been published.
    pub(crate) unsafe fn begin_at(self, first: Index) {
        // SAFETY: nobody else knows the ring.
        unsafe { (*self.header().as_ptr()).first = first };
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

    /// The words of the slot of `index`.
    ///
    /// # Safety
    ///
    /// The ring must not have been freed, nor be during `'a`.
    #[inline(always)]
    unsafe fn slot<'a>(self, index: Index) -> &'a [Word] {
        // Truncation is harmless: the capacity divides the number of indices.
        let first = (index.0 as usize & self.mask) * Self::WORDS;
        // SAFETY: the mask keeps the slot within the ring, whose words were
        // initialised when it was allocated, and which the caller keeps alive.
        unsafe { core::slice::from_raw_parts(self.words.as_ptr().add(first), Self::WORDS) }
    }

    pub(crate) fn capacity(self) -> usize {
        self.mask + 1
    }

    /// Writes the slot of `index`.
    ///
    /// # Safety
    ///
    /// The ring must not have been freed.
    #[inline(always)]
    pub(crate) unsafe fn write(self, index: Index, element: T, site: Site) {
        // Filled where it is: a copy of a slot need not keep the bytes after its element.
        let mut slot = MaybeUninit::<Slot<T>>::uninit();
        let words = slot.as_mut_ptr().cast::<MaybeUninit<usize>>();
        // SAFETY: a slot is `WORDS` words long, and begins with its element.
        unsafe {
            if !Word::HOLDS_ANYTHING {
                words.write_bytes(0, Self::WORDS);
            }
            words.cast::<T>().write(element);
        }
        // SAFETY: as the caller's.
        for (i, word) in unsafe { self.slot(index) }.iter().enumerate() {
            // SAFETY: a slot is `WORDS` words long and aligned as they are.
            word.store(unsafe { words.add(i).read() }, site);
        }
    }

    /// Reads the slot of `index`: an element, if that is what the slot held
    /// throughout.
    ///
    /// # Safety
    ///
    /// The ring must not have been freed.
    #[inline(always)]
    pub(crate) unsafe fn read(self, index: Index, site: Site) -> MaybeUninit<T> {
        let mut slot = Slot {
            element: MaybeUninit::uninit(),
            _words: [],
        };
        // SAFETY: as the caller's.
        for (i, word) in unsafe { self.slot(index) }.iter().enumerate() {
            let value = word.load(site);
            // SAFETY: a slot is `WORDS` words long and aligned as they are.
            unsafe {
                (&raw mut slot)
                    .cast::<MaybeUninit<usize>>()
                    .add(i)
                    .write(value)
            };
        }
        slot.element
    }

    /// Copies the slot of `index` from another ring.
    ///
    /// # Safety
    ///
    /// Neither ring must have been freed.
    #[inline(always)]
    pub(crate) unsafe fn copy(self, index: Index, from: Self, load: Site, store: Site) {
        // SAFETY: as the caller's.
        let (to, from) = unsafe { (self.slot(index), from.slot(index)) };
        for (to, from) in to.iter().zip(from) {
            to.store(from.load(load), store);
        }
    }

    /// Frees the ring; not its elements.
    ///
    /// # Safety
    ///
    /// Nobody must use the ring any more, nor free it again.
    pub(crate) unsafe fn free(self) {
        // SAFETY: the ring was allocated with this layout and this many words,
        // and it is the caller's alone.
        unsafe {
            let (layout, words) = Self::layout(self.capacity()).unwrap_unchecked();
            ptr::slice_from_raw_parts_mut(self.words.as_ptr(), words).drop_in_place();
            shim::dealloc(self.header().as_ptr().cast(), layout);
        }
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
            free: |header| unsafe { Self::from_header(header).free() },
        }
    }

    /// # Safety
    ///
    /// The header must be that of a ring of `T` that has not been freed.
    #[inline(always)]
    unsafe fn from_header(header: NonNull<Header>) -> Self {
        // SAFETY: the header was initialised before anybody learnt of it, and is
        // not written again; its words follow it.
        unsafe {
            Ring {
                words: header.byte_add(Header::SIZE).cast(),
                mask: header.as_ref().mask,
                _elements: PhantomData,
            }
        }
    }
}

/// The ring that thieves find: written by the owner, read by thieves.
pub struct Published<T> {
    header: AtomicPtr<Header>,
    _elements: PhantomData<*mut T>,
}

impl<T> Published<T> {
    pub(crate) fn new(ring: Ring<T>) -> Self {
        Published {
            header: AtomicPtr::new(ring.header().as_ptr()),
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
        unsafe { Ring::from_header(NonNull::new_unchecked(self.header.load(site))) }
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
        unsafe { Ring::from_header(NonNull::new_unchecked(self.header.get_mut())) }
    }
}

/// A replaced ring, whose elements have moved: its memory is still to be freed.
///
/// Dropping this frees nothing, so that unwinding cannot free a ring under the thieves that
/// read it: a ring that is not [freed](Retired::free) leaks.
#[must_use = "a ring that is not freed leaks"]
pub struct Retired {
    header: NonNull<Header>,
    free: unsafe fn(NonNull<Header>),
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

    /// Has this ring hold another, in its own memory.
    pub(crate) fn hold(&mut self, older: Option<Retired>) {
        // SAFETY: the ring has not been freed, for that takes this handle. Thieves may read
        // its mask and its slots, but not this field.
        unsafe { self.header.as_ref() }.older.set(older);
    }

    /// Frees a ring, and those that it holds.
    ///
    /// # Safety
    ///
    /// No thief can be reading one of them.
    pub(crate) unsafe fn free_all(mut newest: Option<Retired>) {
        while let Some(ring) = newest {
            // SAFETY: as in `hold`.
            newest = unsafe { ring.header.as_ref() }.older.take();
            // SAFETY: the caller's.
            unsafe { ring.free() };
        }
    }
}
