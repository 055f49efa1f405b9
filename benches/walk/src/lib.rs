//! The walkers that are compared, each of which counts the same, and the trees that they walk.

pub mod trees;
pub mod walkers;
