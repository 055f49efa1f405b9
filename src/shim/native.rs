//! The machine's own atomics, memory and threads.

use core::sync::atomic::{self, Ordering};

pub use super::barrier::Unsupported;
pub use super::word::Word;
pub use std::alloc::{alloc, dealloc};
pub use std::sync::Arc;
pub use std::thread_local;

use super::barrier;
use crate::index::Index;
use crate::sites::{Access, Site, Sites};

#[cfg(target_has_atomic = "64")]
mod raw {
    pub type Distance = i64;
    pub type AtomicIndex = core::sync::atomic::AtomicI64;
}
#[cfg(not(target_has_atomic = "64"))]
mod raw {
    pub type Distance = isize;
    pub type AtomicIndex = core::sync::atomic::AtomicIsize;
}
pub use raw::Distance;

/// `top`, `bottom`, or how many thieves and tokens there are.
pub struct AtomicIndex(raw::AtomicIndex);

impl AtomicIndex {
    pub fn new(Index(value): Index) -> Self {
        AtomicIndex(raw::AtomicIndex::new(value))
    }

    #[inline(always)]
    pub fn load(&self, site: Site) -> Index {
        Index(self.0.load(site.order()))
    }

    #[inline(always)]
    pub fn store(&self, Index(value): Index, site: Site) {
        self.0.store(value, site.order());
    }

    #[inline(always)]
    pub fn compare_exchange(&self, old: Index, new: Index, site: Site) -> Result<Index, Index> {
        let (order, failure) = (site.order(), Ordering::Relaxed);
        let found = self.0.compare_exchange(old.0, new.0, order, failure);
        found.map(Index).map_err(Index)
    }

    /// What it was.
    #[inline(always)]
    pub fn add(&self, number: Distance, site: Site) -> Index {
        Index(self.0.fetch_add(number, site.order()))
    }

    pub fn get_mut(&mut self) -> Index {
        Index(*self.0.get_mut())
    }
}

/// A pointer to a ring, or to a thread's record.
pub struct AtomicPtr<T>(atomic::AtomicPtr<T>);

impl<T> AtomicPtr<T> {
    pub const fn new(value: *mut T) -> Self {
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

    pub fn compare_exchange(&self, old: *mut T, new: *mut T, site: Site) -> Result<*mut T, *mut T> {
        let (order, failure) = (site.order(), Ordering::Relaxed);
        self.0.compare_exchange(old, new, order, failure)
    }

    pub fn get_mut(&mut self) -> *mut T {
        *self.0.get_mut()
    }
}

/// Whether the machine has the fences of these sites. It is asked before the first one runs.
///
/// # Errors
///
/// Why not.
pub fn support(sites: &Sites) -> Result<(), Unsupported> {
    let heavy = |site: Site| site.access() == Access::HeavyFence;
    match sites.all().into_iter().any(heavy) {
        true => barrier::register(),
        false => Ok(()),
    }
}

/// A fence of one's own: none if the site is `Relaxed`. A heavy one needs [`support`].
#[inline(always)]
pub fn fence(site: Site) {
    match (site.access(), site.order()) {
        (_, Ordering::Relaxed) => {}
        (Access::LightFence, order) => atomic::compiler_fence(order),
        (Access::HeavyFence, _) => barrier::run(),
        (_, order) => atomic::fence(order),
    }
}

/// A static: one for the process.
macro_rules! process_wide {
    ($name:ident: $type:ty = $value:expr) => {
        static $name: $type = $value;
    };
}
pub(crate) use process_wide;

/// Keeps a value for as long as the process lives.
pub fn leak<T>(value: Box<T>) -> &'static T {
    Box::leak(value)
}

/// The hook at which a suite watches every access, under a checker. Nobody watches the
/// machine.
pub mod hook {}
