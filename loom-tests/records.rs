//! The list of threads' records: every execution in which threads take, add and give theirs.
//!
//! Elsewhere a thread has its record at once, so that nothing is explored of that.

use crate::explore::explore;
use crate::suite::instruments::threads::explore_records;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::table::Sight::{self, Collide, Free, Inherit};

use chase_lev::protocol::Weakest;
use chase_lev::reclaim::GracePeriod;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        job(of("Pp|s").capacity(1), None, 494, &[Free]),
        job(of("P|s|s"), None, 2294, &[Collide, Inherit]),
        job(
            of("Pp|s|s").capacity(1),
            Some(2),
            6471,
            &[Collide, Inherit, Free],
        ),
    ]
}

/// A scenario with at most so many preemptions, and the least number of executions.
fn job(scenario: Scenario, bound: Option<usize>, floor: usize, sights: &'static [Sight]) -> Job {
    let bounded = bound.map_or(String::new(), |n| format!(", bound {n}"));
    let name = format!("records as steps, {scenario}{bounded}");
    let what = What::new(Group::Shipped, "Weakest<GracePeriod>", &name);
    Job {
        name,
        what: if bound.is_none() {
            what.exhaustive()
        } else {
            what
        },
        expect: Expect::Passes,
        ignored: false,
        size: floor,
        run: Box::new(move || {
            explore_records();
            let explored = explore::<1, Weakest<GracePeriod>>(scenario, bound);
            explored.executions.at_least(floor)?;
            let seen = &explored.executions.sights;
            match sights.iter().find(|sight| !seen.contains(sight)) {
                Some(missed) => Err(format!("no execution showed this: {missed:?}")),
                None => Ok(explored.to_string()),
            }
        }),
    }
}
