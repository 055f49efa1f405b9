//! The walkers of the benchmarks, which all count the same, and the trees that they walk.

pub mod trees;
pub mod walkers;
