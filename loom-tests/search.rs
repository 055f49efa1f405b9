//! Two gaps in loom's search.
//!
//! To loom, a fence is not a step, so it does not explore an execution only because two fences come
//! in another order. The deque depends on such orders. These tests make fences steps, and expect
//! the same outcomes.
//!
//! Loom does not detect every conflict of a load with a store of another thread, so the atomics
//! mark their loads. These tests leave the marks out, and expect that outcomes are missing.

use crate::suite::instruments::threads::{FENCES_ARE_STEPS, LOADS_ARE_MARKED};
use crate::suite::variants::FENCED;
use crate::suite::{Expect, Group, Job, ROWS, Row, Scenario, What, of};

/// The number of executions up to which scenarios are explored by default with fences as steps,
/// which multiplies that number. With four cores or more, CI explores the others as well.
const MOST_BY_DEFAULT: usize = 30_000;

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let small = |row: &&Row| row.is_cheap() && row.scenario.thieves().len() < 3;
    let rows = ROWS.iter().filter(|row| !row.scenario.is_about_modes());
    let rows = rows.filter(|row| row.words == 1 && row.floors[0] > 0);
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

/// Explores a scenario with and without marks on loads.
///
/// # Errors
///
/// Returns an error if there is no difference, which would mean that loom no longer needs the
/// marks.
fn compare_loads(scenario: Scenario) -> Result<String, String> {
    let marked = FENCED.explore(scenario, None);
    LOADS_ARE_MARKED.set(false);
    let plain = FENCED.explore(scenario, None);
    let found = plain.outcomes.is_subset(&marked.outcomes);
    if !found || plain.outcomes.len() >= marked.outcomes.len() {
        return Err(format!("no outcome is missing: {plain}, marked {marked}"));
    }
    Ok(format!("{plain}, of {}", marked.outcomes.len()))
}

/// Explores a scenario with and without fences as steps.
fn compare_fences(row: &Row) -> Result<String, String> {
    let plain = FENCED.explore(row.scenario, None);
    FENCES_ARE_STEPS.set(true);
    let (_, during) = row.scenario.owner();
    let fences = row.scenario.thieves().len() + usize::from(during.contains('o'));
    let floor = plain.executions + usize::from(fences > 1);
    let steps = FENCED.explore(row.scenario, None).at_least(floor)?;
    let differences = steps.outcomes.symmetric_difference(&plain.outcomes);
    match differences.collect::<Vec<_>>().as_slice() {
        [] => Ok(steps.to_string()),
        some => Err(format!("only one of the two finds {some:?}")),
    }
}
