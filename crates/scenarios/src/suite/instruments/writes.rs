//! The writes to each location.

use std::cell::RefCell;
use std::collections::HashMap;

use chase_lev_atomics::hook::Location;

use super::trace::{self, Seen};

thread_local! {
    // All threads of a model run on one thread of the machine. For each location, the writes in
    // modification order, each with the number of steps before it. They are recorded in that order, because
    // only one thread stores to a location, and a compare-and-swap acts on the newest value.
    static WRITES: RefCell<HashMap<usize, Vec<(usize, u64)>>> = RefCell::default();
}

/// Returns the writes that a read of this value saw or missed.
pub fn seen(location: &Location, value: u64) -> Seen {
    let step = |write: Option<&(usize, u64)>| write.map(|(step, _)| *step);
    with(location, |writes| Seen {
        at: key(location),
        wrote: step(writes.iter().rfind(|(_, written)| *written == value)),
        newest: step(writes.last()),
    })
}

fn with<R>(location: &Location, f: impl FnOnce(&mut Vec<(usize, u64)>) -> R) -> R {
    WRITES.with_borrow_mut(|all| f(all.entry(key(location)).or_default()))
}

fn key(location: &Location) -> usize {
    (&raw const *location).addr()
}

/// Adds a write.
pub fn push(location: &Location, value: u64) {
    let write = (trace::steps(), value);
    with(location, |writes| writes.push(write));
}

/// Returns the newest value.
pub fn newest(location: &Location) -> u64 {
    let newest = with(location, |writes| writes.last().copied());
    newest.map_or(location.initial, |(_, value)| value)
}

/// Returns the value that was the newest when the current thread's operation was called.
pub fn when_called(location: &Location) -> u64 {
    let call = trace::called();
    let before = with(location, |writes| {
        let before = writes.partition_point(|(steps, _)| *steps <= call);
        Some(writes[before.checked_sub(1)?].1)
    });
    before.unwrap_or(location.initial)
}

pub(super) fn clear() {
    WRITES.with_borrow_mut(HashMap::clear);
}
