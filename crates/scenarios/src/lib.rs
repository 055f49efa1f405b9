#![doc = include_str!("../README.md")]

pub mod deque;
mod engine;
pub mod scenario;
pub mod suite;
pub mod traced;

pub use chase_lev::Steal;
pub use deque::{Deque, Look, Stealer};
pub use scenario::Scenario;

/// The deques of the gallery that are not written as protocols of chase-lev.
pub mod gallery {
    pub use crate::suite::gallery::Content;
    pub use crate::suite::gallery::csharp::CSharp;
    pub use crate::suite::gallery::first_principles::FirstPrinciples;
}

/// The synchronisation types of the checker, or of the standard library.
pub mod sync {
    #[cfg(loom)]
    pub use loom::sync::*;
    #[cfg(shuttle)]
    pub use shuttle::sync::*;
    #[cfg(not(any(loom, shuttle)))]
    pub use std::sync::*;
}

/// An element that the owner pushes, which records who takes and drops it.
pub type Element = suite::element::Element<1>;

/// The extent of an exploration.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// The number of scenarios.
    pub scenarios: usize,
    /// The number of executions of these scenarios.
    pub executions: usize,
}

/// Explores all small scenarios that the deque [can play](Deque::plays).
///
/// # Panics
///
/// Panics if an execution is wrong. See [`explore`] for the message.
pub fn check<D: Deque<Element>>() -> Explored {
    let scenarios = suite::table::small().map(|row| row.scenario);
    let played = scenarios.filter(D::plays);
    played.fold(Explored::default(), |sum, scenario| Explored {
        scenarios: sum.scenarios + 1,
        executions: sum.executions + engine::explore::<D>(scenario),
    })
}

/// Explores a program that uses the deque, and returns the number of executions. On real threads, the program
/// runs once.
///
/// If `LOOM_MAX_PREEMPTIONS` bounds the executions, a line with this bound says how many there were.
///
/// Under a checker, an execution fails if the program panics, even if it catches the panic. Then this draws the
/// execution, and ends the process. The steps are the accesses of the deque, and those by `chase-lev-atomics`.
pub fn model(program: impl Fn() + Send + Sync + 'static) -> usize {
    engine::model(program)
}

/// Explores one scenario, such as `PPo|ss in 4`, and returns the number of executions.
///
/// # Panics
///
/// Panics if the text is not a scenario, or if an execution is wrong. In the latter case, the
/// message says what is wrong; under a checker, it also has a drawing of the execution with one
/// column per thread.
pub fn explore<D: Deque<Element>>(scenario: &str) -> usize {
    engine::explore::<D>(scenario.parse().unwrap_or_else(|error| panic!("{error}")))
}
