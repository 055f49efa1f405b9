//! Sessions: by which a waiter knows what it may take.
//!
//! A worker begins a *session* whenever it runs a job that it did not pop from its own deque as
//! part of what it was doing. What it pushes has the number of its present session. So what has
//! the number of the session in which a job is run descends from this job. A scope has a session
//! as well: its jobs have that number, whoever pushes them. Sessions descend from each other as
//! the jobs do: see [`lineage`](crate::lineage).
//!
//! A session's *frame* is on the stack of its worker. Frames form chains: from the frame in which
//! a job is run to the one in which somebody waits for that job.

use core::ptr;

use crate::sleep::MOST;

/// The number of a session: its worker, and a count that is the worker's own. `NONE` is nobody's.
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

/// A session in progress.
pub struct Frame {
    /// The number of the pool in which it is, and the index of its worker there.
    pub pool: usize,
    pub seat: usize,
    /// Whoever waits for what is run in it waits for this: an address.
    pub awaited: usize,
    /// The frame in which somebody waits for that; null if nobody does, or no worker.
    pub parent: *const Frame,
}

impl Frame {
    /// That of a thread that runs nothing.
    pub const NONE: *const Frame = ptr::null();
}

/// The innermost of the frames in that pool in which somebody waits for what is run in `frame`: its
/// seat, and what is waited for there.
///
/// # Safety
///
/// `frame` is null or the current thread's.
pub unsafe fn waiter(mut frame: *const Frame, pool: usize) -> Option<(usize, usize)> {
    // A frame stays while what is run in it is not done; and that waits for what is run in the
    // frames between, down to the current thread's. So none of them goes meanwhile, nor changes.
    loop {
        // SAFETY: as above.
        let one = unsafe { frame.as_ref() }?;
        // SAFETY: as above.
        let parent = unsafe { one.parent.as_ref() }?;
        if parent.pool == pool {
            return Some((parent.seat, one.awaited));
        }
        frame = parent;
    }
}
