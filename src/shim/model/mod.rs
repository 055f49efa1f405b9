//! A checker's types under the names of the native shim, watched.
//!
//! Every access is recorded with its site, value and staleness ([`trace`]);
//! rings live on a heap that knows what was freed ([`heap`]); reclamation is
//! by a small double of crossbeam-epoch ([`epoch`]), or by crossbeam-epoch
//! itself with `--cfg crossbeam_loom`. What is the checker's own is in
//! [`engine`].

#![allow(
    missing_docs,
    reason = "for this project's suites; most names are the native shim's"
)]

mod at_once;
mod atomic;
mod engine;
#[cfg(not(crossbeam_loom))]
pub mod epoch;
pub mod heap;
mod history;
mod swap;
pub mod thread;
pub mod trace;

#[cfg(crossbeam_loom)]
pub use crossbeam_epoch as epoch;

pub use atomic::{AtomicIndex, AtomicPtr, Index, Word, fence, support};
/// Checkers support every protocol.
pub use core::convert::Infallible as Unsupported;
pub use engine::Arc;
#[cfg(loom)]
pub use engine::{fences_are_steps, loads_are_marked};
pub use heap::{alloc, dealloc};

/// Starts an execution: call it first thing in the model.
pub fn begin() {
    trace::clear();
    thread::clear();
    engine::begin();
}

/// Ends an execution: call it when all threads have been joined; with
/// `--cfg crossbeam_loom`, when the execution is over, for only then does
/// crossbeam-epoch free the rest.
///
/// # Panics
///
/// If a ring leaked.
pub fn end() {
    #[cfg(not(crossbeam_loom))]
    epoch::finish();
    let leaked = heap::clear();
    assert!(leaked == 0, "{leaked} rings leaked");
}
