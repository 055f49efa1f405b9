//! A double of the collector, for the checkers: far more eager, and one a deque.
//!
//! When the thread that retired a ring is unpinned, the ring goes, unless another thread is
//! pinned that may have been so all along. Then it waits until the retiring thread is
//! unpinned again, or the deque goes. A model explores every moment for that look, so a ring
//! that an unpinned thread still uses goes in some execution.
//!
//! It orders as crossbeam-epoch does, and no more: a pin ends, and a retirement
//! begins, with a sequentially consistent fence; what a thread did while it
//! was pinned happens before what it held back is freed.

use core::array;
use core::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};
use std::sync::{Mutex, MutexGuard, PoisonError};

use chase_lev_atomics::hook::{self, Note};
use chase_lev_atomics::model::{self, KNOWS_ALL_THREADS, THREADS, raw::AtomicUsize};

use crate::ring::Retired;

struct Garbage {
    /// Who retired it.
    by: usize,
    /// The other threads that may have been pinned ever since.
    waits_for: Vec<usize>,
    ring: Retired,
}

/// What no thread orders anything by.
#[derive(Default)]
struct State {
    garbage: Vec<Garbage>,
    /// By thread, how many guards it has.
    guards: Vec<usize>,
}

/// A deque's collector.
pub struct Collector {
    /// By thread, whether it is pinned. Read-modify-writes only: they see the
    /// newest value, and to wait for longer would be allowed, but not eager.
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

    /// Pins the current thread, unless it is pinned.
    pub fn pin(&self) -> Guard<'_> {
        let thread = model::current();
        if self.guards(thread, |guards| guards + 1) == 1 {
            self.pinned[thread].fetch_add(1, Relaxed);
            model::fence(SeqCst);
            hook::installed().note(Note::Pin);
        }
        Guard(self)
    }

    /// Frees the ring when no thread holds a guard any more that holds one now.
    ///
    /// # Safety
    ///
    /// No guard that begins after this must find the ring.
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

    /// Whether rings are freed as fast as they are retired: models are too small for it to matter.
    pub fn keeps_up(&self) -> bool {
        true
    }

    /// Changes the number of a thread's guards, and returns it.
    fn guards(&self, thread: usize, change: impl FnOnce(usize) -> usize) -> usize {
        let mut state = self.state();
        if state.guards.len() <= thread {
            state.guards.resize(thread + 1, 0);
        }
        state.guards[thread] = change(state.guards[thread]);
        state.guards[thread]
    }

    /// Frees what `thread` retired, if no other is pinned that it waits for.
    fn collect(&self, thread: usize) {
        let mine = |garbage: &mut Garbage| garbage.by == thread;
        let mine: Vec<_> = self.state().garbage.extract_if(.., mine).collect();
        for mut garbage in mine {
            // What a thread did before it was unpinned happens before this.
            let pinned = |&other: &usize| self.pinned[other].fetch_add(0, Acquire) != 0;
            garbage.waits_for.retain(pinned);
            match garbage.waits_for.is_empty() {
                // SAFETY: no thread is pinned that was when the ring was retired.
                true => unsafe { garbage.ring.free() },
                false => self.state().garbage.push(garbage),
            }
        }
    }
}

impl Drop for Collector {
    fn drop(&mut self) {
        for garbage in self.state().garbage.drain(..) {
            // SAFETY: the deque goes, so nobody uses its rings.
            unsafe { garbage.ring.free() };
        }
    }
}

/// Keeps what is retired from now on.
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
