//! Sessions, by which a waiter recognises the jobs that it may take.
//!
//! A worker begins a *session* for each job that it runs, except for jobs that it waits for and pops
//! from its own deque. It marks each job that it pushes with the number of its current session. So all
//! jobs marked with the session in which a job runs descend from that job. A scope has a session as
//! well: its jobs carry that number, whichever thread pushes them. Sessions descend from each other as
//! the jobs do: see [`lineage`](crate::lineage).

use crate::sleep::MOST;

/// The number of a session: the seat of its worker, and a count of that seat's sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Session(pub usize);

/// The width in bits of the seat in a session's number: enough for [`MOST`].
const WORKER: u32 = 15;

const _: () = assert!(MOST < 1 << WORKER);

impl Session {
    /// No session.
    pub const NONE: Session = Session(0);

    /// Returns the next number of the same seat. The numbers repeat after 2<sup>49</sup> sessions
    /// (2<sup>17</sup> where addresses have 32 bits).
    pub fn next(self) -> Self {
        let next = self.0.wrapping_add(1 << WORKER);
        match next >> WORKER {
            // Skips a count of zero, which `NONE` has.
            0 => Session(next + (1 << WORKER)),
            _ => Session(next),
        }
    }

    /// Returns its number among the sessions of its seat.
    pub fn count(self) -> usize {
        self.0 >> WORKER
    }

    /// Returns the seat of its worker, or `None` for [`NONE`](Session::NONE).
    pub fn worker(self) -> Option<usize> {
        (self != Session::NONE).then_some(self.0 % (1 << WORKER))
    }
}
