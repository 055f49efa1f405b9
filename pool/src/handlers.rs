//! The user's closures that a pool calls.

use core::mem;

use crate::unwind::{AbortOnUnwind, Panic, catch};

/// Called on a worker, with its index.
pub type ThreadHandler = Box<dyn Fn(usize) + Send + Sync>;

/// The user's closures that a pool calls.
#[derive(Default)]
pub struct Handlers {
    pub start: Option<ThreadHandler>,
    pub exit: Option<ThreadHandler>,
    pub panic: Option<Box<dyn Fn(Panic) + Send + Sync>>,
}

impl Handlers {
    /// Tells the panic handler of a panic for which nobody waits. Without one, the process aborts.
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

    /// Calls one of the handlers of threads, and tells of its panic.
    pub fn call(&self, handler: &Option<ThreadHandler>, index: usize) {
        if let Some(handler) = handler
            && let Err(panic) = catch(|| handler(index))
        {
            self.tell(panic);
        }
    }
}
