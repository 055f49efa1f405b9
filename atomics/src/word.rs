//! The words of a slot. A word may hold anything an element may: padding, pointers, nothing
//! yet.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use crate::Site;

/// A machine word of a slot.
#[repr(transparent)]
pub struct Word(raw::Word);

impl Word {
    /// Whether a word can hold bytes that were never written.
    pub const HOLDS_ANYTHING: bool = raw::HOLDS_ANYTHING;

    /// Makes words that are unwritten.
    ///
    /// # Safety
    ///
    /// There is room for so many.
    #[inline(always)]
    pub unsafe fn make(words: NonNull<Word>, count: usize) {
        if !Self::HOLDS_ANYTHING {
            // SAFETY: the caller's; zeros are a word of any kind.
            unsafe { words.write_bytes(0, count) };
        }
    }

    /// Loads the word.
    #[inline(always)]
    pub fn load(&self, site: Site) -> MaybeUninit<usize> {
        raw::load(&self.0, site)
    }

    /// Stores to the word.
    #[inline(always)]
    pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
        raw::store(&self.0, value, site);
    }
}

/// Atomic, and sound for any bytes, by assembly.
#[cfg(not(any(miri, target_family = "wasm")))]
mod raw {
    use super::{MaybeUninit, Site};

    pub type Word = atomic_maybe_uninit::AtomicMaybeUninit<usize>;

    pub const HOLDS_ANYTHING: bool = true;

    #[inline(always)]
    pub fn load(word: &Word, site: Site) -> MaybeUninit<usize> {
        word.load(site.order())
    }

    #[inline(always)]
    pub fn store(word: &Word, value: MaybeUninit<usize>, site: Site) {
        word.store(value, site.order());
    }
}

/// Miri runs no assembly. A pointer is as large as a word and keeps provenance, but every
/// byte must have been written: elements with padding inside are not for Miri.
#[cfg(miri)]
mod raw {
    use super::{MaybeUninit, Site};
    use core::mem;

    pub type Word = core::sync::atomic::AtomicPtr<()>;

    pub const HOLDS_ANYTHING: bool = false;

    pub fn load(word: &Word, site: Site) -> MaybeUninit<usize> {
        let value = MaybeUninit::new(word.load(site.order()));
        // SAFETY: a word may hold any bytes, and those of a pointer are as many.
        unsafe { mem::transmute::<MaybeUninit<*mut ()>, MaybeUninit<usize>>(value) }
    }

    pub fn store(word: &Word, value: MaybeUninit<usize>, site: Site) {
        // SAFETY: every byte was written, or Miri stops here.
        let value = unsafe { mem::transmute::<MaybeUninit<usize>, *mut ()>(value) };
        word.store(value, site.order());
    }
}

/// Without threads, nothing is at the same time, and a plain cell is as good.
#[cfg(all(target_family = "wasm", not(miri)))]
mod raw {
    use super::{MaybeUninit, Site};
    use core::cell::Cell;

    #[cfg(target_feature = "atomics")]
    compile_error!(
        "chase-lev-atomics supports WebAssembly without threads only: build without +atomics"
    );

    pub struct Word(Cell<MaybeUninit<usize>>);

    // SAFETY: there is one thread.
    unsafe impl Sync for Word {}

    pub const HOLDS_ANYTHING: bool = true;

    pub fn load(word: &Word, _: Site) -> MaybeUninit<usize> {
        word.0.get()
    }

    pub fn store(word: &Word, value: MaybeUninit<usize>, _: Site) {
        word.0.set(value);
    }
}
