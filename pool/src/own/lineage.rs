//! Sessions, by which a waiter recognises the jobs that it may take.
//!
//! A worker begins a *session* for each job that it runs, except for jobs that it waits for and pops
//! from its own deque. It marks each job that it pushes with the number of its current session. So all
//! jobs marked with the session in which a job runs descend from that job. A scope has a session as
//! well: its jobs carry that number, whichever thread pushes them. Sessions descend from each other as
//! the jobs do.
//!
//! A waiter may take any job that descends from the one that it waits for.
//! The parent of a session is the session in which its job was pushed. It never changes, and the
//! child's work is part of the parent's. So a session is in progress as long as any of its
//! descendants is.
//!
//! Each worker has a table with the parents of its sessions in progress. A slot is reused when its
//! session is over, so a late reader may see the parent of another session. That does no harm: a
//! waiter looks up the session of an element that it saw in a deque, and then claims the element. If
//! the claim succeeds, the element was in the deque the whole time. So its session and all ancestors
//! of that session were in progress the whole time, and their slots were not reused.

use core::array;
use core::cell::Cell;

use crate::shim::Number;
use crate::sites::*;
use crate::sleep::{MOST, Seat};

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
    pub fn worker(self) -> Option<Seat> {
        (self != Session::NONE).then_some(Seat(self.0 % (1 << WORKER)))
    }
}

/// The number of slots in a table. Slot 0 belongs to no session. There are few under a checker, so
/// that slots are reused and run out.
pub const SLOTS: usize = if cfg!(checker) { 4 } else { 64 };

/// The most generations that a waiter climbs. A late reader might otherwise climb for ever.
const GENERATIONS: usize = if cfg!(checker) { 8 } else { 256 };

/// The parents of a worker's sessions in progress. All workers read it; only its own writes it.
pub struct Lineage {
    /// The session that the worker currently runs.
    now: Number,
    /// The parents, each in the slot of its child.
    parents: [Number; SLOTS],
}

impl Default for Lineage {
    /// Returns a table without sessions.
    fn default() -> Self {
        let none = |_| Number::new(Session::NONE.0);
        Lineage {
            now: none(0),
            parents: array::from_fn(none),
        }
    }
}

impl Lineage {
    /// Returns the session that the worker runs, or ran a moment ago.
    pub fn now(&self) -> Session {
        Session(self.now.load(at!(LINEAGE_NOW, Relaxed)))
    }

    /// Records that the worker now runs this session.
    pub fn enter(&self, session: Session) {
        // `Relaxed`: this only hints to others where to look.
        self.now.store(session.0, at!(LINEAGE_ENTER, Relaxed));
    }

    /// Returns the parent of one of this worker's sessions in progress, or `NONE` if it has no slot.
    pub fn parent(&self, child: Session) -> Session {
        // `Relaxed`: `lineage.record` comes before the first push in `child`, so a waiter that has
        // seen an element of `child` in a deque has acquired the record with it. The slot is
        // overwritten only when all those elements were taken and are done. If either failed, a waiter
        // would take a foreign job (loom: `a parent is recorded late`, `a place is used again early`).
        let parent = &self.parents[child.count() % SLOTS];
        Session(parent.load(at!(LINEAGE_LOOK, Relaxed)))
    }
}

/// The numbering of a worker's sessions, private to the worker.
pub struct Sessions {
    /// The session that began last.
    last: Cell<Session>,
    /// The slots in use, one bit each.
    taken: Cell<u64>,
}

/// The bit of slot 0, which is always set.
const SLOT_0: u64 = 1;

impl Sessions {
    /// Creates the numbering for a worker that has had no session yet.
    pub fn new(worker: Seat) -> Self {
        Sessions {
            // A count of zero: the next number is the first.
            last: Cell::new(Session(worker.0)),
            taken: Cell::new(SLOT_0),
        }
    }

    /// Begins a session that descends from `parent`. `lineage` is this worker's table.
    pub fn begin(&self, lineage: &Lineage, parent: Session) -> Session {
        const ALL: u64 = u64::MAX >> (64 - SLOTS);
        let taken = match self.taken.get() {
            // No slot is free: the session uses slot 0, and its parent is not recorded.
            ALL => ALL - SLOT_0,
            taken => taken,
        };
        let mut session = self.last.get().next();
        while taken & slot(session) != 0 {
            session = session.next();
        }
        self.last.set(session);
        self.taken.set(self.taken.get() | slot(session));
        if slot(session) != SLOT_0 {
            let parents = &lineage.parents[session.count() % SLOTS];
            // `Relaxed`: the push of an element in this session releases it to `lineage.look`.
            parents.store(parent.0, at!(LINEAGE_RECORD, Relaxed));
        }
        session
    }

    /// Ends a session. All its descendants must be over.
    pub fn end(&self, session: Session) {
        self.taken.set(self.taken.get() & !slot(session) | SLOT_0);
    }
}

fn slot(session: Session) -> u64 {
    1 << (session.count() % SLOTS)
}

/// Returns true if `session` is `ancestor` or is known to descend from it. `lineage` returns a
/// worker's table.
///
/// If `session` stays in progress during the call, `true` is always right; `false` may be wrong, since
/// some parents are not recorded.
pub fn descends<'a>(
    session: Session,
    ancestor: Session,
    lineage: impl Fn(Seat) -> &'a Lineage,
) -> bool {
    let parent = |&child: &Session| {
        let parent = child.worker().map(|worker| lineage(worker).parent(child));
        parent.filter(|&parent| parent != Session::NONE)
    };
    let mut line = core::iter::successors(Some(session), parent).take(GENERATIONS);
    line.any(|one| one == ancestor)
}
