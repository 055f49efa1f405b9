//! The models under loom, with a bound on the number of executions.

#![cfg(all(loom, feature = "loom"))]

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use chase_lev::{Asymmetric, Fenced, Fences, Stealer, Worker};
use dependent::growth;
use loom::model::Builder;
use loom::sync::atomic::{AtomicBool, Ordering::Relaxed, Ordering::SeqCst, fence};
use loom::thread;

/// More executions than any model here has. With each access of the deque as a separate step, as
/// in the deque's own suite, the last model would have more.
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

/// Returns the number of outcomes of thieves that try to take `jobs` jobs, each by its number of
/// steals.
///
/// The scenario `PP|ss|s` of the deque's own suite is `outcomes(2, &[2, 1])` here. Without the
/// marks that the deque's loads leave, loom misses some outcomes.
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

/// A thread announces that it will sleep, and sleeps if it finds nothing by `look`. An owner
/// pushes, runs a fence, and looks for the announcement.
fn sleep<F: Fences>(look: fn(&Stealer<i32, F>) -> bool) {
    explore(move || {
        let owner = Worker::<_, F>::with_capacity_and_strategy(1);
        let victim = owner.stealer();
        let asleep = Arc::new(AtomicBool::new(false));
        let announced = asleep.clone();
        let thief = thread::spawn(move || {
            announced.store(true, Relaxed);
            look(&victim)
        });
        owner.push(1);
        fence(SeqCst);
        let wakes = asleep.load(Relaxed);
        let sleeps = thief.join().unwrap();
        assert!(wakes || !sleeps, "a wake-up is lost");
        (wakes, sleeps)
    });
}

fn steals<F: Fences>(victim: &Stealer<i32, F>) -> bool {
    victim.steal().is_empty()
}

/// On a machine, a steal is not a fence, so it is not one here either.
#[test]
#[should_panic(expected = "a wake-up is lost")]
fn a_steal_is_no_fence() {
    sleep::<Asymmetric>(steals);
}

#[test]
fn a_steal_with_fences_is_one() {
    sleep::<Fenced>(steals);
}

#[test]
fn a_fence_before_a_steal_suffices() {
    sleep::<Asymmetric>(|victim| {
        fence(SeqCst);
        steals(victim)
    });
}

#[test]
fn a_look_suffices() {
    sleep::<Asymmetric>(Stealer::is_empty);
}

loom::thread_local! {
    static VICTIM: RefCell<Option<Stealer<i32>>> = RefCell::new(None);
}

/// Loom drops the locals of a thread in a random order.
#[test]
fn a_stealer_may_be_in_a_thread_local() {
    let outcomes = explore(|| {
        let owner = Worker::with_capacity(1);
        owner.push(1);
        let victim = owner.stealer();
        let thief = thread::spawn(move || {
            VICTIM.with(|local| local.replace(Some(victim)));
            VICTIM.with(|local| local.borrow().as_ref().unwrap().steal().success())
        });
        let popped = owner.pop();
        let taken = [popped, thief.join().unwrap(), owner.pop()];
        assert_eq!(taken.iter().flatten().count(), 1);
        taken
    });
    assert_eq!(outcomes.len(), 2);
}
