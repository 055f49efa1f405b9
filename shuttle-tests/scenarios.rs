//! The scenarios of the table, and longer ones, with the default protocol.
//!
//! Orderings are nothing to shuttle, so one protocol stands for all but `Asymmetric`,
//! which has steps of its own.

use chase_lev::protocol::{Asymmetric, Protocol, Reference};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};

use crate::explore::{Explored, explore, iterations, job, with_replay};
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::schedule::Choice;
use crate::suite::table::Sight::Stale;
use crate::suite::table::{LONG, ROWS, Row};

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS.iter().chain(LONG) {
        if !row.shrinks() {
            jobs.push(scenario::<Reference<Retain>>("Weakest<Retain>", row, true));
        }
        jobs.push(scenario::<Reference<Epoch>>("Weakest<Epoch>", row, true));
        jobs.push(scenario::<Reference<GracePeriod>>(
            "Weakest<GracePeriod>",
            row,
            true,
        ));
        jobs.push(scenario::<Asymmetric<GracePeriod>>(
            "Asymmetric<GracePeriod>",
            row,
            false,
        ));
    }
    jobs
}

fn scenario<P: Protocol>(name: &str, row: &'static Row, counted: bool) -> Job {
    match row.words {
        1 => words::<1, P>(name, row.scenario.to_string(), row, counted),
        _ => words::<2, P>(name, format!("{}, 2 words", row.scenario), row, counted),
    }
}

/// If its schedules were `counted`, the row says how many there are; if not, there are
/// more.
fn words<const N: usize, P: Protocol>(
    protocol: &str,
    check: String,
    row: &'static Row,
    counted: bool,
) -> Job {
    let all = row.all[Row::column::<P>()];
    // All, where they are not too many.
    let every_one = counted && (1..=100 * iterations()).contains(&all);
    let name = format!("{protocol:21}{check}");
    let what = What::new(Group::Shipped, protocol, check);
    let what = if every_one { what.exhaustive() } else { what };
    job::<N, P>(name, what, Expect::Passes, move || {
        let mut total = Explored::default();
        if every_one {
            total += every::<N, P>(row, all)?;
        }
        total += chosen::<N, P>(row, all)?;
        row.shows::<P>(&total.executions.sights, &[Stale])?;
        if total.executions.sights.contains(&Stale) {
            return Err(String::from("to shuttle, no load is stale, but one was"));
        }
        let every_one = if every_one { ", all there are" } else { "" };
        Ok(format!("{total}{every_one}"))
    })
}

/// Every schedule there is.
fn every<const N: usize, P: Protocol>(row: &Row, all: usize) -> Result<Explored, String> {
    let explored = explore::<N, P>(row.scenario, &Choice::All, with_replay);
    if explored.executions.executions != all {
        return Err(format!("there should be {all} schedules: {explored}"));
    }
    // Loom finds them as well: whatever is sequentially consistent is possible.
    match explored.outcomes.len() > row.outcomes {
        true => Err(format!("more than {} outcomes: {explored}", row.outcomes)),
        false => Ok(explored),
    }
}

/// Schedules at random, as many as asked for, and different.
fn chosen<const N: usize, P: Protocol>(row: &Row, all: usize) -> Result<Explored, String> {
    let times = iterations();
    let [random, pct @ ..] = Choice::random(times);
    // There are no priorities to change where there is one schedule.
    let pct = if all == 1 { &[] } else { &pct[..] };
    let mut total = explore::<N, P>(row.scenario, &random, with_replay);
    let there_are = if all > 0 { all } else { usize::MAX };
    let floor = times.min(there_are).div_ceil(20);
    if total.different < floor {
        return Err(format!("fewer than {floor} different schedules: {total}"));
    }
    for choice in pct {
        total += explore::<N, P>(row.scenario, choice, with_replay);
    }
    total.executions.at_least(times * (1 + pct.len()))?;
    Ok(total)
}
