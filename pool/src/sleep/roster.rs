//! The threads that are not at work.

use super::{Pool, Seat, Thread};
use crate::own::{Permit, Quota};
use crate::shim::Arc;

/// The idle threads in the order in which they went to sleep. The flag is true if the thread also
/// waits.
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
    /// True if all threads were told to end.
    pub ended: bool,
    /// The permits and spares, with `Waiting::Own`, until all threads end.
    pub quota: Option<Quota>,
}

/// The thread that is to search.
pub enum Chosen {
    /// An idle one, which gets this permit.
    Idle(Arc<Thread>, Permit),
    /// A spare in this seat and with this permit, which must be started.
    Spare(Seat, Permit),
}

impl Chosen {
    pub fn wake(self, pool: &impl Pool) {
        match self {
            Chosen::Idle(thread, _) => thread.wake(),
            Chosen::Spare(seat, permit) => pool.start(seat, permit),
        }
    }
}

impl Roster {
    /// Returns `true` if the thread in this seat is a spare, and there are more threads than may
    /// run at a time.
    pub fn is_surplus(&self, seat: Seat) -> bool {
        let quota = self.quota.as_ref();
        quota.is_some_and(|quota| quota.is_spare(seat) && self.threads > quota.permits)
    }

    /// Takes the permit of a thread away. By default, the thread keeps it for itself.
    pub fn release(&mut self, thread: &Arc<Thread>, pool: &impl Pool) {
        if let Some(quota) = &mut self.quota {
            quota.release(thread, pool);
        }
        thread.grant(None);
    }

    /// Lets a thread continue whose wait or call is over.
    pub fn resume(&mut self, thread: &Arc<Thread>, pool: &impl Pool) {
        match &mut self.quota {
            Some(quota) => quota.resume(thread, pool),
            None => thread.grant(Some(Permit(thread.seat.0))),
        }
    }
}
