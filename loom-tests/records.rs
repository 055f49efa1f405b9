//! The list of records, with the accesses by which threads claim, push and release records as steps.
//!
//! In the other tests, loom does not interrupt a thread at these accesses.

use crate::suite::instruments::threads::RECORDS_ARE_EXPLORED;
use crate::suite::table::Sight::{Collide, Free, Inherit};
use crate::suite::variants::GRACE;
use crate::suite::{Expect, Group, Job, Scenario, Sight, What, of, one};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        job(one("PPPPPOOOo|s"), None, 629, &[Free]),
        job(of("P|s|s"), None, 2294, &[Collide, Inherit]),
        job(
            one("PPPPPOOOo|s|s"),
            Some(2),
            4855,
            &[Collide, Inherit, Free],
        ),
    ]
}

/// Creates the exploration of a scenario with at most `bound` preemptions and at least `floor` executions.
fn job(scenario: Scenario, bound: Option<usize>, floor: usize, sights: &'static [Sight]) -> Job {
    let bounded = bound.map_or(String::new(), |n| format!(", bound {n}"));
    let name = format!("records as steps, {scenario}{bounded}");
    let what = What::new(Group::Shipped, &(GRACE.name)(), &name).exhaustive_if(bound.is_none());
    let run = move || {
        RECORDS_ARE_EXPLORED.set(true);
        let explored = (GRACE.explore)(scenario, bound);
        explored.at_least(floor)?.shows(sights)?;
        Ok(explored)
    };
    Job::new(name, what, Expect::Passes, run).sized(floor)
}
