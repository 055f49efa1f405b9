//! What happened in the current execution, step by step.

use std::cell::RefCell;
use std::fmt;

use chase_lev_atomics::Site;
use chase_lev_atomics::hook::Note;

use super::threads;
use crate::suite::history::Outcome;

/// A word of a ring: the number of the ring in order of allocation from 1, and
/// that of the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    pub ring: usize,
    pub word: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ring {}[{}]", self.ring, self.word)
    }
}

/// What a location held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// An index.
    Index(i64),
    /// A ring, by number.
    Ring(usize),
    /// A thread's record, or none.
    Record,
    /// A word of a slot, and which of the writes to it; 0 if unwritten.
    Slot {
        /// Where.
        place: Place,
        /// The number of the write.
        version: usize,
    },
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Index(index) => write!(f, "{index}"),
            Value::Ring(ring) => write!(f, "ring {ring}"),
            Value::Record => f.write_str("a record"),
            Value::Slot { version: 0, .. } => f.write_str("unwritten"),
            Value::Slot { version, .. } => write!(f, "write {version}"),
        }
    }
}

/// Where an access was made, and what a read of it saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The number of the location.
    pub at: usize,
    /// The step that wrote what was read; `None` for what was there at first.
    pub wrote: Option<usize>,
    /// The step that wrote the newest value.
    pub newest: Option<usize>,
}

/// What a call came to, in words.
pub fn outcome(outcomes: &[Outcome]) -> String {
    match outcomes {
        [outcome] => format!("{outcome:?}"),
        _ => format!("{} stolen", outcomes.len()),
    }
}

/// The number of something among those that are known, from 0; what is new comes last.
pub fn number_of(it: usize, known: &mut Vec<usize>) -> usize {
    let found = known.iter().position(|other| *other == it);
    found.unwrap_or_else(|| {
        known.push(it);
        known.len() - 1
    })
}

/// One step of a thread.
#[derive(Clone, Debug)]
pub enum Event {
    /// An operation of the program begins.
    Call(String),
    /// It ends, with these outcomes.
    Return(Vec<Outcome>),
    /// The other threads have been spawned.
    Spawned,
    /// They have been joined.
    Joined,
    /// A load; stale if `value` is not the `newest`.
    Load {
        /// Where in the algorithm.
        site: Site,
        /// What was read.
        value: Value,
        /// What an up-to-date load would have read.
        newest: Value,
        /// Who wrote that.
        seen: Seen,
    },
    /// A store.
    Store {
        /// Where in the algorithm.
        site: Site,
        /// What was written.
        value: Value,
        /// The number of the location.
        at: usize,
    },
    /// A compare-and-swap; it failed if it `found` something else.
    Cas {
        /// Where in the algorithm.
        site: Site,
        /// What was expected.
        old: i64,
        /// What was to be written.
        new: i64,
        /// What was there instead.
        found: Option<i64>,
        /// Who wrote what was found.
        seen: Seen,
    },
    /// A compare-and-swap on the list of threads' records, on a record in it, or on a mode.
    Record {
        /// Where in the algorithm.
        site: Site,
        /// Whether it succeeded.
        done: bool,
    },
    /// A fence.
    Fence {
        /// Where in the algorithm.
        site: Site,
    },
    /// Something that is no access.
    Note(Note),
    /// What only some deques do, such as to lock.
    Other(&'static str),
    /// A ring is freed.
    Free {
        /// Its number.
        ring: usize,
    },
}

impl Event {
    /// The name of its site; empty if it is no step of the algorithm.
    pub fn name(&self) -> &'static str {
        match self {
            Event::Load { site, .. } | Event::Store { site, .. } | Event::Cas { site, .. } => {
                site.name()
            }
            Event::Record { site, .. } | Event::Fence { site } => site.name(),
            _ => "",
        }
    }
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static EVENTS: RefCell<Vec<(usize, Event)>> = const { RefCell::new(Vec::new()) };
}

/// Adds a step of the current thread.
pub fn record(event: Event) {
    let thread = threads::current();
    EVENTS.with_borrow_mut(|events| events.push((thread, event)));
}

/// Calls `f` with the steps of this execution so far, each with its thread.
pub fn with<T>(f: impl FnOnce(&[(usize, Event)]) -> T) -> T {
    EVENTS.with_borrow(|events| f(events))
}

/// The number of steps so far.
pub(super) fn steps() -> usize {
    with(<[_]>::len)
}

/// Which step called the current thread's operation; 0 if none did.
pub(super) fn called() -> usize {
    let thread = threads::current();
    let called = |(by, event): &(usize, Event)| *by == thread && matches!(event, Event::Call(_));
    with(|events| events.iter().rposition(called)).unwrap_or(0)
}

pub(super) fn clear() {
    EVENTS.with_borrow_mut(Vec::clear);
}
