//! The handlers that the user gives to a pool.

use core::mem;

use crate::unwind::{AbortOnUnwind, Panic, catch};

/// A handler that a worker calls with its index.
pub type ThreadHandler = Box<dyn Fn(usize) + Send + Sync>;

/// The handlers that the user gives to a pool.
#[derive(Default)]
pub struct Handlers {
    pub start: Option<ThreadHandler>,
    pub exit: Option<ThreadHandler>,
    pub panic: Option<Box<dyn Fn(Panic) + Send + Sync>>,
}

impl Handlers {
    /// Passes the panic of a job that nobody waits for to the panic handler. Without a handler, the
    /// process aborts.
    pub fn tell(&self, panic: Panic) {
        let Some(handler) = &self.panic else {
            eprintln!(
                "chase-lev-pool: a spawned job or a handler panicked, and there is no panic handler; \
                 aborting"
            );
            std::process::abort()
        };
        let guard = AbortOnUnwind("a panic handler");
        handler(panic);
        mem::forget(guard);
    }

    /// Calls the start or exit handler. If it panics, calls the panic handler.
    pub fn call(&self, handler: &Option<ThreadHandler>, index: usize) {
        if let Some(handler) = handler
            && let Err(panic) = catch(|| handler(index))
        {
            self.tell(panic);
        }
    }
}
