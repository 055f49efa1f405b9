//! The parts that are the same under each checker.

use core::time::Duration;
// The standard `Arc`, not the checker's: it only frees memory, and its content is a checker's type.
use std::sync::Arc;

use super::Token;

/// A primitive with which a thread waits until another thread wakes it.
#[derive(Default)]
pub struct Parker(Unparker);

/// A handle that wakes the thread of a [`Parker`].
pub type Unparker = Arc<Token>;

impl Parker {
    /// Creates a parker without a token.
    pub fn new() -> Self {
        Parker::default()
    }

    /// Waits for the token and consumes it. May return without one.
    pub fn park(&self) {
        self.0.wait();
    }

    /// Does the same as [`park`](Parker::park), because a model has no time.
    pub fn park_timeout(&self, _: Duration) {
        self.park();
    }

    /// Returns the handle with which other threads wake this one.
    pub fn unparker(&self) -> &Unparker {
        &self.0
    }
}
