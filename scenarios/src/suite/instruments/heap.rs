//! Where rings live in a model: numbered, and not given back to the allocator
//! before the execution ends, so that a use after free is seen and harmless.

use std::alloc::{self, Layout};
use std::cell::RefCell;
use std::mem;

use chase_lev_atomics::Word;
use chase_lev_atomics::hook::Location;

use super::trace::{self, Event, Place};

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

/// Memory for a ring.
///
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

/// Frees a ring; but its memory stays until [`clear`].
///
/// # Panics
///
/// If it was freed before.
pub fn free(start: *mut u8) {
    let ring = ring(start.addr()).expect("a pointer to a ring");
    let again = BLOCKS.with_borrow_mut(|blocks| mem::replace(&mut blocks[ring - 1].freed, true));
    assert!(!again, "ring {ring} was freed twice");
    trace::record(Event::Free { ring });
}

/// The number of the ring that starts here, if one does.
pub fn ring(address: usize) -> Option<usize> {
    BLOCKS.with_borrow(|blocks| {
        let found = blocks.iter().position(|b| b.start.addr() == address);
        Some(found? + 1)
    })
}

/// Which word this is.
///
/// # Panics
///
/// If its ring has been freed.
pub fn place(word: &Location) -> Place {
    let address = (&raw const *word).addr();
    let (place, freed) = BLOCKS.with_borrow(|blocks| {
        let offset = |b: &Block| address.wrapping_sub(b.start.addr());
        let found = blocks.iter().position(|b| offset(b) < b.layout.size());
        let block = found.expect("a word of a ring");
        let place = Place {
            ring: block + 1,
            // The header is smaller than a word.
            word: offset(&blocks[block]) / mem::size_of::<Word>(),
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

/// Forgets all rings; says how many had not been freed. Their memory stays: somebody may have them.
pub fn clear() -> usize {
    let (freed, leaked): (Vec<_>, Vec<_>) = BLOCKS.take().into_iter().partition(|b| b.freed);
    for block in freed {
        // SAFETY: allocated by `alloc` with this layout, and freed by whoever had it; the
        // execution that used it nevertheless is over.
        unsafe { alloc::dealloc(block.start, block.layout) };
    }
    leaked.len()
}
