//! The process-wide barrier.

use core::fmt;
use std::error::Error;
use std::io;
use std::sync::OnceLock;

/// Why this machine has no asymmetric fences.
///
/// Use the deque's `Reference` protocol then; it differs only in the owner's fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// The kernel's error, if it is the kernel that refuses.
    refusal: Option<i32>,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are no asymmetric fences here: ")?;
        match self.refusal {
            None => write!(f, "they need Linux on x86-64")?,
            Some(error) => {
                let error = io::Error::from_raw_os_error(error);
                write!(f, "the kernel refuses `membarrier`, {error}")?;
            }
        }
        write!(f, "; use the `Reference` protocol")
    }
}

impl Error for Unsupported {}

/// Tells the kernel that this process runs barriers: to be called before the first heavy fence.
///
/// # Errors
///
/// If the machine or the kernel has none.
pub fn support() -> Result<(), Unsupported> {
    static REGISTERED: OnceLock<Result<(), Unsupported>> = OnceLock::new();
    *REGISTERED.get_or_init(machine::register)
}

/// Every thread of the process executes a sequentially consistent fence between the
/// beginning and the end of this call.
///
/// # Panics
///
/// If the kernel, having agreed to barriers, refuses one.
#[cold]
pub fn run() {
    if let Err(error) = machine::run() {
        panic!(
            "the kernel refuses `membarrier` now, {error}, but agreed to it when the deque was \
             made; was a seccomp filter set since? Nothing was stolen, and nothing is lost: the \
             deque's owner can go on. Allow `membarrier`, or use the `Reference` protocol"
        );
    }
}

// Miri does not know the system call.
#[cfg(all(target_os = "linux", target_arch = "x86_64", not(miri)))]
mod machine {
    use core::ffi::{c_int, c_long};
    use std::io;

    use super::Unsupported;

    // Of linux/membarrier.h and asm/unistd_64.h.
    const MEMBARRIER: c_long = 324;
    const PRIVATE_EXPEDITED: c_int = 1 << 3;
    const REGISTER_PRIVATE_EXPEDITED: c_int = 1 << 4;

    unsafe extern "C" {
        /// Of the C library, with which `std` links here.
        fn syscall(number: c_long, ...) -> c_long;
    }

    fn membarrier(command: c_int) -> io::Result<()> {
        let flags: c_int = 0;
        // SAFETY: the call touches no memory of ours, whatever the command.
        match unsafe { syscall(MEMBARRIER, command, flags) } {
            0 => Ok(()),
            _ => Err(io::Error::last_os_error()),
        }
    }

    pub fn register() -> Result<(), Unsupported> {
        membarrier(REGISTER_PRIVATE_EXPEDITED).map_err(|error| Unsupported {
            refusal: error.raw_os_error(),
        })
    }

    pub fn run() -> io::Result<()> {
        membarrier(PRIVATE_EXPEDITED)
    }
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64", not(miri))))]
mod machine {
    use std::io;

    use super::Unsupported;

    pub fn register() -> Result<(), Unsupported> {
        Err(Unsupported { refusal: None })
    }

    pub fn run() -> io::Result<()> {
        unreachable!("no deque is made that needs a barrier");
    }
}

#[cfg(test)]
mod tests {
    use super::Unsupported;

    #[test]
    fn says_what_to_do() {
        let (machine, kernel) = (None, Some(1));
        let says = [machine, kernel].map(|refusal| Unsupported { refusal }.to_string());
        assert!(says[0].contains("they need Linux on x86-64; use the `Reference`"));
        assert!(says[1].contains("the kernel refuses `membarrier`, Operation not permitted"));
    }
}
