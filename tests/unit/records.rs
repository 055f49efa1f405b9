//! A steal that interrupts another one of its thread.

use super::*;

/// A signal interrupts the thread between its two stores at the beginning of a steal, or at the end.
#[test]
fn a_handler_announces_the_steal() {
    let record = current();
    let inside = || is_odd(record.count.load(at!(RETIRE_LOOK, Acquire)));
    let next = record.own_count.load(Relaxed) + 1;
    record.own_count.store(next, Relaxed);
    let guard = announce();
    assert!(inside(), "only its own thread knows that it is in a steal");
    drop(guard);
    assert!(inside(), "the interrupted steal goes on");
    record.own_count.store(next + 1, Relaxed);
    let guard = announce();
    assert!(inside());
    drop(guard);
    assert!(!inside());
}
