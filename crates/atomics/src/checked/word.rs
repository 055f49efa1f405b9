//! The words of a slot, as a checker sees them.

use core::mem::MaybeUninit;
use core::ptr::NonNull;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::hook::{self, Kind, Location, Operation};
use crate::site::{Site, kind};

/// A machine word of a slot.
///
/// The checker's integer is the number of a write. The bytes that were written, which may include padding
/// and pointers, are kept separately. Number 0 is the unwritten word, which reads as zeros.
pub struct Word {
    version: Location,
    writes: Mutex<Vec<MaybeUninit<usize>>>,
}

impl Word {
    /// Creates unwritten words.
    ///
    /// # Safety
    ///
    /// There must be room for `count` words.
    pub unsafe fn make(words: NonNull<Word>, count: usize) {
        for i in 0..count {
            let word =
                Word { version: Location::new::<u64>(Kind::Word, 0), writes: Mutex::default() };
            // SAFETY: the caller provides the room.
            unsafe { words.add(i).write(word) };
        }
    }

    /// Loads the word.
    pub fn load(&self, site: Site<kind::Load>) -> MaybeUninit<usize> {
        match hook::access(&self.version, site.any(), Operation::Load) {
            Ok(0) => MaybeUninit::zeroed(),
            Ok(version) | Err(version) => self.writes()[version as usize - 1],
        }
    }

    /// Stores to the word.
    pub fn store(&self, value: MaybeUninit<usize>, site: Site<kind::Store>) {
        self.writes().push(value);
        let version = self.writes().len() as u64;
        let _ = hook::access(&self.version, site.any(), Operation::Store(version));
    }

    fn writes(&self) -> MutexGuard<'_, Vec<MaybeUninit<usize>>> {
        self.writes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
