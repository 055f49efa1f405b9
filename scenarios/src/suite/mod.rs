//! The suite: scenarios, how to carry them out, and what is checked. With a checker, also
//! explorations as tests, instruments, and broken variants.
//!
//! For the suites of this repository only: anything here may change at any time. Other deques need
//! what the root of the crate has.

pub mod deque;
pub mod element;
pub mod evidence;
pub mod execute;
pub mod gallery;
pub mod history;
pub mod protocols;
pub mod scenario;
pub mod table;
pub mod threads;

#[cfg(checker)]
pub mod broken;
#[cfg(checker)]
mod claims;
#[cfg(checker)]
pub mod exploration;
#[cfg(checker)]
pub mod foreign;
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
#[cfg(shuttle)]
pub mod schedule;
#[cfg(checker)]
mod sights;
#[cfg(checker)]
pub mod variants;
