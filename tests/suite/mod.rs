//! What the suites share: scenarios, how to carry them out, and what is checked. With a
//! checker, also explorations as tests, instruments, and broken variants.

#![allow(dead_code, reason = "each suite uses what it needs")]

pub mod deque;
pub mod element;
pub mod execute;
pub mod history;
pub mod scenario;
pub mod table;

#[cfg(not(checker))]
pub mod threads;

#[cfg(checker)]
mod claims;
#[cfg(checker)]
pub mod exploration;
#[cfg(checker)]
pub mod foreign;
#[cfg(checker)]
pub mod gallery;
#[cfg(checker)]
pub mod instruments;
#[cfg(checker)]
pub mod jobs;
#[cfg(checker)]
pub mod lanes;
#[cfg(checker)]
pub mod models;
#[cfg(checker)]
pub mod results;
#[cfg(checker)]
mod sights;
#[cfg(checker)]
pub mod variants;
