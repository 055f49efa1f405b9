//! The broken variants: those that loom kills, and those that it cannot kill.
//!
//! Counterexamples stay in `target/tmp`.

use crate::suite::Job;
use crate::suite::instruments::threads::RECORDS_ARE_EXPLORED;
use crate::suite::variants::{BOUND, Judged, VARIANTS, Variant, every_weakening_is_judged, judged};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    every_weakening_is_judged();
    let judged = judged(&VARIANTS);
    judged.map(|(it, judged)| job(it, *judged)).collect()
}

/// Explores a scenario of a variant.
pub fn job(variant: &'static Variant, judged: Judged) -> Job {
    let (scenario, size) = (judged.scenario, judged.size);
    let records = variant.changes_unexplored();
    let bound = records.then_some(BOUND);
    let mut check = scenario.to_string();
    if records {
        check.insert_str(0, "records as steps, ");
    }
    if bound.is_some() {
        check += &format!(", bound {BOUND}");
    }
    let (name, what) = variant.job(scenario, check);
    let what = what.exhaustive_if(bound.is_none());
    let run = move || {
        variant.plant();
        RECORDS_ARE_EXPLORED.set(records);
        let explored = variant.base.explore(scenario, bound);
        explored.at_least(size)?;
        Ok(explored)
    };
    Job::new(name, what, judged.expect, run).sized(size)
}
