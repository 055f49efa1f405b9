//! Sessions: by which a waiter knows what it may take.
//!
//! A worker begins a *session* whenever it runs a job that it did not pop from its own deque as
//! part of what it was doing. What it pushes has the number of its present session. So what has
//! the number of the session in which a job is run descends from this job. A scope has a session
//! as well: its jobs have that number, whoever pushes them. Sessions descend from each other as
//! the jobs do: see [`lineage`](crate::lineage).

use crate::sleep::MOST;

/// The number of a session: the seat of its worker, and a count that is the seat's own. `NONE` is nobody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Session(pub usize);

/// The bits of a session's number that are the worker's: as many as [`MOST`] has.
const WORKER: u32 = 15;

const _: () = assert!(MOST < 1 << WORKER);

impl Session {
    /// Nobody's.
    pub const NONE: Session = Session(0);

    /// The number after this, of the same worker. After 2<sup>49</sup> of them (2<sup>17</sup>,
    /// if addresses have 32 bits) the first comes again.
    pub fn next(self) -> Self {
        let next = self.0.wrapping_add(1 << WORKER);
        match next >> WORKER {
            // Not `NONE`, nor the like of it.
            0 => Session(next + (1 << WORKER)),
            _ => Session(next),
        }
    }

    /// Its number among those of its worker.
    pub fn count(self) -> usize {
        self.0 >> WORKER
    }

    /// Whose it is.
    pub fn worker(self) -> Option<usize> {
        (self != Session::NONE).then_some(self.0 % (1 << WORKER))
    }
}
