//! The process-wide barrier.

use core::ffi::{c_int, c_long};
use core::sync::atomic::{self, Ordering};
use std::sync::OnceLock;

use crate::site::{Site, kind};

// From linux/membarrier.h.
const QUERY: c_int = 0;
const PRIVATE_EXPEDITED: c_int = 1 << 3;
const REGISTER_PRIVATE_EXPEDITED: c_int = 1 << 4;

/// Returns `true` if this process has barriers, so that a light and a heavy fence pair. The first call
/// registers the process for them.
///
/// The kernel may still refuse a barrier to a thread later, for example because of a seccomp filter.
pub fn has_barriers() -> bool {
    static REGISTERED: OnceLock<bool> = OnceLock::new();
    // A sandbox may let each call succeed without making it. Then the query finds no command.
    let is_offered = || membarrier(QUERY) & c_long::from(PRIVATE_EXPEDITED) != 0;
    *REGISTERED.get_or_init(|| is_offered() && membarrier(REGISTER_PRIVATE_EXPEDITED) == 0)
}

/// Runs the fence of this site, or none if the ordering is `Relaxed`. A heavy fence makes every thread of
/// the process execute a sequentially consistent fence between the beginning and the end of this call.
///
/// Returns `false` if the kernel refuses this thread a barrier that the process was registered for; then
/// this was an ordinary fence. In a process without barriers, a heavy fence is an ordinary one, and pairs with
/// ordinary fences only.
pub fn heavy_fence(site: Site<kind::HeavyFence>) -> bool {
    if site.order() == Ordering::Relaxed {
        return true;
    }
    let barriers = has_barriers();
    let done = barriers && membarrier(PRIVATE_EXPEDITED) == 0;
    if !done {
        atomic::fence(site.order());
    }
    done || !barriers
}

/// Returns -1 if the kernel refuses. Leaves `errno` as it was, because a signal handler may steal.
#[cfg(barriers)]
#[inline(never)]
fn membarrier(command: c_int) -> c_long {
    /// From asm/unistd_64.h and asm-generic/unistd.h.
    const MEMBARRIER: c_long = if cfg!(target_arch = "x86_64") { 324 } else { 283 };
    // From the C library, which `std` links on this platform.
    unsafe extern "C" {
        fn syscall(number: c_long, ...) -> c_long;
        fn __errno_location() -> *mut c_int;
    }
    let flags: c_int = 0;
    // SAFETY: whatever the command, the call does not access memory of this process. `errno`
    // belongs to the thread, and lasts as long as the thread.
    unsafe {
        let errno = __errno_location();
        let before = errno.read();
        let result = syscall(MEMBARRIER, command, flags);
        errno.write(before);
        result
    }
}

#[cfg(not(barriers))]
fn membarrier(_: c_int) -> c_long {
    -1
}
