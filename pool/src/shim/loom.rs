//! Loom's types.

mod checked;

use loom::cell::UnsafeCell;
use loom::sync::Notify;

pub use checked::{Parker, Unparker};
pub use loom::sync::{Mutex, MutexGuard};
pub use loom::thread;

/// A token for which one thread waits. The wait may end without the token.
///
/// Loom's own `park` cannot replace it, because it also orders everything that precedes an `unpark`
/// before everything that precedes the `park`.
pub struct Token {
    notify: Notify,
    /// Written when the token is created and read when it is used, so that loom reports a use that
    /// is not ordered after the creation.
    made: UnsafeCell<()>,
}

// SAFETY: `made` is only read once the token is shared.
unsafe impl Sync for Token {}

impl Default for Token {
    fn default() -> Self {
        let made = UnsafeCell::new(());
        made.with_mut(|_| ());
        Token { notify: Notify::new(), made }
    }
}

impl Token {
    /// Waits for the token and consumes it. May return without one.
    pub fn wait(&self) {
        self.notify.wait();
    }

    /// Makes the token available, if it is not available already.
    pub fn unpark(&self) {
        self.made.with(|_| ());
        self.notify.notify();
    }
}
