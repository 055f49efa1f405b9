//! Foreign code in the middle of a push, which uses the same deque, without a preemption bound.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::suite::foreign::execution;
use crate::suite::instruments::threads::steps_are_joined;
use crate::suite::models;
use crate::suite::{Expect, Group, Job, What};

/// The minimal number of executions.
const FLOOR: usize = 1;

/// Returns the exploration.
pub fn jobs() -> Vec<Job> {
    let name = "foreign code in a push";
    let what = What::new(Group::Shipped, "Fenced<GracePeriod>", name).exhaustive();
    let run = || {
        // The number of executions, and of those in which the ring grew.
        let counts = Arc::new([AtomicUsize::new(0), AtomicUsize::new(0)]);
        let counted = counts.clone();
        models::loom(None).check(move || {
            counted[0].fetch_add(1, Relaxed);
            counted[1].fetch_add(usize::from(execution()), Relaxed);
        });
        let [executions, grown] = counts.each_ref().map(|count| count.load(Relaxed));
        let explored = format!("{executions:>9} executions, foreign code in {grown}");
        if executions < FLOOR && !steps_are_joined() || grown == 0 {
            return Err(explored);
        }
        Ok(explored)
    };
    vec![Job::new(name, what, Expect::Passes, run).sized(FLOOR)]
}
