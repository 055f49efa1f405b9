//! A fork-join pool in sixty lines, without unsafe code.
//!
//! `join` pushes one of two closures to the deque of the current thread, and runs the other. Idle
//! threads steal the oldest closures, which are the largest parts of a recursive program. Run it
//! with `cargo run --release --example fork_join`.
//!
//! Two things are simpler than in a real pool. Each fork allocates its job; `chase-lev-pool` keeps
//! it in the frame of the caller. Idle threads yield in a loop; `docs/model-checking.md` shows how
//! they can sleep.

use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::mpsc::{self, TryRecvError};
use std::thread;

use chase_lev::{Steal, Stealer, Worker};

/// A closure that waits for a thread. It may borrow what outlives the pool.
type Job<'env> = Box<dyn FnOnce(&Member<'_, 'env>) + Send + 'env>;

/// One thread's part in the pool.
struct Member<'pool, 'env> {
    own: Worker<Job<'env>>,
    /// The stealers of all members, this one included: its own deque has just been found empty.
    all: &'pool [Stealer<Job<'env>>],
}

impl<'env> Member<'_, 'env> {
    /// Runs both closures, the second on another thread if one is idle, and returns their results.
    ///
    /// Like rayon's, a waiting thread runs any job. So no lock may be held across a `join`.
    ///
    /// # Panics
    ///
    /// If one of the closures panics. A second closure that has not begun by then may never run.
    fn join<A, B: Send + 'env>(
        &self,
        first: impl FnOnce(&Self) -> A,
        second: impl FnOnce(&Member<'_, 'env>) -> B + Send + 'env,
    ) -> (A, B) {
        let (sender, receiver) = mpsc::channel();
        self.own.push(Box::new(move |member| {
            let result = panic::catch_unwind(AssertUnwindSafe(|| second(member)));
            // Nobody receives it if the first closure has panicked.
            let _ = sender.send(result);
        }));
        let first = first(self);
        loop {
            match receiver.try_recv() {
                Ok(Ok(second)) => return (first, second),
                Ok(Err(panic)) => panic::resume_unwind(panic),
                // The youngest job is the second closure, unless it was stolen.
                Err(TryRecvError::Empty) => self.run_one(),
                Err(TryRecvError::Disconnected) => {
                    unreachable!("a job is run before it is dropped")
                }
            }
        }
    }

    /// Runs the youngest job of this member, or else the oldest one of another, if there is any.
    fn run_one(&self) {
        let steal = || self.all.iter().map(Stealer::steal).collect::<Steal<_>>();
        match self.own.pop().or_else(|| steal().success()) {
            Some(job) => job(self),
            None => thread::yield_now(),
        }
    }
}

/// Runs a program on a pool with this many threads, the current one included.
///
/// # Panics
///
/// If the program panics.
fn run<'env, R>(threads: usize, program: impl FnOnce(&Member<'_, 'env>) -> R) -> R {
    let deques: Vec<_> = (0..threads).map(|_| Worker::new_lifo()).collect();
    let all: Vec<_> = deques.iter().map(Worker::stealer).collect();
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let member = |own| Member { own, all: &all };
        let mut members = deques.into_iter().map(member);
        let current = members.next().expect("a pool has a thread");
        for member in members {
            let is_over = &is_over;
            // Relaxed: it publishes nothing. The end of the scope orders what the threads have
            // done.
            scope.spawn(move || {
                while !is_over.load(Relaxed) {
                    member.run_one()
                }
            });
        }
        let result = panic::catch_unwind(AssertUnwindSafe(|| program(&current)));
        is_over.store(true, Relaxed);
        result.unwrap_or_else(|panic| panic::resume_unwind(panic))
    })
}

fn fibonacci(member: &Member<'_, '_>, n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = member.join(|m| fibonacci(m, n - 1), move |m| fibonacci(m, n - 2));
    a + b
}

/// Sorts by quicksort. The two parts are sorted in parallel, and borrow from the caller of the
/// pool.
fn sort<'env, T: Ord + Send>(member: &Member<'_, 'env>, slice: &'env mut [T]) {
    if slice.len() <= 64 {
        return slice.sort_unstable();
    }
    let middle = slice.len() / 2;
    let (smaller, _, larger) = slice.select_nth_unstable(middle);
    member.join(|m| sort(m, smaller), |m| sort(m, larger));
}

fn main() {
    let threads = thread::available_parallelism().map_or(2, usize::from);
    println!("fibonacci(25) = {}", run(threads, |m| fibonacci(m, 25)));
    let mut numbers: Vec<u64> = (0..100_000).map(|n| n * 7_919 % 100_003).collect();
    run(threads, |m| sort(m, &mut numbers));
    println!("sorted: {}", numbers.is_sorted());
}

// Under a checker, a deque works in a model only.
#[cfg(all(test, not(any(loom, shuttle))))]
mod tests {
    use super::*;

    #[test]
    fn programs_have_the_sequential_result() {
        for threads in 1..=4 {
            assert_eq!(run(threads, |m| fibonacci(m, 18)), 2_584);
            let mut numbers: Vec<u64> = (0..20_000).map(|n| n * 7_919 % 20_011).collect();
            let mut sorted = numbers.clone();
            sorted.sort();
            run(threads, |m| sort(m, &mut numbers));
            assert_eq!(numbers, sorted);
        }
    }

    #[test]
    fn another_thread_runs_the_second_closure() {
        let (sender, receiver) = mpsc::channel();
        let ids = run(2, |m| {
            // The first closure ends only when the second has begun, so another thread has stolen
            // it.
            m.join(
                |_| (receiver.recv().unwrap(), thread::current().id()),
                move |_| sender.send(thread::current().id()).unwrap(),
            )
        });
        assert_ne!(ids.0.0, ids.0.1);
    }

    #[test]
    fn a_panic_of_either_closure_reaches_the_caller() {
        for threads in 1..=3 {
            let first = || run(threads, |m| m.join(|_| panic!("the first"), |_| ()));
            let second = || run(threads, |m| m.join(|_| (), |_| panic!("the second")));
            let panics = [panic::catch_unwind(first), panic::catch_unwind(second)];
            let messages = panics.map(|panic| *panic.unwrap_err().downcast::<&str>().unwrap());
            assert_eq!(messages, ["the first", "the second"]);
        }
    }
}
