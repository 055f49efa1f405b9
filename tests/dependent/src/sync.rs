//! The types of the checker, or of the standard library.

#[cfg(all(loom, feature = "loom"))]
pub use loom::{sync::*, thread};
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::{sync::*, thread};
#[cfg(not(any(all(loom, feature = "loom"), all(shuttle, feature = "shuttle"))))]
pub use std::{sync::*, thread};
