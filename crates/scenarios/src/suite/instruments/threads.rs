//! Numbered threads, and settings of loom's search that concern threads.
//!
//! Thread 0 starts the execution. The others are numbered in the order in which they are spawned, as the
//! checkers number them.

use std::cell::Cell;
use std::env;
use std::sync::atomic::Ordering::{self, SeqCst};
use std::thread;

use chase_lev_atomics::{Access, LOCALS_HAVE_AN_ORDER};
use chase_lev_readers as readers;

pub use engine::{JoinHandle, current};

thread_local! {
    // All threads of a model run on one thread of the machine.
    static SPAWNED: Cell<usize> = const { Cell::new(0) };
    /// True if the algorithm's sequentially consistent fences are steps of the search.
    ///
    /// To loom, a fence is not a step, so loom does not explore an execution only because two fences come in
    /// another order. A relaxed read-modify-write before each fence makes it do so. That orders nothing that the
    /// fences do not order, but takes many more executions.
    pub static FENCES_ARE_STEPS: Cell<bool> = const { Cell::new(false) };
    /// True if the search joins steps, as in a program that depends on the deque. There are fewer executions, with
    /// the same outcomes and failures.
    pub static STEPS_ARE_JOINED: Cell<bool> = Cell::new(env::var_os("CHASE_LEV_JOIN").is_some());
    /// True if loads leave marks.
    pub static LOADS_ARE_MARKED: Cell<bool> = const { Cell::new(true) };
    /// True if the accesses by which threads claim and release their records are steps of the search.
    pub static RECORDS_ARE_EXPLORED: Cell<bool> = const { Cell::new(false) };
}

/// Returns the number of threads so far.
pub fn count() -> usize {
    SPAWNED.get() + 1
}

/// Sets the number of threads whose loads leave marks.
fn mark() {
    engine::set_threads(if LOADS_ARE_MARKED.get() { count() } else { 0 });
}

/// Runs a fence: a light one, which pairs with heavy fences only, a heavy one, which pairs with light fences and is
/// also a `SeqCst` fence, or an ordinary one.
pub(super) fn fence(access: Access, order: Ordering) {
    if order == SeqCst && FENCES_ARE_STEPS.get() {
        engine::step();
    }
    match access {
        Access::LightFence => engine::light_fence(),
        Access::HeavyFence => engine::heavy_fence(),
        _ => engine::fence(order),
    }
}

pub(super) fn begin() {
    SPAWNED.set(0);
    mark();
    engine::begin();
}

/// A guard that stops the thread for ever if the exploration fails, because loom cannot drop values of a
/// model outside of the model.
pub struct Halt;

impl Drop for Halt {
    fn drop(&mut self) {
        while thread::panicking() {
            thread::park();
        }
    }
}

/// Prepares for a program that starts its threads itself, under loom at most four. The search joins steps, as in
/// any program that uses the deque.
pub fn are_started_by_program() {
    SPAWNED.set(4);
    mark();
    STEPS_ARE_JOINED.set(true);
}

/// Spawns a thread.
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + Send + 'static,
    T: Send + 'static,
{
    SPAWNED.set(SPAWNED.get() + 1);
    mark();
    engine::spawn(|| {
        let result = f();
        if !LOCALS_HAVE_AN_ORDER {
            readers::leave();
        }
        result
    })
}

#[cfg(loom)]
mod engine {
    use std::array;
    use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

    use loom::MAX_THREADS;
    use loom::sync::atomic::AtomicUsize;

    pub use chase_lev_atomics::checker::{current, set_threads};
    pub use loom::sync::atomic::fence;
    pub use loom::thread::{JoinHandle, spawn};

    loom::lazy_static! {
        static ref FENCES: AtomicUsize = AtomicUsize::new(0);
        // The light fences of each thread, and all heavy fences.
        static ref LIGHT: [AtomicUsize; MAX_THREADS] = array::from_fn(|_| AtomicUsize::new(0));
        static ref HEAVY: AtomicUsize = AtomicUsize::new(0);
    }

    /// Initialises the statics, because their initialisation synchronises.
    pub fn begin() {
        let _ = (&*FENCES, &*LIGHT, &*HEAVY);
    }

    /// Performs a step that orders nothing.
    pub fn step() {
        FENCES.fetch_add(1, Relaxed);
    }

    /// Releases all earlier accesses to heavy fences, and acquires from heavy fences. It orders nothing else,
    /// so it consists of a store, and of a compare-and-swap that fails, which sees the newest value.
    pub fn light_fence() {
        loom::stop_exploring();
        LIGHT[current()].store(0, Release);
        acquire(&HEAVY);
        loom::explore();
    }

    /// Releases all earlier accesses to light fences, and acquires from light fences. It does not pass on to
    /// one light fence what another one has released.
    pub fn heavy_fence() {
        loom::stop_exploring();
        HEAVY.fetch_add(1, Release);
        fence(SeqCst);
        LIGHT.iter().for_each(acquire);
        // Later stores of this thread release what the light fences released.
        fence(Release);
        loom::explore();
    }

    fn acquire(fences: &AtomicUsize) {
        let _ = fences.compare_exchange(usize::MAX, 0, Acquire, Acquire);
    }
}

#[cfg(shuttle)]
mod engine {
    use shuttle::current::try_get_current_task;

    pub use shuttle::sync::atomic::fence;
    pub use shuttle::thread::{JoinHandle, spawn};

    pub fn begin() {}

    pub fn set_threads(_: usize) {}

    /// Does nothing, because shuttle treats every access as sequentially consistent.
    pub fn step() {}

    pub fn light_fence() {}

    pub fn heavy_fence() {}

    /// Returns shuttle's number of the current thread, in the order in which threads start.
    pub fn current() -> usize {
        try_get_current_task().map_or(0, usize::from)
    }
}
