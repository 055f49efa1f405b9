//! The process in which a pool has its threads.

/// A process. The child of a `fork` differs from its parent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Process(u32);

impl Process {
    /// Returns the current process. On Linux this makes no system call.
    #[inline]
    pub fn current() -> Self {
        Process(current())
    }
}

#[cfg(not(target_os = "linux"))]
use std::process::id as current;

/// Returns the number of forks from the first process that called this to the current one.
#[cfg(target_os = "linux")]
fn current() -> u32 {
    use core::sync::atomic::{AtomicU32, Ordering::Relaxed};
    use std::sync::Once;

    static FORKS: AtomicU32 = AtomicU32::new(0);
    static COUNTS: Once = Once::new();

    extern "C" fn in_the_child() {
        // `Relaxed`: the child has only this thread.
        FORKS.fetch_add(1, Relaxed);
    }

    COUNTS.call_once(|| {
        // SAFETY: the function only changes an atomic, which the child of a `fork` may do.
        let refused = unsafe { nix::libc::pthread_atfork(None, None, Some(in_the_child)) };
        assert_eq!(refused, 0, "no memory for the count of the forks");
    });
    FORKS.load(Relaxed)
}
