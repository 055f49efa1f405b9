//! Threads that steal while they end: their handles may have been dropped before.

use std::cell::Cell;
use std::thread;

use chase_lev::{Fences, Reclaim, Stealer, Worker};
use chase_lev_scenarios::suite::threads::each_deque;

/// Steals when it is dropped.
struct Steals<F: Fences, R: Reclaim>(Stealer<usize, F, R>);

impl<F: Fences, R: Reclaim> Drop for Steals<F, R> {
    fn drop(&mut self) {
        assert!(self.0.steal().is_success());
    }
}

trait Anything {}

impl<F: Fences, R: Reclaim> Anything for Steals<F, R> {}

thread_local! {
    static FIRST: Cell<Option<Box<dyn Anything>>> = const { Cell::new(None) };
    static LAST: Cell<Option<Box<dyn Anything>>> = const { Cell::new(None) };
}

/// Steals in a thread, and from the drops of thread-locals that are older and newer than the
/// thread's handles.
fn steal_at_the_end<F: Fences, R: Reclaim>() {
    let worker = Worker::<usize, F, R>::with_capacity_and_strategy(4);
    (0..3).for_each(|i| worker.push(i));
    let stealer = worker.stealer();
    let thief = thread::spawn(move || {
        FIRST.set(Some(Box::new(Steals(stealer.clone()))));
        assert!(stealer.steal().is_success());
        LAST.set(Some(Box::new(Steals(stealer))));
    });
    thief.join().expect("the thief did not panic");
    assert!(worker.is_empty());
}

#[test]
fn a_thread_may_steal_while_it_ends() {
    each_deque!(steal_at_the_end());
}
