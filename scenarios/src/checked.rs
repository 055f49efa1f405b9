//! Loom, or shuttle.

use std::cell::OnceCell;
use std::sync::mpsc::{self, Sender};
use std::thread;

use crate::suite::exploration::{self, Failed, execution};
use crate::suite::models;
use crate::suite::scenario::Scenario;
use crate::{Deque, Element};

thread_local! {
    // All threads of a model run on one thread of the machine.
    static FAILURES: OnceCell<Sender<Result<usize, String>>> = const { OnceCell::new() };
}

/// Explores a scenario, on a thread of its own.
///
/// # Panics
///
/// If an execution fails.
pub fn explore<D: Deque<Element>>(scenario: Scenario) -> usize {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        FAILURES
            .with(|failures| failures.set(send.clone()))
            .expect("a new thread");
        let explored = exploration::explore(scenario, fail, || run::<D>(scenario));
        let _ = send.send(Ok(explored.executions));
    });
    let explored = receive.recv().expect("an end is told, whatever it is");
    explored.unwrap_or_else(|failure| panic!("{failure}"))
}

/// Tells of the failure, and stops here for good: a checker cannot drop what belongs to a model
/// outside of it, and this thread is in the middle of one.
fn fail(failed: &Failed) {
    FAILURES.with(|failures| {
        let send = failures.get().expect("set before the exploration");
        let _ = send.send(Err(failed.to_string()));
    });
    loop {
        thread::park();
    }
}

/// Every execution.
#[cfg(loom)]
fn run<D: Deque<Element>>(scenario: Scenario) {
    models::loom(None).check(move || drop(execution::<1, D>(&scenario)));
}

/// How often each scheduler chooses a schedule.
#[cfg(shuttle)]
const TIMES: usize = 250;

/// Schedules at random, and by priorities.
#[cfg(shuttle)]
fn run<D: Deque<Element>>(scenario: Scenario) {
    for choice in crate::schedule::Choice::random(TIMES) {
        let runner = shuttle::Runner::new(choice.scheduler(), models::shuttle());
        runner.run(move || drop(execution::<1, D>(&scenario)));
    }
}
