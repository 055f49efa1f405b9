//! A double of the part of crossbeam-epoch that the deque uses, far more eager:
//! when the thread that deferred something is unpinned, it goes, unless another
//! thread is pinned that may have been so all along. Then it waits until the
//! deferring thread is unpinned again, or the execution ends. A model explores
//! every moment for that look, so a ring that an unpinned thread still uses goes
//! in some execution.
//!
//! It orders as crossbeam-epoch does, and no more: a pin ends, and a deferral
//! begins, with a sequentially consistent fence; what a thread did while it
//! was pinned happens before what it held back is freed.

use core::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};

use loom::sync::atomic::{AtomicUsize, fence};

use super::thread;
use super::trace::{self, Event};

struct Garbage {
    /// Who deferred it.
    by: usize,
    /// The other threads that may have been pinned ever since.
    waits_for: Vec<usize>,
    free: Box<dyn FnOnce()>,
}

// SAFETY: all threads of a model run on one thread of the machine; what they
// see of each other's memory is up to the atomics.
unsafe impl Send for Garbage {}

#[derive(Default)]
struct Collector {
    /// By thread, whether it is pinned. Read-modify-writes only: they see the
    /// newest value, and to wait for longer would be allowed, but not eager.
    pinned: [AtomicUsize; loom::MAX_THREADS],
    /// By thread, how many guards it has.
    guards: Mutex<[usize; loom::MAX_THREADS]>,
    garbage: Mutex<Vec<Garbage>>,
}

loom::lazy_static! {
    static ref COLLECTOR: Collector = Collector::default();
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Collector {
    /// Frees what `thread` deferred, if no other is pinned that it waits for.
    fn collect(&self, thread: usize) {
        let mine = |garbage: &mut Garbage| garbage.by == thread;
        let mine: Vec<_> = lock(&self.garbage).extract_if(.., mine).collect();
        for mut garbage in mine {
            // What a thread did before it was unpinned happens before this.
            let pinned = |&other: &usize| self.pinned[other].fetch_add(0, Acquire) != 0;
            garbage.waits_for.retain(pinned);
            match garbage.waits_for.is_empty() {
                true => (garbage.free)(),
                false => lock(&self.garbage).push(garbage),
            }
        }
    }
}

impl Drop for Collector {
    fn drop(&mut self) {
        // The execution is over, and its threads with it.
        let rest: Vec<_> = lock(&self.garbage).drain(..).collect();
        rest.into_iter().for_each(|garbage| (garbage.free)());
    }
}

/// Keeps what is deferred from now on.
pub struct Guard(());

/// Pins the current thread, unless it is pinned.
pub fn pin() -> Guard {
    let thread = thread::current();
    let guards = {
        let guards = &mut lock(&COLLECTOR.guards)[thread];
        *guards += 1;
        *guards
    };
    if guards == 1 {
        COLLECTOR.pinned[thread].fetch_add(1, Relaxed);
        fence(SeqCst);
        trace::record(Event::Pin);
    }
    Guard(())
}

impl Guard {
    /// Calls `free` when no thread holds a guard any more that it holds now.
    ///
    /// # Safety
    ///
    /// As crossbeam-epoch's.
    pub unsafe fn defer_unchecked<F: FnOnce() + 'static>(&self, free: F) {
        fence(SeqCst);
        trace::record(Event::Retire);
        let by = thread::current();
        lock(&COLLECTOR.garbage).push(Garbage {
            by,
            waits_for: (0..thread::count()).filter(|&other| other != by).collect(),
            free: Box::new(free),
        });
    }

    /// There is nothing to hurry: the guard's drop looks at once.
    pub fn flush(&self) {}
}

impl Drop for Guard {
    fn drop(&mut self) {
        let thread = thread::current();
        let guards = {
            let guards = &mut lock(&COLLECTOR.guards)[thread];
            *guards -= 1;
            *guards
        };
        if guards == 0 {
            COLLECTOR.pinned[thread].fetch_sub(1, Release);
            trace::record(Event::Unpin);
            COLLECTOR.collect(thread);
        }
    }
}
