//! The settings of a pool, and the calls of its handlers.

use core::mem;
use std::sync::OnceLock;

use crate::own::Origin;
use crate::unwind::{AbortOnUnwind, Panic, catch};

/// A handler that a worker calls with its index.
pub type ThreadHandler = Box<dyn Fn(usize) + Send + Sync>;

/// The settings of a pool.
#[derive(Default)]
pub struct Settings {
    /// The number of threads without spares.
    pub threads: usize,
    /// With `Waiting::Own`, the greatest number of spares.
    pub spares: Option<usize>,
    /// True if the thread that builds the pool is its first worker.
    pub takes_current: bool,
    /// The names of the threads by index, if they have names, each set before its thread starts.
    pub names: Vec<OnceLock<String>>,
    pub stack_size: Option<usize>,
    pub start: Option<ThreadHandler>,
    pub exit: Option<ThreadHandler>,
    pub panic: Option<Box<dyn Fn(Panic) + Send + Sync>>,
    /// True if spares call the start and exit handlers, too.
    pub handles_spares: bool,
    /// The state that spares take over from the thread that built the pool.
    pub origin: Option<Origin>,
}

/// The jobs that a worker runs while it waits, in a `join` or at the end of a scope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waiting {
    /// Any job, as in rayon. This is the default.
    ///
    /// A job may then need a lock that is held further down on its own stack, and stacks may grow
    /// deep.
    #[default]
    Any,
    /// Only jobs that it waits for. Another thread takes the worker's place: an idle one, or a
    /// [spare](crate::ThreadPoolBuilder::max_spares).
    ///
    /// A lock held across a `join` can block only the jobs of that `join`, and a thread's stack
    /// holds one path of the tree of calls and forks. There is one exception: if no thread can take
    /// its place, because there are as many spares as allowed or the system refuses another, a
    /// waiter runs any job, since otherwise the program might stop. The pool
    /// [counts](crate::ThreadPool::exceptions) how often that happens.
    Own,
}

impl Settings {
    /// Calls `f`, for which nobody waits. If it panics, calls the panic handler; without a handler,
    /// the process aborts.
    pub fn guard(&self, f: impl FnOnce()) {
        let Err(panic) = catch(f) else { return };
        let Some(handler) = &self.panic else {
            eprintln!(
                "chase-lev-pool: a job or handler panicked without a panic handler; aborting"
            );
            std::process::abort()
        };
        let guard = AbortOnUnwind("a panic handler");
        handler(panic);
        mem::forget(guard);
    }
}
