#![doc = include_str!("../README.md")]

#[cfg(not(shuttle))]
compile_error!("build with RUSTFLAGS='--cfg shuttle'");

mod explore;
mod lanes;
pub mod programs;

pub use explore::{Failure, explore, replay};
