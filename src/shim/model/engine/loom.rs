//! Loom's types.

use core::cell::Cell;
use core::sync::atomic::Ordering::{self, Relaxed, SeqCst};

use super::super::thread;

pub use loom::lazy_static;
pub use loom::sync::{Arc, atomic};
pub use loom::thread::JoinHandle;

/// The most threads an execution may have.
pub const THREADS: usize = loom::MAX_THREADS;

thread_local! {
    // All threads of a model run on one thread of the machine.
    static FENCES_ARE_STEPS: Cell<bool> = const { Cell::new(false) };
    static LOADS_ARE_MARKED: Cell<bool> = const { Cell::new(true) };
}

lazy_static! {
    static ref FENCES: atomic::AtomicUsize = atomic::AtomicUsize::new(0);
}

loom::thread_local! {
    static CURRENT: Cell<usize> = Cell::new(0);
}

/// Initialises what synchronises when it is initialised.
pub fn begin() {
    let _ = &*FENCES;
}

/// Makes the algorithm's sequentially consistent fences steps of the search.
///
/// To loom, a fence is no step: it does not look for an execution in which two
/// fences come in the other order for that order's sake. A relaxed
/// read-modify-write before each makes it look. That orders nothing which the
/// fences do not order, and costs many more executions.
pub fn fences_are_steps(yes: bool) {
    FENCES_ARE_STEPS.set(yes);
}

/// Whether loads leave [`Loads`]; unless told otherwise, they do.
pub fn loads_are_marked(yes: bool) {
    LOADS_ARE_MARKED.set(yes);
}

pub fn fence(order: Ordering) {
    if order == SeqCst && FENCES_ARE_STEPS.get() {
        FENCES.fetch_add(1, Relaxed);
    }
    atomic::fence(order);
}

/// The number of the current thread; 0 while its locals are dropped.
pub fn current() -> usize {
    CURRENT.try_with(Cell::get).unwrap_or(0)
}

/// Starts the thread of this number.
pub fn spawn<F, T>(number: usize, f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + 'static,
    T: 'static,
{
    loom::thread::spawn(move || {
        CURRENT.with(|current| current.set(number));
        f()
    })
}

/// Which threads have loaded from a location.
///
/// Loom tries an access before an earlier one of another thread only if that is
/// the last to this location (tokio-rs/loom#166). So a store or a
/// compare-and-swap, if it follows a load by its own thread, is never tried before
/// an earlier load by another. Here, each thread's loads leave a mark of their own,
/// with which stores are compared as well. Marks order nothing, and no thread is
/// interrupted at them: loom goes back to the load itself.
///
/// `loom-tests/search.rs` shows what is missing without them.
pub struct Loads([atomic::AtomicUsize; THREADS]);

impl Loads {
    pub fn new() -> Self {
        Loads(Default::default())
    }

    /// The current thread has loaded.
    pub fn loaded(&self) {
        self.touch(|thread| thread == current());
    }

    /// The current thread has stored.
    pub fn stored(&self) {
        self.touch(|thread| thread != current());
    }

    fn touch(&self, whose: impl Fn(usize) -> bool) {
        let threads = thread::count();
        if threads > 1 && LOADS_ARE_MARKED.get() {
            loom::stop_exploring();
            for thread in (0..threads).filter(|thread| whose(*thread)) {
                self.0[thread].fetch_add(1, Relaxed);
            }
            loom::explore();
        }
    }
}
