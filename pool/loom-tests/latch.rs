//! Latches, in the frame of the thread that waits.
//!
//! The frame goes when the wait is over: to drop a number is to write it, so loom sees whoever
//! touches it later.

use std::sync::Once;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use chase_lev_pool::research::{CountLatch, Latch, Sites};
use loom::cell::UnsafeCell;

use crate::explore::{RACE, Scenario};
use crate::suite::instruments::faults::{self, Fault};
use crate::suite::instruments::threads::spawn;
use crate::suite::jobs::Job;

const SITES: Sites = Sites::DEFAULT;

/// A frame: a latch, and what is waited for.
struct Frame<L, const RESULTS: usize> {
    latch: L,
    results: [UnsafeCell<bool>; RESULTS],
}

// SAFETY: what is shared is atomic, or is what loom watches.
unsafe impl<L, const RESULTS: usize> Sync for Frame<L, RESULTS> {}

impl<L: Default, const RESULTS: usize> Frame<L, RESULTS> {
    /// A frame for all threads. Its memory stays; what it holds goes when `end` is called.
    fn begin() -> &'static Self {
        let results = std::array::from_fn(|_| UnsafeCell::new(false));
        let latch = L::default();
        Box::leak(Box::new(Frame { latch, results }))
    }

    /// Makes what is waited for.
    fn write(&self, result: usize) {
        // SAFETY: loom watches.
        self.results[result].with_mut(|result| unsafe { *result = true });
    }

    /// The wait is over, and the frame goes.
    fn end(&'static self) {
        for result in &self.results {
            // SAFETY: loom watches.
            assert!(result.with(|result| unsafe { *result }));
        }
        // SAFETY: nobody uses it any more, or loom tells.
        unsafe { std::ptr::from_ref(self).cast_mut().drop_in_place() };
    }
}

/// One thread sets, another looks and then waits.
fn set() {
    let frame = Frame::<Latch, 1>::begin();
    let waiter = spawn(move || {
        if !frame.latch.probe() {
            frame.latch.block();
        }
        frame.end();
    });
    frame.write(0);
    // SAFETY: it is set once.
    unsafe { Latch::set(&frame.latch) };
    waiter.join().expect("no panics");
}

/// As `set`, and whoever sets the latch touches it once more.
fn set_twice() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| faults::plant([("latch.set", Fault::Twice)]));
    set();
}

/// Two are done, beside the wait for both.
fn done() {
    let frame = Frame::<CountLatch, 2>::begin();
    frame.latch.add();
    let workers = [0, 1].map(|worker| {
        spawn(move || {
            frame.write(worker);
            // SAFETY: each is done once.
            unsafe { CountLatch::done(&frame.latch) };
        })
    });
    frame.latch.latch.block();
    frame.end();
    for worker in workers {
        worker.join().expect("no panics");
    }
}

const SET: Scenario = Scenario::new("set beside probe and wait", &["setter", "waiter"], 37);
const DONE: Scenario = Scenario::new(
    "two done beside wait",
    &["waiter", "worker 1", "worker 2"],
    1277,
);

/// The explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        SET.passes(set),
        SET.weakened(SITES.latch_probe, Relaxed, RACE, 1, set),
        SET.weakened(SITES.latch_sleep, Relaxed, RACE, 3, set),
        SET.weakened(SITES.latch_set, Acquire, RACE, 1, set),
        SET.weakened(SITES.latch_set, Release, RACE, 3, set),
        SET.kills("latch touched after it is set", RACE, 2, set_twice),
        DONE.passes(done),
        DONE.weakened(SITES.count_done, Acquire, RACE, 1, done),
        DONE.weakened(SITES.count_done, Release, RACE, 1, done),
    ]
}
