//! The part of rayon-core's private module `registry` that the tests use.

/// Calls `op` on a worker of the current pool, or of the global one.
pub fn in_worker<R: Send>(op: impl FnOnce((), bool) -> R + Send) -> R {
    rayon_core::scope(|_| op((), true))
}
