//! Every execution of every scenario, under the shipped protocols.
//!
//! No preemption bound: "exhaustive" is meant within the scenario and within
//! what loom models (it does not model load buffering, and treats sequentially
//! consistent accesses, but not fences, as acquire-release).

use crate::support::jobs::{Expect, Job};
use crate::support::shared::table::Sight::{Free, Resize};
use crate::support::shared::table::{ROWS, Row};
use crate::support::{Explored, explore};

use chase_lev::protocol::{Le2013, Protocol, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, Reclaim, Retain};

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
    let retain = (row.floors[0] > 0).then(|| job::<R>(format!("{protocol}<Retain>"), row, cost));
    let epoch = job::<E>(format!("{protocol}<Epoch>"), row, cost);
    retain.into_iter().chain([epoch])
}

fn job<P: Protocol>(protocol: String, row: &'static Row, cost: usize) -> Job {
    let words = match row.words {
        1 => String::new(),
        words => format!(", {words} words"),
    };
    Job {
        name: format!("{protocol:22}{}{words}", row.scenario),
        expect: Expect::Passes,
        ignored: row.cost[cost].is_some(),
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
fn complete<P: Protocol>(row: &Row, explored: Explored) -> Result<Explored, String> {
    let floor = row.floors[usize::from(P::Reclaim::FREES)];
    if explored.executions < floor {
        return Err(format!(
            "explored too little, less than {floor}: {explored}"
        ));
    }
    let frees = P::Reclaim::FREES && row.sights.contains(&Resize);
    let sights = row.sights.iter().chain(frees.then_some(&Free));
    match sights.into_iter().find(|s| !explored.sights.contains(s)) {
        Some(missed) => Err(format!("no execution showed this: {missed:?}")),
        None => Ok(explored),
    }
}
