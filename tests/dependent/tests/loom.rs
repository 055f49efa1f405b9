//! The models under loom, with a bound on the number of executions.

#![cfg(all(loom, feature = "loom"))]

mod models;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use chase_lev::Worker;
use loom::model::Builder;
use loom::thread;
use models::growth;

/// More executions than any model here has. With each access of the deque as a step of its own, as in the deque's
/// own suite, the last model would have more.
const MOST: usize = 10_000;

/// Explores the executions of `model`, and returns their outcomes.
///
/// # Panics
///
/// Panics if an execution fails, or if there are too many.
fn explore<O: Ord + Send + 'static>(model: impl Fn() -> O + Send + Sync + 'static) -> BTreeSet<O> {
    let found = Arc::new(Mutex::new((0, BTreeSet::new())));
    let add = found.clone();
    let mut builder = Builder::new();
    // A steal has a dozen branches, and a thread's first steal has more.
    builder.max_branches = 10_000;
    builder.check(move || {
        let outcome = model();
        let mut found = add.lock().unwrap();
        found.0 += 1;
        found.1.insert(outcome);
    });
    let (executions, outcomes) = std::mem::take(&mut *found.lock().unwrap());
    println!("{executions} executions");
    assert!(executions < MOST, "{executions} executions");
    outcomes
}

#[test]
fn growth_under_a_thief() {
    for (jobs, steals) in [(2, 1), (2, 2), (3, 1)] {
        explore(move || growth(jobs, steals));
    }
}

/// Returns the number of outcomes of thieves that try to take `jobs` jobs, each by its number of steals.
///
/// The scenario `PP|ss|s` of the deque's own suite is `outcomes(2, &[2, 1])` here. Without the marks that the
/// deque's loads leave, loom misses some outcomes.
fn outcomes(jobs: usize, steals: &'static [usize]) -> usize {
    let outcomes = explore(move || {
        let owner = Worker::with_capacity(4);
        (0..jobs).for_each(|job| owner.push(job));
        let thief = |&steals: &usize| {
            let victim = owner.stealer();
            // The job, or an error that is true for `Retry`.
            let steal = move || {
                let steal = victim.steal();
                let retry = steal.is_retry();
                steal.success().ok_or(retry)
            };
            thread::spawn(move || (0..steals).map(|_| steal()).collect::<Vec<_>>())
        };
        let thieves: Vec<_> = steals.iter().map(thief).collect();
        let join = |thief: thread::JoinHandle<_>| thief.join().unwrap();
        thieves.into_iter().map(join).collect::<Vec<_>>()
    });
    outcomes.len()
}

#[test]
fn the_search_is_complete() {
    assert_eq!(outcomes(1, &[1, 1]), 4);
    assert_eq!(outcomes(2, &[2, 1]), 6);
    assert_eq!(outcomes(2, &[2, 2]), 14);
}
