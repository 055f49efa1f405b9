//! A checker's types, or else the machine's.

#[cfg(all(loom, feature = "loom"))]
pub use loom::{sync::*, thread};
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::{sync::*, thread};
#[cfg(not(any(all(loom, feature = "loom"), all(shuttle, feature = "shuttle"))))]
pub use std::{sync::*, thread};
