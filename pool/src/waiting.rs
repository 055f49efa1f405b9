//! The choice of jobs for a worker that waits.

/// The jobs that a worker runs while it waits, in a `join` or at the end of a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Those that it waits for, and no others: the default.
    ///
    /// So a lock that is held across a `join` is in the way only of what the `join` itself runs;
    /// and what is on a thread's stack at a time is a path from a caller to what it has called.
    #[default]
    Own,
    /// All that there are, as rayon does, so that no other thread need run in their place. A job may find
    /// a lock taken that is held further down on its own stack, and stacks may become deep.
    Any,
}
