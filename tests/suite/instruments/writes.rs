//! What locations have held.

use std::cell::RefCell;
use std::collections::HashMap;

use chase_lev::research::hook::Location;

use super::trace;

thread_local! {
    // All threads of a model run on one thread of the machine. By location, the writes in
    // modification order, each with the number of steps before it. They come in that order:
    // only one thread stores to a location, and a compare-and-swap acts on the newest value.
    static WRITES: RefCell<HashMap<usize, Vec<(usize, u64)>>> = RefCell::default();
}

fn key(location: &Location) -> usize {
    (&raw const *location).addr()
}

/// Adds a write.
pub fn push(location: &Location, value: u64) {
    let write = (trace::steps(), value);
    WRITES.with_borrow_mut(|all| all.entry(key(location)).or_default().push(write));
}

/// What the newest write wrote.
pub fn newest(location: &Location) -> u64 {
    let newest = WRITES.with_borrow(|all| Some(all.get(&key(location))?.last()?.1));
    newest.unwrap_or(location.initial())
}

/// What the newest write had written when the current thread's operation was called.
pub fn when_called(location: &Location) -> u64 {
    let call = trace::called();
    let before = WRITES.with_borrow(|all| {
        let writes = all.get(&key(location))?;
        let before = writes.partition_point(|(steps, _)| *steps <= call);
        Some(writes[before.checked_sub(1)?].1)
    });
    before.unwrap_or(location.initial())
}

pub(super) fn clear() {
    WRITES.with_borrow_mut(HashMap::clear);
}
