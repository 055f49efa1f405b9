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

use core::cell::RefCell;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

use super::engine::{self, THREADS, atomic::AtomicUsize, lazy_static};
use super::thread;
use super::trace::{self, Event};

struct Garbage {
    /// Who deferred it.
    by: usize,
    /// The other threads that may have been pinned ever since.
    waits_for: Vec<usize>,
    free: Box<dyn FnOnce()>,
}

lazy_static! {
    /// By thread, whether it is pinned. Read-modify-writes only: they see the
    /// newest value, and to wait for longer would be allowed, but not eager.
    static ref PINNED: [AtomicUsize; THREADS] = Default::default();
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    static GARBAGE: RefCell<Vec<Garbage>> = const { RefCell::new(Vec::new()) };
    /// By thread, how many guards it has.
    static GUARDS: RefCell<[usize; THREADS]> = const { RefCell::new([0; THREADS]) };
}

/// Frees what `thread` deferred, if no other is pinned that it waits for.
fn collect(thread: usize) {
    let mine = |garbage: &mut Garbage| garbage.by == thread;
    let mine: Vec<_> = GARBAGE.with_borrow_mut(|all| all.extract_if(.., mine).collect());
    for mut garbage in mine {
        // What a thread did before it was unpinned happens before this.
        let pinned = |&other: &usize| PINNED[other].fetch_add(0, Acquire) != 0;
        garbage.waits_for.retain(pinned);
        match garbage.waits_for.is_empty() {
            true => (garbage.free)(),
            false => GARBAGE.with_borrow_mut(|all| all.push(garbage)),
        }
    }
}

/// Frees the rest, for all threads have been joined.
pub(super) fn finish() {
    for garbage in GARBAGE.take() {
        (garbage.free)();
    }
}

/// Keeps what is deferred from now on.
pub struct Guard(());

/// Pins the current thread, unless it is pinned.
pub fn pin() -> Guard {
    let thread = thread::current();
    let guards = GUARDS.with_borrow_mut(|guards| {
        guards[thread] += 1;
        guards[thread]
    });
    if guards == 1 {
        PINNED[thread].fetch_add(1, Relaxed);
        engine::fence(SeqCst);
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
        engine::fence(SeqCst);
        trace::record(Event::Retire);
        let by = thread::current();
        let garbage = Garbage {
            by,
            waits_for: (0..thread::count()).filter(|&other| other != by).collect(),
            free: Box::new(free),
        };
        GARBAGE.with_borrow_mut(|all| all.push(garbage));
    }

    /// There is nothing to hurry: the guard's drop looks at once.
    pub fn flush(&self) {}
}

impl Drop for Guard {
    fn drop(&mut self) {
        let thread = thread::current();
        let guards = GUARDS.with_borrow_mut(|guards| {
            guards[thread] -= 1;
            guards[thread]
        });
        if guards == 0 {
            PINNED[thread].fetch_sub(1, Release);
            trace::record(Event::Unpin);
            collect(thread);
        }
    }
}
