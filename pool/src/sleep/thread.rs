//! A thread that sleeps: the side that other threads use, and its own.

use core::cell::Cell;
use core::time::Duration;

use crate::notes::{event, span};
use crate::own::Permit;
use crate::shim::{Arc, Number, Parker, Unparker};
use crate::sites::*;

/// The number of a worker's seat: the index of its thread, or a number past all indices for a
/// spare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat(pub usize);

/// The thread has no permit.
const NONE: usize = usize::MAX;

/// The side of a sleeping thread that other threads use.
pub struct Thread {
    pub seat: Seat,
    unparker: Unparker,
    /// The number of its permit, or [`NONE`]. Written under the lock of `Sleep`.
    permit: Number,
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
    /// Creates the sides of a thread with this permit, if any.
    pub fn new(seat: Seat, permit: Option<Permit>) -> Self {
        let parker = Parker::default();
        let thread = Arc::new(Thread {
            seat,
            unparker: parker.unparker().clone(),
            permit: Number::new(permit.map_or(NONE, |permit| permit.0)),
        });
        Sleeper { thread, searches: Cell::new(false), parker }
    }

    /// Sleeps until this thread is woken or the time is over. Returns at once if it was woken
    /// before; may wake spuriously.
    pub fn park(&self, timeout: Option<Duration>) {
        let _sleep = span!("sleep");
        self.parker.park_timeout(timeout.unwrap_or(Duration::MAX));
    }
}

impl Thread {
    pub fn wake(&self) {
        event!("wakes", seat = self.seat.0);
        self.unparker.unpark();
    }

    /// Returns its permit, if it has one.
    pub fn permit(&self) -> Option<Permit> {
        // Acquires from `permit.grant` everything that the permit's last holder did. Below
        // `Acquire`, two holders of a permit race (loom: `permit.look Relaxed`), and the search of
        // a chosen thread might end before it counts as begun, which no checker sees.
        let permit = self.permit.load(at!(PERMIT_LOOK, Acquire));
        (permit != NONE).then_some(Permit(permit))
    }

    /// Gives it a permit, or takes its own away, under the lock of `Sleep`.
    pub fn grant(&self, permit: Option<Permit>) {
        // Releases to `permit.look` everything that the last holder did (loom:
        // `permit.grant Relaxed`). It also releases the count of a chosen thread: Armv8 may
        // otherwise order `wake.choose` after this. No checker sees that.
        let permit = permit.map_or(NONE, |permit| permit.0);
        self.permit.store(permit, at!(PERMIT_GRANT, Release));
    }
}
