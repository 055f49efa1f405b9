//! Every execution of every scenario, under the shipped protocols.
//!
//! No preemption bound: "exhaustive" is meant within the scenario and within
//! what loom models (it does not model load buffering, and treats sequentially
//! consistent accesses, but not fences, as acquire-release).

use crate::suite::protocols::Le2013;
use crate::suite::table::Sight::{Cool, Warm};
use crate::suite::variants::REFERENCE;
use crate::suite::{Expect, Group, Job, ROWS, Row, Scenario, What, of, subject};

use chase_lev::protocol::{Protocol, Reference, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};

/// With modes, two thieves beside an owner that pops have too many executions: only
/// those with at most three preemptions. For each, the least number, and that of outcomes.
const BOUNDED: [(Scenario, usize, usize); 2] =
    [(of("PPo|s|s"), 22_784, 6), (of("PPSo|s|s"), 21_314, 8)];

/// The most preemptions there.
const BOUND: usize = 3;

/// About how many times as many executions there are with modes, as a power of two.
const WORD: usize = 4;

/// A scenario with each way of reclamation; without `Retain`, if it is about shrinking. While
/// the ring stays, nobody looks at a thief's record, so one protocol stands for all with
/// `GracePeriod`.
macro_rules! each {
    ($protocol:ident, $row:ident, $cost:literal) => {{
        let retain = (!$row.shrinks()).then(|| job::<$protocol<Retain>>($row, $cost));
        let epoch = job::<$protocol<Epoch>>($row, $cost);
        let grace = $row.resizes() || $cost == 0;
        let grace = grace.then(|| job::<$protocol<GracePeriod>>($row, $cost));
        retain.into_iter().chain([epoch]).chain(grace)
    }};
}

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS {
        jobs.extend(each!(Weakest, row, 0));
        jobs.extend(each!(Le2013, row, 1));
        jobs.extend(each!(ReleaseStores, row, 1));
        jobs.extend(each!(Reference, row, 1));
    }
    jobs.extend(BOUNDED.map(bounded));
    jobs
}

fn job<P: Protocol>(row: &'static Row, cost: usize) -> Job {
    let subject = match row.words {
        1 => subject::<1, P>(),
        _ => subject::<2, P>(),
    };
    let (name, column) = ((subject.name)(), (subject.column)());
    let heavy = subject.has_modes();
    let floor = row.floors[column];
    let run = move || {
        let explored = (subject.explore)(row.scenario, None);
        let enough = explored.at_least(floor)?.reaches(row.outcomes)?;
        enough.shows(&subject.sights(row))?;
        Ok(explored)
    };
    let what = What::new(Group::Shipped, &name, row.check()).exhaustive();
    let name = format!("{name:27}{}", what.check);
    Job {
        size: floor << if heavy { WORD } else { 0 },
        ignored: row.cost[cost][column].is_some() || heavy && row.modes.is_some(),
        ..Job::new(name, what, Expect::Passes, run)
    }
}

/// A scenario with modes, and with bounded preemptions.
fn bounded((scenario, floor, outcomes): (Scenario, usize, usize)) -> Job {
    let protocol = (REFERENCE.name)();
    let check = format!("{scenario}, bound {BOUND}");
    let name = format!("{protocol:27}{check}");
    let what = What::new(Group::Shipped, &protocol, check);
    let run = move || {
        let explored = (REFERENCE.explore)(scenario, Some(BOUND));
        let enough = explored.at_least(floor)?.reaches(outcomes)?;
        enough.shows(&[Warm, Cool])?;
        Ok(explored)
    };
    Job::new(name, what, Expect::Passes, run).sized(floor)
}
