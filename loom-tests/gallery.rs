//! The deques of the gallery: each holds within the memory model of loom, or has a counterexample.

use crate::suite::deque::Deque;
use crate::suite::element::Element;
use crate::suite::gallery::Published;
use crate::suite::gallery::csharp::CSharp;
use crate::suite::gallery::first_principles::FirstPrinciples;
use crate::suite::gallery::protocols::PUBLISHED;
use crate::suite::table::{SMALL, small};
use crate::suite::variants::{DROPPED, Judged, NO_DEQUE, TWICE, Variant, judged};
use crate::suite::{Expect, Explored, Group, Job, ROWS, Scenario, What, explore, of};
use crate::variants;

/// Returns the explorations.
pub fn jobs() -> Vec<Job> {
    let killed = judged(PUBLISHED).map(|(deque, judged)| variants::job(deque, *judged));
    let right = PUBLISHED.iter().filter(|deque| deque.is_right());
    killed
        .chain(right.flat_map(all_small))
        .chain(transcribed())
        .collect()
}

/// Returns explorations of this deque with all small scenarios, which must find no error.
fn all_small(deque: &'static Variant) -> impl Iterator<Item = Job> {
    let column = (deque.base.column)();
    let small = ROWS.iter().filter(move |row| {
        let small = (1..=SMALL).contains(&row.floors[column]);
        small && !row.scenario.is_about_modes() && row.words == 1 && row.cost == [[None; 3]; 2]
    });
    small.map(move |row| variants::job(deque, Judged::right(row.scenario, row.floors[column])))
}

/// Returns the explorations of the deques that are not protocols.
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
        wrong::<First<true, false>>(of("P|s|s"), DROPPED, 1),
        wrong::<First<true, true>>(of("P|s|s"), DROPPED, 1),
        wrong::<First<false, false>>(of("PPo|ss"), TWICE, 1),
        all::<First<false, true>>(8_448),
    ]
}

/// Returns an exploration in which loom must kill this deque, with the first of these messages.
fn wrong<D: Published + Deque<Element<1>>>(
    scenario: Scenario,
    by: &'static [&'static str],
    within: usize,
) -> Job {
    let by = &by[..1];
    let run = move || Ok(explore::<1, D>(scenario, None));
    job::<D>(scenario.to_string(), Expect::Killed { by, within }, run)
}

/// Returns an exploration of this deque with all small scenarios and at least this number of executions.
fn all<D: Published + Deque<Element<1>>>(executions: usize) -> Job {
    let scenarios: Vec<_> = small().map(|row| row.scenario).filter(D::plays).collect();
    let check = format!("{} small scenarios", scenarios.len());
    let run = move || {
        let mut all = Explored::default();
        for scenario in &scenarios {
            all += explore::<1, D>(*scenario, None);
        }
        all.at_least(executions)?;
        Ok(all)
    };
    job::<D>(check, Expect::Passes, run).sized(executions)
}

fn job<D: Published>(
    check: String,
    expect: Expect,
    run: impl Fn() -> Result<Explored, String> + Send + 'static,
) -> Job {
    let name = format!("{:40}{check}", D::NAME);
    let what = What {
        about: Some(D::ABOUT),
        ..What::new(Group::Gallery, D::NAME, check).exhaustive()
    };
    Job::new(name, what, expect, run)
}
