//! Pools that call each other and themselves.
#![cfg(not(checker))]

mod suite {
    pub mod fib;
    pub mod pools;
}

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Barrier, mpsc};
use std::thread;

use chase_lev_pool::{ThreadPool, Waiting, current_thread_index, join, scope};
use suite::fib::fib;
use suite::pools::{of, until, with};

#[test]
fn a_pool_within_a_pool() {
    let (outer, inner) = (of(2), of(2));
    let twice = || inner.install(|| fib(12));
    let both = outer.install(|| join(twice, twice));
    assert_eq!(both, (144, 144));
}

/// The only worker waits for a job of another pool, which needs that worker.
#[test]
fn a_call_back_into_a_pool_that_waits() {
    let (a, b) = (of(1), of(1));
    for _ in 0..100 {
        let index = a.install(|| b.install(|| a.install(current_thread_index)));
        assert_eq!(index, Some(0));
        let sum =
            a.install(|| b.install(|| a.scope(|_| b.join(|| a.install(|| fib(5)), || fib(6)))));
        assert_eq!(sum, (5, 8));
    }
}

/// The pools call each other in a ring, several times round.
#[test]
fn a_ring_of_pools() {
    let pools: Vec<_> = (0..3).map(|_| of(1)).collect();
    fn round(pools: &[ThreadPool], left: usize) -> usize {
        match left {
            0 => 0,
            _ => pools[left % pools.len()].install(|| 1 + round(pools, left - 1)),
        }
    }
    for _ in 0..100 {
        assert_eq!(round(&pools, 20), 20);
    }
}

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

/// A waiting worker's part of a broadcast is run, though the job that it waits for broadcasts.
#[test]
fn a_broadcast_of_the_job_that_a_worker_waits_for() {
    let pool = of(2);
    for _ in 0..100 {
        pool.install(|| {
            let begun = AtomicBool::new(false);
            let first = || assert!(until(|| begun.load(SeqCst)), "nobody takes the second");
            let second = || {
                begun.store(true, SeqCst);
                chase_lev_pool::broadcast(|context| context.index())
            };
            let ((), indices) = join(first, second);
            assert_eq!(indices, [0, 1]);
        });
    }
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

/// A pool is dropped by one of its own jobs.
#[test]
fn a_pool_ends_from_within() {
    let (sender, receiver) = mpsc::channel();
    let pool = of(2);
    let (give, take) = mpsc::channel::<ThreadPool>();
    let after = sender.clone();
    pool.spawn(move || {
        let pool = take.recv().expect("the pool");
        pool.spawn(move || after.send(2).expect("the test listens"));
        drop(pool);
        sender.send(1).expect("the test listens");
    });
    give.send(pool).expect("a job waits");
    assert_eq!(receiver.iter().sum::<i32>(), 3);
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
        assert!(until(|| there.load(SeqCst) == 2), "{waiting:?}");
    }
}
