//! Deferred functions of other users of crossbeam-epoch do not run in an operation of a deque.

#![cfg(not(any(loom, shuttle)))]
#![forbid(unsafe_code)]

use std::cell::Cell;

use chase_lev::{Epoch, Fenced, Worker};

thread_local! {
    static RUNS: Cell<usize> = const { Cell::new(0) };
}

#[test]
fn deferred_functions_do_not_reach_into_an_operation() {
    let worker = Worker::<usize, Fenced, Epoch>::with_capacity_and_strategy(1);
    for _ in 0..100 {
        crossbeam_epoch::pin().defer(|| RUNS.set(RUNS.get() + 1));
        let before = RUNS.get();
        // The ring grows, and then shrinks.
        (0..500).for_each(|i| worker.push(i));
        let _ = worker.stealer().steal();
        while worker.pop().is_some() {}
        assert_eq!(RUNS.get(), before);
        crossbeam_epoch::pin().flush();
    }
    assert!(RUNS.get() > 0, "nothing foreign has run");
}
