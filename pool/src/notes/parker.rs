//! The parkers of crossbeam-utils, with a number: who sleeps and who wakes is noted.

use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use core::time::Duration;
use std::sync::Arc;

use crossbeam_utils::sync;

use super::{Moment, Seat, What, note, open};

/// Has a thread wait for others.
#[derive(Debug)]
pub struct Parker {
    inner: sync::Parker,
    unparker: Unparker,
}

/// The others' handle on it.
#[derive(Clone, Debug)]
pub struct Unparker(Arc<(sync::Unparker, Seat)>);

impl Default for Parker {
    /// One without a token.
    fn default() -> Self {
        static LAST: AtomicUsize = AtomicUsize::new(0);
        // `Relaxed`: the numbers only differ.
        let seat = Seat(LAST.fetch_add(1, Relaxed));
        let inner = sync::Parker::new();
        let unparker = Unparker(Arc::new((inner.unparker().clone(), seat)));
        Parker { inner, unparker }
    }
}

impl Parker {
    /// Waits for the token, and takes it. May return without.
    pub fn park(&self) {
        let _sleep = open(What::Sleep(self.unparker.seat()));
        self.inner.park();
    }

    /// As [`park`](Parker::park), but for so long at most.
    pub fn park_timeout(&self, timeout: Duration) {
        let _sleep = open(What::Sleep(self.unparker.seat()));
        self.inner.park_timeout(timeout);
    }

    /// The others' handle on it.
    pub fn unparker(&self) -> &Unparker {
        &self.unparker
    }
}

impl Unparker {
    /// Gives the token, if it is not there.
    pub fn unpark(&self) {
        note(Moment::Wakes(self.seat()));
        self.0.0.unpark();
    }

    /// Which one it is.
    pub fn seat(&self) -> Seat {
        self.0.1
    }

    /// Its address, which holds it.
    pub fn into_raw(this: Unparker) -> *const () {
        Arc::into_raw(this.0).cast()
    }

    /// The one at this address.
    ///
    /// # Safety
    ///
    /// It is from `into_raw`, and is used once.
    pub unsafe fn from_raw(pointer: *const ()) -> Unparker {
        // SAFETY: the caller's.
        Unparker(unsafe { Arc::from_raw(pointer.cast()) })
    }
}
