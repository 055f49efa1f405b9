//! The jobs that a waiting worker runs: only those that it waits for, or by default any, but jobs
//! from outside last.
#![cfg(not(checker))]

mod suite;

use std::iter;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc;
use std::thread;

use chase_lev_pool::{Waiting, join, scope};
use suite::tree::{self, Tree};
use suite::{events, of, until, with};

/// Returns an uneven program of joins and scopes.
fn uneven(depth: usize, seed: u64) -> Tree {
    let mixed = (seed ^ seed >> 31).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    if depth == 0 || mixed.is_multiple_of(7) && depth < DEPTH - 3 {
        return Tree::Leaf;
    }
    let child = |number| uneven(depth - 1, mixed.wrapping_add(number));
    match mixed % 5 {
        1 => Tree::Scope((0..3).map(child).collect::<Vec<_>>().into()),
        _ => Tree::Join((child(0), child(1)).into()),
    }
}

/// The depth of the program.
const DEPTH: usize = 14;

/// rayon's stacks hold any job that was stolen while another waited (rayon-rs/rayon#751).
#[test]
fn a_stack_is_a_path_of_the_tree() {
    let (_, deepest) = tree::execute([&uneven(DEPTH, 1); 30], 4, Waiting::Own, true);
    // At the bottom of each stack is the call into the pool.
    assert!((DEPTH / 2..=DEPTH + 2).contains(&deepest), "{deepest}");
}

/// A waiter runs a job that its thief's thief has forked.
#[test]
fn a_waiter_helps_the_thief_of_its_thief() {
    let are_forked = AtomicBool::new(false);
    let (taken, by_first) = (AtomicUsize::new(0), AtomicUsize::new(0));
    of(3).install(|| {
        let here = thread::current().id();
        let both_are_taken = || until(|| taken.load(SeqCst) == 2);
        let leaf = || {
            taken.fetch_add(1, SeqCst);
            if here == thread::current().id() {
                by_first.fetch_add(1, SeqCst);
            }
            both_are_taken();
        };
        let innermost = || {
            let forks = || {
                are_forked.store(true, SeqCst);
                both_are_taken();
            };
            join(|| join(forks, leaf), leaf);
        };
        let inner = || join(|| until(|| are_forked.load(SeqCst)), innermost);
        join(|| until(|| are_forked.load(SeqCst)), inner);
    });
    assert_eq!(by_first.into_inner(), 1);
}

/// A worker that waits for a scope helps every worker that runs a job of the scope.
#[test]
fn a_scope_helps_all_its_thieves() {
    let [begun, forked, helped] = [const { AtomicUsize::new(0) }; 3];
    let both = |count: &AtomicUsize| until(|| count.load(SeqCst) == 2);
    of(3).install(|| {
        let here = thread::current().id();
        let wait = || {
            forked.fetch_add(1, SeqCst);
            both(&helped);
        };
        let help = || {
            assert_eq!(here, thread::current().id());
            helped.fetch_add(1, SeqCst);
        };
        let job = || {
            begun.fetch_add(1, SeqCst);
            // Both thieves are busy from here on; otherwise one could take what the other forks.
            both(&begun);
            join(wait, help);
        };
        scope(|s| {
            (0..2).for_each(|_| s.spawn(|_| job()));
            both(&forked);
        });
    });
}

/// Shows that the check of the stacks can fail.
#[test]
#[should_panic = "a waiting worker runs what it does not wait for"]
fn with_any_waiting_a_stack_is_no_path() {
    tree::execute(iter::repeat(&uneven(DEPTH, 1)), 4, Waiting::Any, true);
}

/// By default, a waiter steals part of what it waits for before it begins a job from outside.
#[test]
fn a_job_from_outside_comes_last() {
    let pool = &with(2, Waiting::Any);
    for _ in 0..50 {
        let [are_queued] = events();
        let (tell, told) = mpsc::channel();
        let second = move || {
            scope(move |s| {
                for _ in 0..2 {
                    let tell = tell.clone();
                    s.spawn(move |_| _ = tell.send("part"));
                }
                let foreign = tell.clone();
                let submit = || pool.spawn(move || _ = foreign.send("foreign"));
                thread::scope(|outside| _ = outside.spawn(submit));
                are_queued.happens();
                assert_eq!(told.recv(), Ok("part"));
            });
        };
        pool.install(|| join(|| are_queued.wait(), second));
    }
}
