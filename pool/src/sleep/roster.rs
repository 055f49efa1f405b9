//! The threads that are not at work.

use super::{Seat, Thread};
use crate::own::{Permit, Quota};
use crate::shim::Arc;

/// The threads that are not at work, under the lock of `Sleep`.
pub struct Roster {
    /// The idle threads in the order in which they went to sleep. The flag is true if the thread also
    /// waits.
    pub idle: Vec<(Arc<Thread>, bool)>,
    /// The number of idle threads that `Idle` counts.
    pub counted: usize,
    /// The number of threads.
    pub threads: usize,
    pub end: End,
    /// The permits and spares, with `Waiting::Own`.
    pub quota: Option<Quota>,
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

/// The thread that is to search.
pub enum Chosen {
    /// An idle one.
    Idle(Arc<Thread>),
    /// A spare in this seat, which must be started.
    Spare(Seat, Permit),
}

impl Roster {
    /// Returns the number of threads that can be made to search.
    pub fn ready(&self) -> usize {
        match &self.quota {
            None => self.idle.len(),
            Some(quota) => quota.usable(&self.idle),
        }
    }

    /// Returns true if there are more threads than may run at a time.
    pub fn is_surplus(&self) -> bool {
        let quota = self.quota.as_ref();
        quota.is_some_and(|quota| self.threads > quota.permits)
    }

    /// Takes the idle thread that went to sleep last, or the one with this index, if it is idle.
    pub fn choose(&mut self, index: Option<usize>) -> Option<Chosen> {
        if let Some(quota) = &mut self.quota {
            let chosen = quota.choose(&mut self.idle, index.map(Permit));
            self.threads += usize::from(matches!(chosen, Some(Chosen::Spare(..))));
            return chosen;
        }
        let place = match index {
            None => self.idle.len().checked_sub(1)?,
            Some(index) => self.idle.iter().position(|(one, _)| one.seat.0 == index)?,
        };
        Some(Chosen::Idle(self.idle.remove(place).0))
    }

    /// Returns the index of an idle thread for which `has_jobs` returns true.
    pub fn find(&self, has_jobs: impl Fn(usize) -> bool) -> Option<usize> {
        match &self.quota {
            None => (self.idle.iter())
                .map(|(one, _)| one.seat.0)
                .find(|&index| has_jobs(index)),
            Some(quota) => quota.find(has_jobs),
        }
    }

    /// Removes a thread from the idle ones. Returns true if it was one.
    pub fn take_idle(&mut self, thread: &Arc<Thread>) -> bool {
        let before = self.idle.len();
        self.idle.retain(|(one, _)| !Arc::ptr_eq(one, thread));
        self.idle.len() < before
    }
}
