//! A thread that sleeps: the side that other threads use, and its own.

use core::time::Duration;

use super::{Permit, Sleep};
use crate::notes;
use crate::shim::{Arc, Number, Parker, Unparker};
use crate::sites::*;

/// The thread has no permit.
pub const NONE: usize = super::MOST + 1;
/// The thread must end: there will be no more jobs.
pub const LEAVE: usize = NONE + 1;

/// The thread sleeps in a wait.
pub const WAITS: usize = 2;
/// The thread was resumed after its last sleep in a wait.
pub const RESUMED: usize = 1;
/// The thread's last sleep was not in a wait, or it was woken to search.
pub const OTHERWISE: usize = 0;

/// The side of a sleeping thread that other threads use.
pub struct Thread {
    unparker: Unparker,
    /// The number of its permit, or [`NONE`] or [`LEAVE`]. Written under the lock of `Sleep`.
    permit: Number,
    /// [`WAITS`], [`RESUMED`] or [`OTHERWISE`]. Written under the lock of `Sleep`.
    wait: Number,
    /// `None` if it belongs to no pool and needs no permit.
    sleep: Option<Arc<Sleep>>,
}

/// The side of a sleeping thread that only the thread itself uses.
pub struct Sleeper {
    /// The side that other threads use.
    pub thread: Arc<Thread>,
    parker: Parker,
}

impl Sleeper {
    /// Creates the sides of a thread: of the pool with this `sleep`, or of one that is no worker and
    /// needs no permit.
    pub fn new(permit: Option<Permit>, sleep: Option<Arc<Sleep>>) -> Self {
        let parker = Parker::default();
        let thread = Arc::new(Thread {
            unparker: parker.unparker().clone(),
            permit: Number::new(permit.map_or(NONE, |permit| permit.0)),
            wait: Number::new(OTHERWISE),
            sleep,
        });
        Sleeper { thread, parker }
    }

    /// Sleeps until this thread is woken or the time is over. Returns at once if it was woken before;
    /// may wake spuriously.
    pub fn park(&self, timeout: Option<Duration>) {
        let _sleep = notes::sleep(self.thread.number());
        match timeout {
            None => self.parker.park(),
            Some(timeout) => self.parker.park_timeout(timeout),
        }
    }

    /// Returns the permit of this thread. Waits for one if the thread is over quota.
    pub fn permit(&self) -> Permit {
        loop {
            match self.thread.permit() {
                Some(permit) => return permit,
                None => self.park(None),
            }
        }
    }
}

impl Thread {
    /// Returns a number that identifies the thread in a trace.
    pub fn number(&self) -> usize {
        core::ptr::from_ref(self).addr()
    }

    pub fn wake(&self) {
        notes::wake(self.number());
        self.unparker.unpark();
    }

    /// Returns its permit, if it has one.
    pub fn permit(&self) -> Option<Permit> {
        Some(Permit(self.state())).filter(|permit| permit.0 < NONE)
    }

    /// Returns the number of its permit, or [`NONE`] or [`LEAVE`].
    pub fn state(&self) -> usize {
        // Acquires from `permit.grant` everything that the permit's last holder did. Below `Acquire`, two
        // holders of a permit race (loom: `permit.look Relaxed`).
        self.permit.load(at!(PERMIT_LOOK, Acquire))
    }

    /// Sets its permit, or [`NONE`] or [`LEAVE`], under the lock of `Sleep`.
    pub fn set(&self, state: usize) {
        // Releases to `permit.look` everything that the last holder did (loom: `permit.grant Relaxed`).
        self.permit.store(state, at!(PERMIT_GRANT, Release));
    }

    /// Sets the state of its wait, under the lock of `Sleep`.
    pub fn set_wait(&self, wait: usize) {
        self.wait.store(wait, at!(WAIT_SET, Relaxed));
    }

    pub fn wait(&self) -> usize {
        // `Relaxed`: the latch orders what the thread waits for.
        self.wait.load(at!(WAIT_LOOK, Relaxed))
    }

    /// Wakes this thread if it sleeps in a wait, so that it looks at its latch. Must be called after
    /// the latch was set: a thread that is about to sleep looks at the latch again under the lock.
    pub fn resume(this: &Arc<Self>) {
        match &this.sleep {
            Some(sleep) => sleep.resume(this),
            None => this.wake(),
        }
    }
}
