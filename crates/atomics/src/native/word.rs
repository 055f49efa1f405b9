//! The words of a slot. A word may hold everything that an element may: padding, pointers, and
//! uninitialised bytes.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use crate::site::{Site, kind};

// Atomic, and sound for arbitrary bytes, because assembly accesses it.
#[cfg(not(any(miri, target_family = "wasm")))]
type Raw = atomic_maybe_uninit::AtomicMaybeUninit<usize>;
#[cfg(any(miri, target_family = "wasm"))]
use substitute::Raw;

/// A machine word of a slot.
#[repr(transparent)]
pub struct Word(Raw);

impl Word {
    /// Creates unwritten words.
    ///
    /// # Safety
    ///
    /// There must be room for `count` words.
    #[inline(always)]
    pub unsafe fn make(words: NonNull<Word>, count: usize) {
        if cfg!(miri) {
            // SAFETY: the caller provides the room, and zeros are a valid word.
            unsafe { words.write_bytes(0, count) };
        }
    }

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

/// A word for Miri, which cannot run assembly. A pointer is as large as a word and keeps provenance, but
/// every byte must be initialised, so Miri cannot run elements with padding inside.
#[cfg(miri)]
mod substitute {
    use core::mem::{self, MaybeUninit};
    use core::sync::atomic::{AtomicPtr, Ordering};

    pub struct Raw(AtomicPtr<()>);

    impl Raw {
        pub fn load(&self, order: Ordering) -> MaybeUninit<usize> {
            let value = MaybeUninit::new(self.0.load(order));
            // SAFETY: both types have the same size, and `MaybeUninit` may hold arbitrary bytes.
            unsafe { mem::transmute::<MaybeUninit<*mut ()>, MaybeUninit<usize>>(value) }
        }

        pub fn store(&self, value: MaybeUninit<usize>, order: Ordering) {
            // SAFETY: every byte is initialised; otherwise, Miri reports an error here.
            let value = unsafe { mem::transmute::<MaybeUninit<usize>, *mut ()>(value) };
            self.0.store(value, order);
        }
    }
}

/// A word for a machine without threads, where a plain cell suffices.
#[cfg(all(target_family = "wasm", not(miri)))]
mod substitute {
    use core::cell::Cell;
    use core::mem::MaybeUninit;
    use core::sync::atomic::Ordering;

    #[cfg(target_feature = "atomics")]
    compile_error!(
        "chase-lev-atomics supports WebAssembly without threads only: build without +atomics"
    );

    pub struct Raw(Cell<MaybeUninit<usize>>);

    // SAFETY: there is only one thread.
    unsafe impl Sync for Raw {}

    impl Raw {
        pub fn load(&self, _: Ordering) -> MaybeUninit<usize> {
            self.0.get()
        }

        pub fn store(&self, value: MaybeUninit<usize>, _: Ordering) {
            self.0.set(value);
        }
    }
}
