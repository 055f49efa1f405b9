//! Explores a scenario with loom.

use std::collections::HashSet;
use std::fmt;
use std::mem;
use std::ops::AddAssign;
use std::sync::{Arc, Mutex};

use chase_lev::Worker;
use chase_lev::protocol::Protocol;

use crate::suite::deque::Deque;
use crate::suite::element::Element;
use crate::suite::exploration::{self, Outcomes, execution, outcomes};
use crate::suite::jobs;
use crate::suite::models;
use crate::suite::scenario::Scenario;

/// How much was explored.
#[derive(Default)]
pub struct Explored {
    pub executions: exploration::Explored,
    /// What came of them.
    pub outcomes: HashSet<Outcomes>,
}

impl AddAssign for Explored {
    fn add_assign(&mut self, other: Self) {
        self.executions += other.executions;
        self.outcomes.extend(other.outcomes);
    }
}

impl fmt::Display for Explored {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:>9} executions, {:>3} outcomes, {:>6.2} s",
            self.executions.executions,
            self.outcomes.len(),
            self.executions.time.as_secs_f64(),
        )
    }
}

/// Explores every execution of `scenario` with elements of `N` words; with
/// `preemptions`, those with no more than so many.
///
/// If an execution goes wrong, it is drawn, and the process ends.
pub fn explore<const N: usize, P: Protocol>(
    scenario: Scenario,
    preemptions: Option<usize>,
) -> Explored {
    explore_deque::<N, Worker<_, P>>(scenario, preemptions)
}

/// As [`explore`], of any deque.
pub fn explore_deque<const N: usize, D: Deque<Element<N>>>(
    scenario: Scenario,
    preemptions: Option<usize>,
) -> Explored {
    let reached = Arc::new(Mutex::new(HashSet::new()));
    let executions = exploration::explore(
        scenario,
        |failed| jobs::end(failed, |failed| print!("{failed}")),
        || {
            let reached = reached.clone();
            models::loom(preemptions).check(move || {
                let history = execution::<N, D>(&scenario);
                let mut reached = reached.lock().expect("no panics");
                reached.insert(outcomes(&history));
            });
        },
    );
    let outcomes = mem::take(&mut *reached.lock().expect("no panics"));
    Explored {
        executions,
        outcomes,
    }
}
