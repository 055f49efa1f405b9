//! How loom kills the broken variants; and those that it cannot kill.
//!
//! A counterexample is left in `target/tmp`.

use chase_lev::protocol::Protocol;

use crate::explore::{Explored, explore};
use crate::suite::instruments::threads::explore_records;
use crate::suite::jobs::Job;
use crate::suite::results::{Group, What};
use crate::suite::scenario::Scenario;
use crate::suite::variants::{
    BOUND, Change, Engine, How, Judged, Visit, every_weakening_is_judged, judged_by, table_is_true,
};

/// The explorations.
pub fn jobs() -> Vec<Job> {
    every_weakening_is_judged(Engine::Loom);
    table_is_true();
    let judged = judged_by(Engine::Loom);
    judged
        .map(|(variant, judged)| {
            let name = variant.name();
            let what = What::new(Group::Broken, &name, judged.scenario);
            job(format!("{name:36}"), what, variant.change, judged)
        })
        .collect()
}

/// Explores a scenario of a deque with this change, whose name is to begin so.
pub fn job(name: String, what: What, change: Change, judged: &Judged) -> Job {
    let &Judged {
        how,
        scenario,
        size,
        expect,
        ..
    } = judged;
    let (check, preemptions) = match how {
        How::Bounded => (format!("{scenario}, bound {BOUND}"), Some(BOUND)),
        How::Records => (
            format!("records as steps, {scenario}, bound {BOUND}"),
            Some(BOUND),
        ),
        _ => (scenario.to_string(), None),
    };
    Job {
        name: format!("{name}{scenario}"),
        what: What {
            check,
            exhaustive: preemptions.is_none(),
            ..what
        },
        expect,
        ignored: false,
        size,
        run: Box::new(move || {
            change.plant();
            if how == How::Records {
                explore_records();
            }
            let explored = change.base.visit(Explore(scenario, preemptions));
            explored.executions.at_least(size)?;
            Ok(explored.to_string())
        }),
    }
}

/// Explores a scenario, with at most so many preemptions.
struct Explore(Scenario, Option<usize>);

impl Visit for Explore {
    type Output = Explored;

    fn visit<P: Protocol>(self) -> Explored {
        explore::<1, P>(self.0, self.1)
    }
}
