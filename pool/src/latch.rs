//! Latches: a thread waits until something has happened, once.
//!
//! A latch is on the stack of the thread that waits. As soon as it is set, that thread may return
//! from there, so whoever sets it touches it once: it takes with it what it needs to resume the
//! waiter.

use core::ptr;

use crate::shim::{Arc, Number, thread_local};
use crate::sites::{Shipped as P, at};
use crate::sleep::{Sleeper, Thread};

/// Not set, and nobody sleeps; not set, and the [`Thread`] that sleeps is at this address; set.
const UNSET: usize = 0;
const SET: usize = 1;

/// One thread waits for it, and another sets it.
pub struct Latch {
    state: Number,
}

impl Default for Latch {
    /// One that is not set.
    fn default() -> Self {
        Latch {
            state: Number::new(UNSET),
        }
    }
}

impl Latch {
    /// Returns whether it is set. What happened before that happens before a `true`.
    #[inline(always)]
    pub fn probe(&self) -> bool {
        // Acquires from `latch.set`. Below `Acquire`, the waiter does not see what it has waited
        // for (loom: `latch.probe Relaxed`).
        self.state.load(at!(latch_probe, Acquire)) == SET
    }

    /// Leaves this thread here, to be resumed when the latch is set, unless it is here or the latch is set.
    /// No other thread may be here.
    pub fn leave(&self, thread: &Arc<Thread>) {
        let thread = Arc::into_raw(thread.clone());
        let address = thread.expose_provenance();
        // Releases what is at the address to `latch.set`. Below `Release`, it is used before it is
        // made (loom: `latch.sleep Relaxed`).
        let exchange = (self.state).compare_exchange(UNSET, address, at!(latch_sleep, Release));
        if exchange.is_err() {
            // SAFETY: nobody has seen this reference: one that is in the latch has its own count.
            drop(unsafe { Arc::from_raw(thread) });
        }
    }

    /// Sleeps until it is set. The current thread is no worker.
    pub fn block(&self) {
        thread_local! {
            static OWN: Sleeper = Sleeper::foreign();
        }
        // It is gone if the thread is ending.
        if OWN.try_with(|own| self.block_as(own)).is_err() {
            self.block_as(&Sleeper::foreign());
        }
    }

    fn block_as(&self, own: &Sleeper) {
        self.leave(&own.thread);
        // A token may be there from earlier.
        while !self.probe() {
            own.park(None);
        }
    }

    /// Sets it, and resumes the waiter.
    ///
    /// # Safety
    ///
    /// `this` is a latch that nobody else sets. It may be gone as soon as it is set.
    pub unsafe fn set(this: *const Self) {
        // SAFETY: the waiter stays until it is set.
        let state = unsafe { &(*this).state };
        // Releases to `latch.probe` what the waiter waits for, and acquires the sleeping thread from
        // `latch.sleep`. Below `AcqRel`, one is not seen, or the other used before it is made (loom:
        // `latch.set Acquire`, `latch.set Release`). From here on the latch may be gone (loom:
        // `latch touched after it is set`).
        let waiter = state.swap(SET, at!(latch_set, AcqRel));
        debug_assert_ne!(waiter, SET, "a latch is set once");
        if waiter != UNSET {
            // SAFETY: it is from `leave`, and this thread alone has it now.
            let waiter = unsafe { Arc::from_raw(ptr::with_exposed_provenance::<Thread>(waiter)) };
            Thread::resume(&waiter);
        }
    }
}

/// One thread waits for it until many others are done.
pub struct CountLatch {
    count: Number,
    /// Set when all are done.
    pub latch: Latch,
}

impl Default for CountLatch {
    /// With one that is to be done.
    fn default() -> Self {
        CountLatch {
            count: Number::new(1),
            latch: Latch::default(),
        }
    }
}

impl CountLatch {
    /// Another is to be done. To be called while one is not.
    pub fn add(&self) {
        // `Relaxed`: the one that is not done keeps the count above zero.
        self.count.add(1, at!(count_add, Relaxed));
    }

    /// One is done; the last sets the latch.
    ///
    /// # Safety
    ///
    /// `this` is a latch with one that is not done, for which this is called once. It may be
    /// gone afterwards.
    pub unsafe fn done(this: *const Self) {
        // SAFETY: the waiter stays until all are done.
        let count = unsafe { &(*this).count };
        // Releases what was done to the last, which acquires it, and releases it to the waiter.
        // Below `AcqRel`, the waiter does not see all of it (loom: `count.done Acquire`,
        // `count.done Release`).
        if count.add(1_usize.wrapping_neg(), at!(count_done, AcqRel)) == 1 {
            // SAFETY: all are done but this one, so the waiter stays, and nobody else sets it.
            unsafe { Latch::set(&raw const (*this).latch) };
        }
    }
}
