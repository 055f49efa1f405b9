//! The jobs that a waiting worker runs.

/// The jobs that a worker runs while it waits, in a `join` or at the end of a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Only jobs that it waits for. This is the default.
    ///
    /// A lock held across a `join` can block only the jobs of that `join`, and a thread's stack holds
    /// one path of the tree of calls and forks.
    #[default]
    Own,
    /// Any job, as in rayon; so no other thread need take the worker's place. A job may then need a
    /// lock that is held further down on its own stack, and stacks may grow deep.
    Any,
}
