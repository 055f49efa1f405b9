//! The scenarios and oracles of chase-lev, for other work-stealing deques.
//!
//! Implement [`Deque`] and [`Stealer`] on the types of [`sync`] or [`traced`], and call [`check`]
//! in a test: with `--cfg loom` it explores every execution of each small scenario, with
//! `--cfg shuttle` it tries random schedules, and otherwise it takes real threads.
//! `docs/your-own-deque.md` explains this example, a deque in a mutex, and `docs/tutorial` has more:
//!
//! ```ignore
#![doc = include_str!("../tests/mutex.rs")]
//! ```
//!
//! # What is checked
//!
//! - Each element is taken at most once and dropped once, and the deque drops none before it goes.
//! - What the owner did before a push happens before the element is taken: loom sees a race if not.
//! - Pushes, pops and successful steals are linearizable against a sequential deque, and so is a
//!   pop's `None`. [`Steal::Empty`] is sequentially consistent.
//! - Each [`Steal::Retry`] is due to an element that somebody else took.
//!
//! [`Deque::NONE_IS_EXACT`] and [`Deque::RETRIES_ARE_CAUSED`] are for deques that promise less.

#[cfg(any(loom, shuttle))]
mod checked;
#[cfg(not(any(loom, shuttle)))]
mod native;
// Public for the suites of the repository, and no part of what this crate promises.
#[doc(hidden)]
pub mod suite;
pub mod traced;

#[cfg(any(loom, shuttle))]
use checked as engine;
#[cfg(not(any(loom, shuttle)))]
use native as engine;

pub use chase_lev::Steal;
pub use suite::deque::{Deque, Look, Stealer};
pub use suite::scenario::Scenario;

/// Deques of the gallery that are not written as protocols: those that the suites explore.
pub mod gallery {
    pub use crate::suite::gallery::csharp::CSharp;
    pub use crate::suite::gallery::first_principles::FirstPrinciples;
    pub use crate::suite::gallery::{Content, Published};

    #[cfg(all(test, not(any(loom, shuttle))))]
    mod tests {
        use super::{CSharp, FirstPrinciples};
        use crate::{Element, check};

        /// By real threads; loom explores them, too.
        #[test]
        fn has_deques() {
            let scenarios = [
                check::<CSharp<Element, true, false>>().scenarios,
                check::<FirstPrinciples<Element, false, true>>().scenarios,
            ];
            assert_eq!(scenarios, [30, 24]);
        }
    }
}

/// The locks and atomics of the checker, or of the machine.
pub mod sync {
    #[cfg(loom)]
    pub use loom::sync::*;
    #[cfg(shuttle)]
    pub use shuttle::sync::*;
    #[cfg(not(any(loom, shuttle)))]
    pub use std::sync::*;
}

/// What the owner pushes: it knows what happens to it.
pub type Element = suite::element::Element<1>;

/// How much was explored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// How many scenarios.
    pub scenarios: usize,
    /// How many executions of them: with loom, all there are.
    pub executions: usize,
}

/// Explores every small scenario that the deque [plays](Deque::plays).
///
/// # Panics
///
/// As [`explore`].
pub fn check<D: Deque<Element>>() -> Explored {
    let scenarios = suite::table::small().map(|row| row.scenario);
    let played = scenarios.filter(D::plays);
    played.fold(Explored::default(), |sum, scenario| Explored {
        scenarios: sum.scenarios + 1,
        executions: sum.executions + engine::explore::<D>(scenario),
    })
}

/// Explores one scenario, such as `PPo|ss in 4`: how many executions there are.
///
/// # Panics
///
/// If there is no such scenario; and if an execution is wrong. Then the message says how and, under a
/// checker, has a column for each thread, with its calls and what they returned.
pub fn explore<D: Deque<Element>>(scenario: &str) -> usize {
    engine::explore::<D>(scenario.parse().unwrap_or_else(|error| panic!("{error}")))
}
