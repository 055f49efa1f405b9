//! crossbeam-deque itself in the scenarios. To shuttle, each of its operations is one step.

#![cfg(not(loom))]

use chase_lev_scenarios::{Deque, Element, Scenario, Steal, Stealer, check};
use crossbeam_deque::{Stealer as Handle, Worker};

/// Lets shuttle choose the next thread.
fn step() {
    #[cfg(shuttle)]
    shuttle::thread::yield_now();
}

/// Converts the outcome of a steal to the type of chase-lev.
fn said<T>(steal: crossbeam_deque::Steal<T>) -> Steal<T> {
    match steal {
        crossbeam_deque::Steal::Success(it) => Steal::Success(it),
        crossbeam_deque::Steal::Empty => Steal::Empty,
        crossbeam_deque::Steal::Retry => Steal::Retry,
    }
}

struct Crossbeam<T>(Worker<T>);

impl<T: Send + 'static> Deque<T> for Crossbeam<T> {
    type Stealer = Shared<T>;

    // A thief also retries when the owner has replaced the ring.
    const RETRIES_ARE_CAUSED: bool = false;

    fn new(_capacity: usize) -> Self {
        Crossbeam(Worker::new_lifo())
    }

    fn push(&mut self, element: T) {
        step();
        self.0.push(element);
    }

    fn pop(&mut self) -> Option<T> {
        step();
        self.0.pop()
    }

    fn stealer(&self) -> Self::Stealer {
        Shared(self.0.stealer())
    }

    fn plays(scenario: &Scenario) -> bool {
        scenario.start == 0 && !scenario.program.contains(['@', 'w'])
    }

    fn steal_batch(&mut self, victim: &Self::Stealer) -> Steal<()> {
        step();
        said(victim.0.steal_batch(&self.0))
    }

    fn count(&self) -> usize {
        self.0.len()
    }
}

struct Shared<T>(Handle<T>);

impl<T: Send + 'static> Stealer<T> for Shared<T> {
    fn steal(&self) -> Steal<T> {
        step();
        said(self.0.steal())
    }
}

#[test]
fn is_a_deque() {
    assert_eq!(check::<Crossbeam<Element>>().scenarios, 46);
}
