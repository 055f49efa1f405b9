//! Programs on real threads, which need the cores that there are.

#![cfg(not(any(loom, shuttle)))]

mod contention;
mod stress;

use std::sync::Mutex;

/// Held by the test that runs: others would take the cores that it needs.
static ALONE: Mutex<()> = Mutex::new(());
