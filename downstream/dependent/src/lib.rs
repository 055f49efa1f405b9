//! A crate that depends on the deque. Its tests run the deque under a checker if the crate's
//! feature and the `--cfg` ask for it.

#[cfg(all(loom, feature = "loom"))]
pub use loom::thread;
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::thread;
