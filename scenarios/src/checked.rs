//! Loom, or shuttle.

use std::sync::mpsc;
use std::thread;

use crate::suite::exploration::{self, Failed, execution};
use crate::suite::models;
use crate::suite::scenario::Scenario;
#[cfg(shuttle)]
use crate::suite::schedule::{self, Choice};
use crate::{Deque, Element};

/// Explores a scenario: on a thread of its own, which stops for good if an execution fails.
///
/// # Panics
///
/// If one does.
pub fn explore<D: Deque<Element>>(scenario: Scenario) -> usize {
    let (ended, end) = mpsc::channel();
    thread::spawn(move || {
        let failed = ended.clone();
        let tell = move |failure: &Failed| drop(failed.send(Err(failure.to_string())));
        let explored = exploration::explore(scenario, tell, || run::<D>(scenario));
        drop(ended.send(Ok(explored.executions)));
    });
    let end = end.recv().expect("an exploration has an end");
    end.unwrap_or_else(|failure: String| panic!("{failure}"))
}

/// Every execution.
#[cfg(loom)]
fn run<D: Deque<Element>>(scenario: Scenario) {
    models::loom(None).check(move || drop(execution::<1, D>(&scenario)));
}

/// How often each scheduler chooses a schedule.
#[cfg(shuttle)]
const TIMES: usize = 250;

/// Schedules at random; and by priorities, if there is more than one.
#[cfg(shuttle)]
fn run<D: Deque<Element>>(scenario: Scenario) {
    let run = |choice: &Choice| {
        let runner = shuttle::Runner::new(choice.scheduler(), models::shuttle());
        runner.run(move || drop(execution::<1, D>(&scenario)));
    };
    let [random, priorities @ ..] = Choice::random(TIMES);
    run(&random);
    if schedule::recorded().different.len() > 1 {
        priorities.iter().for_each(run);
    }
}
