//! Is loom's search blind where fences are concerned?
//!
//! Loom does not count a fence as a step, so it looks for no execution for the
//! sake of the order of two fences, and the deque depends on such orders. Here
//! they are steps; what comes out must be what comes out otherwise.

use crate::explore::explore;
use crate::model::jobs::{Expect, Job};
use crate::model::shared::scenario::Step;
use crate::model::shared::table::{ROWS, Row};

use chase_lev::model::fences_are_steps;
use chase_lev::protocol::Weakest;
use chase_lev::reclaim::Retain;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let small = |row: &&Row| row.cost == [[None; 2]; 2] && row.scenario.thieves().len() < 3;
    let rows = ROWS
        .iter()
        .filter(|row| row.words == 1 && row.floors[0] > 0);
    let job = |row: &'static Row| Job {
        name: format!("fences as steps, {}", row.scenario),
        expect: Expect::Passes,
        ignored: false,
        run: Box::new(|| compare(row)),
    };
    rows.filter(small).map(job).collect()
}

/// Explores a scenario both ways.
fn compare(row: &Row) -> Result<String, String> {
    let plain = explore::<1, Weakest<Retain>>(row.scenario, None);
    fences_are_steps(true);
    let steps = explore::<1, Weakest<Retain>>(row.scenario, None);
    let (_, beside) = row.scenario.owner();
    let fences = row.scenario.thieves().len() + usize::from(beside.contains(&Step::Pop));
    let floor = plain.executions.executions + usize::from(fences > 1);
    let steps = steps.at_least(floor)?;
    let differences = steps.outcomes.symmetric_difference(&plain.outcomes);
    match differences.collect::<Vec<_>>().as_slice() {
        [] => Ok(steps.to_string()),
        some => Err(format!("only one way leads to {some:?}")),
    }
}
