//! The parts that test programs share.
#![allow(dead_code, reason = "no program uses all of them")]

pub mod child;
pub mod events;
pub mod pools;
pub mod tree;
