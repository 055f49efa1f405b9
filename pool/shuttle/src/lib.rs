#![doc = include_str!("../README.md")]

#[cfg(not(shuttle))]
compile_error!("build with RUSTFLAGS='--cfg shuttle'");

mod explore;
pub mod faults;
mod lanes;

pub use explore::{Failure, explore, replay};
