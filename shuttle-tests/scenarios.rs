//! The scenarios of the table, and longer ones, with two protocols.
//!
//! Shuttle ignores orderings, so `Fenced` represents all protocols except `Asymmetric`, which has
//! additional steps.

use chase_lev::{Asymmetric, Fenced, Fences, GracePeriod, Reclaim, Retain};

use crate::explore::{every, iterations, job, with_replay};
use crate::suite::instruments::process::Process::{Looks, NoBarriers, Refused};
use crate::suite::schedule::Choice;
use crate::suite::table::LONG;
use crate::suite::table::Sight::Stale;
use crate::suite::variants::{ASYMMETRIC, FENCED, GRACE};
use crate::suite::{
    Epoch, Expect, Explored, Group, Job, ROWS, Row, Scenario, Subject, What, of, one, subject,
};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for row in ROWS.iter().chain(LONG.iter()) {
        jobs.push(scenario::<Asymmetric, GracePeriod>(row));
        if row.scenario.is_about_modes() {
            continue;
        }
        if !row.shrinks() {
            jobs.push(scenario::<Fenced, Retain>(row));
        }
        jobs.push(scenario::<Fenced, Epoch>(row));
        jobs.push(scenario::<Fenced, GracePeriod>(row));
    }
    jobs.extend(UNCHANGED.map(|(subject, scenario)| {
        let protocol = (subject.name)();
        let what = What::new(Group::Shipped, &protocol, subject.check(scenario));
        let name = format!("{protocol:21}{}", what.check);
        job(name, what, subject, Expect::Passes, move || {
            subject.prepare();
            let explored = subject.explore(scenario, &[Choice::Random(iterations())], with_replay);
            explored.at_least(iterations())
        })
    }));
    jobs
}

/// Scenarios of variants that are not in the table, with the deque that the variant changes.
const UNCHANGED: [(Subject, Scenario); 10] = [
    (FENCED, of("PPPo|b")),
    (GRACE, one("PPPPPOOOoo|ss")),
    (ASYMMETRIC, of("PPox|ss")),
    (ASYMMETRIC.within(Looks), of("PPo|ss")),
    (ASYMMETRIC.within(NoBarriers), one("PPPPPOOOo|s")),
    (ASYMMETRIC.within(Refused), one("PPPPPOOOo|s")),
    (FENCED, of("P|s")),
    (FENCED, of("P|r")),
    (FENCED, one("Pp|ss|s")),
    (FENCED, of("PPPPpoooop|b")),
];

fn scenario<F: Fences, R: Reclaim>(row: &'static Row) -> Job {
    let subject = match row.words {
        1 => subject::<1, F, R>(),
        _ => subject::<2, F, R>(),
    };
    // All schedules, if there are not too many.
    let all = subject.schedules(row);
    let all = all.filter(|&all| all <= 100 * iterations());
    let protocol = (subject.name)();
    let what = What::new(Group::Shipped, &protocol, row.check()).exhaustive_if(all.is_some());
    let name = format!("{protocol:21}{}", what.check);
    job(name, what, subject, Expect::Passes, move || {
        let mut total = Explored::default();
        if let Some(all) = all {
            let explored = every(subject, row.scenario, all)?;
            // Loom finds these outcomes as well, because its executions include the sequentially
            // consistent ones.
            if explored.outcomes.len() > row.outcomes {
                return Err(format!("more than {} outcomes: {explored}", row.outcomes));
            }
            total += explored;
        }
        total += chosen(row, subject)?;
        let total = total.shows(&subject.sights(row))?;
        if total.sights.contains(&Stale) {
            return Err(String::from("a load was stale under shuttle"));
        }
        let every_one = if all.is_some() { ", exhaustive" } else { "" };
        Ok(format!("{total}{every_one}"))
    })
}

/// Explores random schedules, and checks that enough of them are different.
fn chosen(row: &Row, subject: Subject) -> Result<Explored, String> {
    let times = iterations();
    let choices = Choice::random(times);
    let (random, pct) = choices.split_at(1);
    let all = row.all[(subject.column)()];
    // With a single schedule, there are no priorities to change.
    let pct = if all == 1 { &[] } else { pct };
    let mut total = subject.explore(row.scenario, random, with_replay);
    // With modes, there are more schedules than in the table.
    let there_are = if all > 0 { all } else { usize::MAX };
    let floor = times.min(there_are).div_ceil(20);
    if total.different < floor {
        return Err(format!("fewer than {floor} different schedules: {total}"));
    }
    total += subject.explore(row.scenario, pct, with_replay);
    total.at_least(times * (1 + pct.len()))
}
