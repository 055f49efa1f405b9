//! The suites' stand-in for [`chase_lev::Epoch`] under shuttle, and under loom without
//! `--cfg crossbeam_loom`.
//!
//! It is far more eager than crossbeam-epoch, and each deque has its own collector. When the
//! thread that retired a ring is unpinned, the ring is freed, unless another thread is pinned that
//! may have been pinned since before the retirement. Then the ring waits until the retiring thread
//! is unpinned again, or until the deque is dropped. A model explores every moment at which that
//! may happen, so a ring that an unpinned thread still uses is freed too early in some execution.
//!
//! It orders as much as crossbeam-epoch does, and no more: a pin ends with a sequentially
//! consistent fence, a retirement begins with one, and everything that a thread did while it was
//! pinned happens before the rings that waited for it are freed.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};
// The standard mutex, which is not part of the model.
use std::sync::{Mutex, MutexGuard, PoisonError};

use chase_lev::research::{Published, Retired, Ring, Strategy, Successor};
use chase_lev_atomics::{Site, foreign, kind};
use chase_lev_readers::{self as readers, Reading};

use super::instruments::threads;
use super::instruments::trace::{self, Event};
use crate::sync::atomic::{AtomicUsize, fence};

/// The largest number of threads in a scenario.
const THREADS: usize = 7;

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
    guards: [usize; THREADS],
}

/// A deque's collector.
#[derive(Default)]
pub struct Epoch {
    /// 1 for each thread that is pinned, or else 0. All accesses are read-modify-writes, which see
    /// the newest value: with an older one, rings would wait longer than necessary.
    pinned: [AtomicUsize; THREADS],
    state: Mutex<State>,
}

// SAFETY: `load` pins the thread before it loads the ring. A ring is retired only after its
// successor was published, so it waits for each thread that can still load it.
unsafe impl Strategy for Epoch {
    const FREES: bool = true;

    type Guard<'a> = (Option<Guard<'a>>, Option<Reading>);

    fn announce(&self, in_record: bool) -> Self::Guard<'_> {
        (None, in_record.then(readers::announce))
    }

    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        (pinned, _): &mut Self::Guard<'a>,
        site: Site<kind::Load>,
    ) -> Ring<T> {
        pinned.get_or_insert_with(|| Guard::new(self));
        // SAFETY: the thread is pinned until the guard is dropped.
        unsafe { published.load(site) }
    }

    unsafe fn retire(&self, ring: Retired, _: Successor) {
        let _guard = Guard::new(self);
        foreign(|| fence(SeqCst));
        trace::record(Event::Other("retire"));
        let by = threads::current();
        let waits_for = (0..threads::count()).filter(|&other| other != by).collect();
        self.state().garbage.push(Garbage { by, waits_for, ring });
    }
}

impl Epoch {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the number of a thread's guards, and returns the new number.
    fn guards(&self, thread: usize, change: impl FnOnce(usize) -> usize) -> usize {
        let guards = &mut self.state().guards[thread];
        *guards = change(*guards);
        *guards
    }

    /// Frees the rings that `thread` retired and that wait for no pinned thread.
    fn collect(&self, thread: usize) {
        let mine = |garbage: &mut Garbage| garbage.by == thread;
        let mine: Vec<_> = self.state().garbage.extract_if(.., mine).collect();
        for mut garbage in mine {
            // Everything that a thread did before it was unpinned happens before this.
            let pinned = |&other: &usize| self.pinned[other].fetch_add(0, Acquire) != 0;
            garbage.waits_for.retain(pinned);
            if garbage.waits_for.is_empty() {
                // SAFETY: all threads that were pinned when the ring was retired have been
                // unpinned.
                unsafe { garbage.ring.free() };
            } else {
                self.state().garbage.push(garbage);
            }
        }
    }
}

impl Drop for Epoch {
    fn drop(&mut self) {
        for garbage in self.state().garbage.drain(..) {
            // SAFETY: the deque is being dropped, so no thread uses its rings.
            unsafe { garbage.ring.free() };
        }
    }
}

/// Keeps rings that are retired from now on from being freed.
pub struct Guard<'a>(&'a Epoch);

impl<'a> Guard<'a> {
    /// Pins the current thread, unless it is pinned already.
    fn new(epoch: &'a Epoch) -> Self {
        let thread = threads::current();
        if epoch.guards(thread, |guards| guards + 1) == 1 {
            foreign(|| {
                epoch.pinned[thread].fetch_add(1, Relaxed);
                fence(SeqCst);
            });
            trace::record(Event::Other("pin"));
        }
        Guard(epoch)
    }
}

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        let thread = threads::current();
        if self.0.guards(thread, |guards| guards - 1) == 0 {
            self.0.pinned[thread].fetch_sub(1, Release);
            trace::record(Event::Other("unpin"));
            self.0.collect(thread);
        }
    }
}
