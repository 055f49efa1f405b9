//! The models under loom, with bounds on the number of executions.

#![cfg(all(loom, feature = "loom"))]

mod models;

use std::collections::BTreeSet;
use std::ops::RangeBounds;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

use chase_lev::{Steal, Worker};
use loom::model::Builder;
use loom::sync::atomic::AtomicBool;
use loom::thread;
use models::growth;

/// Explores the executions of `model`, and returns their outcomes.
///
/// # Panics
///
/// Panics if an execution fails, or if the number of executions is not in the range.
fn explore<O: Ord + Send + 'static>(
    range: impl RangeBounds<usize>,
    model: impl Fn() -> O + Send + Sync + 'static,
) -> BTreeSet<O> {
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
    assert!(range.contains(&executions), "{executions} executions");
    outcomes
}

#[test]
fn growth_under_a_thief() {
    explore(20.., || growth(2, 1));
    explore(40.., || growth(2, 2));
    explore(80.., || growth(3, 1));
}

/// Returns the job that a steal took, or an error that is true for `Retry`.
fn told(steal: Steal<usize>) -> Result<usize, bool> {
    let retry = steal.is_retry();
    steal.success().ok_or(retry)
}

/// Explores a deque that grows while there are two steals and a pop. With each access as a step of its own,
/// there were 117,362 executions.
#[test]
fn growing_deque_in_a_model() {
    let outcomes = explore(1900..15_000, || {
        let owner = Worker::with_capacity(2);
        (0..2).for_each(|job| owner.push(job));
        let victim = owner.stealer();
        let thief = thread::spawn(move || [victim.steal(), victim.steal()].map(told));
        let popped = owner.pop();
        (2..4).for_each(|job| owner.push(job));
        (popped, thief.join().unwrap(), owner.len())
    });
    assert_eq!(outcomes.len(), 4);
}

/// Checks that the owner can act between the closure of a steal, which is code of the program, and the claim.
#[test]
fn the_owner_can_pop_after_a_thief_has_looked() {
    let outcomes = explore(10.., || {
        let owner = Worker::with_capacity(2);
        owner.push(7);
        let has_looked = loom::sync::Arc::new(AtomicBool::new(false));
        let (victim, looked) = (owner.stealer(), has_looked.clone());
        let thief = thread::spawn(move || {
            victim.steal_if(|_| {
                looked.store(true, Relaxed);
                true
            })
        });
        let after = has_looked.load(Relaxed);
        let popped = owner.pop() == Some(7);
        assert!(popped != thief.join().unwrap().is_success());
        (after, popped)
    });
    assert!(outcomes.contains(&(true, true)));
}

/// Returns the number of outcomes of thieves that try to take `jobs` jobs, each by its number of steals.
///
/// The scenario `PP|ss|s` of the deque's own suite is `outcomes(2, &[2, 1])` here. Without the marks that the
/// deque's loads leave, loom misses some outcomes.
fn outcomes(jobs: usize, steals: &'static [usize]) -> usize {
    let outcomes = explore(1.., move || {
        let owner = Worker::with_capacity(4);
        (0..jobs).for_each(|job| owner.push(job));
        let thief = |&steals: &usize| {
            let victim = owner.stealer();
            let steal = move |_| told(victim.steal());
            thread::spawn(move || (0..steals).map(steal).collect::<Vec<_>>())
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
