//! Slots: arrays of atomic words that hold elements of any type.

use core::alloc::Layout;
use core::marker::PhantomData;
use core::mem::{self, MaybeUninit};
use core::ptr::{self, NonNull};

use crate::engine::{Word, alloc, dealloc};
use crate::index::Index;
use crate::site::Site;

/// The largest capacity: a power of two that leaves the distance between two
/// indices a positive number.
const MAX_CAPACITY: usize = 1 << (usize::BITS - 2);

/// The start of an allocation; the words follow.
#[repr(C)]
pub struct Header<H> {
    /// The capacity less one.
    mask: usize,
    own: H,
}

impl<H> Header<H> {
    /// The size, padded for the words.
    const SIZE: usize = mem::size_of::<Self>().next_multiple_of(mem::align_of::<Word>());

    /// The user's part of the header.
    #[inline(always)]
    pub fn own(&self) -> &H {
        &self.own
    }
}

/// An element as whole, aligned words, however small or over-aligned it is.
#[repr(C)]
struct Slot<T> {
    element: MaybeUninit<T>,
    _words: [usize; 0],
}

/// A ring of a power-of-two number of slots, with a header of the user's.
///
/// This is a handle, as copyable as a pointer; whoever frees the slots sees
/// to it that no handle outlives them.
///
/// A thread may read a slot while another overwrites it. A slot is therefore
/// an array of words that are only accessed atomically, and what is read is
/// possibly stale, torn or unwritten.
pub struct Slots<T, H = ()> {
    words: NonNull<Word>,
    /// A copy of the header's, which saves a load.
    mask: usize,
    _elements: PhantomData<*mut (T, H)>,
}

impl<T, H> Clone for Slots<T, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, H> Copy for Slots<T, H> {}

/// The reason why there is no memory for slots.
#[derive(Debug)]
pub enum AllocateError {
    /// There are not that many addresses.
    Overflow {
        /// The number of slots.
        capacity: usize,
    },
    /// The allocator has no memory left.
    Memory {
        /// The layout that it was asked for.
        layout: Layout,
    },
}

impl<T, H> Slots<T, H> {
    /// The number of words in a slot.
    const WORDS: usize = mem::size_of::<Slot<T>>() / mem::size_of::<usize>();

    /// `true` if an element fills its slot.
    const IS_ELEMENT: bool = mem::size_of::<T>() == Self::WORDS * mem::size_of::<usize>()
        && mem::align_of::<T>() >= mem::align_of::<usize>();

    /// Allocates a ring of `capacity` slots, none written.
    ///
    /// # Errors
    ///
    /// If there is no memory.
    ///
    /// # Panics
    ///
    /// If `capacity` is not a power of two.
    pub fn allocate(capacity: usize, own: H) -> Result<Self, AllocateError> {
        assert!(capacity.is_power_of_two(), "{capacity} is no power of two");
        let (layout, words) = Self::layout(capacity).ok_or(AllocateError::Overflow { capacity })?;
        // SAFETY: the layout has a header in it, so its size is not zero. The allocator is
        // foreign code; nothing is under way here.
        let header = NonNull::new(unsafe { alloc(layout) }.cast::<Header<H>>())
            .ok_or(AllocateError::Memory { layout })?;
        let mask = capacity - 1;
        // SAFETY: the layout holds a header and then that many words, and
        // nobody else knows the allocation yet.
        unsafe {
            header.write(Header { mask, own });
            let slots = Self::from_header(header);
            Word::make(slots.words, words);
            Ok(slots)
        }
    }

    /// The layout of the slots with their header, and the number of their words.
    fn layout(capacity: usize) -> Option<(Layout, usize)> {
        if capacity > MAX_CAPACITY {
            return None;
        }
        let words = capacity.checked_mul(Self::WORDS)?;
        let array = Layout::array::<Word>(words).ok()?;
        let (layout, _) = Layout::new::<Header<H>>().extend(array).ok()?;
        Some((layout, words))
    }

    /// The start of the allocation, by which threads can share the slots.
    pub fn header(self) -> NonNull<Header<H>> {
        // SAFETY: the words follow their header.
        unsafe { self.words.byte_sub(Header::<H>::SIZE).cast() }
    }

    /// Returns the slots that follow this header.
    ///
    /// # Safety
    ///
    /// It is that of slots of this type that have not been freed.
    #[inline(always)]
    pub unsafe fn from_header(header: NonNull<Header<H>>) -> Self {
        // SAFETY: the header was initialised before anybody learnt of it, and its mask is
        // not written again; its words follow it.
        unsafe {
            Slots {
                words: header.byte_add(Header::<H>::SIZE).cast(),
                mask: (*header.as_ptr()).mask,
                _elements: PhantomData,
            }
        }
    }

