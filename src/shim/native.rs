//! The machine's own atomics, memory and threads.

use core::mem::MaybeUninit;
use core::sync::atomic::{self, Ordering};

use atomic_maybe_uninit::AtomicMaybeUninit;

pub use barrier::Unsupported;

pub use crossbeam_epoch as epoch;
pub use std::alloc::{alloc, dealloc};
pub use std::sync::Arc;

use super::barrier;
use crate::protocol::{Access, Site};

// 64 bits wherever the machine has them: a 32-bit `top` could come round to
// the same value while a thief sleeps between its load and its claim.
#[cfg(target_has_atomic = "64")]
mod index {
    pub type Index = i64;
    pub type Raw = core::sync::atomic::AtomicI64;
}
#[cfg(not(target_has_atomic = "64"))]
mod index {
    pub type Index = isize;
    pub type Raw = core::sync::atomic::AtomicIsize;
}
pub use index::Index;

/// `top` or `bottom`.
pub struct AtomicIndex(index::Raw);

impl AtomicIndex {
    pub fn new(value: Index) -> Self {
        AtomicIndex(index::Raw::new(value))
    }

    #[inline(always)]
    pub fn load(&self, site: Site) -> Index {
        self.0.load(site.order())
    }

    #[inline(always)]
    pub fn store(&self, value: Index, site: Site) {
        self.0.store(value, site.order());
    }

    #[inline(always)]
    pub fn compare_exchange(&self, old: Index, new: Index, site: Site) -> Result<Index, Index> {
        self.0
            .compare_exchange(old, new, site.order(), Ordering::Relaxed)
    }

    pub fn add(&self, value: Index, site: Site) {
        self.0.fetch_add(value, site.order());
    }

    pub fn get_mut(&mut self) -> Index {
        *self.0.get_mut()
    }
}

/// A pointer to a ring.
pub struct AtomicPtr<T>(atomic::AtomicPtr<T>);

impl<T> AtomicPtr<T> {
    pub fn new(value: *mut T) -> Self {
        AtomicPtr(atomic::AtomicPtr::new(value))
    }

    #[inline(always)]
    pub fn load(&self, site: Site) -> *mut T {
        self.0.load(site.order())
    }

    #[inline(always)]
    pub fn store(&self, value: *mut T, site: Site) {
        self.0.store(value, site.order());
    }

    pub fn get_mut(&mut self) -> *mut T {
        *self.0.get_mut()
    }
}

/// A machine word of a slot. It may hold anything an element may: padding,
/// pointers, nothing yet.
#[repr(transparent)]
pub struct Word(AtomicMaybeUninit<usize>);

impl Word {
    pub fn unwritten() -> Self {
        Word(AtomicMaybeUninit::new(MaybeUninit::uninit()))
    }

    #[inline(always)]
    pub fn load(&self, site: Site) -> MaybeUninit<usize> {
        self.0.load(site.order())
    }

    #[inline(always)]
    pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
        self.0.store(value, site.order());
    }
}

/// Whether the machine has this fence.
pub fn support(fence: Site) -> Result<(), Unsupported> {
    match fence.access() {
        Access::HeavyFence => barrier::register(),
        _ => Ok(()),
    }
}

/// A fence; none if the site is `Relaxed`.
#[inline(always)]
pub fn fence(site: Site) {
    match (site.access(), site.order()) {
        (_, Ordering::Relaxed) => {}
        (Access::LightFence, order) => atomic::compiler_fence(order),
        (Access::HeavyFence, _) => barrier::run(),
        (_, order) => atomic::fence(order),
    }
}
