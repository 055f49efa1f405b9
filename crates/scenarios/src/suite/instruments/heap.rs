//! The heap for the rings of a model. Rings are numbered, and their memory is not freed before the execution
//! ends, so that a use after free is detected and harmless.

use std::alloc::{self, Layout};
use std::cell::RefCell;
use std::mem;

use chase_lev_atomics::Word;
use chase_lev_atomics::hook::Location;

use super::trace::{self, Event, Place};

struct Block {
    start: *mut u8,
    layout: Layout,
    /// True once a word has been stored to.
    touched: bool,
    freed: bool,
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static BLOCKS: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
}

/// Allocates memory for a ring.
///
/// # Safety
///
/// See [`std::alloc::alloc`].
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    // SAFETY: the caller has the same obligation.
    let start = unsafe { alloc::alloc(layout) };
    BLOCKS.with_borrow_mut(|blocks| {
        blocks.push(Block { start, layout, touched: false, freed: false });
    });
    start
}

/// Marks a ring as freed. Its memory stays until [`clear`].
///
/// # Panics
///
/// Panics if the ring was freed before.
pub fn free(start: *mut u8) {
    let ring = ring(start.addr()).expect("a pointer to a ring");
    let again = BLOCKS.with_borrow_mut(|blocks| mem::replace(&mut blocks[ring - 1].freed, true));
    assert!(!again, "ring {ring} was freed twice");
    trace::record(Event::Free { ring });
}

/// Returns the number of the ring that starts at this address, if there is one.
pub fn ring(address: usize) -> Option<usize> {
    BLOCKS.with_borrow(|blocks| Some(blocks.iter().position(|b| b.start.addr() == address)? + 1))
}

/// Returns the ring and the position of a word.
///
/// # Panics
///
/// Panics if the ring has been freed.
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

/// Records a store to a ring, and returns `true` if it is the first one.
pub fn touch(ring: usize) -> bool {
    BLOCKS.with_borrow_mut(|blocks| !mem::replace(&mut blocks[ring - 1].touched, true))
}

/// Forgets all rings, and returns the number of rings that had not been freed. The memory of those stays,
/// because it may still be in use.
pub fn clear() -> usize {
    let (freed, leaked): (Vec<_>, Vec<_>) = BLOCKS.take().into_iter().partition(|b| b.freed);
    for block in freed {
        // SAFETY: `alloc` allocated it with this layout, the deque freed it, and the execution, which may
        // have used it nevertheless, is over.
        unsafe { alloc::dealloc(block.start, block.layout) };
    }
    leaked.len()
}
