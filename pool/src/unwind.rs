//! Panics: code that catches one must resume it or pass it to the panic handler.

use core::mem;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::PoisonError;

use crate::shim::{Mutex, MutexGuard};

/// The payload of a panic.
pub type Panic = Box<dyn Any + Send>;

/// Calls `f` and catches its panic. The caller must resume it or pass it to the panic handler.
#[inline(always)]
pub fn catch<R>(f: impl FnOnce() -> R) -> Result<R, Panic> {
    catch_unwind(AssertUnwindSafe(f))
}

/// Continues a panic that was caught.
#[cold]
pub fn resume<R>(panic: Panic) -> R {
    resume_unwind(panic)
}

/// Locks a mutex, poisoned or not: a panic under a lock of this crate leaves no inconsistent state.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Drops a value while another panic is about to continue. A panic of the drop itself is swallowed.
#[cold]
pub fn drop_quietly<T>(value: T) {
    // Dropping the payload might panic again.
    mem::forget(catch(|| drop(value)));
}

/// Aborts the process if it is dropped. It guards code in which a panic would leave other threads
/// waiting, or with borrows of a frame that is gone. Apart from the panic handler's own, such a
/// panic happens only if the kernel revokes a barrier that it has granted, or memory runs out.
pub struct AbortOnUnwind(pub &'static str);

impl Drop for AbortOnUnwind {
    fn drop(&mut self) {
        eprintln!("chase-lev-pool: {} panicked; aborting", self.0);
        std::process::abort();
    }
}
