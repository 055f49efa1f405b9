//! Programs on real threads.

#![cfg(not(any(loom, shuttle)))]

mod contention;
mod ends;
mod stress;

use std::sync::Mutex;

/// Held by the running test, because another test would take the cores that it needs.
static ALONE: Mutex<()> = Mutex::new(());
