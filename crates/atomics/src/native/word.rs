//! The words of a slot. A word may hold everything that an element may: padding, pointers, and
//! uninitialised bytes.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use crate::site::{Site, kind};

pub use form::Word;

impl Word {
    /// Creates unwritten words.
    ///
    /// # Safety
    ///
    /// There must be room for `count` words.
    #[inline(always)]
    pub unsafe fn make(words: NonNull<Word>, count: usize) {
        if !Self::HOLDS_ANYTHING {
            // SAFETY: the caller provides the room, and zeros are a valid word.
            unsafe { words.write_bytes(0, count) };
        }
    }
}

/// Words that are atomic, and sound for arbitrary bytes, because assembly accesses them.
#[cfg(not(any(miri, target_family = "wasm")))]
mod form {
    use super::{MaybeUninit, Site, kind};
    use atomic_maybe_uninit::AtomicMaybeUninit;

    /// A machine word of a slot.
    #[repr(transparent)]
    pub struct Word(AtomicMaybeUninit<usize>);

    impl Word {
        /// `true` if a word can hold bytes that were never written.
        pub const HOLDS_ANYTHING: bool = true;

        /// Loads the word.
        #[inline(always)]
        pub fn load(&self, site: Site<kind::Load>) -> MaybeUninit<usize> {
            self.0.load(site.order())
        }

        /// Stores to the word.
        #[inline(always)]
        pub fn store(&self, value: MaybeUninit<usize>, site: Site<kind::Store>) {
            self.0.store(value, site.order());
        }
    }
}

/// Words for Miri, which cannot run assembly. A pointer is as large as a word and keeps provenance, but
/// every byte must be initialised, so Miri cannot run elements with padding inside.
#[cfg(miri)]
mod form {
    use super::{MaybeUninit, Site, kind};
    use core::mem;
    use core::sync::atomic::AtomicPtr;

    /// A machine word of a slot.
    #[repr(transparent)]
    pub struct Word(AtomicPtr<()>);

    impl Word {
        /// `true` if a word can hold bytes that were never written.
        pub const HOLDS_ANYTHING: bool = false;

        /// Loads the word.
        pub fn load(&self, site: Site<kind::Load>) -> MaybeUninit<usize> {
            let value = MaybeUninit::new(self.0.load(site.order()));
            // SAFETY: both types have the same size, and `MaybeUninit` may hold arbitrary bytes.
            unsafe { mem::transmute::<MaybeUninit<*mut ()>, MaybeUninit<usize>>(value) }
        }

        /// Stores to the word.
        pub fn store(&self, value: MaybeUninit<usize>, site: Site<kind::Store>) {
            // SAFETY: every byte is initialised; otherwise, Miri reports an error here.
            let value = unsafe { mem::transmute::<MaybeUninit<usize>, *mut ()>(value) };
            self.0.store(value, site.order());
        }
    }
}

/// Words for a machine without threads, where a plain cell suffices.
#[cfg(all(target_family = "wasm", not(miri)))]
mod form {
    use super::{MaybeUninit, Site, kind};
    use core::cell::Cell;

    #[cfg(target_feature = "atomics")]
    compile_error!(
        "chase-lev-atomics supports WebAssembly without threads only: build without +atomics"
    );

    /// A machine word of a slot.
    #[repr(transparent)]
    pub struct Word(Cell<MaybeUninit<usize>>);

    // SAFETY: there is only one thread.
    unsafe impl Sync for Word {}

    impl Word {
        /// `true` if a word can hold bytes that were never written.
        pub const HOLDS_ANYTHING: bool = true;

        /// Loads the word.
        pub fn load(&self, _: Site<kind::Load>) -> MaybeUninit<usize> {
            self.0.get()
        }

        /// Stores to the word.
        pub fn store(&self, value: MaybeUninit<usize>, _: Site<kind::Store>) {
            self.0.set(value);
        }
    }
}
