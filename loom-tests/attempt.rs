//! An assignment of orderings that somebody wants to try, with every small scenario.

use std::env;
use std::process;

use chase_lev::protocol::{Asymmetric, Protocol, ReleaseStores, Weakest};
use chase_lev::reclaim::{GracePeriod, Retain};
use chase_lev_atomics::Access;

use crate::explore::explore;
use crate::suite::instruments::orders;
use crate::suite::instruments::threads::explore_records;
use crate::suite::jobs::{Expect, Job};
use crate::suite::protocols::Le2013;
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::table::{ROWS, Row};

/// The orderings to replace, as in `pop.fence=AcqRel,push.bottom=Release`.
const SET: &str = "CHASE_LEV_SET";

/// The protocol whose orderings they replace: `Weakest` unless it says otherwise.
const BASE: &str = "CHASE_LEV_BASE";

/// Scenarios with more executions than this are left out.
const MOST: usize = 10_000;

/// The explorations, if an assignment is to be tried. Ends the process if there is no such one.
pub fn jobs() -> Option<Vec<Job>> {
    let set = env::var(SET).ok()?;
    let base = env::var(BASE).unwrap_or_else(|_| String::from("Weakest"));
    let jobs = match base.as_str() {
        "Weakest" => each::<Weakest<Retain>, Weakest<GracePeriod>>(&base, &set),
        "Le2013" => each::<Le2013<Retain>, Le2013<GracePeriod>>(&base, &set),
        "ReleaseStores" => each::<ReleaseStores<Retain>, ReleaseStores<GracePeriod>>(&base, &set),
        "Asymmetric" => each::<Asymmetric<Retain>, Asymmetric<GracePeriod>>(&base, &set),
        _ => Err(format!(
            "there is no protocol '{base}'; there are Weakest, Le2013, ReleaseStores and Asymmetric"
        )),
    };
    Some(jobs.unwrap_or_else(|error| {
        eprintln!("{error}");
        process::exit(2);
    }))
}

/// Those with the rings retained; and where they are replaced, with grace periods.
fn each<R: Protocol, G: Protocol>(base: &str, set: &str) -> Result<Vec<Job>, String> {
    let assignment = orders::parse(set, &R::SITES)?;
    let records = assignment
        .iter()
        .any(|(name, _)| name.starts_with("record"));
    let sites = assignment
        .iter()
        .map(|(name, order)| format!("{name} {order:?}"));
    let subject = match (sites.collect::<Vec<_>>().join(" + "), base) {
        (sites, "Weakest") => sites,
        (sites, base) => format!("{sites}, {base}"),
    };
    orders::replace(assignment);

    let mut jobs = Vec::new();
    for row in ROWS.iter().filter(|row| row.words == 1) {
        if !row.shrinks() && fits::<R>(row) {
            jobs.push(job::<R>(&subject, "Retain", row.scenario, row.floors[0]));
        }
        if row.resizes() && fits::<G>(row) {
            jobs.push(job::<G>(
                &subject,
                "GracePeriod",
                row.scenario,
                row.floors[2],
            ));
        }
    }
    if records {
        let scenarios = [of("Pp|s").capacity(1), of("Pp|s|s").capacity(1)];
        jobs.extend(scenarios.map(|scenario| with_records::<G>(&subject, scenario)));
    }
    Ok(jobs)
}

/// Whether a scenario is small enough to be explored whole, in a second or so.
fn fits<P: Protocol>(row: &Row) -> bool {
    let column = Row::column::<P>();
    let heavy = P::SITES.steal_fence.access() == Access::HeavyFence;
    !(heavy && row.word.is_some())
        && row.cost[0][column].is_none()
        && (1..=MOST).contains(&row.floors[column])
}

fn job<P: Protocol>(subject: &str, reclaim: &str, scenario: Scenario, size: usize) -> Job {
    let check = format!("{scenario}, {reclaim}");
    Job {
        name: format!("{subject} {check}"),
        what: What::new(Group::Broken, subject, check).exhaustive(),
        expect: Expect::Passes,
        ignored: false,
        size,
        run: Box::new(move || Ok(explore::<1, P>(scenario, None).to_string())),
    }
}

/// With how threads come by their records explored as well, and at most two preemptions.
fn with_records<P: Protocol>(subject: &str, scenario: Scenario) -> Job {
    let check = format!("records as steps, {scenario}, bound 2");
    Job {
        name: format!("{subject} {check}"),
        what: What::new(Group::Broken, subject, check),
        expect: Expect::Passes,
        ignored: false,
        size: MOST,
        run: Box::new(move || {
            explore_records();
            Ok(explore::<1, P>(scenario, Some(2)).to_string())
        }),
    }
}
