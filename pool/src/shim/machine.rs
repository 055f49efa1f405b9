//! The machine's types.

pub use crossbeam_utils::sync::{Parker, Unparker};
pub use std::sync::{Mutex, MutexGuard};
pub use std::thread;
