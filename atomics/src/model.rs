//! The checker itself, for doubles of what it does not know.

pub use crate::checker::{KNOWS_ALL_THREADS, THREADS, current, fence, lazy_static, raw};
#[cfg(all(loom, feature = "loom"))]
pub use loom::thread_local;
