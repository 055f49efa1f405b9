//! The limit on open directories.

use std::fs;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use rustix::process::{Resource, getrlimit};

use crate::Refused;

/// The number of directories that a worker has open at the same time: one, and its parent.
const EACH: usize = 2;

/// The number of directories that may stay open for their subdirectories, besides those that the workers
/// are reading.
pub struct Descriptors {
    left: AtomicUsize,
}

/// A permit for one directory to stay open.
pub struct Permit<'a>(&'a Descriptors);

impl Descriptors {
    /// Counts the descriptors that the process may still open, and sets aside those that the workers need.
    pub fn new(threads: usize) -> Result<Self, Refused> {
        let limit = getrlimit(Resource::Nofile).current;
        let limit = limit.map_or(usize::MAX, |limit| limit.try_into().unwrap_or(usize::MAX));
        // Without `/proc`, assume that half of the limit is in use.
        let open = fs::read_dir("/proc/self/fd").map_or(limit / 2, Iterator::count);
        let (free, needed) = (limit.saturating_sub(open), threads * EACH);
        let left = free.checked_sub(needed).map(AtomicUsize::new);
        let left = left.ok_or(Refused::Descriptors { free, needed })?;
        Ok(Descriptors { left })
    }

    /// Lets no directory stay open.
    #[cfg(test)]
    pub fn none() -> Self {
        let left = AtomicUsize::new(0);
        Descriptors { left }
    }

    pub fn permit(&self) -> Option<Permit<'_>> {
        // Acquire pairs with the Release below: the last holder of the permit has closed its directory
        // before this one opens its own. Otherwise, the process could exceed its limit by one.
        let taken = (self.left).fetch_update(Acquire, Relaxed, |left| left.checked_sub(1));
        taken.ok().map(|_| Permit(self))
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.0.left.fetch_add(1, Release);
    }
}
