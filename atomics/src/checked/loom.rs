//! Loom's types.

use core::array;
use core::cell::Cell;
use core::sync::atomic::Ordering::{self, Relaxed, Release, SeqCst};

pub use loom::lazy_static;
pub use loom::sync::Arc;
pub use loom::sync::atomic as raw;

/// The most threads an execution may have.
pub const THREADS: usize = loom::MAX_THREADS;

/// Loom must know of a thread from the beginning. Otherwise it does not look for executions in which
/// that thread acts earlier.
pub const KNOWS_ALL_THREADS: bool = true;

loom::thread_local! {
    static CURRENT: usize = number();
    static LOADED: Cell<bool> = Cell::new(false);
}

/// The number of the current thread.
pub fn current() -> usize {
    CURRENT
        .try_with(|number| *number)
        .unwrap_or_else(|_| number())
}

/// Loom's number of the thread, unique in an execution.
fn number() -> usize {
    let id = format!("{:?}", loom::thread::current().id());
    let number = id.trim_matches(|c: char| !c.is_ascii_digit()).parse();
    number.expect("loom's threads have numbers")
}

/// Sets whether the current thread has only loaded since its step began, and returns what was set.
pub fn replace_loaded(loaded: bool) -> bool {
    // While the thread's locals are dropped, the answer is no.
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

/// Runs a `SeqCst` fence: loom treats a `SeqCst` access as `AcqRel`. The fence orders more than the
/// language does.
pub fn after_seq_cst() {
    fence(SeqCst);
}

/// The value, for its only user.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    atomic.with_mut(|value| *value)
}

/// Marks of the threads that have loaded from a location.
///
/// Loom tries an access before an earlier one of another thread only if that is
/// the last to this location (tokio-rs/loom#166). So a store or a
/// compare-and-swap, if it follows a load by its own thread, is never tried before
/// an earlier load by another. Here, each thread's loads leave a mark of their own,
/// with which stores are compared as well. Marks order nothing, and no thread is
/// interrupted at them: loom goes back to the load itself.
///
/// `loom-tests/search.rs` shows what is missing without them.
pub struct Marks([raw::AtomicUsize; THREADS]);

impl Marks {
    pub fn new() -> Self {
        Marks(array::from_fn(|_| raw::AtomicUsize::new(0)))
    }

    /// The current thread, of so many, has loaded.
    pub fn loaded(&self, threads: usize) {
        self.touch(threads, |thread, current| thread == current);
    }

    /// The current thread, of so many, has stored.
    pub fn stored(&self, threads: usize) {
        self.touch(threads, |thread, current| thread != current);
    }

    fn touch(&self, threads: usize, which: impl Fn(usize, usize) -> bool) {
        if threads > 1 && MARKS.get() {
            // The number is unknown while the thread's locals are dropped: then all marks are touched.
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

/// Calls `f` within the step before: loom does not interrupt the thread, and a load has one value.
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

/// Calls `f` without interrupting the thread, and without marks.
pub fn unexplored<R>(f: impl FnOnce() -> R) -> R {
    MARKS.set(false);
    let result = joined(f);
    MARKS.set(true);
    result
}

/// Declares thread-locals. Loom's take no constant blocks.
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

    /// A token for which one thread waits, perhaps in vain. Loom's own `park` is no substitute: it also
    /// orders what precedes an unpark before what precedes the park.
    pub struct Token {
        notify: Notify,
        /// Written when the token is made and read when it is used, so that loom reports a use that
        /// the making does not happen before.
        made: UnsafeCell<()>,
    }

    // SAFETY: `made` is only read.
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
