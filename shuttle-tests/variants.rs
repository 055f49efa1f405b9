//! The broken variants: shuttle kills errors in the logic and in reclamation, and deques of the
//! gallery with such errors. It cannot kill weaker orderings, because it treats every access as
//! sequentially consistent.

use crate::explore::{every, iterations, job, with_replay};
use crate::programs;
use crate::suite::schedule::Choice;
use crate::suite::variants::{How, Judged, PUBLISHED, TIMES, VARIANTS, Variant, judged};
use crate::suite::{Expect, Explored, Job, ROWS};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let judged = judged(&VARIANTS).chain(judged(&PUBLISHED));
    judged.map(|(it, judged)| judge(it, judged)).collect()
}

/// The number of thieves in generated programs.
const THIEVES: usize = 3;

fn judge(variant: &'static Variant, judged: &'static Judged) -> Job {
    let all = schedules(variant, judged);
    let (name, what) = match judged.how {
        How::Programs => {
            let (_, what) = variant.job(judged.scenario, format!("programs, {THIEVES} thieves"));
            (format!("simplified: {}", variant.name), what)
        }
        _ => variant.job(judged.scenario, judged.scenario),
    };
    let what = what.exhaustive_if(all.is_some());
    let run = move || explore(variant, judged, all);
    job(name, what, variant.base, judged.expect, run).after(move || variant.plant())
}

/// Returns the number of all schedules, if the variant must survive each of them.
fn schedules(variant: &Variant, judged: &Judged) -> Option<usize> {
    let Expect::Survives { .. } = judged.expect else {
        return None;
    };
    let mut rows = ROWS.iter();
    let row = rows.find(|row| row.words == 1 && row.scenario == judged.scenario)?;
    let all = variant.base.schedules(row);
    all.filter(|&all| all <= TIMES)
}

/// Explores a variant as its row of the table says.
///
/// # Errors
///
/// Returns an error if the number of schedules is not the expected one.
fn explore(variant: &Variant, judged: &Judged, all: Option<usize>) -> Result<Explored, String> {
    if judged.how == How::Programs {
        return programs::search(&variant.base, THIEVES, TIMES);
    }
    if let Some(all) = all {
        return every(variant.base, judged.scenario, all);
    }
    // One that survives is explored as long as the deque that ships.
    let survives = matches!(judged.expect, Expect::Survives { .. });
    let times = if survives { iterations() } else { TIMES };
    let choices = Choice::random(times);
    let total = variant.base.explore(judged.scenario, &choices, with_replay);
    total.at_least(if survives { choices.len() * times } else { 0 })
}
