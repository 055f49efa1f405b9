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
    if order == SeqCst {
        step();
    }
    engine::fence(order);
}

fn step() {
    if FENCES_ARE_STEPS.get() {
        engine::step();
    }
}

/// Runs a light fence, which pairs with heavy ones, and with nothing else.
pub(super) fn light_fence() {
    step();
    engine::light_fence();
}

/// Runs a heavy fence, which pairs with light ones, and is a `SeqCst` one besides.
pub(super) fn heavy_fence() {
    step();
    engine::heavy_fence();
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
    use std::array;
    use std::cell::Cell;
    use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

    use loom::MAX_THREADS;
    use loom::sync::atomic::AtomicUsize;

    pub use loom::sync::atomic::fence;
    pub use loom::thread::JoinHandle;

    loom::lazy_static! {
        static ref FENCES: AtomicUsize = AtomicUsize::new(0);
        /// Each thread's light fences, and all heavy ones.
        static ref LIGHT: [AtomicUsize; MAX_THREADS] = array::from_fn(|_| AtomicUsize::new(0));
        static ref HEAVY: AtomicUsize = AtomicUsize::new(0);
    }

    loom::thread_local! {
        static CURRENT: Cell<usize> = Cell::new(0);
    }

    /// Initialises what synchronises when it is initialised.
    pub fn begin() {
        let _ = (&*FENCES, &*LIGHT, &*HEAVY);
    }

    /// A step that orders nothing.
    pub fn step() {
        FENCES.fetch_add(1, Relaxed);
    }

    /// Releases what was before to heavy fences, and acquires from them: nothing else, so it is made of
    /// a store and of a compare-and-swap that fails, and thereby sees the newest value.
    pub fn light_fence() {
        loom::stop_exploring();
        LIGHT[current()].store(0, Release);
        acquire(&HEAVY);
        loom::explore();
    }

    /// Releases what was before to light fences, and acquires from them. What one light fence has released
    /// is not for another.
    pub fn heavy_fence() {
        loom::stop_exploring();
        HEAVY.fetch_add(1, Release);
        fence(SeqCst);
        LIGHT.iter().for_each(acquire);
        // Later stores of this thread release that.
        fence(Release);
        loom::explore();
    }

    fn acquire(fences: &AtomicUsize) {
        let _ = fences.compare_exchange(usize::MAX, 0, Acquire, Acquire);
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

    pub fn light_fence() {}

    pub fn heavy_fence() {}

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
