//! The machine's own.

use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev::research::Site;

#[cfg(feature = "trace")]
pub use crate::notes::{Parker, Unparker};
#[cfg(not(feature = "trace"))]
pub use crossbeam_utils::sync::{Parker, Unparker};
pub use std::sync::{Mutex, MutexGuard};
pub use std::{thread, thread_local};

/// A number that threads share.
pub struct Number(AtomicUsize);

impl Number {
    pub const fn new(value: usize) -> Self {
        Number(AtomicUsize::new(value))
    }

    #[inline(always)]
    pub fn load(&self, site: Site) -> usize {
        self.0.load(site.order())
    }

    #[inline(always)]
    pub fn store(&self, value: usize, site: Site) {
        self.0.store(value, site.order());
    }

    /// Adds, wrapping; what it was.
    #[inline(always)]
    pub fn add(&self, number: usize, site: Site) -> usize {
        self.0.fetch_add(number, site.order())
    }

    /// What it was.
    #[inline(always)]
    pub fn swap(&self, value: usize, site: Site) -> usize {
        self.0.swap(value, site.order())
    }

    /// Replaces it, if it is `old`; what it is, if not.
    pub fn claim(&self, old: usize, new: usize, site: Site) -> Result<usize, usize> {
        self.0.compare_exchange(old, new, site.order(), Relaxed)
    }
}

/// Between two looks of a thread that searches: briefly at first.
pub fn pause(look: usize) {
    match look {
        0..6 => (0..1 << look).for_each(|_| core::hint::spin_loop()),
        _ => thread::yield_now(),
    }
}
