//! Explores a scenario with loom.

use std::collections::HashSet;
use std::fmt;
use std::mem;
use std::sync::{Arc, Mutex};

use chase_lev::protocol::Protocol;

use crate::model::shared::scenario::Scenario;
use crate::model::{self, Outcomes, execution, outcomes};

/// How much was explored.
pub struct Explored {
    pub executions: model::Explored,
    /// What came of them.
    pub outcomes: HashSet<Outcomes>,
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

impl Explored {
    /// Itself, if there are at least so many executions.
    ///
    /// # Errors
    ///
    /// If not.
    pub fn at_least(self, floor: usize) -> Result<Self, String> {
        match self.executions.executions < floor {
            true => Err(format!("explored too little, less than {floor}: {self}")),
            false => Ok(self),
        }
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
    let reached = Arc::new(Mutex::new(HashSet::new()));
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = preemptions;
    builder.max_permutations = None;
    builder.max_duration = None;
    builder.max_branches = 20_000;
    let executions = model::explore(
        scenario,
        |failed| print!("{failed}"),
        || {
            let reached = reached.clone();
            builder.check(move || {
                let history = execution::<N, P>(&scenario);
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
