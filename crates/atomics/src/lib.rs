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

#[cfg(not(all(loom, feature = "loom")))]
pub use cell::UnsafeCell;
pub use engine::*;
pub use index::{Distance, Index};
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::thread_local;
pub use site::{Access, Site, Step, kind};
pub use slots::{AllocateError, Header, Slots};
#[cfg(not(checker))]
pub use std::thread_local;

/// `true` if a checker's types replace the machine's.
pub const CHECKER: bool = cfg!(checker);

/// `true` in a build for ThreadSanitizer, which does not understand fences.
pub const THREAD_SANITIZER: bool = cfg!(sanitize_thread);

macro_rules! name {
    ($($V:ident $Atomic:ident)*) => {$(
        #[doc = concat!("An [`Atomic`] of type `", stringify!($V), "`.")]
        pub type $Atomic = Atomic<$V>;
    )*};
}

numbers!(name);
name!(bool AtomicBool);

/// An [`Atomic`] pointer.
pub type AtomicPtr<T> = Atomic<*mut T>;
