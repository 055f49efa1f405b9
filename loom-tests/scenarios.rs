//! Every execution of every scenario, under the shipped protocols.
//!
//! No preemption bound: "exhaustive" is meant within the scenario and within
//! what loom models (it does not model load buffering, and treats sequentially
//! consistent accesses, but not fences, as acquire-release).

use crate::suite::instruments::process::Process::{self, Barriers, Fenced, Looks, Refused};
use crate::suite::protocols::Le2013;
use crate::suite::table::small;
use crate::suite::variants::{BOUND, REFERENCE};
use crate::suite::{Expect, Group, Job, ROWS, Row, Scenario, Subject, What, of, one, subject};

use chase_lev::protocol::{Protocol, Reference, ReleaseStores, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};

/// About how many times as many executions there are with modes, as a power of two.
const MODES: usize = 4;

/// What has too many executions with modes: only those with at most [`BOUND`] preemptions. For each,
/// the least number, and that of outcomes.
const BOUNDED: [(Scenario, usize, usize); 6] = [
    (of("PPo|s|s"), 2980, 6),
    (of("PPPSo|s|s"), 231, 6),
    (of("PPPSco|ss"), 157, 3),
    (of("PPcoo|s"), 393, 3),
    (of("PPpco|b"), 189, 2),
    (of("PPPPScoo|b"), 139, 2),
];

/// What is explored beside a kernel that refuses barriers. For each, the least number of executions, and
/// that of outcomes.
const REFUSED: [(Scenario, usize, usize); 4] = [
    (of("PPo|ss"), 223, 2),
    (of("PPoo|s"), 90, 1),
    (of("PPPoo|b"), 90, 1),
    (one("PPPPPOOOo|s"), 21, 1),
];

/// A scenario with each way of reclamation; without `Retain`, if it is about shrinking. Unless the ring
/// shrinks, nobody looks at a thief's record, so one protocol stands for all with `GracePeriod`.
macro_rules! each {
    ($protocol:ident, $row:ident, $cost:literal) => {{
        let retain = (!$row.shrinks()).then(|| job::<$protocol<Retain>>($row, $cost, Barriers));
        let epoch = job::<$protocol<Epoch>>($row, $cost, Barriers);
        let grace = $row.shrinks() || $cost == 0;
        let grace = grace.then(|| job::<$protocol<GracePeriod>>($row, $cost, Barriers));
        retain.into_iter().chain([epoch]).chain(grace)
    }};
}

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS {
        jobs.push(job::<Reference<GracePeriod>>(row, 1, Barriers));
        if !row.scenario.cools() {
            jobs.extend(each!(Weakest, row, 0));
            jobs.extend(each!(Le2013, row, 1));
            jobs.extend(each!(ReleaseStores, row, 1));
        }
    }
    for row in small().filter(|row| !row.scenario.cools()) {
        // Whose thieves are announced by the deque.
        jobs.push(match row.resizes() {
            true => job::<Reference<Epoch>>(row, 0, Barriers),
            false => job::<Reference<Retain>>(row, 0, Barriers),
        });
        jobs.push(job::<Reference<GracePeriod>>(row, 0, Fenced));
        // To look multiplies executions.
        if row.scenario.thieves().len() == 1 && row.floors[0] <= 200 {
            jobs.push(job::<Reference<GracePeriod>>(row, 0, Looks));
        }
        jobs.push(job::<Weakest<GracePeriod>>(row, 0, Looks));
        jobs.push(job::<Le2013<GracePeriod>>(row, 0, Looks));
        jobs.push(job::<ReleaseStores<GracePeriod>>(row, 0, Looks));
    }
    jobs.extend(BOUNDED.map(|it| particular(REFERENCE, it, Some(BOUND))));
    jobs.extend(REFUSED.map(|it| particular(REFERENCE.within(Refused), it, None)));
    jobs
}

/// A scenario that is not as the table of scenarios says.
fn particular(
    subject: Subject,
    (scenario, floor, outcomes): (Scenario, usize, usize),
    bound: Option<usize>,
) -> Job {
    let protocol = (subject.name)();
    let bounded = bound.map_or(String::new(), |bound| format!(", bound {bound}"));
    let check = subject.check(format!("{scenario}{bounded}"));
    let name = format!("{protocol:27}{check}");
    let what = What::new(Group::Shipped, &protocol, check).exhaustive_if(bound.is_none());
    let run = move || {
        subject.prepare();
        let explored = (subject.explore)(scenario, bound);
        explored.at_least(floor)?.reaches(outcomes)?;
        Ok(explored)
    };
    Job::new(name, what, Expect::Passes, run).sized(floor)
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
