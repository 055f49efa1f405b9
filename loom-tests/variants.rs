//! The broken variants, those that loom kills and those that it cannot kill, and the deques of the
//! gallery: each holds within the memory model of loom, or has a counterexample.
//!
//! Counterexamples stay in `target/tmp`.

use crate::suite::instruments::threads::RECORDS_ARE_EXPLORED;
use crate::suite::table::small;
use crate::suite::variants::{
    BOUND, Judged, PUBLISHED, VARIANTS, Variant, every_weakening_is_judged, judged,
};
use crate::suite::{Expect, Explored, Job};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    every_weakening_is_judged();
    let judged = judged(&VARIANTS).chain(judged(&PUBLISHED));
    let right = PUBLISHED.iter();
    let right = right.filter_map(|deque| Some(together(deque, deque.small?)));
    let judged = judged.map(|(it, judged)| job(it, judged));
    judged.chain(right).collect()
}

/// Explores a scenario of a variant.
fn job(variant: &'static Variant, judged: &Judged) -> Job {
    let (scenario, size) = (judged.scenario, judged.size);
    let records = variant.changes_unexplored();
    let bound = records.then_some(BOUND);
    let check = match bound {
        Some(bound) => format!("records as steps, {scenario}, bound {bound}"),
        None => scenario.to_string(),
    };
    let (name, what) = variant.job(scenario, check);
    let what = what.exhaustive_if(bound.is_none());
    let run = move || {
        variant.plant();
        RECORDS_ARE_EXPLORED.set(records);
        variant.base.explore(scenario, bound).at_least(size)
    };
    Job::new(name, what, judged.expect, run).sized(size)
}

/// Returns one exploration of all small scenarios that this deque plays, with at least this number
/// of executions.
fn together(deque: &'static Variant, executions: usize) -> Job {
    let scenarios = small().map(|row| row.scenario);
    let scenarios: Vec<_> = scenarios.filter(deque.base.plays).collect();
    let check = format!("{} small scenarios", scenarios.len());
    let (name, what) = deque.job(&check, &check);
    let run = move || {
        deque.plant();
        let mut all = Explored::default();
        for scenario in &scenarios {
            all += deque.base.explore(*scenario, None);
        }
        all.at_least(executions)
    };
    Job::new(name, what.exhaustive(), Expect::Passes, run).sized(executions)
}
