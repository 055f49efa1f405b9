//! Model-checks a work-stealing deque with the scenarios and oracles of chase-lev.
//!
//! Implement [`Deque`] and [`Stealer`] with the types of [`sync`] or [`traced`], and call [`check`] in a
//! test. With `--cfg loom`, it explores the executions of each small scenario, without a preemption
//! bound. With `--cfg shuttle`, it tries random schedules. Otherwise, it runs real threads.
//!
//! ```no_run
//! use chase_lev_scenarios::sync::{Arc, Mutex};
//! use chase_lev_scenarios::{Deque, Element, Steal, Stealer, check};
//! use std::collections::VecDeque;
//!
//! struct Locked<T>(Arc<Mutex<VecDeque<T>>>);
//!
//! impl<T: Send + 'static> Deque<T> for Locked<T> {
//!     type Stealer = Locked<T>;
//!
//!     fn new(capacity: usize) -> Self {
//!         Locked(Arc::new(Mutex::new(VecDeque::with_capacity(capacity))))
//!     }
//!
//!     fn push(&mut self, element: T) {
//!         self.0.lock().unwrap().push_front(element);
//!     }
//!
//!     fn pop(&mut self) -> Option<T> {
//!         self.0.lock().unwrap().pop_front()
//!     }
//!
//!     fn stealer(&self) -> Self::Stealer {
//!         Locked(self.0.clone())
//!     }
//! }
//!
//! impl<T: Send + 'static> Stealer<T> for Locked<T> {
//!     fn steal(&self) -> Steal<T> {
//!         let oldest = self.0.lock().unwrap().pop_back();
//!         oldest.map_or(Steal::Empty, Steal::Success)
//!     }
//! }
//!
//! check::<Locked<Element>>();
//! ```
//!
//! `docs/your-own-deque.md` explains this example, and `docs/tutorial` has more.
//!
//! # Properties
//!
//! - Each element is taken at most once and dropped exactly once, and the deque drops no element before it
//!   is dropped itself.
//! - Everything that the owner does before a push happens before the element is taken. Otherwise, loom
//!   reports a race.
//! - Pushes, pops and successful steals are linearizable with respect to a sequential deque, and so are
//!   pops that return `None`. [`Steal::Empty`] is sequentially consistent.
//! - Each [`Steal::Retry`] has a cause: an element that another thread took.
//!
//! [`Deque::NONE_IS_EXACT`] and [`Deque::RETRIES_ARE_CAUSED`] relax the last two for deques that guarantee
//! less.

#[cfg(any(loom, shuttle))]
mod checked;
#[cfg(not(any(loom, shuttle)))]
mod native;
// Public for the suites of the repository, but not part of the interface of this crate.
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

/// The deques of the gallery that are not written as protocols of chase-lev.
pub mod gallery {
    pub use crate::suite::gallery::csharp::CSharp;
    pub use crate::suite::gallery::first_principles::FirstPrinciples;
    pub use crate::suite::gallery::{Content, Published};

    #[cfg(all(test, not(any(loom, shuttle))))]
    mod tests {
        use super::{CSharp, FirstPrinciples};
        use crate::{Element, check};

        /// Runs them on real threads. The suite for loom explores them as well.
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

/// Explores one scenario, such as `PPo|ss in 4`, and returns the number of executions.
///
/// # Panics
///
/// Panics if the text is not a scenario, or if an execution is wrong. In the latter case, the message says
/// what is wrong; under a checker, it also has a drawing of the execution with one column per thread.
pub fn explore<D: Deque<Element>>(scenario: &str) -> usize {
    engine::explore::<D>(scenario.parse().unwrap_or_else(|error| panic!("{error}")))
}
