//! The hook at which a suite watches every access, or bends it.
//!
//! Without one, an algorithm is as it ships: a model of a program that uses it needs none.

use core::alloc::Layout;
use std::alloc;
use std::sync::OnceLock;

use super::checker;
use crate::site::{Site, Step};

pub use super::location::{Kind, Location, Operation};

/// An event of reclamation that is no access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The thread is pinned.
    Pin,
    /// The thread is no longer pinned.
    Unpin,
    /// The replaced ring is handed over, to be freed in time.
    Retire,
}

/// A suite's part in each access; by default, it does what the site says.
///
/// # Safety
///
/// Algorithms trust it as they trust the machine: they dereference the pointers that `access` returns,
/// and own what `access` says that they have claimed. So
///
/// - `access` performs the operation, once, and returns what [`Location::perform`] does;
/// - `site` and `fence` order no less than the site says;
/// - `alloc` and `dealloc` are an allocator's.
///
/// A suite that bends an access to see what goes wrong answers for what does: no memory that such an
/// execution can still reach is given back before its end, and nothing is harmed by a second owner.
pub unsafe trait Hook: Sync {
    /// What stands for a site: the site itself, or the same with another ordering.
    fn site(&self, site: Site) -> Site {
        site
    }

    /// An access to a location. `Err` is a compare-and-swap that failed; it has what was found.
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        location.perform(operation, site.order())
    }

    /// A fence, which is not `Relaxed`.
    fn fence(&self, site: Site) {
        checker::fence(site.order());
    }

    /// Told of an event that is no access.
    fn note(&self, _: Note) {}

    /// Memory for slots.
    ///
    /// # Safety
    ///
    /// As [`std::alloc::alloc`].
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's.
        unsafe { alloc::alloc(layout) }
    }

    /// Returns it.
    ///
    /// # Safety
    ///
    /// As [`std::alloc::dealloc`].
    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        // SAFETY: the caller's.
        unsafe { alloc::dealloc(start, layout) }
    }

    /// Whether the search interrupts threads also at sites that are [no step](Step::None).
    fn explores_all(&self) -> bool {
        false
    }

    /// Whether the search takes an access for a part of the step before, where it loses nothing by that
    /// ([`Step::Joined`], [`Step::Early`]). If not, each access is a step, and the search is longer.
    fn joins_steps(&self) -> bool {
        false
    }
}

struct Unwatched;

// SAFETY: the methods do what the site says.
unsafe impl Hook for Unwatched {
    fn joins_steps(&self) -> bool {
        true
    }
}

static HOOK: OnceLock<&'static dyn Hook> = OnceLock::new();

/// Makes `hook` watch this process from now on.
///
/// # Panics
///
/// If another watches already.
pub fn install(hook: &'static dyn Hook) {
    assert!(HOOK.set(hook).is_ok(), "there is a hook already");
}

/// The hook that watches.
pub fn installed() -> &'static dyn Hook {
    HOOK.get().copied().unwrap_or(&Unwatched)
}

/// Makes an access by the hook.
pub(super) fn access(location: &Location, site: Site, operation: Operation) -> Result<u64, u64> {
    let hook = installed();
    let site = hook.site(site);
    let access = || hook.access(site, location, operation);
    if site.step() == Step::None && !hook.explores_all() {
        checker::unexplored(access)
    } else if location.belongs_to_step(site.step(), operation) && hook.joins_steps() {
        checker::joined(access)
    } else {
        access()
    }
}
