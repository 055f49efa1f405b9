//! Shuttle's types.

use shuttle::sync::Condvar;

pub use shuttle::sync::{Mutex, MutexGuard};
pub use shuttle::{thread, thread_local};

/// With this one thread waits for others.
pub struct Token {
    is_there: Mutex<bool>,
    comes: Condvar,
}

impl Token {
    pub fn new() -> Self {
        Token {
            is_there: Mutex::new(false),
            comes: Condvar::new(),
        }
    }

    pub fn wait(&self) {
        let token = self.is_there.lock().expect("no panics");
        let wait = self.comes.wait_while(token, |there| !*there);
        *wait.expect("no panics") = false;
    }

    pub fn notify(&self) {
        *self.is_there.lock().expect("no panics") = true;
        self.comes.notify_one();
    }
}
