//! Executions on real threads.

use crate::suite::execute::execute;
use crate::suite::scenario::Scenario;
use crate::{Deque, Element};

/// The number of times that each scenario is executed.
const TIMES: usize = 200;

/// Runs a program.
pub fn model(program: impl Fn()) -> usize {
    program();
    1
}

/// Executes a scenario several times.
///
/// # Panics
///
/// Panics if an execution is wrong.
pub fn explore<D: Deque<Element>>(scenario: Scenario) -> usize {
    for _ in 0..TIMES {
        execute::<1, D>(&scenario);
    }
    TIMES
}
