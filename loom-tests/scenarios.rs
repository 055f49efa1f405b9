//! The scenarios with both kinds of fences and each reclamation strategy.
//!
//! "Exhaustive" means that there is no preemption bound: loom explores every execution of the
//! scenario that its search reaches. It does not model load buffering, and treats sequentially
//! consistent accesses, but not fences, as acquire-release.

use crate::suite::instruments::process::Process::{
    self, Barriers, Looks, NoBarriers, PrivateFences,
};
use crate::suite::table::small;
use crate::suite::{Epoch, Expect, Group, Job, ROWS, Row, What, subject};

use chase_lev::{Asymmetric, Fenced, Fences, GracePeriod, Reclaim, Retain};

/// The approximate factor by which modes multiply the number of executions, as a power of two.
const MODES: usize = 4;

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS.iter() {
        jobs.push(job::<Asymmetric, GracePeriod>(row, Barriers));
        if !row.scenario.is_about_modes() {
            if !row.shrinks() {
                jobs.push(job::<Fenced, Retain>(row, Barriers));
            }
            jobs.push(job::<Fenced, Epoch>(row, Barriers));
            jobs.push(job::<Fenced, GracePeriod>(row, Barriers));
        }
    }
    for row in small().filter(|row| !row.scenario.is_about_modes()) {
        // With strategies that do not announce thieves, so that the deque does.
        jobs.push(if row.resizes() {
            job::<Asymmetric, Epoch>(row, Barriers)
        } else {
            job::<Asymmetric, Retain>(row, Barriers)
        });
        jobs.push(job::<Asymmetric, GracePeriod>(row, NoBarriers));
        // As in a model of a program that uses the deque.
        jobs.push(job::<Asymmetric, GracePeriod>(row, PrivateFences));
        // Looking ahead multiplies the number of executions.
        if row.scenario.thieves().len() == 1 && row.floors[0] <= 200 {
            jobs.push(job::<Asymmetric, GracePeriod>(row, Looks));
        }
        jobs.push(job::<Fenced, GracePeriod>(row, Looks));
    }
    jobs
}

fn job<F: Fences, R: Reclaim>(row: &'static Row, process: Process) -> Job {
    let subject = match row.words {
        1 => subject::<1, F, R>(),
        _ => subject::<2, F, R>(),
    };
    let subject = subject.within(process);
    let (name, column) = ((subject.name)(), (subject.column)());
    let modes = subject.has_modes();
    // With private fences, some loads have fewer values.
    let floor = row.floors[column] / if process == PrivateFences { 2 } else { 1 };
    let run = move || {
        subject.prepare();
        let enough = subject.explore(row.scenario, None).at_least(floor)?;
        enough.reaches(row.outcomes)?.shows(&subject.sights(row))
    };
    let what = What::new(Group::Shipped, &name, subject.check(row.check())).exhaustive();
    let name = format!("{name:27}{}", what.check);
    Job {
        size: floor << if modes { MODES } else { 0 },
        ignored: row.is_costly(column, modes),
        ..Job::new(name, what, Expect::Passes, run)
    }
}
