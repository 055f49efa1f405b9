//! Deques as published: right within what loom models, or killed with a counterexample.

use crate::explore::explore;
use crate::suite::gallery::protocols::*;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::table::{ROWS, Row};

/// Those that are right go through all scenarios with no more executions than this.
const MOST: usize = 2_000;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let one = |program| of(program).capacity(1);
    let mut jobs = vec![
        killed::<LePrinted>(one("Pp|s"), RACE, 2),
        killed::<CrossbeamBatches>(of("PPPPpoooop|b"), TWICE, 8364),
        killed::<Rfc>(of("ppo|s"), UNWRITTEN, 30),
        killed::<GenMc>(of("ppo|s"), UNWRITTEN, 30),
        killed::<CppSeries>(of("ppo|s"), UNWRITTEN, 30),
        killed::<Skeleton>(of("p|s"), UNWRITTEN, 2),
    ];
    jobs.extend(right::<CdsChecker>());
    jobs.extend(right::<Crossbeam>());
    jobs.extend(right::<CrossbeamBefore>());
    jobs.extend(right::<Taskflow>());
    jobs.extend(right::<Parkring>());
    jobs
}

fn killed<P: Published>(scenario: Scenario, by: &'static [&'static str], within: usize) -> Job {
    job::<P>(scenario, 0, Expect::Killed { by, within })
}

fn right<P: Published>() -> impl Iterator<Item = Job> {
    let column = Row::column::<P>();
    let small = move |row: &&Row| (1..=MOST).contains(&row.floors[column]);
    let rows = ROWS
        .iter()
        .filter(|row| row.words == 1 && row.cost == [[None; 3]; 2]);
    let rows = rows.filter(small);
    rows.map(move |row| job::<P>(row.scenario, row.floors[column], Expect::Passes))
}

fn job<P: Published>(scenario: Scenario, floor: usize, expect: Expect) -> Job {
    Job {
        name: format!("{:40}{scenario}", P::NAME),
        what: What {
            about: Some(about::<P>()),
            ..What::new(Group::Gallery, P::NAME, scenario).exhaustive()
        },
        expect,
        ignored: false,
        size: floor,
        run: Box::new(move || {
            P::plant();
            let explored = explore::<1, P>(scenario, None);
            explored.executions.at_least(floor)?;
            Ok(explored.to_string())
        }),
    }
}

const RACE: &[&str] = &["Causality violation"];
const UNWRITTEN: &[&str] = &["an unwritten slot was taken"];
const TWICE: &[&str] = &["was taken twice"];
