//! Slots: arrays of atomic words that hold elements of any type.

use core::alloc::Layout;
use core::error::Error;
use core::fmt;
use core::marker::PhantomData;
use core::mem::{self, MaybeUninit};
use core::ptr::{self, NonNull};

use crate::engine::{Word, alloc, dealloc};
use crate::index::Index;
use crate::site::{Site, kind};

/// The largest capacity: the largest power of two for which distances between indices are positive.
const MAX_CAPACITY: usize = 1 << (usize::BITS - 2);

/// The header of an allocation, which the words follow.
#[repr(C)]
pub struct Header<H> {
    /// The capacity minus one.
    mask: usize,
    own: H,
}

impl<H> Header<H> {
    /// The size, padded to the alignment of the words.
    const SIZE: usize = mem::size_of::<Self>().next_multiple_of(mem::align_of::<Word>());

    /// Returns the user's part of the header.
    #[inline(always)]
    pub fn own(&self) -> &H {
        &self.own
    }
}

/// An element padded and aligned to whole words.
#[repr(C)]
struct Slot<T> {
    element: MaybeUninit<T>,
    _words: [usize; 0],
}

/// A ring of slots, whose number is a power of two, with a header that may hold data of the user.
///
/// This is a handle that can be copied like a pointer. The code that frees the slots must ensure that no
/// handle is used afterwards.
///
/// A thread may read a slot while another thread overwrites it. Therefore a slot is an array of words that
/// are only accessed atomically, and its content may be stale, torn or unwritten.
///
/// ```
/// use chase_lev_atomics::{Index, Site, Slots, kind};
/// use std::sync::atomic::Ordering::Relaxed;
///
/// const WRITE: Site<kind::Store> = Site::<kind::Store>::new("write", Relaxed);
/// const READ: Site<kind::Load> = Site::<kind::Load>::new("read", Relaxed);
///
/// let slots = Slots::<[u16; 5]>::allocate(4, ()).expect("there is memory");
/// // SAFETY: the slots have not been freed, slot 1 is written before it is read, and this thread is the
/// // only one.
/// unsafe {
///     slots.write(Index(1), [1, 2, 3, 4, 5], WRITE);
///     assert_eq!(slots.read(Index(5), READ).assume_init(), [1, 2, 3, 4, 5]);
///     slots.free();
/// }
/// ```
pub struct Slots<T, H = ()> {
    words: NonNull<Word>,
    /// A copy of the mask in the header, which saves a load.
    mask: usize,
    _elements: PhantomData<*mut (T, H)>,
}

impl<T, H> Clone for Slots<T, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, H> Copy for Slots<T, H> {}

/// The reason why slots could not be allocated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllocateError {
    /// The slots do not fit into the address space.
    Overflow {
        /// The number of slots that were requested.
        capacity: usize,
    },
    /// The allocator has no memory left.
    Memory {
        /// The layout that was requested.
        layout: Layout,
    },
}

impl fmt::Display for AllocateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AllocateError::Overflow { capacity } => {
                write!(f, "{capacity} slots do not fit into the address space")
            }
            AllocateError::Memory { layout } => {
                write!(f, "there is no memory for {} bytes", layout.size())
            }
        }
    }
}

impl Error for AllocateError {}

impl<T, H> Slots<T, H> {
    /// The number of words in a slot.
    const WORDS: usize = mem::size_of::<Slot<T>>() / mem::size_of::<usize>();

    /// Allocates a ring of `capacity` unwritten slots.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no memory, or if that many slots do not fit into the address
    /// space.
    ///
    /// # Panics
    ///
    /// Panics if `capacity` is not a power of two.
    pub fn allocate(capacity: usize, own: H) -> Result<Self, AllocateError> {
        assert!(capacity.is_power_of_two(), "{capacity} is not a power of two");
        let (layout, words) = Self::layout(capacity).ok_or(AllocateError::Overflow { capacity })?;
        // SAFETY: the layout includes a header, so its size is not zero. The allocator is foreign code, but
        // nothing has been changed yet.
        let header = NonNull::new(unsafe { alloc(layout) }.cast::<Header<H>>())
            .ok_or(AllocateError::Memory { layout })?;
        let mask = capacity - 1;
        // SAFETY: the layout has room for a header and then that many words, and no other thread has the
        // allocation yet.
        unsafe {
            header.write(Header { mask, own });
            let slots = Self::from_header(header);
            Word::make(slots.words, words);
            Ok(slots)
        }
    }

