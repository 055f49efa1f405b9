//! Every execution of every scenario, under the shipped protocols.
//!
//! No preemption bound: "exhaustive" is meant within the scenario and within
//! what loom models (it does not model load buffering, and treats sequentially
//! consistent accesses, but not fences, as acquire-release).

use crate::explore::{Explored, explore};
use crate::suite::jobs::{Expect, Job};
use crate::suite::protocols::Le2013;
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::table::{ROWS, Row, Sight};

use chase_lev::protocol::{Asymmetric, Protocol, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};
use chase_lev_atomics::Access;

/// With asymmetric fences, two thieves beside an owner that pops have too many executions: only
/// those with at most three preemptions. For each, the least number, and that of outcomes.
const BOUNDED: [(Scenario, usize, usize); 2] =
    [(of("PPo|s|s"), 22_784, 6), (of("PPSo|s|s"), 21_314, 8)];

/// The most preemptions there.
const BOUND: usize = 3;

/// About how many times as many executions there are with asymmetric fences, as a power of two.
const WORD: usize = 4;

/// A scenario with each way of reclamation; without `Retain`, if it is about shrinking. While
/// the ring stays, nobody looks at a thief's record, so one protocol stands for all with
/// `GracePeriod`.
macro_rules! each {
    ($protocol:ident, $row:ident, $cost:literal) => {{
        let name = |reclaim| format!("{}<{reclaim}>", stringify!($protocol));
        let retain = || job::<$protocol<Retain>>(name("Retain"), $row, $cost);
        let epoch = || job::<$protocol<Epoch>>(name("Epoch"), $row, $cost);
        let grace = || job::<$protocol<GracePeriod>>(name("GracePeriod"), $row, $cost);
        let retain = (!$row.shrinks()).then(retain);
        let grace = ($row.resizes() || $cost == 0).then(grace);
        retain.into_iter().chain([epoch()]).chain(grace)
    }};
}
/// The explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS {
        jobs.extend(each!(Weakest, row, 0));
        jobs.extend(each!(Le2013, row, 1));
        jobs.extend(each!(ReleaseStores, row, 1));
        jobs.extend(each!(Asymmetric, row, 1));
    }
    jobs.extend(BOUNDED.map(bounded));
    jobs
}

fn job<P: Protocol>(protocol: String, row: &'static Row, cost: usize) -> Job {
    let column = Row::column::<P>();
    let heavy = P::SITES.steal_fence.access() == Access::HeavyFence;
    let words = match row.words {
        1 => String::new(),
        words => format!(", {words} words"),
    };
    let check = format!("{}{words}", row.scenario);
    Job {
        name: format!("{protocol:27}{check}"),
        what: What::new(Group::Shipped, &protocol, check).exhaustive(),
        expect: Expect::Passes,
        size: row.floors[column] << if heavy { WORD } else { 0 },
        ignored: row.cost[cost][column].is_some() || heavy && row.word.is_some(),
        run: Box::new(|| {
            let explored = match row.words {
                1 => explore::<1, P>(row.scenario, None),
                _ => explore::<2, P>(row.scenario, None),
            };
            complete::<P>(row, explored)
        }),
    }
}

/// A scenario with asymmetric fences, and with bounded preemptions.
fn bounded((scenario, floor, outcomes): (Scenario, usize, usize)) -> Job {
    let protocol = "Asymmetric<Retain>";
    let check = format!("{scenario}, bound {BOUND}");
    Job {
        name: format!("{protocol:27}{check}"),
        what: What::new(Group::Shipped, protocol, check),
        expect: Expect::Passes,
        size: floor,
        ignored: false,
        run: Box::new(move || {
            let explored = explore::<1, Asymmetric<Retain>>(scenario, Some(BOUND));
            explored.executions.at_least(floor)?;
            if explored.outcomes.len() != outcomes {
                return Err(format!("not {outcomes} outcomes: {explored}"));
            }
            for sight in [Sight::Warm, Sight::Cool] {
                if !explored.executions.sights.contains(&sight) {
                    return Err(format!("no execution showed this: {sight:?}"));
                }
            }
            Ok(explored.to_string())
        }),
    }
}

/// Whether enough was explored.
fn complete<P: Protocol>(row: &Row, explored: Explored) -> Result<String, String> {
    let column = Row::column::<P>();
    explored.executions.at_least(row.floors[column])?;
    if explored.outcomes.len() != row.outcomes {
        return Err(format!("not {} outcomes: {explored}", row.outcomes));
    }
    row.shows::<P>(&explored.executions.sights, &[])?;
    Ok(explored.to_string())
}
