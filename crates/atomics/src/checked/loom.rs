//! Loom's types.

use core::cell::Cell;
use core::sync::atomic::AtomicUsize;
use core::sync::atomic::Ordering::{self, Relaxed, Release, SeqCst};

use loom::MAX_THREADS;

use super::hook::{self, Kind, Operation};
use crate::site::{Site, Step};

pub use loom::cell::UnsafeCell;
pub use loom::sync::Arc;
pub use loom::sync::atomic as raw;
pub use loom::{hint, lazy_static, model, thread, thread_local};

loom::thread_local! {
    static CURRENT: usize = number();
    static LOADED: Cell<bool> = Cell::new(false);
}

/// Returns the number of the current thread, or 0 while its locals are dropped.
pub fn current() -> usize {
    CURRENT.try_with(|number| *number).unwrap_or(0)
}

/// Returns loom's number of the current thread, which is unique in an execution.
fn number() -> usize {
    let id = format!("{:?}", loom::thread::current().id());
    let number = id.trim_matches(|c: char| !c.is_ascii_digit()).parse();
    number.expect("loom numbers its threads")
}

/// Records that the current thread has, or has not, only loaded since its step began. Returns the previous
/// record.
fn replace_loaded(loaded: bool) -> bool {
    // False while the thread's locals are dropped.
    LOADED.try_with(|last| last.replace(loaded)).unwrap_or(false)
}

/// Records that the current thread may have done more than load.
pub fn acted() {
    replace_loaded(false);
}

/// Runs a fence.
pub fn fence(order: Ordering) {
    if order != Release {
        acted();
    }
    raw::fence(order);
}

/// Returns the value without an atomic access, because the reference is exclusive.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    atomic.with_mut(|value| *value)
}

/// The search's knowledge of a location.
#[derive(Default)]
pub struct Search {
    /// Marks of the threads that have loaded from it.
    ///
    /// Loom tries an access before an earlier access of another thread only if that access was the last one to
    /// this location (tokio-rs/loom#166). So loom does not try a store or a compare-and-swap that follows a
    /// load by its own thread before an earlier load by another thread. Here, each thread's loads leave a
    /// separate mark, with which loom compares stores as well. Marks order nothing, and loom does not
    /// interrupt a thread at a mark, but goes back to the load itself.
    ///
    /// `loom-tests/search.rs` shows the outcomes that are missing without marks.
    marks: [raw::AtomicUsize; MAX_THREADS],
    /// The number of accesses so far, finished or not, that may change the value.
    changes: AtomicUsize,
}

impl Search {
    /// Performs an access, as a separate step if loom must try to interrupt the thread there.
    pub fn access<R>(&self, site: Site, kind: Kind, does: Operation, f: impl FnOnce() -> R) -> R {
        let result = if site.step() == Step::None {
            unexplored(f)
        } else if self.can_join(site.step(), kind, does) {
            joined(f)
        } else {
            f()
        };
        if site.is_fence() && hook::runs(site) {
            // Loom treats a `SeqCst` access as an `AcqRel` one. The fence orders more than such an access does
            // in the language.
            fence(SeqCst);
        }
        result
    }

    /// Records an access. Returns `true` if it can belong to the previous step. A load can do so only if a single
    /// value is possible, because loom tries different values only in a separate step.
    fn can_join(&self, step: Step, kind: Kind, operation: Operation) -> bool {
        let loads = operation == Operation::Load;
        let changes = !loads && operation != Operation::LoadNewest;
        let changes = self.changes.fetch_add(usize::from(changes), Relaxed);
        if step == Step::Early {
            return true;
        }
        // A thread that has found an index sees that the slot of the index has been written.
        let has_one_value = changes == 0 || changes == 1 && kind == Kind::Word;
        // A load of the newest value cannot have an old one, so others may act between it and the next
        // access.
        let has_only_loaded = replace_loaded(loads);
        has_only_loaded && step == Step::Joined && (has_one_value || !loads)
    }

    /// Marks a load by the current thread, or compares another operation with the loads of the other threads.
    pub fn performed(&self, operation: Operation) {
        let threads = COUNT.get();
        if threads > 1 {
            let own = matches!(operation, Operation::Load | Operation::LoadNewest);
            // While the thread's locals are dropped, its number is unknown, so all marks are touched.
            let current = CURRENT.try_with(|number| *number).ok();
            let marks = |thread: &usize| current.is_none_or(|current| own == (*thread == current));
            joined(|| {
                for thread in (0..threads).filter(marks) {
                    self.marks[thread].fetch_add(1, Relaxed);
                }
            });
        }
    }
}

/// Sets the number of threads, which makes the search faster. With 0, loads leave no marks, so the search
/// is incomplete.
pub fn set_threads(threads: usize) {
    COUNT.set(threads);
}

std::thread_local! {
    // All threads of a model run on one thread of the machine.
    static COUNT: Cell<usize> = const { Cell::new(MAX_THREADS) };
    static EXPLORES: Cell<bool> = const { Cell::new(true) };
}

/// Calls `f` within the previous step: loom does not interrupt the thread, and each load has one value.
fn joined<R>(f: impl FnOnce() -> R) -> R {
    if !EXPLORES.replace(false) {
        return f();
    }
    loom::stop_exploring();
    let result = f();
    loom::explore();
    EXPLORES.set(true);
    result
}

/// Calls `f` without interrupting the thread and without leaving marks.
fn unexplored<R>(f: impl FnOnce() -> R) -> R {
    let threads = COUNT.replace(0);
    let result = joined(f);
    COUNT.set(threads);
    result
}

/// Declares thread-locals. Unlike loom's own macro, this accepts constant blocks.
#[macro_export]
macro_rules! thread_local {
    ($(static $name:ident: $type:ty = $value:expr;)*) => {
        $($crate::checker::thread_local! { static $name: $type = $value; })*
    };
}
