//! How many directories may stay open.

use std::fs;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use rustix::process::{Resource, getrlimit};

use crate::Refused;

/// What a worker opens at the same time: a directory, and the one above it.
const EACH: usize = 2;

/// How many more directories may stay open for those in them, besides what the workers have at
/// hand.
pub struct Descriptors {
    left: AtomicUsize,
}

/// That one directory may stay open.
pub struct Permit<'a>(&'a Descriptors);

impl Descriptors {
    /// What the process may still open, but for what the workers need.
    pub fn new(threads: usize) -> Result<Self, Refused> {
        let limit = getrlimit(Resource::Nofile).current;
        let limit = limit.map_or(usize::MAX, |limit| limit.try_into().unwrap_or(usize::MAX));
        // Without `/proc` nobody knows.
        let open = fs::read_dir("/proc/self/fd").map_or(limit / 2, Iterator::count);
        let (free, needed) = (limit.saturating_sub(open), threads * EACH);
        let left = free.checked_sub(needed).map(AtomicUsize::new);
        let left = left.ok_or(Refused::Descriptors { free, needed })?;
        Ok(Descriptors { left })
    }

    pub fn permit(&self) -> Option<Permit<'_>> {
        // Acquire, of the Release below: what is opened with a permit is opened after that was
        // closed for which the permit was given before. Else there could be one too many.
        let taken = (self.left).fetch_update(Acquire, Relaxed, |left| left.checked_sub(1));
        taken.ok().map(|_| Permit(self))
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.0.left.fetch_add(1, Release);
    }
}
