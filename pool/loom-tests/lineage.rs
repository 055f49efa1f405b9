//! The tables of parents: a waiter looks at elements while a worker pushes them in two successive
//! sessions that share a place in the table.
//!
//! An element is the number of its session.

use chase_lev::{Asymmetric, Fenced, Fences, GracePeriod, Reclaim, Steal, Stealer, Worker};
use chase_lev_pool::research::{Lineage, Seat, Session, descends};
use std::sync::Arc;

use crate::explore::Scenario;
use crate::suite::instruments::threads::spawn;
use crate::suite::jobs::Job;

/// The table is used as it should be.
const NONE: u8 = 0;
/// A session ends, and its place is used again, before its elements were taken.
const END_EARLY: u8 = 1;
/// A parent is recorded after elements of its child were pushed.
const RECORD_LATE: u8 = 2;

/// The tables of worker 0, which pushes the elements, and of worker 1, which has two sessions in
/// progress.
struct Tables {
    lineages: [Lineage; 2],
    awaited: [Session; 2],
}

impl Tables {
    fn new() -> Self {
        let lineages = [Seat(0), Seat(1)].map(Lineage::new);
        let awaited = [(); 2].map(|()| lineages[1].begin(Session::NONE));
        Tables { lineages, awaited }
    }

    /// Takes the oldest element if it descends from the session `awaited`.
    fn take<F: Fences, R: Reclaim>(
        &self,
        stealer: &Stealer<usize, F, R>,
        awaited: Session,
    ) -> Option<Session> {
        let take = || {
            stealer.steal_if(|element| {
                // SAFETY: a number is valid whatever its bits are.
                let session = Session(unsafe { element.assume_init() });
                descends(session, awaited, |worker| &self.lineages[worker.0])
            })
        };
        match take() {
            Steal::Success(session) => Some(Session(session)),
            Steal::Retry | Steal::Empty => None,
        }
    }
}

/// Pushes an element in each of two sessions, one after the other. Meanwhile a thief waits for the
/// parent of session `AWAITED`; it must not take the element of the other.
fn late<F: Fences, const AWAITED: usize, const MISUSE: u8>() {
    let tables = Arc::new(Tables::new());
    let deque = Worker::<usize, F, GracePeriod>::with_capacity_and_strategy(2);
    let stealer = deque.stealer();
    let lineage = &tables.lineages[0];
    let begin = |awaited: usize| lineage.begin(tables.awaited[awaited]);
    // A second table of the same worker, which tells the number of a session before it begins.
    let foretold = Lineage::new(Seat(0));
    let first = begin(0);
    assert_eq!(foretold.begin(Session::NONE), first);
    foretold.end();
    let second = foretold.begin(Session::NONE);
    let thief = {
        let tables = tables.clone();
        spawn(move || {
            if let Some(taken) = tables.take(&stealer, tables.awaited[AWAITED]) {
                assert_eq!(taken, [first, second][AWAITED], "{FOREIGN}");
            }
        })
    };
    deque.push(first.0);
    if MISUSE == END_EARLY {
        lineage.end();
        begin(1);
    }
    let is_left = deque.pop().is_some();
    if is_left && MISUSE != END_EARLY {
        lineage.end();
        if MISUSE == RECORD_LATE {
            deque.push(second.0);
        }
        assert_eq!(begin(1), second);
        if MISUSE == NONE {
            deque.push(second.0);
        }
        deque.pop();
    }
    thief.join().expect("no panics");
}

const FOREIGN: &str = "a waiter takes what it does not wait for";
const DIES: &[&str] = &[FOREIGN];

const THREADS: &[&str] = &["worker", "waiter"];
const FIRST: Scenario = Scenario::new("wait for the first session", THREADS, 763);
const SECOND: Scenario = Scenario::new("wait for the second session", THREADS, 845);
const FIRST_FENCED: Scenario = Scenario::new("wait for the first session, fences", THREADS, 3545);
const SECOND_FENCED: Scenario = Scenario::new("wait for the second session, fences", THREADS, 4321);

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let early = late::<Asymmetric, 1, END_EARLY>;
    let record_late = late::<Asymmetric, 0, RECORD_LATE>;
    vec![
        FIRST.bounded(3).passes(late::<Asymmetric, 0, NONE>),
        SECOND.bounded(3).passes(late::<Asymmetric, 1, NONE>),
        FIRST_FENCED.passes(late::<Fenced, 0, NONE>),
        SECOND_FENCED.passes(late::<Fenced, 1, NONE>),
        SECOND.kills("a place is used again early", DIES, 35, early),
        FIRST.kills("a parent is recorded late", DIES, 135, record_late),
    ]
}
