//! Growth and shrinking under the real crossbeam-epoch.
//!
//! `RUSTFLAGS="--cfg loom --cfg crossbeam_loom" cargo test` builds it on loom's
//! types. A pin alone is dozens of steps, so preemptions are bounded.

use crate::explore::explore;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::table::Sight;

use chase_lev::protocol::Weakest;
use chase_lev::reclaim::Epoch;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let one = |program| of(program).capacity(1);
    vec![
        job(one("Pp|s"), Some(3), 34_621, false),
        job(one("Pp|@s"), Some(3), 39_465, false),
        job(one("Pp|ss"), Some(3), 32_030, false),
        job(one("PPPPPOOOo|s"), Some(3), 46_908, false),
        job(one("Pp|s|s"), Some(1), 29_922, false),
        job(one("Pp|s"), Some(4), 228_300, false),
        // Has not been seen to end.
        job(one("Pp|s"), None, 1, true),
    ]
}

/// A scenario with at most so many preemptions, and the least number of
/// executions.
fn job(scenario: Scenario, bound: Option<usize>, floor: usize, ignored: bool) -> Job {
    let bounded = bound.map_or(String::from("unbounded"), |n| format!("bound {n}"));
    Job {
        name: format!("crossbeam-epoch {scenario}, {bounded}"),
        what: What::new(
            Group::Shipped,
            "Weakest<Epoch>",
            format!("{scenario}, {bounded}"),
        ),
        expect: Expect::Passes,
        ignored,
        size: floor,
        run: Box::new(move || {
            let explored = explore::<1, Weakest<Epoch>>(scenario, bound);
            explored.executions.at_least(floor)?;
            match explored.executions.sights.contains(&Sight::Resize) {
                true => Ok(explored.to_string()),
                false => Err(String::from("the ring was not replaced")),
            }
        }),
    }
}
