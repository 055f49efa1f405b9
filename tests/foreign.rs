//! Foreign code in safe programs: deferred functions of other users of crossbeam-epoch, and their panics, do
//! not affect the deque.

#![cfg(not(any(loom, shuttle)))]
#![forbid(unsafe_code)]

use std::cell::{Cell, RefCell};
use std::hint;
use std::panic::{self, AssertUnwindSafe};
use std::rc::Rc;
use std::sync::Mutex;
use std::thread::{self, JoinHandle};

use chase_lev::{Fences, Reclaim, Steal, Worker};
use chase_lev_scenarios::suite;

use suite::threads::each_deque;

thread_local! {
    /// What a deferred function does with the deque of this thread.
    static FOREIGN: RefCell<Option<Rc<dyn Fn()>>> = const { RefCell::new(None) };
    static FOREIGN_RUNS: Cell<usize> = const { Cell::new(0) };
}

/// Held by the running test, because all threads run deferred functions.
static ALONE: Mutex<()> = Mutex::new(());

/// A foreign deferred function, which defers itself again until the test that deferred it is over.
fn foreign() {
    if let Some(act) = FOREIGN.with_borrow(Clone::clone) {
        FOREIGN_RUNS.set(FOREIGN_RUNS.get() + 1);
        act();
        crossbeam_epoch::pin().defer(foreign);
    }
}

/// Checks a deque that grows and shrinks on a thread that runs foreign deferred functions.
fn every_element_comes_once<F: Fences, R: Reclaim>() {
    const ELEMENTS: usize = 5_000;
    let worker = Rc::new(Worker::<Box<usize>, F, R>::with_capacity_and_strategy(1));
    let same = worker.clone();
    // Takes elements out of the deque, and puts them back.
    FOREIGN.set(Some(Rc::new(move || {
        let taken = [same.pop(), same.pop(), same.pop()].into_iter().rev();
        taken.flatten().for_each(|element| same.push(element));
    })));
    crossbeam_epoch::pin().defer(foreign);
    let mut times = vec![0; ELEMENTS];
    for round in 0..ELEMENTS / 500 {
        for id in 0..500 {
            crossbeam_epoch::pin().flush();
            worker.push(Box::new(500 * round + id));
        }
        for _ in 0..500 {
            crossbeam_epoch::pin().flush();
            let element = worker.pop();
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
