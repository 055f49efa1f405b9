//! A thread that sleeps: the side that other threads use, and its own.

use core::cell::Cell;
use core::time::Duration;

use super::Sleep;
use crate::notes::{event, span};
use crate::own::Permit;
use crate::shim::{Arc, Number, Parker, Unparker};
use crate::sites::*;

/// The number of a worker's seat: the index of its thread, or a number past all indices for a spare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat(pub usize);

/// The thread runs, or it sleeps and waits for nothing.
pub const IDLE: usize = 0;
/// The thread sleeps in a wait.
pub const WAITS: usize = 1;
/// The thread was resumed after its last sleep in a wait.
pub const RESUMED: usize = 2;
/// The thread was woken to search.
pub const CHOSEN: usize = 3;
/// The thread must end: there will be no more jobs.
pub const LEAVES: usize = 4;

/// The thread has no permit.
const NONE: usize = usize::MAX;

/// The side of a sleeping thread that other threads use.
pub struct Thread {
    pub seat: Seat,
    unparker: Unparker,
    /// One of the states above. Written under the lock of `Sleep`.
    state: Number,
    /// The number of its permit, or [`NONE`]. Written under the lock of `Sleep`, with `Waiting::Own` only.
    permit: Number,
    /// `None` if it belongs to no pool.
    sleep: Option<Arc<Sleep>>,
}

/// The side of a sleeping thread that only the thread itself uses.
pub struct Sleeper {
    /// The side that other threads use.
    pub thread: Arc<Thread>,
    /// True if it counts as a searcher.
    pub searches: Cell<bool>,
    parker: Parker,
}

impl Sleeper {
    /// Creates the sides of a thread of the pool with this `sleep` and permit, or of one that is no worker.
    pub fn new(seat: Seat, permit: Option<Permit>, sleep: Option<Arc<Sleep>>) -> Self {
        let parker = Parker::default();
        let thread = Arc::new(Thread {
            seat,
            unparker: parker.unparker().clone(),
            state: Number::new(IDLE),
            permit: Number::new(permit.map_or(NONE, |permit| permit.0)),
            sleep,
        });
        Sleeper {
            thread,
            searches: Cell::new(false),
            parker,
        }
    }

    /// Sleeps until this thread is woken or the time is over. Returns at once if it was woken before;
    /// may wake spuriously.
    pub fn park(&self, timeout: Option<Duration>) {
        let _sleep = span!("sleep", sleeper = self.thread.number());
        match timeout {
            None => self.parker.park(),
            Some(timeout) => self.parker.park_timeout(timeout),
        }
    }
}

impl Thread {
    /// Returns a number that identifies the thread in a trace.
    pub fn number(&self) -> usize {
        core::ptr::from_ref(self).addr()
    }

    pub fn wake(&self) {
        event!("wakes", sleeper = self.number());
        self.unparker.unpark();
    }

    pub fn state(&self) -> usize {
        // Acquires from `state.set` that a chosen thread counts as a searcher. Below `Acquire`, its search might
        // end before it has begun. No checker sees that.
        self.state.load(at!(STATE_LOOK, Acquire))
    }

    /// Sets the state, under the lock of `Sleep`.
    pub fn set(&self, state: usize) {
        // Releases the searcher's count to `state.look`: Armv8 may otherwise order `wake.choose` after this.
        self.state.store(state, at!(STATE_SET, Release));
    }

    /// Returns its permit, if it has one.
    pub fn permit(&self) -> Option<Permit> {
        // Acquires from `permit.grant` everything that the permit's last holder did. Below `Acquire`, two
        // holders of a permit race (loom: `permit.look Relaxed`).
        let permit = self.permit.load(at!(PERMIT_LOOK, Acquire));
        (permit != NONE).then_some(Permit(permit))
    }

    /// Gives it a permit, or takes its own away, under the lock of `Sleep`.
    pub fn grant(&self, permit: Option<Permit>) {
        // Releases to `permit.look` everything that the last holder did (loom: `permit.grant Relaxed`).
        let permit = permit.map_or(NONE, |permit| permit.0);
        self.permit.store(permit, at!(PERMIT_GRANT, Release));
    }

    /// Wakes this thread if it sleeps in a wait, so that it looks at its latch. Must be called after
    /// the latch was set: a thread that is about to sleep looks at the latch again under the lock.
    pub fn resume(this: &Arc<Self>) {
        match &this.sleep {
            Some(sleep) => sleep.resume(this, false),
            None => this.wake(),
        }
    }
}
