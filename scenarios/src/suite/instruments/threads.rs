//! Threads with numbers, and what loom's search is told of them.
//!
//! Thread 0 starts the execution; the others come in the order in which they are spawned, and
//! so do the checkers number them.

use std::cell::Cell;
use std::env;
use std::sync::LazyLock;
use std::sync::atomic::Ordering::{self, SeqCst};
use std::thread;

use chase_lev_atomics::model;

pub use engine::{JoinHandle, current};

thread_local! {
    // All threads of a model run on one thread of the machine.
    static SPAWNED: Cell<usize> = const { Cell::new(0) };
    static FENCES_ARE_STEPS: Cell<bool> = const { Cell::new(false) };
    /// Whether loads leave marks.
    pub static LOADS_ARE_MARKED: Cell<bool> = const { Cell::new(true) };
    /// Whether the process has no barriers.
    pub static FENCED: Cell<bool> = const { Cell::new(false) };
    /// Whether pops and steals look first, which saves work and changes nothing else.
    pub static LOOKS: Cell<bool> = const { Cell::new(false) };
    /// Whether it is explored how threads come by their records, and end.
    pub static RECORDS_ARE_EXPLORED: Cell<bool> = const { Cell::new(false) };
}

/// Tells the search how many threads' loads are to leave marks.
fn mark() {
    let threads = SPAWNED.get() + 1;
    model::set_threads(if LOADS_ARE_MARKED.get() { threads } else { 0 });
}

/// Whether the search joins steps, as in a program that depends on the deque: if `CHASE_LEV_JOIN` is
/// set. There are fewer executions then, and the same outcomes and failures.
pub fn steps_are_joined() -> bool {
    static JOINED: LazyLock<bool> = LazyLock::new(|| env::var_os("CHASE_LEV_JOIN").is_some());
    *JOINED
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

pub(super) fn fence(order: Ordering) {
    if order == SeqCst && FENCES_ARE_STEPS.get() {
        engine::step();
    }
    engine::fence(order);
}

pub(super) fn begin() {
    SPAWNED.set(0);
    mark();
    engine::begin();
}

/// Stops the thread for good if the exploration fails while this is there: loom cannot drop what
/// belongs to a model outside of it.
pub struct Halt;

impl Drop for Halt {
    fn drop(&mut self) {
        while thread::panicking() {
            thread::park();
        }
    }
}

/// Starts a thread.
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    SPAWNED.set(SPAWNED.get() + 1);
    mark();
    engine::spawn(SPAWNED.get(), f)
}

#[cfg(loom)]
mod engine {
    use std::cell::Cell;
    use std::sync::atomic::Ordering::Relaxed;

    use loom::sync::atomic::AtomicUsize;

    pub use loom::sync::atomic::fence;
    pub use loom::thread::JoinHandle;

    loom::lazy_static! {
        static ref FENCES: AtomicUsize = AtomicUsize::new(0);
    }

    loom::thread_local! {
        static CURRENT: Cell<usize> = Cell::new(0);
    }

    /// Initialises what synchronises when it is initialised.
    pub fn begin() {
        let _ = &*FENCES;
    }

    /// A step that orders nothing.
    pub fn step() {
        FENCES.fetch_add(1, Relaxed);
    }

    /// The number of the current thread; 0 while its locals are dropped.
    pub fn current() -> usize {
        CURRENT.try_with(Cell::get).unwrap_or(0)
    }

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
}

#[cfg(shuttle)]
mod engine {
    use shuttle::current::try_get_current_task;

    pub use shuttle::sync::atomic::fence;
    pub use shuttle::thread::JoinHandle;

    pub fn begin() {}

    /// Shuttle's fences are nothing, and no more is needed.
    pub fn step() {}

    /// The number of the current thread: shuttle's own, in order of their start.
    pub fn current() -> usize {
        try_get_current_task().map_or(0, usize::from)
    }

    pub fn spawn<F, T>(_number: usize, f: F) -> JoinHandle<T>
    where
        F: FnOnce() -> T + Send + 'static,
        T: Send + 'static,
    {
        shuttle::thread::spawn(f)
    }
}
