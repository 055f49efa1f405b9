//! Loom's types.

use core::array;
use core::cell::Cell;
use core::sync::atomic::Ordering::{self, Relaxed, Release, SeqCst};

pub use loom::lazy_static;
pub use loom::sync::Arc;
pub use loom::sync::atomic as raw;

/// The largest number of threads in an execution.
pub const THREADS: usize = loom::MAX_THREADS;

/// `true`: loom must know all threads from the beginning, or it does not look for executions in which an
/// unknown thread acts earlier.
pub const KNOWS_ALL_THREADS: bool = true;

loom::thread_local! {
    static CURRENT: usize = number();
    static LOADED: Cell<bool> = Cell::new(false);
}

/// Returns the number of the current thread.
pub fn current() -> usize {
    CURRENT
        .try_with(|number| *number)
        .unwrap_or_else(|_| number())
}

/// Returns loom's number of the current thread, which is unique in an execution.
fn number() -> usize {
    let id = format!("{:?}", loom::thread::current().id());
    let number = id.trim_matches(|c: char| !c.is_ascii_digit()).parse();
    number.expect("loom numbers its threads")
}

/// Records that the current thread has, or has not, only loaded since its step began. Returns the previous
/// record.
pub fn replace_loaded(loaded: bool) -> bool {
    // False while the thread's locals are dropped.
    LOADED
        .try_with(|last| last.replace(loaded))
        .unwrap_or(false)
}

/// Runs a fence.
pub fn fence(order: Ordering) {
    if order != Release {
        replace_loaded(false);
    }
    raw::fence(order);
}

/// Runs a `SeqCst` fence, because loom treats a `SeqCst` access as an `AcqRel` one. The fence orders more
/// than such an access does in the language.
pub fn after_seq_cst() {
    fence(SeqCst);
}

/// Returns the value without an atomic access, because the reference is exclusive.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    atomic.with_mut(|value| *value)
}

/// Marks of the threads that have loaded from a location.
///
/// Loom tries an access before an earlier access of another thread only if that access was the last one to
/// this location (tokio-rs/loom#166). So loom does not try a store or a compare-and-swap that follows a
/// load by its own thread before an earlier load by another thread. Here, each thread's loads leave a mark
/// of their own, with which loom compares stores as well. Marks order nothing, and loom does not interrupt
/// a thread at a mark, but goes back to the load itself.
///
/// `loom-tests/search.rs` shows the outcomes that are missing without marks.
pub struct Marks([raw::AtomicUsize; THREADS]);

impl Marks {
    pub fn new() -> Self {
        Marks(array::from_fn(|_| raw::AtomicUsize::new(0)))
    }

    /// Marks a load by the current thread, one of `threads`.
    pub fn loaded(&self, threads: usize) {
        self.touch(threads, |thread, current| thread == current);
    }

    /// Compares a store by the current thread, one of `threads`, with the loads of the others.
    pub fn stored(&self, threads: usize) {
        self.touch(threads, |thread, current| thread != current);
    }

    fn touch(&self, threads: usize, which: impl Fn(usize, usize) -> bool) {
        if threads > 1 && MARKS.get() {
            // While the thread's locals are dropped, its number is unknown, so all marks are touched.
            let current = CURRENT.try_with(|number| *number).ok();
            let marks = |thread: &usize| current.is_none_or(|current| which(*thread, current));
            joined(|| {
                for thread in (0..threads).filter(marks) {
                    self.0[thread].fetch_add(1, Relaxed);
                }
            });
        }
    }
}

std::thread_local! {
    // All threads of a model run on one thread of the machine.
    static EXPLORES: Cell<bool> = const { Cell::new(true) };
    static MARKS: Cell<bool> = const { Cell::new(true) };
}

/// Calls `f` within the previous step: loom does not interrupt the thread, and each load has one value.
pub fn joined<R>(f: impl FnOnce() -> R) -> R {
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
pub fn unexplored<R>(f: impl FnOnce() -> R) -> R {
    MARKS.set(false);
    let result = joined(f);
    MARKS.set(true);
    result
}

/// Declares thread-locals. Unlike loom's own macro, this accepts constant blocks.
#[macro_export]
macro_rules! thread_local {
    ($(static $name:ident: $type:ty = const { $value:expr };)*) => {
        $($crate::model::thread_local! { static $name: $type = $value; })*
    };
    ($(static $name:ident: $type:ty = $value:expr;)*) => {
        $($crate::model::thread_local! { static $name: $type = $value; })*
    };
}

#[cfg(feature = "wait")]
pub mod wait {
    use loom::cell::UnsafeCell;
    use loom::sync::Notify;

    pub use loom::sync::{Mutex, MutexGuard};
    pub use loom::thread;

    /// A token for which one thread waits. The wait may end without the token.
    ///
    /// Loom's own `park` cannot replace it, because it also orders everything that precedes an `unpark`
    /// before everything that precedes the `park`.
    pub struct Token {
        notify: Notify,
        /// Written when the token is created and read when it is used, so that loom reports a use that is
        /// not ordered after the creation.
        made: UnsafeCell<()>,
    }

    // SAFETY: `made` is only read once the token is shared.
    unsafe impl Sync for Token {}

    impl Token {
        pub fn new() -> Self {
            let made = UnsafeCell::new(());
            made.with_mut(|_| ());
            Token {
                notify: Notify::new(),
                made,
            }
        }

        pub fn wait(&self) {
            self.notify.wait();
        }

        pub fn notify(&self) {
            self.made.with(|_| ());
            self.notify.notify();
        }
    }
}
