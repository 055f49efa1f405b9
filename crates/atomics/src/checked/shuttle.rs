//! Shuttle's types. Shuttle treats every atomic as sequentially consistent and ignores fences; its
//! `Arc` is the standard one.

use core::cell::Cell;

use shuttle::current::try_get_current_task;

pub use shuttle::lazy_static;
pub use shuttle::sync::Arc;
pub use shuttle::sync::atomic::{self as raw, fence};

/// The largest number of tasks that have a number at the same time.
pub const THREADS: usize = 32;

/// `false`: shuttle learns of a thread when it starts.
pub const KNOWS_ALL_THREADS: bool = false;

std::thread_local! {
    // All tasks of a model run on one thread of the machine. For each number, the task that has it.
    static TASKS: Cell<[Option<usize>; THREADS]> = const { Cell::new([None; THREADS]) };
}

shuttle::thread_local! {
    static ENDS: Ends = Ends(task());
}

/// Gives the number of a task back when the task ends.
struct Ends(usize);

impl Drop for Ends {
    fn drop(&mut self) {
        let tasks = TASKS.get();
        TASKS.set(tasks.map(|task| task.filter(|task| *task != self.0)));
    }
}

/// Returns shuttle's number of the current task, which is unique in an execution.
fn task() -> usize {
    try_get_current_task().map_or(0, usize::from)
}

/// Returns the number of the current task, which a later task may have after this one has ended.
///
/// # Panics
///
/// Panics if [`THREADS`] other tasks have a number.
pub fn current() -> usize {
    let (task, mut tasks) = (task(), TASKS.get());
    if let Some(number) = tasks.iter().position(|other| *other == Some(task)) {
        return number;
    }
    let free = tasks.iter().position(Option::is_none);
    let number = free.unwrap_or_else(|| {
        panic!("at most {THREADS} tasks at a time can use these atomics under shuttle")
    });
    tasks[number] = Some(task);
    TASKS.set(tasks);
    // A task whose locals have been dropped keeps its number, also in the executions that follow.
    let _ = ENDS.try_with(|_| ());
    number
}

/// Does nothing, because shuttle treats every access as sequentially consistent.
pub fn after_seq_cst() {}

/// Returns the value without an atomic access, because the reference is exclusive.
pub fn get_mut(atomic: &mut raw::AtomicU64) -> u64 {
    *atomic.get_mut()
}

/// Returns `false`, because shuttle joins no steps.
pub fn replace_loaded(_: bool) -> bool {
    false
}

/// Calls `f`. Shuttle joins no steps.
pub fn joined<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Calls `f`. To shuttle, every access is a step.
pub fn unexplored<R>(f: impl FnOnce() -> R) -> R {
    f()
}

/// Marks are empty, because shuttle does not compare accesses.
pub struct Marks;

impl Marks {
    pub fn new() -> Self {
        Marks
    }

    /// Does nothing.
    pub fn loaded(&self, _: usize) {}

    /// Does nothing.
    pub fn stored(&self, _: usize) {}
}

#[cfg(feature = "wait")]
pub mod wait {
    use shuttle::sync::Condvar;

    pub use shuttle::sync::{Mutex, MutexGuard};
    pub use shuttle::thread;

    /// A token for which one thread waits.
    pub struct Token {
        is_there: Mutex<bool>,
        comes: Condvar,
    }

    impl Token {
        pub fn new() -> Self {
            Token {
                is_there: Mutex::new(false),
                comes: Condvar::new(),
            }
        }

        pub fn wait(&self) {
            let token = self.is_there.lock().expect("no panics");
            let wait = self.comes.wait_while(token, |there| !*there);
            *wait.expect("no panics") = false;
        }

        pub fn notify(&self) {
            *self.is_there.lock().expect("no panics") = true;
            self.comes.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Arc, THREADS, current};
    use shuttle::sync::Barrier;
    use shuttle::thread;

    #[test]
    fn numbers_are_reused() {
        let number = || thread::spawn(current).join().expect("it has a number");
        let model = move || {
            assert_eq!(current(), 0);
            (0..40).for_each(|_| assert_eq!(number(), 1));
        };
        shuttle::check_random(model, 100);
    }

    #[test]
    #[should_panic(expected = "at most 32 tasks at a time")]
    fn numbers_are_limited() {
        let model = || {
            let barrier = Arc::new(Barrier::new(THREADS + 1));
            for _ in 0..THREADS {
                let barrier = barrier.clone();
                thread::spawn(move || {
                    current();
                    barrier.wait();
                });
            }
            current();
            barrier.wait();
        };
        shuttle::check_random(model, 10);
    }
}
