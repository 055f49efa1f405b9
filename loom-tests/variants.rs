//! How loom kills the broken variants and those of the gallery; and those that it cannot kill.
//!
//! A counterexample is left in `target/tmp`.

use crate::suite::Job;
use crate::suite::instruments::threads::explore_records;
use crate::suite::variants::{
    BOUND, How, Judged, VARIANTS, Variant, every_weakening_is_judged, judged, table_is_true,
};

/// The explorations.
pub fn jobs() -> Vec<Job> {
    every_weakening_is_judged();
    table_is_true();
    let judged = judged(VARIANTS);
    judged
        .map(|(variant, judged)| job(variant, *judged))
        .collect()
}

/// Explores a scenario of a variant.
pub fn job(variant: &'static Variant, judged: Judged) -> Job {
    let Judged {
        how,
        scenario,
        size,
        expect,
    } = judged;
    let records = variant.concerns_records();
    let (check, bound) = match how {
        _ if records => (
            format!("records as steps, {scenario}, bound {BOUND}"),
            Some(BOUND),
        ),
        How::Bounded => (format!("{scenario}, bound {BOUND}"), Some(BOUND)),
        _ => (scenario.to_string(), None),
    };
    let (name, what) = variant.job(scenario, check);
    let what = what.exhaustive_if(bound.is_none());
    let run = move || {
        variant.plant();
        if records {
            explore_records();
        }
        let explored = (variant.base.explore)(scenario, bound);
        explored.at_least(size)?;
        Ok(explored)
    };
    Job::new(name, what, expect, run).sized(size)
}
