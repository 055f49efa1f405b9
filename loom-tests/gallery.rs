//! Deques as published: right within what loom models, or killed with a counterexample.

use chase_lev::protocol::Protocol;

use crate::explore::{Explored, explore_deque};
use crate::suite::deque::Deque;
use crate::suite::element::Element;
use crate::suite::gallery::Published as Transcribed;
use crate::suite::gallery::csharp::CSharp;
use crate::suite::gallery::first_principles::FirstPrinciples;
use crate::suite::gallery::protocols::{PUBLISHED, Published};
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::table::{ROWS, Row, small};
use crate::suite::variants::{Engine, Judged, TWICE, Visit, loom_explores};
use crate::variants;

/// Those that are right go through all scenarios with no more executions than this.
const MOST: usize = 2_000;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    let changed = PUBLISHED.iter().flat_map(|deque| match deque.killed {
        [] => right(deque),
        killed => {
            let by_loom = killed.iter().filter(|it| it.engine == Engine::Loom);
            by_loom.map(|judged| changed(deque, judged)).collect()
        }
    });
    changed.chain(transcribed()).collect()
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
fn wrong<D: Transcribed + Deque<Element<1>>>(
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
fn all<D: Transcribed + Deque<Element<1>>>(executions: usize) -> Job {
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

/// Loom explores all small scenarios of this deque, and finds nothing wrong.
fn right(deque: &'static Published) -> Vec<Job> {
    let column = deque.change.base.visit(Column);
    let small = ROWS.iter().filter(|row| {
        let small = (1..=MOST).contains(&row.floors[column]);
        small && row.words == 1 && row.cost == [[None; 3]; 2]
    });
    let judged = small.map(|row| loom_explores(row.scenario, row.floors[column]));
    judged.map(|judged| changed(deque, &judged)).collect()
}

/// Which of a row's numbers are a protocol's.
struct Column;

impl Visit for Column {
    type Output = usize;

    fn visit<P: Protocol>(self) -> usize {
        Row::column::<P>()
    }
}

fn changed(deque: &Published, judged: &Judged) -> Job {
    let what = What {
        about: Some(deque.about),
        ..What::new(Group::Gallery, deque.name, judged.scenario)
    };
    variants::job(format!("{:40}", deque.name), what, deque.change, judged)
}

fn job<D: Transcribed>(
    check: String,
    floor: usize,
    expect: Expect,
    explore: impl Fn() -> Explored + Send + 'static,
) -> Job {
    Job {
        name: format!("{:40}{check}", D::NAME),
        what: What {
            about: Some(D::ABOUT),
            ..What::new(Group::Gallery, D::NAME, check).exhaustive()
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