    /// The number of slots.
    pub fn capacity(self) -> usize {
        self.mask + 1
    }

    /// The words of the slot of `index`.
    ///
    /// # Safety
    ///
    /// The slots must not have been freed, nor be during `'a`.
    #[inline(always)]
    unsafe fn slot<'a>(self, index: Index) -> &'a [Word] {
        // Truncation is harmless: the capacity divides the number of indices.
        let first = (index.0 as usize & self.mask) * Self::WORDS;
        // SAFETY: the mask keeps the slot within the allocation, whose words were
        // initialised when it was made, and which the caller keeps alive.
        unsafe { core::slice::from_raw_parts(self.words.as_ptr().add(first), Self::WORDS) }
    }

    /// Writes the slot of `index`.
    ///
    /// # Safety
    ///
    /// The slots must not have been freed.
    #[inline(always)]
    pub unsafe fn write(self, index: Index, element: T, site: Site) {
        if Self::IS_ELEMENT {
            // SAFETY: the caller's, and the element is as long as a slot.
            unsafe { self.store(index, (&raw const element).cast(), site) };
            return mem::forget(element);
        }
        // Filled where it is: a copy of a slot need not keep the bytes after its element.
        let mut slot = MaybeUninit::<Slot<T>>::uninit();
        let words = slot.as_mut_ptr().cast::<MaybeUninit<usize>>();
        // SAFETY: the caller's, and a slot is `WORDS` words long, and begins with its element.
        unsafe {
            if !Word::HOLDS_ANYTHING {
                words.write_bytes(0, Self::WORDS);
            }
            words.cast::<T>().write(element);
            self.store(index, words, site);
        }
    }

    /// Stores words to the slot of `index`.
    ///
    /// # Safety
    ///
    /// As [`write`](Slots::write), and there are as many words as in a slot.
    #[inline(always)]
    unsafe fn store(self, index: Index, from: *const MaybeUninit<usize>, site: Site) {
        // SAFETY: the caller's.
        unsafe {
            let words = self.slot(index);
            let done = Word::store_some(words, from, site);
            for (i, word) in words.iter().enumerate().skip(done) {
                word.store(from.add(i).read(), site);
            }
        }
    }

    /// Reads the slot of `index`: an element, if that is what the slot held
    /// throughout.
    ///
    /// # Safety
    ///
    /// The slots must not have been freed.
    #[inline(always)]
    pub unsafe fn read(self, index: Index, site: Site) -> MaybeUninit<T> {
        if Self::IS_ELEMENT {
            let mut element = MaybeUninit::<T>::uninit();
            // SAFETY: the caller's, and the element is as long as a slot.
            unsafe { self.load(index, element.as_mut_ptr().cast(), site) };
            return element;
        }
        let mut slot = Slot {
            element: MaybeUninit::uninit(),
            _words: [],
        };
        // SAFETY: the caller's, and a slot is `WORDS` words long and aligned as they are.
        unsafe { self.load(index, (&raw mut slot).cast(), site) };
        slot.element
    }

    /// Loads the words of the slot of `index`.
    ///
    /// # Safety
    ///
    /// As [`read`](Slots::read), and there is room for the words of a slot.
    #[inline(always)]
    unsafe fn load(self, index: Index, into: *mut MaybeUninit<usize>, site: Site) {
        // SAFETY: the caller's.
        unsafe {
            let words = self.slot(index);
            let done = Word::load_some(words, into, site);
            for (i, word) in words.iter().enumerate().skip(done) {
                into.add(i).write(word.load(site));
            }
        }
    }

    /// Copies the slot of `index` from other slots.
    ///
    /// # Safety
    ///
    /// Neither must have been freed.
    #[inline(always)]
    pub unsafe fn copy(self, index: Index, from: Self, load: Site, store: Site) {
        // SAFETY: as the caller's.
        let (to, from) = unsafe { (self.slot(index), from.slot(index)) };
        for (to, from) in to.iter().zip(from) {
            to.store(from.load(load), store);
        }
    }

    /// Frees the slots and the header; drops neither elements nor what the header holds.
    ///
    /// # Safety
    ///
    /// Nobody must use the slots any more, nor free them again.
    pub unsafe fn free(self) {
        // SAFETY: they were allocated with this layout and this many words,
        // and are the caller's alone.
        unsafe {
            let (layout, words) = Self::layout(self.capacity()).unwrap_unchecked();
            ptr::slice_from_raw_parts_mut(self.words.as_ptr(), words).drop_in_place();
            dealloc(self.header().as_ptr().cast(), layout);
        }
    }
}
