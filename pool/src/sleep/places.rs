//! The permits and threads that are not at work.

use std::collections::VecDeque;

use super::{Permit, Thread};
use crate::shim::Arc;

/// The permits and threads that are not at work, under the lock of `Sleep`.
pub struct Places {
    /// The free permits.
    pub free: Vec<Permit>,
    /// The number of them that `Idle` counts: zero if no thread could take one.
    pub counted: usize,
    /// The idle threads in the order in which they went to sleep. The flag is true if the thread also
    /// waits.
    pub idle: Vec<(Arc<Thread>, bool)>,
    /// The threads over quota: they run without a permit because their waits are over.
    pub over: VecDeque<Arc<Thread>>,
    /// The number of threads.
    pub threads: usize,
    /// The seats for spares.
    pub seats: Vec<usize>,
    /// The number of times that no thread was left to take a free permit.
    pub refused: usize,
    pub end: End,
}

/// The state of the shutdown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// It was not requested.
    Open,
    /// It was requested, and jobs may be left.
    Asked,
    /// All threads are idle, and there will be no more jobs.
    Over,
}

impl Places {
    /// Returns the number of free permits, or zero if no thread could take one.
    pub fn usable(&self) -> usize {
        let any = !(self.idle.is_empty() && self.seats.is_empty());
        self.free.len() * usize::from(any)
    }

    /// Passes a permit on to the thread that has been over quota the longest, or frees it if there is none.
    pub fn pass(&mut self, permit: Permit) -> Option<Arc<Thread>> {
        let next = self.over.pop_front();
        match &next {
            Some(next) => next.set(permit.0),
            None => self.free.push(permit),
        }
        next
    }

    /// Removes a thread from the idle ones. Returns true if it was one.
    pub fn take_idle(&mut self, thread: &Arc<Thread>) -> bool {
        let before = self.idle.len();
        self.idle.retain(|(one, _)| !Arc::ptr_eq(one, thread));
        self.idle.len() < before
    }
}
