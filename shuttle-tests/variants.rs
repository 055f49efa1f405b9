//! How shuttle kills broken variants of the logic and of reclamation; and that it can kill none of
//! the orderings, for it takes every access for sequentially consistent.

use chase_lev::protocol::Protocol;

use crate::explore::{Explored, explore, job, with_replay};
use crate::programs;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::Scenario;
use crate::suite::schedule::Choice;
use crate::suite::variants::{
    Change, Engine, How, Judged, TIMES, Visit, every_weakening_is_judged, judged_by,
};

/// The explorations.
pub fn jobs() -> Vec<Job> {
    every_weakening_is_judged(Engine::Shuttle);
    let judged = judged_by(Engine::Shuttle);
    judged
        .map(|(variant, judged)| {
            let name = variant.name();
            match judged.how {
                How::Programs => {
                    let what =
                        What::new(Group::Broken, &name, format!("programs, {THIEVES} thieves"));
                    judge(format!("simplified: {name}"), what, variant.change, judged)
                }
                _ => {
                    let scenario = judged.scenario;
                    let what = What::new(Group::Broken, &name, scenario);
                    judge(format!("{name:36}{scenario}"), what, variant.change, judged)
                }
            }
        })
        .collect()
}

/// How many thieves there are in programs that are generated.
const THIEVES: usize = 3;

/// A job of this name, of a deque with this change.
pub fn judge(name: String, what: What, change: Change, judged: &'static Judged) -> Job {
    change.base.visit(Judge {
        name,
        what,
        change,
        judged,
    })
}

/// What a job is made of, but for the protocol.
struct Judge {
    name: String,
    what: What,
    change: Change,
    judged: &'static Judged,
}

impl Visit for Judge {
    type Output = Job;

    fn visit<P: Protocol>(self) -> Job {
        let Judge {
            name,
            what,
            change,
            judged,
        } = self;
        let what = What {
            exhaustive: judged.how == How::All,
            ..what
        };
        let explored = job::<1, P>(name, what, judged.expect, move || {
            explore_as::<P>(judged).map(|explored| explored.to_string())
        });
        Job {
            run: Box::new(move || {
                change.plant();
                (explored.run)()
            }),
            ..explored
        }
    }
}

/// Explores as a row of the table says.
///
/// # Errors
///
/// If there are not as many schedules.
fn explore_as<P: Protocol>(judged: &Judged) -> Result<Explored, String> {
    let (scenario, size) = (judged.scenario, judged.size);
    match judged.how {
        How::Programs => programs::search::<1, P>(THIEVES, TIMES),
        How::All => {
            let explored = explore::<1, P>(scenario, &Choice::All, with_replay);
            match explored.executions.executions == size {
                true => Ok(explored),
                false => Err(format!("there should be {size} schedules: {explored}")),
            }
        }
        _ => {
            let total = at_random::<P>(scenario);
            if let Expect::Survives { .. } = judged.expect {
                total.executions.at_least(4 * TIMES)?;
            }
            Ok(total)
        }
    }
}

/// Schedules at random, and by priorities.
fn at_random<P: Protocol>(scenario: Scenario) -> Explored {
    let mut total = Explored::default();
    for choice in Choice::random(TIMES) {
        total += explore::<1, P>(scenario, &choice, with_replay);
    }
    total
}
