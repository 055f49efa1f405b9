//! A checker's types under the names of the native shim.

use chase_lev::research::{Site, parts};

// Not the checker's: it frees memory, and what it points to is the checker's.
use std::sync::Arc;

use super::engine::Token;

pub(crate) use super::engine::thread_local;
pub use super::engine::{Mutex, MutexGuard, thread};

/// A number that threads share. To drop it is to write it.
pub struct Number(parts::Number);

impl Number {
    pub fn new(value: usize) -> Self {
        Number(parts::Number::new(value as u64))
    }

    pub fn load(&self, site: Site) -> usize {
        self.0.load(site) as usize
    }

    pub fn store(&self, value: usize, site: Site) {
        self.0.store(value as u64, site);
    }

    /// Adds, wrapping; what it was.
    pub fn add(&self, number: usize, site: Site) -> usize {
        self.0.add(number as u64, site) as usize
    }

    /// What it was.
    pub fn swap(&self, value: usize, site: Site) -> usize {
        self.0.swap(value as u64, site) as usize
    }

    /// Replaces it, if it is `old`; what it is, if not.
    pub fn claim(&self, old: usize, new: usize, site: Site) -> Result<usize, usize> {
        let value = |value| value as usize;
        let claimed = self.0.claim(old as u64, new as u64, site);
        claimed.map(value).map_err(value)
    }
}

/// Has a thread wait for others.
pub struct Parker(Unparker);

/// What the others have of it.
#[derive(Clone)]
pub struct Unparker(Arc<Token>);

impl Default for Parker {
    fn default() -> Self {
        Parker::new()
    }
}

impl Parker {
    /// One without a token.
    pub fn new() -> Self {
        Parker(Unparker(Arc::new(Token::new())))
    }

    /// Waits for the token, and takes it. May return without.
    pub fn park(&self) {
        self.0.0.wait();
    }

    /// What the others have of it.
    pub fn unparker(&self) -> &Unparker {
        &self.0
    }
}

impl Unparker {
    /// Gives the token, if it is not there.
    pub fn unpark(&self) {
        self.0.notify();
    }

    /// Its address, which holds it.
    pub fn into_raw(this: Unparker) -> *const () {
        Arc::into_raw(this.0).cast()
    }

    /// The one at this address.
    ///
    /// # Safety
    ///
    /// It is from `into_raw`, and is used once.
    pub unsafe fn from_raw(pointer: *const ()) -> Unparker {
        // SAFETY: the caller's.
        Unparker(unsafe { Arc::from_raw(pointer.cast()) })
    }
}

/// A thread looks again when somebody else has done something.
pub fn pause(_: usize) {
    thread::yield_now();
}
