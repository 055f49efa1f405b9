// A checker's types work only inside a model, so the examples cannot run on them. Rustdoc sees the
// features, but not the `--cfg`.
#![cfg_attr(all(doctest, any(feature = "loom", feature = "shuttle")), cfg(false))]
#![doc = include_str!("../README.md")]

mod index;
mod site;
mod slots;

#[cfg_attr(checker, path = "checked/mod.rs")]
#[cfg_attr(not(checker), path = "native/mod.rs")]
mod engine;

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
