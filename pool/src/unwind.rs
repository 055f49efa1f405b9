//! Panics: who catches one sees to it that it goes on, or is told.

use core::mem;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::PoisonError;

use chase_lev_atomics::wait::{Mutex, MutexGuard};

/// The payload of a panic.
pub type Panic = Box<dyn Any + Send>;

/// Calls `f`, and catches its panic. The caller sees to it that the panic goes on, or is told.
#[inline(always)]
pub fn catch<R>(f: impl FnOnce() -> R) -> Result<R, Panic> {
    catch_unwind(AssertUnwindSafe(f))
}

/// Locks a mutex, poisoned or not: a panic behind one of this crate's leaves nothing half done.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Drops a value that nobody will have. If that panics, there are two panics, of which the first
/// goes on.
#[cold]
pub fn drop_quietly<T>(value: T) {
    if let Err(panic) = catch(|| drop(value)) {
        // Dropping it might panic.
        mem::forget(panic);
    }
}

/// Ends the process if it is dropped: where a panic would leave others waiting, or with borrows
/// of a frame that has gone. There is none unless the kernel takes back a barrier that it has
/// granted, or memory runs out.
pub struct AbortOnUnwind(pub &'static str);

impl Drop for AbortOnUnwind {
    fn drop(&mut self) {
        eprintln!("chase-lev-pool: {} panicked; aborting", self.0);
        std::process::abort();
    }
}
