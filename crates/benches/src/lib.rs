//! The common parts of the benchmarks: deques, thread pools and walkers of directories, each kind
//! behind one interface, and the command line.

pub mod deques;
mod options;
pub mod pools;
pub mod walks;

pub use options::Options;
