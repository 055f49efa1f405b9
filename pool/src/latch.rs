//! Latches, which a thread waits for until they are set, once.
//!
//! A latch lives on the stack of the waiting thread. As soon as it is set, that thread may leave
//! the frame, so the setter touches the latch only once: the same access takes out everything that
//! is needed to wake the waiter.

use core::ptr;

use crate::shim::{Arc, Number};
use crate::sites::*;
use crate::sleep::{Sleeper, Thread};

/// The states: not set, and no thread sleeps; set. Any other value is the address of the [`Thread`]
/// that sleeps, and the latch is not set.
const UNSET: usize = 0;
const SET: usize = 1;

/// A latch that one thread waits for and another sets.
pub struct Latch(Number);

impl Latch {
    /// Creates a latch that is not set.
    #[inline(always)]
    pub fn unset() -> Self {
        Latch(Number::new(UNSET))
    }

    /// Returns true if the latch is set. Everything that its setter did before then happens before.
    #[inline(always)]
    pub fn probe(&self) -> bool {
        // Acquires from `latch.set`. Below `Acquire`, the waiter might not see the result that it
        // has waited for (loom: `latch.probe Relaxed`).
        self.0.load(at!(LATCH_PROBE, Acquire)) == SET
    }

    /// Registers this thread to be woken when the latch is set, unless it is registered or the
    /// latch is set already. No other thread may be registered.
    pub fn leave(&self, thread: &Arc<Thread>) {
        let thread = Arc::into_raw(thread.clone());
        let address = thread.expose_provenance();
        // Releases the `Thread` at the address to `latch.set`. Below `Release`, the setter might
        // use it before it is initialised (loom: `latch.sleep Relaxed`).
        if !self.0.cas(UNSET, address, at!(LATCH_SLEEP, Release)) {
            // SAFETY: no other thread has seen this reference. One in the latch has a count of its
            // own.
            drop(unsafe { Arc::from_raw(thread) });
        }
    }

    /// Sleeps until the latch is set, without running jobs.
    pub fn block(&self, own: &Sleeper) {
        self.leave(&own.thread);
        // A token may be left from an earlier wait.
        while !self.probe() {
            own.park(None);
        }
    }

    /// Sets the latch and wakes the waiter.
    ///
    /// # Safety
    ///
    /// `this` must be a latch that no other thread sets. It may be gone as soon as it is set.
    pub unsafe fn set(this: *const Self) {
        // SAFETY: the waiter keeps the latch until it is set.
        let state = unsafe { &(*this).0 };
        // Releases the result to `latch.probe`, and acquires the `Thread` from `latch.sleep`. Below
        // `AcqRel`, the waiter might miss the result, or this might use the `Thread` before it is
        // initialised (loom: `latch.set Acquire`, `latch.set Release`). From here on the latch may
        // be gone (loom: `latch touched after it is set`).
        let waiter = state.swap(SET, at!(LATCH_SET, AcqRel));
        debug_assert_ne!(waiter, SET, "a latch is set once");
        if waiter != UNSET {
            // SAFETY: the address is from `into_raw` in `leave`, and the swap gave it to this
            // thread alone.
            let waiter = unsafe { Arc::from_raw(ptr::with_exposed_provenance::<Thread>(waiter)) };
            waiter.wake();
        }
    }
}

/// A latch that one thread waits for until a number of jobs are done.
pub struct CountLatch {
    count: Number,
    /// Set when all jobs are done.
    pub latch: Latch,
}

impl CountLatch {
    /// Creates a latch for one job.
    pub fn of_one() -> Self {
        CountLatch { count: Number::new(1), latch: Latch::unset() }
    }

    /// Adds a job. Must be called while another job is not done.
    pub fn add(&self) {
        // `Relaxed`: the other job keeps the count above zero.
        self.count.fetch_add(1, at!(COUNT_ADD, Relaxed));
    }

    /// Marks a job as done. The last one sets the latch.
    ///
    /// # Safety
    ///
    /// `this` must be a latch, and this must be called once for each job. The latch may be gone
    /// afterwards.
    pub unsafe fn done(this: *const Self) {
        // SAFETY: the waiter keeps the latch until all jobs are done.
        let count = unsafe { &(*this).count };
        // Releases the job's effects to the last one, which acquires them and releases them to the
        // waiter. Below `AcqRel`, the waiter might miss some of them (loom: `count.done Acquire`,
        // `count.done Release`).
        if count.fetch_sub(1, at!(COUNT_DONE, AcqRel)) == 1 {
            // SAFETY: this was the last job, so no other thread sets the latch, and the waiter
            // keeps it until it is set.
            unsafe { Latch::set(&raw const (*this).latch) };
        }
    }
}
