//! The process-wide barrier.

use core::fmt;
use std::error::Error;
use std::io;
use std::sync::OnceLock;

/// Why this machine has no asymmetric fences, so no deque with
/// [`Asymmetric`](crate::protocol::Asymmetric).
///
/// Use [`Reference`](crate::protocol::Reference) then: it is as good, but for the
/// owner's fence.
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

/// Has the kernel know that this process runs barriers. Once does; it is asked
/// before the first deque that may need one is made.
pub fn register() -> Result<(), Unsupported> {
    static REGISTERED: OnceLock<Result<(), Unsupported>> = OnceLock::new();
    *REGISTERED.get_or_init(machine::register)
}

/// Every thread of the process executes a sequentially consistent fence between the
/// beginning and the end of this call.
#[cold]
pub fn run() {
    machine::run();
}

#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod machine {
    use rustix::thread::{MembarrierCommand, membarrier};

    use super::Unsupported;

    pub fn register() -> Result<(), Unsupported> {
        membarrier(MembarrierCommand::RegisterPrivateExpedited).map_err(|error| Unsupported {
            refusal: Some(error.raw_os_error()),
        })
    }

    /// # Panics
    ///
    /// If the kernel, having agreed to barriers, refuses one.
    pub fn run() {
        membarrier(MembarrierCommand::PrivateExpedited).expect("the process is registered");
    }
}

#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
mod machine {
    use super::Unsupported;

    pub fn register() -> Result<(), Unsupported> {
        Err(Unsupported { refusal: None })
    }

    pub fn run() {
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
