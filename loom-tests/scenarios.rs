//! Every execution of every scenario, under the shipped protocols.
//!
//! No preemption bound: "exhaustive" is meant within the scenario and within
//! what loom models (it does not model load buffering, and treats sequentially
//! consistent accesses, but not fences, as acquire-release).

use crate::explore::{Explored, explore};
use crate::suite::jobs::{Expect, Job};
use crate::suite::table::{ROWS, Row};

use chase_lev::protocol::{Asymmetric, Le2013, Protocol, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, Reclaim, Retain};
use chase_lev::research::Access;

/// The look at `bottom` before a heavy fence multiplies executions; by default, not
/// those of rows that have more than this without it.
const MOST_WITH_A_LOOK: usize = 30_000;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS {
        jobs.extend(both::<Weakest<Retain>, Weakest<Epoch>>("Weakest", row, 0));
        jobs.extend(both::<Le2013<Retain>, Le2013<Epoch>>("Le2013", row, 1));
        jobs.extend(both::<ReleaseStores<Retain>, ReleaseStores<Epoch>>(
            "ReleaseStores",
            row,
            1,
        ));
        jobs.extend(both::<Asymmetric<Retain>, Asymmetric<Epoch>>(
            "Asymmetric",
            row,
            1,
        ));
    }
    jobs
}

/// A scenario with both ways of reclamation; without `Retain`, if it is
/// about shrinking.
fn both<R: Protocol, E: Protocol>(
    protocol: &str,
    row: &'static Row,
    cost: usize,
) -> impl Iterator<Item = Job> {
    let retain = (!row.shrinks()).then(|| job::<R>(format!("{protocol}<Retain>"), row, cost));
    let epoch = job::<E>(format!("{protocol}<Epoch>"), row, cost);
    retain.into_iter().chain([epoch])
}

fn job<P: Protocol>(protocol: String, row: &'static Row, cost: usize) -> Job {
    let frees = usize::from(P::Reclaim::FREES);
    let looks = P::SITES.steal_fence.access() == Access::HeavyFence;
    let words = match row.words {
        1 => String::new(),
        words => format!(", {words} words"),
    };
    Job {
        name: format!("{protocol:22}{}{words}", row.scenario),
        expect: Expect::Passes,
        size: row.floors[frees] << usize::from(looks),
        ignored: row.cost[cost][frees].is_some() || looks && row.floors[frees] > MOST_WITH_A_LOOK,
        run: Box::new(|| {
            let explored = match row.words {
                1 => explore::<1, P>(row.scenario, None),
                _ => explore::<2, P>(row.scenario, None),
            };
            complete::<P>(row, explored)
        }),
    }
}

/// Whether enough was explored.
fn complete<P: Protocol>(row: &Row, explored: Explored) -> Result<String, String> {
    let frees = usize::from(P::Reclaim::FREES);
    explored.executions.at_least(row.floors[frees])?;
    if explored.outcomes.len() != row.outcomes {
        return Err(format!("not {} outcomes: {explored}", row.outcomes));
    }
    row.shows::<P>(&explored.executions.sights, &[])?;
    Ok(explored.to_string())
}
