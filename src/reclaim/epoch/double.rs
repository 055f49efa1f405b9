//! A double of the collector for the checkers. It is far more eager, and each deque has its own.
//!
//! When the thread that retired a ring is unpinned, the ring is freed, unless another thread is pinned
//! that may have been pinned since before the retirement. Then the ring waits until the retiring thread
//! is unpinned again, or until the deque is dropped. A model explores every moment at which that may
//! happen, so a ring that an unpinned thread still uses is freed too early in some execution.
//!
//! The double orders as much as crossbeam-epoch does, and no more: a pin ends with a sequentially
//! consistent fence, a retirement begins with one, and everything that a thread did while it was pinned
//! happens before the rings that waited for it are freed.

use core::array;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};

use chase_lev_atomics::hook::{self, Note};
use chase_lev_atomics::model::{self, KNOWS_ALL_THREADS, THREADS, raw::AtomicUsize};

use crate::ring::Retired;

struct Garbage {
    /// The thread that retired it.
    by: usize,
    /// The other threads that may have been pinned ever since.
    waits_for: Vec<usize>,
    ring: Retired,
}

/// The state that is not part of the model, so that it orders nothing.
#[derive(Default)]
struct State {
    garbage: Vec<Garbage>,
    /// The number of guards of each thread.
    guards: Vec<usize>,
}

/// A deque's collector.
pub struct Collector {
    /// 1 for each thread that is pinned, else 0. All accesses are read-modify-writes, which see the newest
    /// value: with an older one, rings would wait longer than necessary.
    pinned: [AtomicUsize; THREADS],
    state: Mutex<State>,
}

impl Default for Collector {
    fn default() -> Self {
        Collector {
            pinned: array::from_fn(|_| AtomicUsize::new(0)),
            state: Mutex::default(),
        }
    }
}

impl Collector {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Pins the current thread, unless it is pinned already.
    pub fn pin(&self) -> Guard<'_> {
        let thread = model::current();
        if self.guards(thread, |guards| guards + 1) == 1 {
            self.pinned[thread].fetch_add(1, Relaxed);
            model::fence(SeqCst);
            hook::installed().note(Note::Pin);
        }
        Guard(self)
    }

    /// Frees the ring once all guards that exist now have been dropped.
    ///
    /// # Safety
    ///
    /// A thread must not be able to load the ring under a guard that is created after this call.
    pub unsafe fn defer(&self, ring: Retired) {
        let _guard = self.pin();
        model::fence(SeqCst);
        hook::installed().note(Note::Retire);
        let by = model::current();
        let all = if KNOWS_ALL_THREADS {
            THREADS
        } else {
            self.state().guards.len()
        };
        let threads = model::threads().unwrap_or(all);
        let waits_for = (0..threads).filter(|&other| other != by).collect();
        self.state().garbage.push(Garbage {
            by,
            waits_for,
            ring,
        });
    }

    /// Returns `true`: models are too small for rings to pile up.
    pub fn catch_up(&self) -> bool {
        true
    }

    /// Changes the number of a thread's guards, and returns the new number.
    fn guards(&self, thread: usize, change: impl FnOnce(usize) -> usize) -> usize {
        let mut state = self.state();
        if state.guards.len() <= thread {
            state.guards.resize(thread + 1, 0);
        }
        state.guards[thread] = change(state.guards[thread]);
        state.guards[thread]
    }

    /// Frees the rings that `thread` retired and that wait for no pinned thread.
    fn collect(&self, thread: usize) {
        let mine = |garbage: &mut Garbage| garbage.by == thread;
        let mine: Vec<_> = self.state().garbage.extract_if(.., mine).collect();
        for mut garbage in mine {
            // What a thread did before it was unpinned happens before this.
            let pinned = |&other: &usize| self.pinned[other].fetch_add(0, Acquire) != 0;
            garbage.waits_for.retain(pinned);
            if garbage.waits_for.is_empty() {
                // SAFETY: all threads that were pinned when the ring was retired have been unpinned.
                unsafe { garbage.ring.free() };
            } else {
                self.state().garbage.push(garbage);
            }
        }
    }
}

impl Drop for Collector {
    fn drop(&mut self) {
        for garbage in self.state().garbage.drain(..) {
            // SAFETY: the deque is being dropped, so no thread uses its rings.
            unsafe { garbage.ring.free() };
        }
    }
}

/// Keeps rings that are retired from now on from being freed.
pub struct Guard<'a>(&'a Collector);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        let thread = model::current();
        if self.0.guards(thread, |guards| guards - 1) == 0 {
            self.0.pinned[thread].fetch_sub(1, Release);
            hook::installed().note(Note::Unpin);
            self.0.collect(thread);
        }
    }
}
