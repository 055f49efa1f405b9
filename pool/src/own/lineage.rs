//! Sessions, by which a waiter recognises the jobs that it may take.
//!
//! A worker begins a *session* for each job that it runs, except for jobs that it waits for and
//! pops from its own deque. It marks each job that it pushes with the number of its current
//! session. So all jobs marked with the session in which a job runs descend from that job. A scope
//! has a session as well: its jobs carry that number, whichever thread pushes them. Sessions
//! descend from each other as the jobs do.
//!
//! A waiter may take any job that descends from the one that it waits for.
//! The parent of a session is the session in which its job was pushed. It never changes, and the
//! child's work is part of the parent's. So a session is in progress as long as any of its
//! descendants is.
//!
//! Each worker has a table with the parents of its sessions in progress. A worker's sessions nest,
//! so the place of a session in the table is the number of sessions around it. The place is used
//! again when the session is over, so a late reader may see the parent of another session. That
//! does no harm: a waiter looks up the session of an element that it saw in a deque, and then
//! claims the element. If the claim succeeds, the element was in the deque the whole time. So its
//! session and all ancestors of that session were in progress the whole time, and their places were
//! not used again.

use core::array;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::shim::Number;
use crate::sites::*;
use crate::sleep::{MOST, Seat};

/// The number of a session: the seat of its worker, its place in the worker's table, and a count of
/// that worker's sessions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Session(pub usize);

/// The width in bits of the seat in a session's number: enough for [`MOST`].
const WORKER: u32 = MOST.ilog2() + 1;

/// The width in bits of the place.
const PLACE: u32 = if usize::BITS < 64 { 6 } else { 8 };

/// The number of places in a table. Sessions at place 0 have no parent recorded. There are few
/// under a checker, so that they run out.
pub const PLACES: usize = if cfg!(checker) { 4 } else { 1 << PLACE };

impl Session {
    /// No session.
    pub const NONE: Session = Session(0);

    /// Returns the seat of its worker, or `None` for [`NONE`](Session::NONE).
    pub fn worker(self) -> Option<Seat> {
        (self != Session::NONE).then_some(Seat(self.0 % (1 << WORKER)))
    }
}

/// The most generations that a waiter climbs. A late reader might otherwise climb for ever.
const GENERATIONS: usize = if cfg!(checker) { 8 } else { 256 };

/// The parents of the sessions in progress of a seat's worker. All workers read it; only its own
/// changes it.
pub struct Lineage {
    seat: Seat,
    /// The parents, each at its child's place.
    parents: [Number; PLACES],
    /// The number of sessions that have begun. Only the worker uses it.
    begun: AtomicUsize,
    /// The number of sessions in progress. Only the worker uses it.
    depth: AtomicUsize,
}

impl Lineage {
    /// Creates a table without sessions.
    pub fn new(seat: Seat) -> Self {
        Lineage {
            seat,
            parents: array::from_fn(|_| Number::new(Session::NONE.0)),
            begun: AtomicUsize::new(0),
            depth: AtomicUsize::new(0),
        }
    }

    /// Begins a session that descends from `parent`, within those in progress.
    pub fn begin(&self, parent: Session) -> Session {
        let begun = self.begun.load(Relaxed).wrapping_add(1);
        self.begun.store(begun, Relaxed);
        let depth = self.depth.load(Relaxed) + 1;
        self.depth.store(depth, Relaxed);
        let place = if depth < PLACES { depth } else { 0 };
        if place > 0 {
            // `Relaxed`: the push of an element in this session releases it to `lineage.look`.
            self.parents[place].store(parent.0, at!(LINEAGE_RECORD, Relaxed));
        }
        Session(begun << (WORKER + PLACE) | place << WORKER | self.seat.0)
    }

    /// Ends the session that began last of those in progress. All its descendants must be over.
    pub fn end(&self) {
        self.depth.store(self.depth.load(Relaxed) - 1, Relaxed);
    }

    /// Returns the parent of one of this worker's sessions in progress, or `NONE` if it is not
    /// recorded.
    fn parent(&self, child: Session) -> Session {
        // `Relaxed`: `lineage.record` comes before the first push in `child`, so a waiter that has
        // seen an element of `child` in a deque has acquired the record with it. The place is used
        // again only when all those elements were taken and are done. If either failed, a waiter
        // would take a foreign job (loom: `a parent is recorded late`,
        // `a place is used again early`).
        let place = (child.0 >> WORKER) % PLACES;
        Session(self.parents[place].load(at!(LINEAGE_LOOK, Relaxed)))
    }
}

/// Returns `true` if `session` is `ancestor` or is known to descend from it. `lineage` returns a
/// worker's table.
///
/// If `session` stays in progress during the call, `true` is always right; `false` may be wrong,
/// since some parents are not recorded.
pub fn descends<'a>(
    session: Session,
    ancestor: Session,
    lineage: impl Fn(Seat) -> &'a Lineage,
) -> bool {
    let parent = |&child: &Session| Some(lineage(child.worker()?).parent(child));
    let mut line = core::iter::successors(Some(session), parent).take(GENERATIONS);
    line.any(|one| one == ancestor)
}
