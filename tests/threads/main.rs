//! Programs on real threads, which need the cores that there are.

#![cfg(not(any(loom, shuttle)))]

mod bursts;
mod contention;
mod stress;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Held by the test that runs: others would take the cores that it needs.
static ALONE: Mutex<()> = Mutex::new(());

/// No other test runs meanwhile.
fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
