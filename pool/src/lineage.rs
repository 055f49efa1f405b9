//! Which session descends from which: a waiter may take all that descends from what it waits for.
//!
//! The parent of a session is the one in which its job was pushed. It never changes, and what is
//! run in the one is a part of what is run in the other. So a session is in progress as long as
//! those that descend from it.
//!
//! Each worker has a table of the parents of its sessions in progress. A place is used again when
//! its session is over, so who reads it late is told of another session. But nobody acts on that.
//! A waiter asks for the session of an element that it has seen in a deque, and then claims the
//! element. If the claim succeeds, the element was there all the time. So its session was in
//! progress all the time, and so were those that it descends from.

use core::array;
use core::cell::Cell;

use crate::session::Session;
use crate::shim::Number;
use crate::sites::{Shipped as P, at};

/// The number of places of a table, the first of which is nobody's: few under a checker, which is to
/// see that they are used again, and that there are none left.
pub const PLACES: usize = if cfg!(checker) { 4 } else { 64 };

/// The most generations that a waiter goes back. If it is late, there may be no end.
const GENERATIONS: usize = if cfg!(checker) { 8 } else { 256 };

/// A worker's sessions in progress: for all to read, and for the worker to write.
pub struct Lineage {
    /// That in which it runs something.
    now: Number,
    /// The parents, each in the place of its child.
    parents: [Number; PLACES],
}

impl Default for Lineage {
    /// Of no sessions.
    fn default() -> Self {
        let none = |_| Number::new(Session::NONE.0);
        Lineage {
            now: none(0),
            parents: array::from_fn(none),
        }
    }
}

impl Lineage {
    /// The session in which the worker runs something, or was a short while ago.
    pub fn now(&self) -> Session {
        Session(self.now.load(at!(lineage_now, Relaxed)))
    }

    /// The worker goes on in that session.
    pub fn enter(&self, session: Session) {
        // `Relaxed`: it only tells others where it may be worth while to look.
        self.now.store(session.0, at!(lineage_enter, Relaxed));
    }

    /// The parent of a session in progress of this worker; `NONE` if it has no place.
    pub fn parent(&self, child: Session) -> Session {
        // `Relaxed`: `lineage.record` comes before anything is pushed in `child`. Who has seen an
        // element of `child` in a deque has acquired it from there. And it is overwritten when all
        // of them were taken, and are done. If either were not so, a waiter would take what is
        // foreign (loom: `a parent is recorded late`, `a place is used again early`).
        let parent = &self.parents[child.count() % PLACES];
        Session(parent.load(at!(lineage_look, Relaxed)))
    }
}

/// The worker's own side of its [`Lineage`].
pub struct Sessions {
    /// The last that was begun.
    last: Cell<Session>,
    /// The places that are taken, a bit each.
    taken: Cell<u64>,
}

/// The first place, which is always taken.
const NOWHERE: u64 = 1;

impl Sessions {
    /// None yet, of that worker.
    pub fn new(worker: usize) -> Self {
        Sessions {
            // The one before the first: a count of zero.
            last: Cell::new(Session(worker)),
            taken: Cell::new(NOWHERE),
        }
    }

    /// Begins a session, which descends from `parent`. `lineage` is this worker's.
    pub fn begin(&self, lineage: &Lineage, parent: Session) -> Session {
        const ALL: u64 = u64::MAX >> (64 - PLACES);
        let taken = match self.taken.get() {
            // It has no place: nobody knows its parent.
            ALL => ALL - NOWHERE,
            taken => taken,
        };
        let mut session = self.last.get().next();
        while taken & place(session) != 0 {
            session = session.next();
        }
        self.last.set(session);
        self.taken.set(self.taken.get() | place(session));
        if place(session) != NOWHERE {
            let parents = &lineage.parents[session.count() % PLACES];
            // `Relaxed`: the push of an element releases it to `lineage.look`.
            parents.store(parent.0, at!(lineage_record, Relaxed));
        }
        session
    }

    /// It is over, and so is all that descends from it.
    pub fn end(&self, session: Session) {
        self.taken.set(self.taken.get() & !place(session) | NOWHERE);
    }
}

fn place(session: Session) -> u64 {
    1 << (session.count() % PLACES)
}

/// Returns whether `session` is `ancestor`, or descends from it, as far as is known. `lineage` tells where
/// a worker's sessions are.
///
/// If `session` is in progress, whoever is told that it descends is told the truth.
pub fn descends<'a>(
    session: Session,
    ancestor: Session,
    lineage: impl Fn(usize) -> &'a Lineage,
) -> bool {
    let parent = |&child: &Session| {
        let parent = child.worker().map(|worker| lineage(worker).parent(child));
        parent.filter(|&parent| parent != Session::NONE)
    };
    let mut line = core::iter::successors(Some(session), parent).take(GENERATIONS);
    line.any(|one| one == ancestor)
}
