//! Shuttle's types.

mod checked;

use shuttle::sync::Condvar;

pub use checked::{Parker, Unparker};
pub use shuttle::sync::{Mutex, MutexGuard};
pub use shuttle::thread;

/// A token for which one thread waits.
#[derive(Default)]
pub struct Token {
    is_there: Mutex<bool>,
    comes: Condvar,
}

impl Token {
    /// Waits for the token and consumes it. May return without one.
    pub fn wait(&self) {
        let token = self.is_there.lock().expect("no panics");
        let wait = self.comes.wait_while(token, |there| !*there);
        *wait.expect("no panics") = false;
    }

    /// Makes the token available, if it is not available already.
    pub fn unpark(&self) {
        *self.is_there.lock().expect("no panics") = true;
        self.comes.notify_one();
    }
}
