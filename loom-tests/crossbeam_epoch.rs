//! Growth and shrinking with the real crossbeam-epoch.
//!
//! `RUSTFLAGS="--cfg loom --cfg crossbeam_loom" cargo test` builds it with loom's types. A pin alone takes
//! dozens of steps, so preemptions are bounded.

use crate::suite::variants::EPOCHS;
use crate::suite::{Expect, Group, Job, Scenario, Sight, What, one};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        job(one("Pp|s"), Some(3), 34_621),
        job(one("Pp|@s"), Some(3), 39_465),
        job(one("Pp|ss"), Some(3), 32_030),
        job(one("PPPPPOOOo|s"), Some(3), 46_908),
        job(one("Pp|s|s"), Some(1), 29_922),
        job(one("Pp|s"), Some(4), 228_300),
        // Has not been seen to end.
        job(one("Pp|s"), None, 1),
    ]
}

/// Creates the exploration of a scenario with at most `bound` preemptions and at least `floor` executions.
fn job(scenario: Scenario, bound: Option<usize>, floor: usize) -> Job {
    let bounded = bound.map_or(String::from("unbounded"), |n| format!("bound {n}"));
    let check = format!("{scenario}, {bounded}");
    let name = format!("crossbeam-epoch {check}");
    let what = What::new(Group::Shipped, &(EPOCHS.name)(), check);
    let run = move || {
        let explored = (EPOCHS.explore)(scenario, bound);
        explored.at_least(floor)?.shows(&[Sight::Resize])?;
        Ok(explored)
    };
    Job {
        ignored: bound.is_none(),
        size: floor,
        ..Job::new(name, what, Expect::Passes, run)
    }
}
