//! The words of a slot, as a checker sees them.

use core::mem::{ManuallyDrop, MaybeUninit};
use core::ptr::NonNull;
use std::sync::{Mutex, PoisonError};

use super::hook::{self, Kind, Location, Operation};
use crate::site::Site;

/// A machine word of a slot.
///
/// The checker's integer is the number of a write; what was written, which may
/// hold padding and pointers, is kept aside. Write 0 is the unwritten word, and
/// reads as zeros.
pub struct Word {
    /// Survives the ring, so that a use after free is one of a location that still is there:
    /// the hook tells of it.
    version: ManuallyDrop<Location>,
    writes: Mutex<Vec<MaybeUninit<usize>>>,
}

impl Word {
    /// Whether a word can hold bytes that were never written.
    pub const HOLDS_ANYTHING: bool = true;

    /// Makes words that are unwritten.
    ///
    /// # Safety
    ///
    /// There is room for so many.
    pub unsafe fn make(words: NonNull<Word>, count: usize) {
        for i in 0..count {
            let word = Word {
                version: ManuallyDrop::new(Location::new(Kind::Word, 0)),
                writes: Mutex::new(Vec::new()),
            };
            // SAFETY: the caller's.
            unsafe { words.add(i).write(word) };
        }
    }

    /// Loads the word.
    pub fn load(&self, site: Site) -> MaybeUninit<usize> {
        match hook::access(&self.version, site, Operation::Load) {
            Ok(0) => MaybeUninit::zeroed(),
            Ok(version) | Err(version) => self.with_writes(|writes| writes[version as usize - 1]),
        }
    }

    /// Stores to the word.
    pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
        let version = self.with_writes(|writes| {
            writes.push(value);
            writes.len()
        });
        let _ = hook::access(&self.version, site, Operation::Store(version as u64));
    }

    fn with_writes<R>(&self, f: impl FnOnce(&mut Vec<MaybeUninit<usize>>) -> R) -> R {
        f(&mut self.writes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Word {
    fn drop(&mut self) {
        // To free memory is to write it: a race with every access that does
        // not happen before.
        self.version.get_mut();
    }
}
