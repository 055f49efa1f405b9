//! Loom's types under the names of the native shim, watched.
//!
//! Every access is recorded with its site, value and staleness ([`trace`]);
//! rings live on a heap that knows what was freed ([`heap`]); reclamation is
//! by a small double of crossbeam-epoch ([`epoch`]), or by crossbeam-epoch
//! itself with `--cfg crossbeam_loom`.

#![allow(
    missing_docs,
    reason = "for this project's suites; most names are the native shim's"
)]

mod atomic;
#[cfg(not(crossbeam_loom))]
pub mod epoch;
pub mod heap;
pub mod thread;
pub mod trace;

#[cfg(crossbeam_loom)]
pub use crossbeam_epoch as epoch;

pub use atomic::{AtomicIndex, AtomicPtr, Index, Word, fence, fences_are_steps};
pub use heap::{alloc, dealloc};
pub use loom::sync::Arc;

/// Starts an execution: call it first thing in the model.
///
/// # Panics
///
/// If the execution before leaked a ring.
pub fn begin() {
    end();
    trace::clear();
    thread::clear();
    atomic::begin();
}

/// Ends the last execution: call it when the checker is done.
///
/// # Panics
///
/// If that execution leaked a ring.
pub fn end() {
    let leaked = heap::clear();
    assert!(leaked == 0, "{leaked} rings leaked");
}
