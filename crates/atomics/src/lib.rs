// A checker's types work only inside a model, so the examples cannot run on them. Rustdoc sees the
// features, but not the `--cfg`.
#![cfg_attr(all(doctest, any(feature = "loom", feature = "shuttle")), cfg(false))]
#![doc = include_str!("../README.md")]

/// Calls a macro with each type of number and the name of its atomic.
macro_rules! numbers {
    ($define:ident) => {
        $define! {
            u8 AtomicU8 u16 AtomicU16 u32 AtomicU32 usize AtomicUsize
            i8 AtomicI8 i16 AtomicI16 i32 AtomicI32 isize AtomicIsize
        }
        #[cfg(any(checker, target_has_atomic = "64"))]
        $define! { u64 AtomicU64 i64 AtomicI64 }
    };
}

#[cfg(not(all(loom, feature = "loom")))]
mod cell;
mod index;
mod site;
mod slots;

#[cfg_attr(checker, path = "checked/mod.rs")]
#[cfg_attr(not(checker), path = "native/mod.rs")]
mod engine;

use core::sync::atomic::Ordering::Relaxed;

pub use engine::*;
pub use index::{Distance, Index};
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::thread_local;
pub use site::{Access, Site, Step, is_name_of, kind};
pub use slots::{AllocateError, Header, Slots};

/// `true` if a checker's types replace the machine's.
pub const CHECKER: bool = cfg!(checker);

/// `true` if the locals of a thread are dropped in the same order in each execution, which is not so under loom.
pub const LOCALS_HAVE_AN_ORDER: bool = cfg!(not(all(loom, feature = "loom")));

/// `true` in a build for ThreadSanitizer, which does not understand fences.
pub const THREAD_SANITIZER: bool = cfg!(sanitize_thread);

/// An [`Atomic`] `bool`.
pub type AtomicBool = Atomic<bool>;

/// An [`Atomic`] pointer.
pub type AtomicPtr<T> = Atomic<*mut T>;

/// The site of failed compare-and-swaps from which an algorithm acquires nothing.
pub const FAILED: Site<kind::Load> = Site::<kind::Load>::new("failed", Relaxed);
