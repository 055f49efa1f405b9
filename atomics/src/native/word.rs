//! The words of a slot. A word may hold anything an element may: padding, pointers, nothing
//! yet.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use crate::site::Site;

pub use form::Word;

impl Word {
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
}

/// Atomic, and sound for any bytes, by assembly.
#[cfg(not(any(miri, target_family = "wasm")))]
mod form {
    use super::{MaybeUninit, Site};
    use atomic_maybe_uninit::AtomicMaybeUninit;

    /// A machine word of a slot.
    #[repr(transparent)]
    pub struct Word(AtomicMaybeUninit<usize>);

    impl Word {
        /// `true` if a word can hold bytes that were never written.
        pub const HOLDS_ANYTHING: bool = true;

        /// Loads the word.
        #[inline(always)]
        pub fn load(&self, site: Site) -> MaybeUninit<usize> {
            self.0.load(site.order())
        }

        /// Stores to the word.
        #[inline(always)]
        pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
            self.0.store(value, site.order());
        }
    }
}

/// Miri runs no assembly. A pointer is as large as a word and keeps provenance, but every byte must
/// have been written: Miri cannot run elements that have padding inside.
#[cfg(miri)]
mod form {
    use super::{MaybeUninit, Site};
    use core::mem;
    use core::sync::atomic::AtomicPtr;

    /// A machine word of a slot.
    #[repr(transparent)]
    pub struct Word(AtomicPtr<()>);

    impl Word {
        /// `true` if a word can hold bytes that were never written.
        pub const HOLDS_ANYTHING: bool = false;

        /// Loads the word.
        pub fn load(&self, site: Site) -> MaybeUninit<usize> {
            let value = MaybeUninit::new(self.0.load(site.order()));
            // SAFETY: a word may hold any bytes, and those of a pointer are as many.
            unsafe { mem::transmute::<MaybeUninit<*mut ()>, MaybeUninit<usize>>(value) }
        }

        /// Stores to the word.
        pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
            // SAFETY: every byte was written, or Miri stops here.
            let value = unsafe { mem::transmute::<MaybeUninit<usize>, *mut ()>(value) };
            self.0.store(value, site.order());
        }
    }
}

/// Without threads there are no races, so a plain cell suffices.
#[cfg(all(target_family = "wasm", not(miri)))]
mod form {
    use super::{MaybeUninit, Site};
    use core::cell::Cell;

    #[cfg(target_feature = "atomics")]
    compile_error!(
        "chase-lev-atomics supports WebAssembly without threads only: build without +atomics"
    );

    /// A machine word of a slot.
    #[repr(transparent)]
    pub struct Word(Cell<MaybeUninit<usize>>);

    // SAFETY: there is one thread.
    unsafe impl Sync for Word {}

    impl Word {
        /// `true` if a word can hold bytes that were never written.
        pub const HOLDS_ANYTHING: bool = true;

        /// Loads the word.
        pub fn load(&self, _: Site) -> MaybeUninit<usize> {
            self.0.get()
        }

        /// Stores to the word.
        pub fn store(&self, value: MaybeUninit<usize>, _: Site) {
            self.0.set(value);
        }
    }
}
