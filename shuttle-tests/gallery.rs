//! Deques as published that go wrong though every access is sequentially consistent.

use crate::explore::{Explored, TIMES, explore, job, with_replay};
use crate::suite::gallery::Published;
use crate::suite::gallery::protocols::*;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};
use crate::suite::scenario::{Scenario, of};
use crate::suite::schedule::Choice;
use crate::suite::variants::Variant;

/// The explorations.
pub fn jobs() -> Vec<Job> {
    vec![
        killed::<RingFirst>(of("Pp|ss|s").capacity(1)),
        killed::<CrossbeamBatches>(of("PPPPpoooop|b")),
    ]
}

/// Schedules of this scenario, at random or by priorities, have an element taken twice.
fn killed<P: Published + Variant>(scenario: Scenario) -> Job {
    let expect = Expect::Killed {
        by: &["was taken twice", "was dropped twice"],
        within: TIMES,
    };
    let what = What {
        about: Some(P::ABOUT),
        ..What::new(Group::Gallery, P::NAME, scenario)
    };
    job::<1, P>(
        format!("{:40}{scenario}", P::NAME),
        what,
        expect,
        move || {
            P::plant();
            let mut total = Explored::default();
            for choice in Choice::random(TIMES) {
                total += explore::<1, P>(scenario, &choice, with_replay);
            }
            Ok(total.to_string())
        },
    )
}
