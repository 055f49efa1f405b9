//! What a waiting worker may run.

/// What a worker runs while it waits, in a `join` or at the end of a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// What it waits for, and nothing else: the default.
    ///
    /// So a lock that is held across a `join` is in the way only of what the `join` itself runs;
    /// and what is on a thread's stack at a time is a path from a caller to what it has called.
    #[default]
    Own,
    /// Whatever there is, as rayon does. Workers are idle less often. A job may find a lock
    /// taken that is held further down on its own stack, and stacks may become deep.
    Any,
}
