//! Every execution of every scenario, under the shipped protocols.
//!
//! No preemption bound: "exhaustive" is meant within the scenario and within
//! what loom models (it does not model load buffering, and treats sequentially
//! consistent accesses, but not fences, as acquire-release).

use crate::suite::instruments::process::Process::{self, Barriers, Fenced, Looks};
use crate::suite::protocols::Le2013;
use crate::suite::table::small;
use crate::suite::{Expect, Group, Job, ROWS, Row, What, subject};

use chase_lev::protocol::{Protocol, Reference, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};

/// About how many times as many executions there are with modes, as a power of two.
const MODES: usize = 4;

/// A scenario with each way of reclamation; without `Retain`, if it is about shrinking. While
/// the ring stays, nobody looks at a thief's record, so one protocol stands for all with
/// `GracePeriod`.
macro_rules! each {
    ($protocol:ident, $row:ident, $cost:literal) => {{
        let retain = (!$row.shrinks()).then(|| job::<$protocol<Retain>>($row, $cost, Barriers));
        let epoch = job::<$protocol<Epoch>>($row, $cost, Barriers);
        let grace = $row.resizes() || $cost == 0;
        let grace = grace.then(|| job::<$protocol<GracePeriod>>($row, $cost, Barriers));
        retain.into_iter().chain([epoch]).chain(grace)
    }};
}

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS {
        jobs.extend(each!(Reference, row, 1));
        if !row.scenario.cools() {
            jobs.extend(each!(Weakest, row, 0));
            jobs.extend(each!(Le2013, row, 1));
            jobs.extend(each!(ReleaseStores, row, 1));
        }
    }
    for row in small() {
        jobs.push(job::<Reference<GracePeriod>>(row, 0, Fenced));
        jobs.push(job::<Reference<GracePeriod>>(row, 0, Looks));
        jobs.push(job::<Weakest<GracePeriod>>(row, 0, Looks));
    }
    jobs
}

fn job<P: Protocol>(row: &'static Row, cost: usize, process: Process) -> Job {
    let subject = match row.words {
        1 => subject::<1, P>(),
        _ => subject::<2, P>(),
    };
    let subject = subject.within(process);
    let (name, column) = ((subject.name)(), (subject.column)());
    let modes = subject.has_modes();
    let floor = row.floors[column];
    let run = move || {
        subject.prepare();
        let explored = (subject.explore)(row.scenario, None);
        let enough = explored.at_least(floor)?.reaches(row.outcomes)?;
        enough.shows(&subject.sights(row))?;
        Ok(explored)
    };
    let what = What::new(Group::Shipped, &name, subject.check(row.check())).exhaustive();
    let name = format!("{name:27}{}", what.check);
    Job {
        size: floor << if modes { MODES } else { 0 },
        ignored: row.cost[cost][column].is_some() || modes && row.modes.is_some(),
        ..Job::new(name, what, Expect::Passes, run)
    }
}
