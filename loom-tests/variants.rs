//! The broken variants, those that loom kills and those that it cannot kill, and the deques of the
//! gallery: each holds within the memory model of loom, or has a counterexample.
//!
//! Counterexamples stay in `target/tmp`.

use crate::suite::instruments::threads::RECORDS_ARE_EXPLORED;
use crate::suite::results::{self, executions};
use crate::suite::table::small;
use crate::suite::variants::{BOUND, Judged, PUBLISHED, VARIANTS, Variant, judged};
use crate::suite::{Expect, Explored, Job, What};

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let judged = judged(&VARIANTS).chain(judged(&PUBLISHED));
    let right = PUBLISHED.iter().filter(|deque| deque.is_right).map(together);
    let judged = judged.map(|(it, judged)| job(it, judged));
    judged.chain(right).collect()
}

/// Explores a scenario of a variant.
fn job(variant: &'static Variant, judged: &Judged) -> Job {
    let scenario = judged.scenario;
    let records = variant.changes_unexplored();
    let bound = records.then_some(BOUND);
    let check = match bound {
        Some(bound) => format!("records as steps, {scenario}, bound {bound}"),
        None => scenario.to_string(),
    };
    let (name, what) = variant.job(scenario, check);
    let what = what.exhaustive_if(bound.is_none());
    let explore = move || {
        variant.plant();
        RECORDS_ARE_EXPLORED.set(records);
        variant.base.explore(scenario, bound)
    };
    match judged.expect {
        Expect::Killed { by, .. } => {
            let expect = Expect::Killed { by, within: executions(&what) };
            Job::new(name, what, expect, move || Ok(explore()))
        }
        expect => as_recorded(name, what, expect, explore),
    }
}

/// Returns one exploration of all small scenarios that this deque plays.
fn together(deque: &'static Variant) -> Job {
    let scenarios = small().map(|row| row.scenario);
    let scenarios: Vec<_> = scenarios.filter(deque.base.plays).collect();
    let check = format!("{} small scenarios", scenarios.len());
    let (name, what) = deque.job(&check, &check);
    let explore = move || {
        deque.plant();
        let mut all = Explored::default();
        for scenario in &scenarios {
            all += deque.base.explore(*scenario, None);
        }
        all
    };
    as_recorded(name, what.exhaustive(), Expect::Passes, explore)
}

/// Returns an exploration that must end after at least the number of executions that is recorded.
fn as_recorded(
    name: String,
    what: What,
    expect: Expect,
    explore: impl Fn() -> Explored + Send + 'static,
) -> Job {
    let count = executions(&what);
    let run = move || match count {
        _ if results::is_compared_later() => Ok(explore()),
        Some(count) => explore().at_least(count),
        None => Err(format!("{}; {}", explore(), results::LACKING)),
    };
    Job::new(name, what, expect, run).sized(count.unwrap_or(0))
}
