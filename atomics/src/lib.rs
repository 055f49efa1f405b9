// Without a model around it, nothing runs on a checker's types; rustdoc sees the features only.
#![cfg_attr(all(doctest, any(feature = "loom", feature = "shuttle")), cfg(false))]
#![doc = include_str!("../README.md")]

mod index;
mod site;
mod slots;
#[cfg(feature = "wait")]
pub mod wait;

#[cfg(not(checker))]
mod barrier;
#[cfg(not(checker))]
mod native;
#[cfg(not(checker))]
mod word;
#[cfg(not(checker))]
use native as engine;
#[cfg(not(checker))]
pub use {std::thread_local, word::Word};

#[cfg(checker)]
mod checked;
#[cfg(all(loom, feature = "loom"))]
#[path = "loom.rs"]
mod checker;
#[cfg(all(shuttle, feature = "shuttle"))]
#[path = "shuttle.rs"]
mod checker;
#[cfg(checker)]
pub mod hook;
#[cfg(checker)]
pub mod model;
#[cfg(all(loom, feature = "loom"))]
pub mod mutate;
#[cfg(checker)]
use checked as engine;
#[cfg(checker)]
pub use checked::Word;
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::thread_local;

pub use engine::{
    Arc, Atomic, CHECKER, Distance, Unsupported, Value, after_seq_cst, alloc, dealloc, fence,
    interrupted, leak, support,
};
pub use index::Index;
pub use site::{Access, Site};
pub use slots::{AllocateError, Header, Slots};

/// Whether this is a build for ThreadSanitizer, which does not understand fences.
pub const THREAD_SANITIZER: bool = cfg!(sanitize_thread);

/// Expands to its items unless this is a build for ThreadSanitizer, which does not understand fences.
#[cfg(not(sanitize_thread))]
#[macro_export]
macro_rules! unless_sanitized {
    ($usual:item else $sanitized:item) => {
        $usual
    };
}

/// Expands to the second item: this is a build for ThreadSanitizer, which does not understand fences.
#[cfg(sanitize_thread)]
#[macro_export]
macro_rules! unless_sanitized {
    ($usual:item else $sanitized:item) => {
        $sanitized
    };
}
