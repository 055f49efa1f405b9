//! The pools that are compared, behind one interface, and the programs that all of them run.

pub mod articles;
mod measure;
mod options;
mod pools;
pub mod programs;

pub use measure::{Comparison, Pools, Run, compare};
pub use options::Options;
pub use pools::{Any, Chili, Forte, Own, Parkring, Rayon, Sequential};

/// A pool of threads.
pub trait Pool: Sized {
    /// What the reports call it.
    const NAME: &'static str;

    /// What a program needs to fork: nothing, or what its pool hands it.
    type Scope<'a>: Copy;

    /// With so many threads, the caller's among them if the pool makes use of that.
    fn new(threads: usize) -> Self;

    /// Runs a program in the pool.
    fn run<R: Send>(&self, program: impl FnOnce(Self::Scope<'_>) -> R + Send) -> R;

    /// Runs two closures, perhaps at the same time.
    fn join<A: Send, B: Send>(
        scope: Self::Scope<'_>,
        a: impl FnOnce(Self::Scope<'_>) -> A + Send,
        b: impl FnOnce(Self::Scope<'_>) -> B + Send,
    ) -> (A, B);
}

/// A program, written once for all pools, and what it reads and changes. Each run has a clone, which
/// takes no part in what is measured.
pub trait Program: Clone + Sync {
    /// What it comes to.
    type Output: PartialEq + Send + Sync;

    /// Runs it.
    fn run<P: Pool>(&mut self, scope: P::Scope<'_>) -> Self::Output;
}
