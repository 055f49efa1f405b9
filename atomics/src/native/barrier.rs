//! The process-wide barrier.

use core::ffi::c_int;
use core::sync::atomic::Ordering::{self, Relaxed};
use core::sync::atomic::{self, AtomicBool};
use std::sync::OnceLock;

use crate::site::{Access, Site};

// From linux/membarrier.h.
const PRIVATE_EXPEDITED: c_int = 1 << 3;
const REGISTER_PRIVATE_EXPEDITED: c_int = 1 << 4;

/// Set when the kernel refuses a barrier after the process was registered for barriers.
static REFUSED: AtomicBool = AtomicBool::new(false);

/// Registers this process for barriers at the first call. Returns `true` if the kernel accepted that.
fn is_registered() -> bool {
    static REGISTERED: OnceLock<bool> = OnceLock::new();
    *REGISTERED.get_or_init(|| membarrier(REGISTER_PRIVATE_EXPEDITED))
}

/// Returns `true` if this process has barriers, so that a light and a heavy fence pair.
///
/// The result may become `false` later if the kernel refuses a barrier, for example because of a seccomp
/// filter.
pub fn has_barriers() -> bool {
    is_registered() && !REFUSED.load(Relaxed)
}

/// Runs the fence of this site, or none if the ordering is `Relaxed`. A heavy fence makes every thread of
/// the process execute a sequentially consistent fence between the beginning and the end of this call.
///
/// Returns `false` if the kernel refuses a barrier that the process was registered for; then this was an
/// ordinary fence. In a process without barriers, a heavy fence is an ordinary one, and pairs with
/// ordinary fences only.
pub fn heavy_fence(site: Site) -> bool {
    if site.access() == Access::HeavyFence && site.order() != Ordering::Relaxed && is_registered() {
        if !REFUSED.load(Relaxed) && membarrier(PRIVATE_EXPEDITED) {
            return true;
        }
        REFUSED.store(true, Relaxed);
        atomic::fence(site.order());
        return false;
    }
    super::fence(site);
    true
}

// Miri does not know the system call.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64"),
    not(miri)
))]
fn membarrier(command: c_int) -> bool {
    use core::ffi::c_long;

    /// From asm/unistd_64.h and asm-generic/unistd.h.
    const MEMBARRIER: c_long = if cfg!(target_arch = "x86_64") {
        324
    } else {
        283
    };
    unsafe extern "C" {
        /// From the C library, which `std` links on this platform.
        fn syscall(number: c_long, ...) -> c_long;
    }
    let flags: c_int = 0;
    // SAFETY: whatever the command, the call does not access memory of this process.
    unsafe { syscall(MEMBARRIER, command, flags) == 0 }
}

#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64"),
    not(miri)
)))]
fn membarrier(_: c_int) -> bool {
    false
}
