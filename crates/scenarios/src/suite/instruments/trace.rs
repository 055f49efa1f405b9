//! The trace of the current execution, step by step.

use std::cell::RefCell;
use std::fmt;

use chase_lev_atomics::Site;

use super::threads;
use crate::suite::history::Outcome;

/// A word of a ring: the number of the ring, in the order of allocation from 1, and the number of the word.
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

/// A value of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// An index.
    Index(i64),
    /// A ring, by number.
    Ring(usize),
    /// A thread's record, or none.
    Record,
    /// A write to a word of a slot.
    Slot {
        /// The word.
        place: Place,
        /// The number of the write, or 0 if the word is unwritten.
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

/// The location of an access, and the writes that a read saw or missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The address of the location.
    pub at: usize,
    /// The step that wrote the value that was read, or `None` for the initial value.
    pub wrote: Option<usize>,
    /// The step that wrote the newest value, or `None` for the initial value.
    pub newest: Option<usize>,
}

/// Returns the outcomes of a call in words.
pub fn outcome(outcomes: &[Outcome]) -> String {
    match outcomes {
        [outcome] => format!("{outcome:?}"),
        _ => format!("{} stolen", outcomes.len()),
    }
}

/// Returns the position of `it` in `known`, after adding it at the end if it is new.
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
    /// An operation of the program ends, with these outcomes.
    Return(Vec<Outcome>),
    /// The other threads have been spawned.
    Spawned,
    /// The other threads have been joined.
    Joined,
    /// A load, which is stale if `value` is not the `newest`.
    Load {
        /// The site of the access.
        site: Site,
        /// The value that was read.
        value: Value,
        /// The newest value of the location.
        newest: Value,
        /// The writes of both values.
        seen: Seen,
    },
    /// A store.
    Store {
        /// The site of the access.
        site: Site,
        /// The value that was written.
        value: Value,
        /// The address of the location.
        at: usize,
    },
    /// A compare-and-swap, which failed if it `found` another value.
    Cas {
        /// The site of the access.
        site: Site,
        /// The expected value.
        old: i64,
        /// The new value.
        new: i64,
        /// The value that was there instead of the expected one.
        found: Option<i64>,
        /// The write of the value that was there.
        seen: Seen,
    },
    /// A compare-and-swap on the list of records, on a record in it, or on a mode.
    Record {
        /// The site of the access.
        site: Site,
        /// True if it succeeded.
        done: bool,
    },
    /// A fence.
    Fence {
        /// The site of the fence.
        site: Site,
    },
    /// An event of particular deques that is not an access, such as taking a lock, or a pin.
    Other(&'static str),
    /// A ring is freed.
    Free {
        /// The number of the ring.
        ring: usize,
    },
}

impl Event {
    /// Returns the name of the event's site, or an empty text if it is not a step of the algorithm.
    pub fn name(&self) -> &'static str {
        match self {
            Event::Load { site, .. } | Event::Store { site, .. } => site.name(),
            Event::Cas { site, .. } | Event::Record { site, .. } => site.name(),
            Event::Fence { site } => site.name(),
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

/// Calls `f` with the steps of this execution so far, each with the number of its thread.
pub fn with<T>(f: impl FnOnce(&[(usize, Event)]) -> T) -> T {
    EVENTS.with_borrow(|events| f(events))
}

/// Returns the number of steps so far.
pub(super) fn steps() -> usize {
    with(<[_]>::len)
}

/// Returns the step in which the current thread's operation began, or 0 if there is none.
pub(super) fn called() -> usize {
    let thread = threads::current();
    let called = |(by, event): &(usize, Event)| *by == thread && matches!(event, Event::Call(_));
    with(|events| events.iter().rposition(called)).unwrap_or(0)
}

pub(super) fn clear() {
    EVENTS.with_borrow_mut(Vec::clear);
}
