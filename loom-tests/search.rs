//! Where loom's search is blind, and where it is not.
//!
//! Loom does not count a fence as a step, so it looks for no execution for the
//! sake of the order of two fences, and the deque depends on such orders. Here
//! they are steps; what comes out must be what comes out otherwise.
//!
//! Loom does not see every conflict of a load with another thread's store, so the
//! shim marks loads. Here they are not marked; something must be missing.

use crate::suite::instruments::threads::{LOADS_ARE_MARKED, fences_are_steps};
use crate::suite::scenario::Step;
use crate::suite::variants::WEAKEST;
use crate::suite::{Expect, Group, Job, ROWS, Row, Scenario, What, of};

/// As steps, fences multiply executions; by default, those of rows that have no more than this
/// without. CI explores the others as well.
const MOST_BY_DEFAULT: usize = 30_000;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let small = |row: &&Row| row.cost == [[None; 3]; 2] && row.scenario.thieves().len() < 3;
    let rows = ROWS
        .iter()
        .filter(|row| row.words == 1 && row.floors[0] > 0 && !row.scenario.cools());
    let fences = rows.filter(small).map(|row| {
        let what = What::new(Group::Instrument, "fences as steps", row.scenario).exhaustive();
        Job {
            ignored: row.floors[0] > MOST_BY_DEFAULT,
            ..job(what, 10 * row.floors[0], move || compare_fences(row))
        }
    });
    let loads = ["P|s|s", "PP|ss|s", "PP|ss|ss"].map(|program| {
        let what = What::new(Group::Instrument, "loads without marks", of(program));
        job(what, 1000, move || compare_loads(of(program)))
    });
    fences.chain(loads).collect()
}

fn job(what: What, size: usize, run: impl Fn() -> Result<String, String> + Send + 'static) -> Job {
    let name = format!("{}, {}", what.subject, what.check);
    Job::new(name, what, Expect::Passes, run).sized(size)
}

/// Explores a scenario with loads marked, and not.
///
/// # Errors
///
/// If that makes no difference: then loom has been mended, and needs no marks.
fn compare_loads(scenario: Scenario) -> Result<String, String> {
    let marked = (WEAKEST.explore)(scenario, None);
    LOADS_ARE_MARKED.set(false);
    let plain = (WEAKEST.explore)(scenario, None);
    let found = plain.outcomes.is_subset(&marked.outcomes);
    match found && plain.outcomes.len() < marked.outcomes.len() {
        true => Ok(format!("{plain}, of {}", marked.outcomes.len())),
        false => Err(format!("nothing is missed: {plain}, marked {marked}")),
    }
}

/// Explores a scenario with fences as steps, and not.
fn compare_fences(row: &Row) -> Result<String, String> {
    let plain = (WEAKEST.explore)(row.scenario, None);
    fences_are_steps(true);
    let steps = (WEAKEST.explore)(row.scenario, None);
    let (_, beside) = row.scenario.owner();
    let fences = row.scenario.thieves().len() + usize::from(beside.contains(&Step::Pop));
    let floor = plain.executions + usize::from(fences > 1);
    steps.at_least(floor)?;
    let differences = steps.outcomes.symmetric_difference(&plain.outcomes);
    match differences.collect::<Vec<_>>().as_slice() {
        [] => Ok(steps.to_string()),
        some => Err(format!("only one way leads to {some:?}")),
    }
}
