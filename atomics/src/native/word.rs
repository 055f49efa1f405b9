//! The words of a slot. A word may hold everything that an element may: padding, pointers, and
//! uninitialised bytes.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use crate::site::Site;

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

    /// Loads some of the first words, in any order, and returns their number.
    ///
    /// # Safety
    ///
    /// There must be room for all words at `into`, which no other thread may use.
    #[inline(always)]
    pub unsafe fn load_some(words: &[Word], into: *mut MaybeUninit<usize>, site: Site) -> usize {
        // SAFETY: the caller provides the room, and the reference the words.
        unsafe { bulk::copy(words.as_ptr().cast(), into, words.len(), site) }
    }

    /// Stores to some of the first words, in any order, and returns their number.
    ///
    /// # Safety
    ///
    /// There must be as many words at `from`, which no other thread may write.
    #[inline(always)]
    pub unsafe fn store_some(words: &[Word], from: *const MaybeUninit<usize>, site: Site) -> usize {
        // SAFETY: the caller provides the words at `from`, and words may be stored to while shared.
        unsafe { bulk::copy(from, words.as_ptr().cast_mut().cast(), words.len(), site) }
    }
}

/// Copies of large elements with the C library's `memcpy`.
///
/// The content of a slot counts only if no thread has written to the slot meanwhile, so it may be torn at
/// any byte. To the language, this is an assembly block whose effect on memory is that of relaxed atomic
/// accesses to the bytes. `memcpy` itself is not Rust code, so its accesses are not data races in the
/// language. ThreadSanitizer sees these accesses but not the claims, so it would report races.
#[cfg(all(target_arch = "x86_64", target_os = "linux", not(miri)))]
mod bulk {
    use super::{MaybeUninit, Site};
    use crate::THREAD_SANITIZER;
    use core::sync::atomic::Ordering::Relaxed;

    /// The smallest number of words for which this is faster.
    const LEAST: usize = 32;

    unsafe extern "C" {
        fn memcpy(to: *mut u8, from: *const u8, bytes: usize) -> *mut u8;
    }

    /// Copies all words or none, and returns their number. Either `from` or `to` may be shared.
    ///
    /// # Safety
    ///
    /// There must be `count` words at both places, which must not overlap.
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
        // SAFETY: the caller provides the words. The block calls the function according to its ABI, and
        // accesses nothing else.
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

    /// Copies no words.
    pub unsafe fn copy(
        _: *const MaybeUninit<usize>,
        _: *mut MaybeUninit<usize>,
        _: usize,
        _: Site,
    ) -> usize {
        0
    }
}

/// Words that are atomic, and sound for arbitrary bytes, because assembly accesses them.
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

/// Words for Miri, which cannot run assembly. A pointer is as large as a word and keeps provenance, but
/// every byte must be initialised, so Miri cannot run elements with padding inside.
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
            // SAFETY: both types have the same size, and `MaybeUninit` may hold arbitrary bytes.
            unsafe { mem::transmute::<MaybeUninit<*mut ()>, MaybeUninit<usize>>(value) }
        }

        /// Stores to the word.
        pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
            // SAFETY: every byte is initialised; otherwise, Miri reports an error here.
            let value = unsafe { mem::transmute::<MaybeUninit<usize>, *mut ()>(value) };
            self.0.store(value, site.order());
        }
    }
}

/// Words for a machine without threads, where a plain cell suffices.
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

    // SAFETY: there is only one thread.
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
