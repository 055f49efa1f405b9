//! Real threads.

use crate::suite::execute::execute;
use crate::suite::scenario::Scenario;
use crate::{Deque, Element};

/// How often each scenario is carried out.
const TIMES: usize = 200;

/// Carries a scenario out, time and again.
///
/// # Panics
///
/// If it goes wrong.
pub fn explore<D: Deque<Element>>(scenario: Scenario) -> usize {
    for _ in 0..TIMES {
        execute::<1, D>(&scenario);
    }
    TIMES
}
