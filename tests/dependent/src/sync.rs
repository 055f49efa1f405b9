//! A checker's types, or else the machine's.

#[cfg(all(loom, feature = "loom"))]
pub use loom::sync::{Arc, Condvar, Mutex, atomic};
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::sync::{Arc, Condvar, Mutex, atomic};
#[cfg(not(any(all(loom, feature = "loom"), all(shuttle, feature = "shuttle"))))]
pub use std::sync::{Arc, Condvar, Mutex, atomic};
