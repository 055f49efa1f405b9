//! The hook with which a suite watches or changes accesses.
//!
//! A model of a program that only uses an algorithm needs no hook.

use core::alloc::Layout;
use core::sync::atomic::Ordering::Relaxed;
use std::alloc;
use std::sync::OnceLock;

use super::checker;
use crate::site::Site;

pub use super::location::{Kind, Location, Operation};

/// An observer of each access, which may also change accesses. The provided methods perform accesses as
/// their sites say.
///
/// # Safety
///
/// Algorithms rely on the hook as they rely on the machine: they dereference the pointers that `access`
/// returns, and own the elements that they have claimed according to `access`. Therefore:
///
/// - `access` must perform the operation once, and return the result of [`Location::perform`];
/// - `site` and `fence` must order at least as strongly as the site says;
/// - `alloc` and `dealloc` must be those of an allocator.
///
/// A suite that breaks an access on purpose must keep the failure harmless: memory that the execution can
/// still reach must not be freed before its end, and values must tolerate a second owner.
pub unsafe trait Hook: Sync {
    /// Returns the site, possibly with another ordering, or as a separate step ([`Site::alone`]).
    fn site(&self, site: Site) -> Site {
        site
    }

    /// Performs an access, and returns the previous value, or the new one for a store. `Err` means that a
    /// compare-and-swap failed, and has the value that it found.
    fn access(&self, site: Site, location: &Location, operation: Operation) -> Result<u64, u64> {
        location.perform(operation, site.order())
    }

    /// Runs a fence, whose ordering is not `Relaxed`. Returns `false` if it is a heavy one and the kernel of the
    /// model refuses the barrier, although it accepted the registration.
    fn fence(&self, site: Site) -> bool {
        checker::fence(site.order());
        true
    }

    /// Returns `true` if [private](Site::private) fences order all accesses, as other fences do: then a model checks
    /// the algorithm itself, and not only a program that uses it.
    fn runs_private_fences(&self) -> bool {
        false
    }

    /// Allocates memory for slots.
    ///
    /// # Safety
    ///
    /// See [`std::alloc::alloc`].
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller has the same obligation.
        unsafe { alloc::alloc(layout) }
    }

    /// Frees the memory of slots.
    ///
    /// # Safety
    ///
    /// See [`std::alloc::dealloc`].
    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        // SAFETY: the caller has the same obligation.
        unsafe { alloc::dealloc(start, layout) }
    }

    /// Returns `true` if the process of the model has barriers.
    fn has_barriers(&self) -> bool {
        false
    }

    /// Returns `true` if operations should make loads that only save work.
    fn looks_ahead(&self) -> bool {
        false
    }
}

// SAFETY: the provided methods perform accesses as their sites say.
unsafe impl Hook for () {}

static HOOK: OnceLock<&'static dyn Hook> = OnceLock::new();

/// Installs `hook` for the rest of the process.
///
/// # Panics
///
/// Panics if a hook is already installed.
pub fn install(hook: &'static dyn Hook) {
    assert!(HOOK.set(hook).is_ok(), "a hook is already installed");
}

/// Returns the installed hook, or one that performs accesses as their sites say.
pub fn installed() -> &'static dyn Hook {
    HOOK.get().copied().unwrap_or(&())
}

/// Returns `true` if the model runs the fence of this site.
pub(super) fn runs(site: Site) -> bool {
    site.order() != Relaxed && (!site.is_private() || installed().runs_private_fences())
}

/// Performs an access through the hook.
pub(super) fn access(location: &Location, site: Site, operation: Operation) -> Result<u64, u64> {
    let site = installed().site(site);
    let operation = match operation {
        Operation::Load if site.is_after_fence() && !installed().runs_private_fences() => {
            Operation::LoadNewest
        }
        operation => operation,
    };
    let access = || installed().access(site, location, operation);
    let search = &location.search;
    search.access(site, location.kind, operation, access)
}
