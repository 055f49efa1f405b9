//! Foreign code in the middle of a push, which uses the same deque: every execution.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use loom::model::Builder;

use crate::suite::foreign::execution;
use crate::suite::instruments::threads::steps_are_joined;
use crate::suite::jobs::{Expect, Job};
use crate::suite::results::{Group, What};

/// The least number of executions.
const FLOOR: usize = 5000;

/// The exploration.
pub fn jobs() -> Vec<Job> {
    vec![Job {
        name: String::from("foreign code in a push"),
        what: What::new(
            Group::Shipped,
            "Weakest<GracePeriod>",
            "foreign code in a push",
        )
        .exhaustive(),
        expect: Expect::Passes,
        ignored: false,
        size: FLOOR,
        run: Box::new(|| {
            // How many executions there are, and in how many the ring grew.
            let counts = Arc::new([AtomicUsize::new(0), AtomicUsize::new(0)]);
            let counted = counts.clone();
            let mut builder = Builder::new();
            builder.max_branches = 20_000;
            builder.check(move || {
                counted[0].fetch_add(1, Relaxed);
                counted[1].fetch_add(usize::from(execution()), Relaxed);
            });
            let [executions, grown] = counts.each_ref().map(|count| count.load(Relaxed));
            let explored = format!("{executions:>9} executions, foreign code in {grown}");
            match executions < FLOOR && !steps_are_joined() || grown == 0 {
                true => Err(explored),
                false => Ok(explored),
            }
        }),
    }]
}
