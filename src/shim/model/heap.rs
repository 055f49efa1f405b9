//! Where rings live in a model: numbered, and not given back to the allocator
//! before the execution ends, so that a use after free is seen and harmless.

use core::alloc::Layout;
use core::mem;
use std::alloc;
use std::cell::RefCell;

use super::trace::{self, Event};

struct Block {
    start: *mut u8,
    layout: Layout,
    /// Whether a word has been stored to.
    touched: bool,
    freed: bool,
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static BLOCKS: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

/// A word of a ring: the number of the ring in order of allocation from 1, and
/// that of the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub ring: usize,
    pub word: usize,
}

/// # Safety
///
/// As [`std::alloc::alloc`].
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    // SAFETY: the caller's.
    let start = unsafe { alloc::alloc(layout) };
    BLOCKS.with_borrow_mut(|blocks| {
        blocks.push(Block {
            start,
            layout,
            touched: false,
            freed: false,
        });
    });
    start
}

/// # Safety
///
/// As [`std::alloc::dealloc`]; but the memory stays until [`clear`].
pub unsafe fn dealloc(start: *mut u8, _: Layout) {
    let ring = ring(start);
    let again = BLOCKS.with_borrow_mut(|blocks| mem::replace(&mut blocks[ring - 1].freed, true));
    assert!(!again, "ring {ring} was freed twice");
    trace::record(Event::Free { ring });
}

/// The number of the ring that starts here.
pub fn ring<T>(start: *const T) -> usize {
    BLOCKS.with_borrow(|blocks| {
        let found = blocks
            .iter()
            .position(|b| b.start.cast() == start.cast_mut());
        found.expect("a pointer to a ring") + 1
    })
}

/// Which word this is.
///
/// # Panics
///
/// If its ring has been freed.
pub fn place<W>(word: *const W) -> Place {
    let (place, freed) = BLOCKS.with_borrow(|blocks| {
        let offset = |b: &Block| word.addr().wrapping_sub(b.start.addr());
        let found = blocks.iter().position(|b| offset(b) < b.layout.size());
        let block = found.expect("a word of a ring");
        let place = Place {
            ring: block + 1,
            // The header is smaller than a word.
            word: offset(&blocks[block]) / mem::size_of::<W>(),
        };
        (place, blocks[block].freed)
    });
    assert!(!freed, "ring {} is used after it was freed", place.ring);
    place
}

/// Notes a store to a ring; says whether it is the first.
pub fn touch(ring: usize) -> bool {
    BLOCKS.with_borrow_mut(|blocks| !mem::replace(&mut blocks[ring - 1].touched, true))
}

/// Forgets all rings; says how many had not been freed.
pub fn clear() -> usize {
    let blocks = BLOCKS.take();
    for block in &blocks {
        // SAFETY: allocated by `alloc` with this layout; the execution that
        // used it is over.
        unsafe { alloc::dealloc(block.start, block.layout) };
    }
    blocks.iter().filter(|block| !block.freed).count()
}