    /// Returns the layout of the slots with their header, and the number of words.
    fn layout(capacity: usize) -> Option<(Layout, usize)> {
        if capacity > MAX_CAPACITY {
            return None;
        }
        let words = capacity.checked_mul(Self::WORDS)?;
        let array = Layout::array::<Word>(words).ok()?;
        let (layout, _) = Layout::new::<Header<H>>().extend(array).ok()?;
        Some((layout, words))
    }

    /// Returns the start of the allocation, by which threads can share the slots.
    pub fn header(self) -> NonNull<Header<H>> {
        // SAFETY: the words follow their header.
        unsafe { self.words.byte_sub(Header::<H>::SIZE).cast() }
    }

    /// Returns the slots that follow this header.
    ///
    /// # Safety
    ///
    /// The header must belong to slots of this type that have not been freed.
    #[inline(always)]
    pub unsafe fn from_header(header: NonNull<Header<H>>) -> Self {
        // SAFETY: the header was initialised before it was shared, its mask is not written again, and the
        // words follow it.
        unsafe {
            Slots {
                words: header.byte_add(Header::<H>::SIZE).cast(),
                mask: (*header.as_ptr()).mask,
                _elements: PhantomData,
            }
        }
    }

    /// Returns the number of slots.
    pub fn capacity(self) -> usize {
        self.mask + 1
    }

    /// Returns the words of the slot of `index`.
    ///
    /// # Safety
    ///
    /// The slots must not be freed before the end of `'a`.
    #[inline(always)]
    unsafe fn slot<'a>(self, index: Index) -> &'a [Word] {
        // Truncation is harmless, because the capacity divides the number of indices.
        let first = (index.0 as usize & self.mask) * Self::WORDS;
        // SAFETY: the mask keeps the slot within the allocation. `allocate` initialised the words, and the
        // caller keeps the allocation alive.
        unsafe { core::slice::from_raw_parts(self.words.as_ptr().add(first), Self::WORDS) }
    }

    /// Writes an element to the slot of `index`. Its words are stored separately, in no particular order.
    /// The previous content is not dropped.
    ///
    /// # Safety
    ///
    /// The slots must not have been freed.
    #[inline(always)]
    pub unsafe fn write(self, index: Index, element: T, site: Site<kind::Store>) {
        // The slot is filled in place, because a copy of it need not keep the bytes after the element.
        let mut slot = MaybeUninit::<Slot<T>>::uninit();
        let words = slot.as_mut_ptr().cast::<MaybeUninit<usize>>();
        // SAFETY: the caller keeps the slots, and a slot is `WORDS` words long and begins with its element.
        unsafe {
            if cfg!(miri) {
                // Miri's words hold no uninitialised bytes.
                words.write_bytes(0, Self::WORDS);
            }
            words.cast::<T>().write(element);
            for (i, word) in self.slot(index).iter().enumerate() {
                word.store(words.add(i).read(), site);
            }
        }
    }

    /// Reads the content of the slot of `index`. Its words are loaded separately, in no particular order.
    ///
    /// The result is an element only if the slot held the same element during the whole call.
    ///
    /// # Safety
    ///
    /// The slots must not have been freed.
    #[inline(always)]
    pub unsafe fn read(self, index: Index, site: Site<kind::Load>) -> MaybeUninit<T> {
        let mut slot = MaybeUninit::<Slot<T>>::uninit();
        let words = slot.as_mut_ptr().cast::<MaybeUninit<usize>>();
        // SAFETY: the caller keeps the slots. A slot is `WORDS` words long and aligned as they are, and may hold
        // arbitrary bytes.
        unsafe {
            for (i, word) in self.slot(index).iter().enumerate() {
                words.add(i).write(word.load(site));
            }
            slot.assume_init().element
        }
    }

    /// Copies the content of the slot of `index` from other slots.
    ///
    /// # Safety
    ///
    /// Neither of the two must have been freed.
    #[inline(always)]
    pub unsafe fn copy(
        self,
        index: Index,
        from: Self,
        load: Site<kind::Load>,
        store: Site<kind::Store>,
    ) {
        // SAFETY: the caller keeps both.
        let (to, from) = unsafe { (self.slot(index), from.slot(index)) };
        for (to, from) in to.iter().zip(from) {
            to.store(from.load(load), store);
        }
    }

    /// Frees the slots and the header, without dropping elements or the user's part of the header.
    ///
    /// # Safety
    ///
    /// No thread may use the slots, or free them again, afterwards.
    pub unsafe fn free(self) {
        // SAFETY: the slots were allocated with this layout and this many words, and no other thread uses
        // them.
        unsafe {
            let (layout, words) = Self::layout(self.capacity()).unwrap_unchecked();
            ptr::slice_from_raw_parts_mut(self.words.as_ptr(), words).drop_in_place();
            dealloc(self.header().as_ptr().cast(), layout);
        }
    }
}
