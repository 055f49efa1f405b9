//! The scenarios with both kinds of fences and each reclamation strategy.
//!
//! "Exhaustive" means that there is no preemption bound: loom explores every execution of the scenario that
//! its search reaches. It does not model load buffering, and treats sequentially consistent accesses, but
//! not fences, as acquire-release.

use crate::suite::instruments::process::Process::{
    self, Barriers, Looks, NoBarriers, Refused, RefusedOnce,
};
use crate::suite::table::small;
use crate::suite::variants::{ASYMMETRIC, BOUND, EPOCHS, FENCED, GRACE};
use crate::suite::{Expect, Group, Job, ROWS, Row, Scenario, Subject, What, of, one, subject};

use chase_lev::{Asymmetric, Epoch, Fenced, Fences, GracePeriod, Reclaim, Retain};

/// The approximate factor by which modes multiply the number of executions, as a power of two.
const MODES: usize = 4;

/// A scenario, the minimal number of its executions, and the number of its outcomes.
type Numbers = (Scenario, usize, usize);

/// The scenarios that have too many executions with modes, and are explored with at most [`BOUND`]
/// preemptions. For each, the minimal number of executions, and the number of outcomes.
const BOUNDED: [Numbers; 6] = [
    (of("PPo|s|s"), 2980, 6),
    (of("PPPSo|s|s"), 226, 6),
    (of("PPPSco|ss"), 157, 3),
    (of("PPcoo|s"), 393, 3),
    (of("PPpco|b"), 189, 2),
    (of("PPPPScoo|b"), 139, 2),
];

/// The scenarios for a kernel that refuses barriers. For each, the minimal number of executions, and the
/// number of outcomes.
const REFUSED: [Numbers; 4] = [
    (of("PPo|ss"), 142, 2),
    (of("PPoo|s"), 90, 1),
    (of("PPPoo|b"), 90, 1),
    (one("PPPPPOOOo|s"), 21, 1),
];

/// The same for a kernel that refuses the first barrier.
const REFUSED_ONCE: [Numbers; 4] = [
    (of("PPo|ss"), 1090, 1),
    (of("PPoo|s"), 90, 1),
    (of("P|s|s"), 252, 2),
    (of("PPSco|s"), 8417, 3),
];

/// Scenarios of variants that are not in the table, with the deque that the variant changes. For each, the
/// preemption bound, the minimal number of executions, and the number of outcomes.
const UNCHANGED: [(Subject, Option<usize>, Numbers); 6] = [
    (EPOCHS, None, (of("PPo|@ss"), 170, 3)),
    (GRACE, Some(BOUND), (one("PPPPPOOOoo|ss"), 289, 6)),
    (ASYMMETRIC, None, (of("PPox|ss"), 93_418, 3)),
    (ASYMMETRIC.within(Looks), None, (of("p|ss"), 10, 3)),
    (FENCED, None, (of("P|s"), 1, 1)),
    (FENCED, Some(BOUND), (of("PPPPpoooop|b"), 292, 4)),
];

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS.iter() {
        jobs.push(job::<Asymmetric, GracePeriod>(row, 1, Barriers));
        if !row.scenario.is_about_modes() {
            if !row.shrinks() {
                jobs.push(job::<Fenced, Retain>(row, 0, Barriers));
            }
            jobs.push(job::<Fenced, Epoch>(row, 0, Barriers));
            jobs.push(job::<Fenced, GracePeriod>(row, 0, Barriers));
        }
    }
    for row in small().filter(|row| !row.scenario.is_about_modes()) {
        // With strategies that do not announce thieves, so that the deque does.
        jobs.push(if row.resizes() {
            job::<Asymmetric, Epoch>(row, 0, Barriers)
        } else {
            job::<Asymmetric, Retain>(row, 0, Barriers)
        });
        jobs.push(job::<Asymmetric, GracePeriod>(row, 0, NoBarriers));
        // Looking ahead multiplies the number of executions.
        if row.scenario.thieves().len() == 1 && row.floors[0] <= 200 {
            jobs.push(job::<Asymmetric, GracePeriod>(row, 0, Looks));
        }
        jobs.push(job::<Fenced, GracePeriod>(row, 0, Looks));
    }
    jobs.extend(BOUNDED.map(|it| particular(ASYMMETRIC, it, Some(BOUND))));
    jobs.extend(UNCHANGED.map(|(subject, bound, it)| particular(subject, it, bound)));
    jobs.extend(REFUSED.map(|it| particular(ASYMMETRIC.within(Refused), it, None)));
    jobs.extend(REFUSED_ONCE.map(|it| particular(ASYMMETRIC.within(RefusedOnce), it, None)));
    jobs
}

/// Creates the exploration of a scenario whose numbers differ from those in the table of scenarios.
fn particular(subject: Subject, (scenario, floor, outcomes): Numbers, bound: Option<usize>) -> Job {
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

fn job<F: Fences, R: Reclaim>(row: &'static Row, cost: usize, process: Process) -> Job {
    let subject = match row.words {
        1 => subject::<1, F, R>(),
        _ => subject::<2, F, R>(),
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
        ignored: row.costly[cost][column] || modes && row.costly_with_modes,
        ..Job::new(name, what, Expect::Passes, run)
    }
}
