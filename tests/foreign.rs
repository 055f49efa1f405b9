//! Foreign code in safe programs: deferred functions of other users of crossbeam-epoch, and their panics, do
//! not affect the deque.

#![cfg(not(any(loom, shuttle)))]
#![forbid(unsafe_code)]

use std::cell::{Cell, RefCell};
use std::hint;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Mutex;
use std::thread::{self, JoinHandle};

use chase_lev::{Fences, Reclaim, Steal, Worker};
use chase_lev_scenarios::suite;

use suite::threads::each_deque;

thread_local! {
    /// The deque of this thread, as in a scheduler.
    static DEQUE: RefCell<Option<Box<dyn Deque>>> = const { RefCell::new(None) };
    static FOREIGN_RUNS: Cell<usize> = const { Cell::new(0) };
}

/// A deque with any protocol.
trait Deque {
    fn push(&self, element: Box<usize>);
    fn pop(&self) -> Option<Box<usize>>;
}

impl<F: Fences, R: Reclaim> Deque for Worker<Box<usize>, F, R> {
    fn push(&self, element: Box<usize>) {
        Worker::push(self, element);
    }

    fn pop(&self) -> Option<Box<usize>> {
        Worker::pop(self)
    }
}

/// Held by the running test, because all threads run deferred functions.
static ALONE: Mutex<()> = Mutex::new(());

fn with_deque<R>(f: impl FnOnce(&dyn Deque) -> R) -> R {
    DEQUE.with_borrow(|deque| f(&**deque.as_ref().expect("there is one")))
}

/// A foreign deferred function, which takes elements out of this thread's deque, puts them back, and defers
/// itself again.
fn foreign() {
    if DEQUE.with_borrow(Option::is_none) {
        // The test that deferred it is over.
        return;
    }
    FOREIGN_RUNS.set(FOREIGN_RUNS.get() + 1);
    with_deque(|deque| {
        let taken = [deque.pop(), deque.pop(), deque.pop()];
        for element in taken.into_iter().rev().flatten() {
            deque.push(element);
        }
    });
    crossbeam_epoch::pin().defer(foreign);
}

/// Checks a deque that grows and shrinks on a thread that runs foreign deferred functions.
fn every_element_comes_once<F: Fences, R: Reclaim>() {
    const ELEMENTS: usize = 5_000;
    DEQUE.set(Some(Box::new(
        Worker::<_, F, R>::with_capacity_and_strategy(1),
    )));
    crossbeam_epoch::pin().defer(foreign);
    let mut times = vec![0; ELEMENTS];
    for round in 0..ELEMENTS / 500 {
        for id in 0..500 {
            crossbeam_epoch::pin().flush();
            with_deque(|deque| deque.push(Box::new(500 * round + id)));
        }
        for _ in 0..500 {
            crossbeam_epoch::pin().flush();
            let element = with_deque(|deque| deque.pop());
            times[*element.expect("as many as were pushed")] += 1;
        }
    }
    assert!(times.iter().all(|times| *times == 1));
}

#[test]
fn deferred_functions_do_not_reach_into_an_operation() {
    let _alone = ALONE.lock();
    // On a thread of its own, at whose end the deferred functions stop.
    let runs = thread::spawn(|| {
        each_deque!(every_element_comes_once());
        FOREIGN_RUNS.get()
    });
    assert!(
        runs.join().expect("no panics") > 0,
        "nothing foreign has run"
    );
}

/// An element so large that the allocator unmaps a freed ring.
type Large = [usize; 1 << 16];

/// Checks that a ring that grows while a thief reads it is not freed by the panic of a foreign deferred
/// function, which the first pin of a thread would run.
fn no_ring_is_freed_by_a_panic<F: Fences, R: Reclaim>() {
    for round in 0..60 {
        let guard = crossbeam_epoch::pin();
        guard.defer(|| panic!("on purpose"));
        // The function is due when the epoch advances once more.
        guard.flush();
        drop(guard);
        let worker = Worker::<Large, F, R>::with_capacity_and_strategy(1);
        let stealer = worker.stealer();
        let thief = large_thread(move || {
            loop {
                if let Steal::Success(element) = stealer.steal() {
                    assert!(element.iter().all(|word| *word == element[0]), "torn");
                    break;
                }
            }
        });
        let owner = large_thread(move || {
            worker.push([1; 1 << 16]);
            (0..round * 1000).for_each(|_| hint::spin_loop());
            let push = AssertUnwindSafe(|| worker.push([2; 1 << 16]));
            panic::catch_unwind(push).expect("no push runs what others have deferred");
            worker.pop().expect("the thief takes one")[0]
        });
        thief.join().expect("the thief did not panic");
        assert_eq!(owner.join().expect("the owner did not panic"), 2);
        // The function runs here, and panics.
        while panic::catch_unwind(|| crossbeam_epoch::pin().flush()).is_ok() {}
    }
}

/// Spawns a thread that has room for large elements on its stack.
fn large_thread<T: Send + 'static>(f: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    let thread = thread::Builder::new().stack_size(64 << 20).spawn(f);
    thread.expect("there is memory for a stack")
}

#[test]
fn panics_of_deferred_functions_do_not_reach_into_an_operation() {
    let _alone = ALONE.lock();
    each_deque!(no_ring_is_freed_by_a_panic());
}
