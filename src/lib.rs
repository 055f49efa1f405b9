#![doc = include_str!("../README.md")]
// Without a model around it, nothing runs on a model checker's types.
#![cfg_attr(all(model, doctest), cfg(false))]

mod buffer;
mod deque;
pub mod protocol;
pub mod reclaim;
mod shim;
mod steal;

pub use deque::{Stealer, Worker};
pub use steal::Steal;

#[cfg(model)]
#[doc(hidden)]
pub use shim::model;
