//! Pools that call each other and themselves.
#![cfg(not(checker))]

mod suite;

use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Barrier};
use std::thread;

use chase_lev_pool::{Waiting, current_thread_index, scope};
use suite::pools::{of, until, with};

/// A worker of one pool opens a scope in another, whose jobs call back.
#[test]
fn a_scope_in_place_of_another_pool() {
    let (a, b) = (of(1), of(2));
    let count = AtomicUsize::new(0);
    a.install(|| {
        b.in_place_scope(|s| {
            for _ in 0..20 {
                s.spawn(|s| {
                    a.install(|| count.fetch_add(1, SeqCst));
                    s.spawn(|_| _ = count.fetch_add(1, SeqCst));
                });
            }
        });
    });
    assert_eq!(count.into_inner(), 40);
}

/// Each part of a broadcast calls another pool, which calls back, and then waits for the other parts.
#[test]
fn parts_that_wait_for_each_other() {
    let (a, b) = (of(3), of(2));
    for _ in 0..20 {
        let barrier = Barrier::new(3);
        let indices = a.broadcast(|context| {
            let back = b.install(|| a.install(current_thread_index));
            barrier.wait();
            (context.index(), back.is_some())
        });
        assert_eq!(indices, [(0, true), (1, true), (2, true)]);
    }
}

#[test]
fn jobs_of_a_scope_from_threads_of_all_kinds() {
    let (a, b) = (of(2), of(2));
    let count = AtomicUsize::new(0);
    a.scope(|s| {
        let count = &count;
        b.scope(|t| {
            for _ in 0..50 {
                t.spawn(move |_| s.spawn(move |_| _ = count.fetch_add(1, SeqCst)));
            }
        });
        thread::scope(|threads| {
            for _ in 0..4 {
                threads.spawn(move || {
                    for _ in 0..50 {
                        s.spawn(move |_| _ = count.fetch_add(1, SeqCst));
                    }
                });
            }
        });
        scope(|t| t.spawn(|_| s.spawn(move |_| _ = count.fetch_add(1, SeqCst))));
    });
    assert_eq!(count.into_inner(), 251);
}

/// Each of the two calls waits for the only worker that could run the other.
#[test]
fn two_pools_that_call_each_other() {
    for waiting in [Waiting::Any, Waiting::Own] {
        let [a, b] = [(); 2].map(|()| Arc::new(with(1, waiting)));
        let (both, there) = (Arc::new(Barrier::new(2)), Arc::new(AtomicUsize::new(0)));
        for (from, to) in [(&a, &b), (&b, &a)] {
            let (both, there, to) = (both.clone(), there.clone(), to.clone());
            from.spawn(move || {
                both.wait();
                to.install(|| there.fetch_add(1, SeqCst));
            });
        }
        until(|| there.load(SeqCst) == 2);
    }
}
