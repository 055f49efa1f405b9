//! Latches, in the frame of the thread that waits.
//!
//! The frame goes when the wait is over: to drop a number is to write it, so loom sees whoever
//! touches it later.

use std::sync::Once;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use chase_lev_pool::research::{CountLatch, Latch, Parker, Sites};
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

/// A frame from everywhere. Its memory stays; what it holds goes when `end` is called.
struct Shared<T: 'static>(&'static T);

// SAFETY: what is shared is atomic, or is what loom watches.
unsafe impl<T> Send for Shared<T> {}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared(self.0)
    }
}

impl<L, const RESULTS: usize> Shared<Frame<L, RESULTS>> {
    fn new(latch: L) -> Self {
        let results = std::array::from_fn(|_| UnsafeCell::new(false));
        Shared(Box::leak(Box::new(Frame { latch, results })))
    }

    /// Makes what is waited for.
    fn write(&self, result: usize) {
        // SAFETY: loom watches.
        self.0.results[result].with_mut(|result| unsafe { *result = true });
    }

    /// The wait is over, and the frame goes.
    fn end(self) {
        for result in &self.0.results {
            // SAFETY: loom watches.
            assert!(result.with(|result| unsafe { *result }));
        }
        // SAFETY: nobody uses it any more, or loom tells.
        unsafe { std::ptr::drop_in_place((&raw const *self.0).cast_mut()) };
    }
}

/// One thread sets, another looks and then waits.
fn set() {
    let frame = Shared::<Frame<Latch, 1>>::new(Latch::default());
    let waiter = frame.clone();
    let waiter = spawn(move || {
        let parker = Parker::new();
        let frame = waiter;
        if !frame.0.latch.probe() {
            frame.0.latch.wait(&parker);
        }
        frame.end();
    });
    frame.write(0);
    // SAFETY: it is set once.
    unsafe { Latch::set(&frame.0.latch) };
    waiter.join().expect("no panics");
}

/// As `set`, and whoever sets the latch touches it once more.
fn set_twice() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| faults::plant(&[("latch.set", Fault::Twice)]));
    set();
}

/// Two are done, beside the wait for both.
fn done() {
    let frame = Shared::<Frame<CountLatch, 2>>::new(CountLatch::default());
    frame.0.latch.add();
    let workers = [0, 1].map(|worker| {
        let frame = frame.clone();
        spawn(move || {
            frame.write(worker);
            // SAFETY: each is done once.
            unsafe { CountLatch::done(&frame.0.latch) };
        })
    });
    frame.0.latch.latch.wait(&Parker::new());
    frame.end();
    for worker in workers {
        worker.join().expect("no panics");
    }
}

const SET: Scenario = Scenario::new("set beside probe and wait", &["setter", "waiter"], 14);
const DONE: Scenario = Scenario::new(
    "two done beside wait",
    &["waiter", "worker 1", "worker 2"],
    1,
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
