//! The hook with which a suite watches or changes every access.
//!
//! A model of a program that merely uses an algorithm needs no hook.

use core::alloc::Layout;
use std::alloc;
use std::sync::OnceLock;

use super::checker;
use crate::site::{Site, Step};

pub use super::location::{Kind, Location, Operation};

/// An event of reclamation that is no access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The thread has been pinned.
    Pin,
    /// The thread is no longer pinned.
    Unpin,
    /// A replaced ring has been retired.
    Retire,
}

/// A suite's part in each access. The provided methods do what the site says.
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
/// A suite that changes an access to see what goes wrong must make the failure harmless: memory that
/// such an execution can still reach is not given back before its end, and no value is harmed by a
/// second owner.
pub unsafe trait Hook: Sync {
    /// Replaces a site by the same one with another ordering, or returns it as it is.
    fn site(&self, site: Site) -> Site {
        site
    }

    /// Performs an access. `Err` is a failed compare-and-swap, with the value that it found.
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        location.perform(operation, site.order())
    }

    /// Runs a fence, which is not `Relaxed`.
    fn fence(&self, site: Site) {
        checker::fence(site.order());
    }

    /// Receives an event that is no access.
    fn note(&self, _: Note) {}

    /// Allocates memory for slots.
    ///
    /// # Safety
    ///
    /// As [`std::alloc::alloc`].
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's.
        unsafe { alloc::alloc(layout) }
    }

    /// Frees the memory of slots.
    ///
    /// # Safety
    ///
    /// As [`std::alloc::dealloc`].
    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        // SAFETY: the caller's.
        unsafe { alloc::dealloc(start, layout) }
    }

    /// Returns `true` if the process has barriers.
    fn has_barriers(&self) -> bool {
        false
    }

    /// Returns `true` if the kernel refuses this barrier, having agreed to barriers before.
    fn refuses_barriers(&self) -> bool {
        false
    }

    /// Returns `true` if algorithms look ahead to save work.
    fn looks_ahead(&self) -> bool {
        false
    }

    /// Returns `true` if the search also interrupts threads at sites that are [no step](Step::None).
    fn explores_all(&self) -> bool {
        false
    }

    /// Returns `true` if the search may join an access to the step before ([`Step::Joined`],
    /// [`Step::Early`]). If not, each access is a step, and the search is longer.
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

/// Installs `hook` for the rest of the process.
///
/// # Panics
///
/// If a hook is already installed.
pub fn install(hook: &'static dyn Hook) {
    assert!(HOOK.set(hook).is_ok(), "a hook is already installed");
}

/// Returns the installed hook, or one that does what each site says.
pub fn installed() -> &'static dyn Hook {
    HOOK.get().copied().unwrap_or(&Unwatched)
}

/// Performs an access through the hook.
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
