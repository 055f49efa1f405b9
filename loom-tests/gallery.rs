//! Deques as published: right within what loom models, or killed with a counterexample.

use crate::explore::{Explored, explore, explore_deque};
use crate::suite::deque::Deque;
use crate::suite::element::Element;
use crate::suite::gallery::Published;
use crate::suite::gallery::csharp::CSharp;
use crate::suite::gallery::first_principles::FirstPrinciples;
use crate::suite::gallery::protocols::*;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::table::{ROWS, Row, small};
use crate::suite::variants::Variant;

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
    jobs.extend(transcribed());
    jobs.extend(right::<CdsChecker>());
    jobs.extend(right::<Crossbeam>());
    jobs.extend(right::<CrossbeamBefore>());
    jobs.extend(right::<Taskflow>());
    jobs.extend(right::<Parkring>());
    jobs
}

/// Those that are not protocols.
fn transcribed() -> Vec<Job> {
    type Queue<const EXCHANGES: bool, const EXACT: bool> = CSharp<Element<1>, EXCHANGES, EXACT>;
    type First<const TAKES: bool, const FENCES: bool> = FirstPrinciples<Element<1>, TAKES, FENCES>;
    let wrap = of("PP|s").start(i32::MAX.into());
    let mut wraps = wrong::<Queue<true, false>>(wrap, NO_DEQUE, 1);
    wraps.what.subject += ", indices at the wrap";
    vec![
        all::<Queue<true, false>>(21_212),
        wrong::<Queue<true, true>>(of("po|s"), NO_DEQUE, 56),
        wrong::<Queue<false, false>>(of("PPo|ss"), TWICE, 1),
        wraps,
        wrong::<First<true, false>>(of("P|s|s"), AGAIN, 1),
        wrong::<First<true, true>>(of("P|s|s"), AGAIN, 1),
        wrong::<First<false, false>>(of("PPo|ss"), TWICE, 1),
        all::<First<false, true>>(8_448),
    ]
}

/// Loom kills this deque with this scenario.
fn wrong<D: Published + Deque<Element<1>>>(
    scenario: Scenario,
    by: &'static [&'static str],
    within: usize,
) -> Job {
    job::<D>(
        scenario.to_string(),
        0,
        Expect::Killed { by, within },
        move || explore_deque::<1, D>(scenario, None),
    )
}

/// Loom explores all small scenarios of this deque, with so many executions.
fn all<D: Published + Deque<Element<1>>>(executions: usize) -> Job {
    let scenarios: Vec<_> = small().map(|row| row.scenario).filter(D::plays).collect();
    let check = format!("{} small scenarios", scenarios.len());
    job::<D>(check, executions, Expect::Passes, move || {
        let mut all = Explored::default();
        for scenario in &scenarios {
            all += explore_deque::<1, D>(*scenario, None);
        }
        all
    })
}

fn killed<P: Published + Variant>(
    scenario: Scenario,
    by: &'static [&'static str],
    within: usize,
) -> Job {
    planted::<P>(scenario, 0, Expect::Killed { by, within })
}

fn right<P: Published + Variant>() -> impl Iterator<Item = Job> {
    let column = Row::column::<P>();
    let small = move |row: &&Row| (1..=MOST).contains(&row.floors[column]);
    let rows = ROWS
        .iter()
        .filter(|row| row.words == 1 && row.cost == [[None; 3]; 2]);
    let rows = rows.filter(small);
    rows.map(move |row| planted::<P>(row.scenario, row.floors[column], Expect::Passes))
}

fn planted<P: Published + Variant>(scenario: Scenario, floor: usize, expect: Expect) -> Job {
    job::<P>(scenario.to_string(), floor, expect, move || {
        P::plant();
        explore::<1, P>(scenario, None)
    })
}

fn job<P: Published>(
    check: String,
    floor: usize,
    expect: Expect,
    explore: impl Fn() -> Explored + Send + 'static,
) -> Job {
    Job {
        name: format!("{:40}{check}", P::NAME),
        what: What {
            about: Some(P::ABOUT),
            ..What::new(Group::Gallery, P::NAME, check).exhaustive()
        },
        expect,
        ignored: false,
        size: floor,
        run: Box::new(move || {
            let explored = explore();
            explored.executions.at_least(floor)?;
            Ok(explored.to_string())
        }),
    }
}

const AGAIN: &[&str] = &["was dropped twice"];
const NO_DEQUE: &[&str] = &["no deque does this"];
const RACE: &[&str] = &["Causality violation"];
const UNWRITTEN: &[&str] = &["an unwritten slot was taken"];
const TWICE: &[&str] = &["was taken twice"];
