//! The parts of rayon-core's private modules that the tests use.

pub mod registry {
    /// Calls `op` on a worker of the current pool, or of the global one.
    pub fn in_worker<R: Send>(op: impl FnOnce((), bool) -> R + Send) -> R {
        rayon_core::scope(|_| op((), true))
    }
}

pub mod unwind {
    use std::panic::{self, AssertUnwindSafe};
    use std::thread;

    /// Calls `func`, and catches its panic.
    pub fn halt_unwinding<R>(func: impl FnOnce() -> R) -> thread::Result<R> {
        panic::catch_unwind(AssertUnwindSafe(func))
    }
}
