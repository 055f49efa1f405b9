//! Particular explorations: a table of their own says what each must show.

use crate::suite::instruments::threads::RECORDS_ARE_EXPLORED;
use crate::suite::protocols::rows;
use crate::suite::variants::base;
use crate::suite::{Expect, Group, Job, Scenario, Sight, What};

/// The scenarios that are explored in another way than those of the common table.
pub const PARTICULAR: &str = include_str!("particular.txt");

/// The scenarios with the real crossbeam-epoch.
pub const CROSSBEAM_EPOCH: &str = include_str!("crossbeam_epoch.txt");

/// Returns the explorations in a table.
pub fn jobs(table: &'static str) -> impl Iterator<Item = Job> {
    rows(table).map(job)
}

fn job(line: &'static str) -> Job {
    let fields: Vec<_> = line.split(" ; ").collect();
    let [deque, check, floor, shows] = fields[..] else {
        panic!("'{line}' is not a row");
    };
    let subject = base(deque).unwrap_or_else(|| panic!("there is no deque '{deque}'"));
    let (records, rest) = match check.strip_prefix("records as steps, ") {
        Some(rest) => (true, rest),
        None => (false, check),
    };
    let (scenario, bound) = rest.split_once(", ").unwrap_or((rest, ""));
    let scenario: Scenario = scenario.parse().unwrap_or_else(|error| panic!("{error}"));
    let is_endless = bound == "unbounded";
    let bound = bound.strip_prefix("bound ");
    let bound = bound.map(|bound| bound.parse().expect("a number"));
    let floor = floor.parse().expect("a number of executions");
    let (name, check) = ((subject.name)(), subject.check(check));
    // The atomics of crossbeam-epoch are not marked.
    let exhaustive = bound.is_none() && cfg!(not(crossbeam_loom));
    let what = What::new(Group::Shipped, &name, &check).exhaustive_if(exhaustive);
    let run = move || {
        subject.prepare();
        RECORDS_ARE_EXPLORED.set(records);
        let enough = subject.explore(scenario, bound).at_least(floor)?;
        match shows.parse() {
            Ok(outcomes) => enough.reaches(outcomes),
            Err(_) => enough.shows(&Sight::read(shows)),
        }
    };
    Job {
        ignored: is_endless,
        ..Job::new(format!("{name:27}{check}"), what, Expect::Passes, run).sized(floor)
    }
}
