//! A common interface to the compared pools, and the programs that all of them run.

mod measure;
mod peers;
pub mod programs;
pub mod queues;

pub use measure::{Comparison, Pools, Run, compare};
pub use peers::{Chili, Forte, Handle, Ours, Own, Parkring, Rayon, Sequential};

/// A pool of threads.
pub trait Pool: Sized {
    /// The name in the reports.
    const NAME: &'static str;

    /// The handle that a program needs to fork, or `()` if it needs none.
    type Scope<'a>: Copy;

    /// Creates a pool of `threads` threads, including the caller if the pool uses it.
    fn new(threads: usize) -> Self;

    /// Runs a program in the pool.
    fn run<R: Send>(&self, program: impl FnOnce(Self::Scope<'_>) -> R + Send) -> R;

    /// Runs two closures, perhaps in parallel.
    fn join<A: Send, B: Send>(
        scope: Self::Scope<'_>,
        a: impl FnOnce(Self::Scope<'_>) -> A + Send,
        b: impl FnOnce(Self::Scope<'_>) -> B + Send,
    ) -> (A, B);
}

/// A program with its data, written once for all pools. Each run gets a clone; cloning is not
/// measured.
pub trait Program: Clone + Sync {
    /// The result.
    type Output: PartialEq + Send + Sync;

    /// Runs the program.
    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> Self::Output;
}
