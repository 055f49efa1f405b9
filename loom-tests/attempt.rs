//! Explorations of an assignment of orderings from the environment, with every small scenario.

use std::env;
use std::process;

use chase_lev::{Asymmetric, Retain};

use crate::suite::instruments::orders::{self, Assignment};
use crate::suite::instruments::threads::RECORDS_ARE_EXPLORED;
use crate::suite::protocols::{Protocol, find};
use crate::suite::variants::{ASYMMETRIC, BOUND, FENCED, GRACE};
use crate::suite::{Expect, Group, Job, ROWS, Row, Subject, What, one, subject};

/// The orderings to replace, as in `pop.fence=AcqRel,push.bottom=Release`.
const SET: &str = "CHASE_LEV_SET";

/// The protocol whose orderings they replace, `Fenced` by default.
const BASE: &str = "CHASE_LEV_BASE";

/// The number of executions above which scenarios are left out.
const MOST: usize = 10_000;

/// Returns the explorations if the environment has an assignment. Ends the process if it is
/// invalid.
pub fn jobs() -> Option<Vec<Job>> {
    let set = env::var(SET).ok()?;
    let base = env::var(BASE).unwrap_or_else(|_| Protocol::Fenced.to_string());
    let jobs = base.parse().and_then(|base| of(base, &set));
    Some(jobs.unwrap_or_else(|error| {
        eprintln!("{error}");
        process::exit(2);
    }))
}

/// Returns the explorations with retained rings and, if the ring shrinks, with grace periods.
fn of(base: Protocol, set: &str) -> Result<Vec<Job>, String> {
    let set = set.split(',').filter(|text| !text.is_empty());
    let set: Result<Vec<_>, _> = set.map(|text| find(text, base.sites())).collect();
    let set = set?;
    let assignment: Assignment = set.iter().map(|it| (it.name(), it.order())).collect();
    let unexplored = orders::any_unexplored(&assignment);
    let names = set.iter();
    let names = names.map(|site| format!("{} {:?}", site.name(), site.order()));
    let mut name = names.collect::<Vec<_>>().join(" + ");
    if base != Protocol::Fenced {
        name = format!("{name}, {base}");
    }
    orders::replace([base.changes(), assignment].concat());

    let (retain, grace) = match base {
        Protocol::Asymmetric => (subject::<1, Asymmetric, Retain>(), ASYMMETRIC),
        Protocol::Fenced | Protocol::Le2013 | Protocol::ReleaseStores => (FENCED, GRACE),
    };
    let mut jobs = Vec::new();
    let mut add = |subject: Subject, scenario, check, bound: Option<usize>, size| {
        let what = What::new(Group::Broken, &name, check).exhaustive_if(bound.is_none());
        let name = format!("{name} {}", what.check);
        let run = move || {
            RECORDS_ARE_EXPLORED.set(bound.is_some());
            Ok(subject.explore(scenario, bound))
        };
        jobs.push(Job::new(name, what, Expect::Passes, run).sized(size));
    };
    for (subject, reclaim) in [(retain, "Retain"), (grace, "GracePeriod")] {
        for row in ROWS.iter().filter(|row| fits(row, &subject)) {
            let check = format!("{}, {reclaim}", row.scenario);
            let size = row.floors[(subject.column)()];
            add(subject, row.scenario, check, None, size);
        }
    }
    if unexplored {
        for scenario in ["PPPPPOOOo|s", "PPPPPOOOo|s|s"].map(one) {
            let check = format!("records as steps, {scenario}, bound {BOUND}");
            add(grace, scenario, check, Some(BOUND), MOST);
        }
    }
    Ok(jobs)
}

/// Returns `true` if a scenario can be explored without a bound in about a second. Grace periods
/// have no effect unless the ring shrinks.
fn fits(row: &Row, subject: &Subject) -> bool {
    let column = (subject.column)();
    // With modes, a scenario has many times as many executions as the table says.
    let most = if subject.has_modes() { MOST / 10 } else { MOST };
    row.words == 1
        && (column == 0 || row.shrinks())
        && (subject.has_modes() || !row.scenario.is_about_modes())
        && !row.is_costly(column, subject.has_modes())
        && (1..=most).contains(&row.floors[column])
}
