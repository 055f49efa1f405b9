//! The threads that are not at work.

use super::{Pool, Seat, Thread};
use crate::own::{Permit, Quota};
use crate::shim::Arc;

/// The idle threads in the order in which they went to sleep. The flag is true if the thread also waits.
pub type Resting = Vec<(Arc<Thread>, bool)>;

/// The threads that are not at work, under the lock of `Sleep`.
pub struct Roster {
    pub idle: Resting,
    /// The number of idle threads that `Idle` counts.
    pub counted: usize,
    /// The number of threads.
    pub threads: usize,
    /// True if the shutdown was requested, and jobs may be left.
    pub ends: bool,
    /// The permits and spares, with `Waiting::Own`, until all threads end.
    pub quota: Option<Quota>,
}

/// The thread that is to search.
pub enum Chosen {
    /// An idle one.
    Idle(Arc<Thread>),
    /// A spare in this seat, which must be started.
    Spare(Seat, Permit),
}

impl Chosen {
    pub fn wake(self, pool: &impl Pool) {
        match self {
            Chosen::Idle(thread) => thread.wake(),
            Chosen::Spare(seat, permit) => pool.start(seat, permit),
        }
    }
}

impl Roster {
    /// Returns the number of threads that can be made to search.
    pub fn ready(&self) -> usize {
        let quota = self.quota.as_ref();
        quota.map_or(self.idle.len(), |quota| quota.usable(&self.idle))
    }

    /// Returns true if there are more threads than may run at a time.
    pub fn is_surplus(&self) -> bool {
        let quota = self.quota.as_ref();
        quota.is_some_and(|quota| self.threads > quota.permits)
    }

    /// Takes the idle thread that went to sleep last of those whose index is `wanted`. With `Waiting::Own`, the
    /// index is that of a free permit, which any thread can get.
    pub fn choose(&mut self, wanted: impl Fn(usize) -> bool) -> Option<Chosen> {
        let Some(quota) = &mut self.quota else {
            let place = (self.idle.iter()).rposition(|(one, _)| wanted(one.seat.0))?;
            return Some(Chosen::Idle(self.idle.remove(place).0));
        };
        let chosen = quota.choose(&mut self.idle, wanted);
        self.threads += usize::from(matches!(chosen, Some(Chosen::Spare(..))));
        chosen
    }

    /// Removes a thread from the idle ones. Returns true if it was one.
    pub fn take_idle(&mut self, thread: &Arc<Thread>) -> bool {
        let place = (self.idle.iter()).position(|(one, _)| Arc::ptr_eq(one, thread));
        place.map(|place| self.idle.remove(place)).is_some()
    }
}
