//! How shuttle kills broken variants of the logic and of reclamation, and such deques of the gallery;
//! and that it can kill none of the orderings, for it takes every access for sequentially consistent.

use crate::explore::{job, with_replay};
use crate::programs;
use crate::suite::gallery::protocols::PUBLISHED;
use crate::suite::schedule::Choice;
use crate::suite::variants::{
    How, Judged, TIMES, VARIANTS, Variant, every_weakening_is_judged, judged,
};
use crate::suite::{Expect, Explored, Job, ROWS};

/// The explorations.
pub fn jobs() -> Vec<Job> {
    every_weakening_is_judged();
    let judged = judged(VARIANTS).chain(judged(PUBLISHED));
    judged.map(|(it, judged)| judge(it, judged)).collect()
}

/// How many thieves there are in programs that are generated.
const THIEVES: usize = 3;

fn judge(variant: &'static Variant, judged: &'static Judged) -> Job {
    let all = every(variant, judged);
    let (name, what) = match judged.how {
        How::Programs => {
            let (_, what) = variant.job(judged.scenario, format!("programs, {THIEVES} thieves"));
            (format!("simplified: {}", variant.name()), what)
        }
        _ => variant.job(judged.scenario, judged.scenario),
    };
    let what = what.exhaustive_if(all.is_some());
    let run = move || explore(variant, judged, all);
    let explored = job(name, what, variant.base, judged.expect, run);
    Job {
        run: Box::new(move || {
            variant.plant();
            (explored.run)()
        }),
        ..explored
    }
}

/// How many schedules there are of what survives, if it is to survive them all.
fn every(variant: &Variant, judged: &Judged) -> Option<usize> {
    let Expect::Survives { .. } = judged.expect else {
        return None;
    };
    let mut rows = ROWS.iter();
    let row = rows.find(|row| row.words == 1 && row.scenario == judged.scenario)?;
    let all = variant.base.schedules(row);
    all.filter(|&all| all <= TIMES)
}

/// Explores as a row of the table says.
///
/// # Errors
///
/// If there are not as many schedules.
fn explore(variant: &Variant, judged: &Judged, all: Option<usize>) -> Result<Explored, String> {
    let explore = variant.base.explore;
    if judged.how == How::Programs {
        return programs::search(explore, THIEVES, TIMES);
    }
    if let Some(all) = all {
        let explored = explore(judged.scenario, &[Choice::All], with_replay);
        return match explored.executions == all {
            true => Ok(explored),
            false => Err(format!("there should be {all} schedules: {explored}")),
        };
    }
    let choices = Choice::random(TIMES);
    let total = explore(judged.scenario, &choices, with_replay);
    if let Expect::Survives { .. } = judged.expect {
        total.at_least(choices.len() * TIMES)?;
    }
    Ok(total)
}
