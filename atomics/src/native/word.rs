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

    /// Loads some of the first words, in any order, and returns how many.
    ///
    /// # Safety
    ///
    /// There is room for all at `into`, which nobody else uses.
    #[inline(always)]
    pub unsafe fn load_some(words: &[Word], into: *mut MaybeUninit<usize>, site: Site) -> usize {
        // SAFETY: the caller's; the words are there.
        unsafe { bulk::copy(words.as_ptr().cast(), into, words.len(), site) }
    }

    /// Stores to some of the first words, in any order, and returns how many.
    ///
    /// # Safety
    ///
    /// There are as many at `from`, which nobody writes.
    #[inline(always)]
    pub unsafe fn store_some(words: &[Word], from: *const MaybeUninit<usize>, site: Site) -> usize {
        // SAFETY: the caller's; shared words may be stored to.
        unsafe { bulk::copy(from, words.as_ptr().cast_mut().cast(), words.len(), site) }
    }
}

/// Large elements, by the C library's `memcpy`.
///
/// What is read from a slot counts only if nobody has written there meanwhile, so it may be torn
/// anywhere: it would do if each byte were accessed by itself. The language sees an assembly block, which
/// does to memory what relaxed atomic accesses of the bytes do. It does not see `memcpy`, which is no
/// code of Rust's, so there is no data race for it to see either. ThreadSanitizer does see it, and knows
/// nothing of claims.
#[cfg(all(target_arch = "x86_64", target_os = "linux", not(miri)))]
mod bulk {
    use super::{MaybeUninit, Site};
    use crate::THREAD_SANITIZER;
    use core::sync::atomic::Ordering::Relaxed;

    /// The fewest words for which this pays.
    const LEAST: usize = 32;

    unsafe extern "C" {
        fn memcpy(to: *mut u8, from: *const u8, bytes: usize) -> *mut u8;
    }

    /// Copies all of these words or none, and returns how many. Those at one place may be shared.
    ///
    /// # Safety
    ///
    /// There are so many words at both places, which do not overlap.
    #[inline(always)]
    pub unsafe fn copy(
        from: *const MaybeUninit<usize>,
        to: *mut MaybeUninit<usize>,
        count: usize,
        site: Site,
    ) -> usize {
        if count < LEAST || site.order() != Relaxed || THREAD_SANITIZER {
            return 0;
        }
        // SAFETY: the caller's. The function is called as its ABI asks, and accesses nothing else.
        unsafe {
            core::arch::asm!(
                "call {memcpy}",
                memcpy = sym memcpy,
                inout("rdi") to => _,
                inout("rsi") from => _,
                inout("rdx") count * size_of::<usize>() => _,
                clobber_abi("C"),
            );
        }
        count
    }
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux", not(miri))))]
mod bulk {
    use super::{MaybeUninit, Site};

    /// Copies none.
    pub unsafe fn copy(
        _: *const MaybeUninit<usize>,
        _: *mut MaybeUninit<usize>,
        _: usize,
        _: Site,
    ) -> usize {
        0
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
