//! Loom's types.

use loom::cell::UnsafeCell;
use loom::sync::Notify;

pub use loom::sync::{Mutex, MutexGuard};
pub use loom::thread;

/// With this one thread waits for others, perhaps in vain. Not loom's own `park`: that one orders
/// what was before an unpark with what comes before the park as well.
pub struct Token {
    notify: Notify,
    /// Written when it is made, and read when it is used, so that loom sees if that does not
    /// happen before.
    made: UnsafeCell<()>,
}

// SAFETY: `made` is only read.
unsafe impl Sync for Token {}

impl Token {
    pub fn new() -> Self {
        let made = UnsafeCell::new(());
        made.with_mut(|_| ());
        Token {
            notify: Notify::new(),
            made,
        }
    }

    pub fn wait(&self) {
        self.notify.wait();
    }

    pub fn notify(&self) {
        self.made.with(|_| ());
        self.notify.notify();
    }
}

/// Loom's, which takes no constant blocks.
macro_rules! local {
    ($(static $name:ident: $type:ty = const { $value:expr };)*) => {
        $(loom::thread_local! { static $name: $type = $value; })*
    };
    ($(static $name:ident: $type:ty = $value:expr;)*) => {
        $(loom::thread_local! { static $name: $type = $value; })*
    };
}
pub(crate) use local as thread_local;
