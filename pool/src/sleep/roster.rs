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
    /// Returns true if there are more threads than may run at a time.
    pub fn is_surplus(&self) -> bool {
        let quota = self.quota.as_ref();
        quota.is_some_and(|quota| self.threads > quota.permits)
    }

    /// Removes a thread from the idle ones. Returns true if it was one.
    pub fn take_idle(&mut self, thread: &Arc<Thread>) -> bool {
        let place = (self.idle.iter()).position(|(one, _)| Arc::ptr_eq(one, thread));
        place.map(|place| self.idle.remove(place)).is_some()
    }
}
