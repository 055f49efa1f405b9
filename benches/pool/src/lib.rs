//! The pools that are compared, behind one interface, and the programs that all of them run.

pub mod articles;
mod measure;
mod options;
mod pools;
pub mod programs;

pub use measure::{Run, keep_best, print};
pub use options::{Effort, Options};
pub use pools::{Any, Chili, Forte, Own, Parkring, Rayon, Sequential};

/// A pool of threads.
pub trait Pool: Sized {
    /// What the reports call it.
    const NAME: &'static str;

    /// What a program needs to fork: nothing, or what its pool hands it.
    type Scope<'a>;

    /// With so many threads, the caller's among them if the pool makes use of that.
    fn new(threads: usize) -> Self;

    /// Runs a program in the pool.
    fn run<R: Send>(&self, program: impl FnOnce(Self::Scope<'_>) -> R + Send) -> R;

    /// Runs two closures, perhaps at the same time.
    fn join<A, B, RA, RB>(scope: Self::Scope<'_>, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce(Self::Scope<'_>) -> RA + Send,
        B: FnOnce(Self::Scope<'_>) -> RB + Send,
        RA: Send,
        RB: Send;

    /// The same scope, to fork more than once.
    fn reborrow<'a>(scope: &'a mut Self::Scope<'_>) -> Self::Scope<'a>;
}

/// A program, written once for all pools.
pub trait Program: Sync {
    /// What a run reads and changes. Preparing it takes no part in what is measured.
    type State: Send;
    /// What it comes to.
    type Output: PartialEq + Send;

    /// The state before a run.
    fn prepare(&self) -> Self::State;

    /// Runs it.
    fn run<P: Pool>(&self, scope: P::Scope<'_>, state: &mut Self::State) -> Self::Output;
}
