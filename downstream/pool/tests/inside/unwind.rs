//! The part of rayon-core's private module `unwind` that the tests use.

use std::panic::{self, AssertUnwindSafe};
use std::thread;

/// Calls `func`, and catches its panic.
pub fn halt_unwinding<R>(func: impl FnOnce() -> R) -> thread::Result<R> {
    panic::catch_unwind(AssertUnwindSafe(func))
}
