//! The deques of the gallery: each holds within the memory model of loom, or has a counterexample.

use crate::suite::table::{SMALL, small};
use crate::suite::variants::{Judged, PUBLISHED, Variant, judged};
use crate::suite::{Expect, Explored, Job, ROWS, Row};
use crate::variants;

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let killed = judged(&PUBLISHED).map(|(deque, judged)| variants::job(deque, *judged));
    let right = PUBLISHED.iter().filter(|deque| deque.is_right());
    killed.chain(right.flat_map(all_small)).collect()
}

/// Returns explorations of this deque with all small scenarios, which must find no error.
fn all_small(deque: &'static Variant) -> Vec<Job> {
    if let Some(executions) = deque.small {
        return vec![together(deque, executions)];
    }
    let column = (deque.base.column)();
    let small = ROWS.iter().filter(move |row| {
        let small = (1..=SMALL).contains(&row.floors[column]);
        small && !row.scenario.is_about_modes() && row.words == 1 && row.is_cheap()
    });
    let job = |row: &Row| variants::job(deque, Judged::right(row.scenario, row.floors[column]));
    small.map(job).collect()
}

/// Returns one exploration of all small scenarios that this deque plays, with at least this number of
/// executions.
fn together(deque: &'static Variant, executions: usize) -> Job {
    let scenarios = small().map(|row| row.scenario);
    let scenarios: Vec<_> = scenarios.filter(deque.base.plays).collect();
    let check = format!("{} small scenarios", scenarios.len());
    let (name, what) = deque.job(&check, &check);
    let run = move || {
        let mut all = Explored::default();
        for scenario in &scenarios {
            all += deque.base.explore(*scenario, None);
        }
        all.at_least(executions)?;
        Ok(all)
    };
    Job::new(name, what.exhaustive(), Expect::Passes, run).sized(executions)
}
