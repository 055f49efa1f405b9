//! The process-wide barrier.

use core::ffi::c_int;
use core::fmt;
use std::error::Error;
use std::io;
use std::sync::OnceLock;

// Of linux/membarrier.h.
const PRIVATE_EXPEDITED: c_int = 1 << 3;
const REGISTER_PRIVATE_EXPEDITED: c_int = 1 << 4;

/// The reason why this machine has no asymmetric fences: the kernel's error, if it is the kernel that
/// refuses.
///
/// Use the deque's `Reference` protocol then. It differs only in the owner's fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsupported(Option<i32>);

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = self.0.map_or("they need Linux on x86-64".into(), |error| {
            let error = io::Error::from_raw_os_error(error);
            format!("the kernel refuses `membarrier`, {error}")
        });
        write!(
            f,
            "there are no asymmetric fences here: {reason}; use the `Reference` protocol"
        )
    }
}

impl Error for Unsupported {}

/// Registers this process with the kernel, which must come before the first heavy fence.
///
/// # Errors
///
/// If the machine or the kernel has no barrier.
pub fn support() -> Result<(), Unsupported> {
    static REGISTERED: OnceLock<Result<(), Unsupported>> = OnceLock::new();
    let register = || membarrier(REGISTER_PRIVATE_EXPEDITED);
    *REGISTERED.get_or_init(|| register().map_err(|error| Unsupported(error.raw_os_error())))
}

/// Makes every thread of the process execute a sequentially consistent fence between the beginning
/// and the end of this call.
///
/// # Panics
///
/// If the kernel, having agreed to barriers, refuses one.
#[cold]
pub fn run() {
    if let Err(error) = membarrier(PRIVATE_EXPEDITED) {
        panic!(
            "the kernel refuses `membarrier` now, {error}, but agreed to it when the deque was \
             made; was a seccomp filter set since? Nothing was stolen, and nothing is lost: the \
             deque's owner can go on. Allow `membarrier`, or use the `Reference` protocol"
        );
    }
}

// Miri does not know the system call.
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(miri)))]
fn membarrier(command: c_int) -> io::Result<()> {
    use core::ffi::c_long;

    /// Of asm/unistd_64.h.
    const MEMBARRIER: c_long = 324;
    unsafe extern "C" {
        /// Of the C library, with which `std` links here.
        fn syscall(number: c_long, ...) -> c_long;
    }
    let flags: c_int = 0;
    // SAFETY: the call touches no memory of ours, whatever the command.
    match unsafe { syscall(MEMBARRIER, command, flags) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64", not(miri))))]
fn membarrier(_: c_int) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use super::Unsupported;

    #[test]
    fn says_what_to_do() {
        let (machine, kernel) = (None, Some(1));
        let says = [machine, kernel].map(|refusal| Unsupported(refusal).to_string());
        assert!(says[0].contains("they need Linux on x86-64; use the `Reference`"));
        assert!(says[1].contains("the kernel refuses `membarrier`, Operation not permitted"));
    }
}
