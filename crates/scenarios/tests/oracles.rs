//! Tests of the oracles: they accept right histories, and reject wrong ones.

#![cfg(not(any(loom, shuttle)))]

use std::mem;

use chase_lev_scenarios::suite::element::{Element, Ledger};
use chase_lev_scenarios::suite::history::Outcome::{Empty, Popped, Pushed, Retry, Stolen};
use chase_lev_scenarios::suite::history::{Operation, Outcome, is_deque, retries_are_caused};

/// Creates an operation of a thread.
fn operation(thread: usize, outcome: Outcome, called: usize, returned: usize) -> Operation {
    Operation { thread, outcome, called, returned, alone: false }
}

/// Creates operations that follow each other, each with its thread.
fn one_by_one(outcomes: &[(usize, Outcome)]) -> Vec<Operation> {
    let times = (0..).step_by(2).zip(outcomes);
    let operations = times.map(|(time, &(thread, it))| operation(thread, it, time, time + 1));
    operations.collect()
}

/// Creates concurrent operations of different threads.
fn at_once(outcomes: &[Outcome]) -> Vec<Operation> {
    let operation = |(thread, &it)| operation(thread, it, 0, 1);
    outcomes.iter().enumerate().map(operation).collect()
}

#[test]
fn wrong_ends_are_noticed() {
    let pushes = [(0, Pushed(1)), (0, Pushed(2))];
    let ends_with =
        |last, left: &[usize]| is_deque(&one_by_one(&[pushes[0], pushes[1], last]), left);
    assert!(ends_with((1, Stolen(1)), &[2]));
    assert!(ends_with((0, Popped(Some(2))), &[1]));
    assert!(!ends_with((1, Stolen(2)), &[1]));
    assert!(!ends_with((0, Popped(Some(1))), &[2]));
    assert!(!ends_with((0, Popped(None)), &[1, 2]));
    assert!(!ends_with((1, Stolen(1)), &[1, 2]));
    assert!(!ends_with((1, Stolen(1)), &[]));
    assert!(!ends_with((1, Stolen(3)), &[1, 2]));
}

#[test]
fn real_time_counts_but_not_for_empty() {
    let before_its_push = one_by_one(&[(1, Stolen(1)), (0, Pushed(1))]);
    assert!(!is_deque(&before_its_push, &[]));
    assert!(is_deque(&one_by_one(&[(0, Pushed(1)), (1, Empty)]), &[1]));
    assert!(!is_deque(&one_by_one(&[(1, Pushed(1)), (1, Empty)]), &[1]));
    let mut before = one_by_one(&[(0, Pushed(1)), (1, Empty)]);
    before[0].alone = true;
    assert!(!is_deque(&before, &[1]));
}

#[test]
fn a_retry_needs_a_cause_of_its_own() {
    assert!(!retries_are_caused(&at_once(&[Pushed(1), Retry])));
    let beside_a_pop = at_once(&[Popped(Some(1)), Retry, Retry]);
    assert!(retries_are_caused(&beside_a_pop));
    let twice = |retries: &[(usize, Outcome)]| {
        retries_are_caused(&one_by_one(&[&[(0, Stolen(1))], retries].concat()))
    };
    assert!(twice(&[(1, Retry)]));
    assert!(twice(&[(1, Retry), (2, Retry)]));
    assert!(!twice(&[(1, Retry), (1, Retry)]));
    let before_the_steal = one_by_one(&[(1, Retry), (0, Stolen(1))]);
    assert!(!retries_are_caused(&before_the_steal));
}

/// Returns the addresses of the records of two elements, which have no owner any more.
fn records() -> [usize; 2] {
    let ledger = Ledger::new(2);
    // SAFETY: an element of one word is the address of its record.
    [1, 2].map(|id| unsafe { mem::transmute::<Element<1>, usize>(ledger.make(id)) })
}

/// Creates an element of the records at these addresses.
fn forged<const N: usize>(records: [usize; N]) -> Element<N> {
    // SAFETY: an element is the addresses of its records, and the ledger keeps the records of these
    // tests.
    unsafe { mem::transmute_copy(&records) }
}

#[test]
#[should_panic(expected = "a torn element was taken")]
fn a_torn_element_is_noticed() {
    drop(forged(records()));
}

#[test]
#[should_panic(expected = "element 1 was dropped twice")]
fn a_second_drop_is_noticed() {
    let [first, _] = records();
    (0..2).for_each(|_| drop(forged([first])));
}
