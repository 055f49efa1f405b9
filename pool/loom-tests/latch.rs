//! Latches, in the frame of the thread that waits.
//!
//! The frame is dropped when the wait is over. Dropping an atomic counts as a write, so loom
//! reports any thread that touches it later.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use chase_lev_pool::research::{CountLatch, Latch, MOST, Seat, Sleeper, sites};
use loom::cell::UnsafeCell;

use crate::explore::{RACE, Scenario};
use crate::suite::instruments::faults::{self, Fault};
use crate::suite::instruments::threads::spawn;
use crate::suite::jobs::Job;

/// A frame with a latch and the results that it announces.
struct Frame<L, const RESULTS: usize> {
    latch: L,
    results: [UnsafeCell<bool>; RESULTS],
}

// SAFETY: the latch is atomic, and loom checks the accesses to the results.
unsafe impl<L, const RESULTS: usize> Sync for Frame<L, RESULTS> {}

impl<L, const RESULTS: usize> Frame<L, RESULTS> {
    /// Makes a frame for all threads. Its memory is leaked; `end` drops its contents.
    fn begin(latch: L) -> &'static Self {
        let results = std::array::from_fn(|_| UnsafeCell::new(false));
        Box::leak(Box::new(Frame { latch, results }))
    }

    /// Writes a result.
    fn write(&self, result: usize) {
        // SAFETY: loom checks the access.
        self.results[result].with_mut(|result| unsafe { *result = true });
    }

    /// Reads the results after the wait, and drops the frame.
    fn end(&'static self) {
        for result in &self.results {
            // SAFETY: loom checks the access.
            assert!(result.with(|result| unsafe { *result }));
        }
        // SAFETY: nobody uses it any more; otherwise loom reports it.
        unsafe { std::ptr::from_ref(self).cast_mut().drop_in_place() };
    }
}

/// Returns the sleeper of a thread that is not a worker.
fn sleeper() -> Sleeper {
    Sleeper::new(Seat(MOST), None)
}

/// One thread sets a latch; another looks at it and then waits.
fn set() {
    let frame = Frame::<_, 1>::begin(Latch::unset());
    let waiter = spawn(move || {
        if !frame.latch.probe() {
            frame.latch.block(&sleeper());
        }
        frame.end();
    });
    frame.write(0);
    // SAFETY: the latch is set once.
    unsafe { Latch::set(&frame.latch) };
    waiter.join().expect("no panics");
}

/// Two workers finish while a third thread waits for both.
fn done() {
    let frame = Frame::<_, 2>::begin(CountLatch::of_one());
    frame.latch.add();
    let workers = [0, 1].map(|worker| {
        spawn(move || {
            frame.write(worker);
            // SAFETY: each worker is done once.
            unsafe { CountLatch::done(&frame.latch) };
        })
    });
    frame.latch.latch.block(&sleeper());
    frame.end();
    for worker in workers {
        worker.join().expect("no panics");
    }
}

const SET: Scenario = Scenario::new("set during probe and wait", &["setter", "waiter"], 36);
const DONE: Scenario =
    Scenario::new("two done during wait", &["waiter", "worker 1", "worker 2"], 1277);

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        SET.passes(set),
        SET.weakened(sites::LATCH_PROBE, Relaxed, RACE, 1, set),
        SET.weakened(sites::LATCH_SLEEP, Relaxed, RACE, 3, set),
        SET.weakened(sites::LATCH_SET, Acquire, RACE, 1, set),
        SET.weakened(sites::LATCH_SET, Release, RACE, 3, set),
        SET.kills("latch touched after it is set", RACE, 2, set)
            .after(|| faults::plant([("latch.set", Fault::Twice)])),
        DONE.passes(done),
        DONE.weakened(sites::COUNT_DONE, Acquire, RACE, 1, done),
        DONE.weakened(sites::COUNT_DONE, Release, RACE, 1, done),
    ]
}
