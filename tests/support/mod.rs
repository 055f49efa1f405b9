//! What the suites share: scenarios, and how to carry them out.

#![allow(dead_code, reason = "each suite uses what it needs")]

pub mod element;
pub mod execute;
pub mod history;
pub mod scenario;
pub mod table;
#[cfg(not(model))]
pub mod threads;
