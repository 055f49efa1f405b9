//! Jobs that run in the order in which they were spawned.
#![cfg(not(checker))]

mod suite;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::mpsc::{self, Sender};

use chase_lev_pool::{ScopeFifo, ThreadPool, ThreadPoolBuilder, Waiting, spawn_fifo};
use suite::{events, with};

thread_local! {
    /// The number of allocations of this thread.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, which also counts.
struct Counting;

// SAFETY: the system's allocator does it all.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static MEMORY: Counting = Counting;

/// Calls `test` with pools of one worker that wait in either way.
fn on_one_worker(test: impl Fn(&ThreadPool)) {
    for waiting in [Waiting::Any, Waiting::Own] {
        test(&with(1, waiting));
    }
}

/// Each job has a box. The queue and the deque allocate for many at a time.
#[test]
fn a_job_costs_one_allocation() {
    const JOBS: usize = 10_000;
    let per_job = |spawn_all: fn()| {
        let before = ALLOCATIONS.get();
        spawn_all();
        (ALLOCATIONS.get() - before) as f64 / JOBS as f64
    };
    on_one_worker(|pool| {
        let of_a_scope =
            || chase_lev_pool::scope_fifo(|s| (0..JOBS).for_each(|_| s.spawn_fifo(|_| ())));
        let detached = || (0..JOBS).for_each(|_| spawn_fifo(|| ()));
        let costs = pool.install(|| [of_a_scope, detached].map(per_job));
        assert!(costs.iter().all(|&cost| (1.0..1.1).contains(&cost)), "{costs:?}");
    });
}

/// The children of the jobs run after all jobs that were spawned before them.
#[test]
fn a_worker_runs_the_jobs_of_a_scope_in_order() {
    fn spawn(scope: &ScopeFifo<'_>, sender: &Sender<usize>, jobs: usize) {
        for n in 0..jobs {
            let sender = sender.clone();
            scope.spawn_fifo(move |scope| {
                sender.send(n).expect("the test waits");
                spawn(scope, &sender, n);
            });
        }
    }
    on_one_worker(|pool| {
        let (sender, receiver) = mpsc::channel();
        pool.scope_fifo(|scope| spawn(scope, &sender, 4));
        drop(sender);
        let order: Vec<_> = receiver.iter().collect();
        assert_eq!(order, [0, 1, 2, 3, 0, 0, 1, 0, 1, 2, 0, 0, 0, 1, 0]);
    });
}

#[test]
fn a_worker_runs_detached_jobs_in_order() {
    on_one_worker(|pool| {
        let (sender, receiver) = mpsc::channel();
        let send = |n: usize| {
            let sender = sender.clone();
            spawn_fifo(move || sender.send(n).expect("the test waits"));
        };
        pool.install(|| (0..100).for_each(send));
        drop(sender);
        assert!(receiver.iter().eq(0..100));
    });
}

/// Whichever ticket a thief has, it runs the oldest job.
#[test]
fn thieves_keep_the_order() {
    let pool = ThreadPoolBuilder::new().num_threads(2).build().expect("threads");
    let [spawned, ran] = events();
    let (sender, receiver) = mpsc::channel();
    pool.in_place_scope_fifo(|scope| {
        scope.spawn_fifo(move |scope| {
            for n in 0..100 {
                let sender = sender.clone();
                scope.spawn_fifo(move |_| {
                    spawned.wait();
                    sender.send(n).expect("the test waits");
                });
            }
            scope.spawn_fifo(move |_| ran.happens());
            spawned.happens();
            // The other thread runs all of them.
            ran.wait();
        });
    });
    assert!(receiver.iter().eq(0..100));
}

#[test]
fn jobs_from_outside_run_in_order() {
    on_one_worker(|pool| {
        let (sender, receiver) = mpsc::channel();
        pool.in_place_scope_fifo(|scope| {
            for n in 0..100 {
                let sender = sender.clone();
                scope.spawn_fifo(move |_| sender.send(n).expect("the test waits"));
            }
        });
        for n in 100..200 {
            let sender = sender.clone();
            pool.spawn_fifo(move || sender.send(n).expect("the test waits"));
        }
        drop(sender);
        assert!(receiver.iter().eq(0..200));
    });
}

#[test]
fn a_part_of_a_broadcast_spawns_in_the_scope() {
    let (sender, receiver) = mpsc::channel();
    let pool = with(3, Waiting::Own);
    pool.scope_fifo(|scope| {
        scope.spawn_broadcast(move |scope, context| {
            let (sender, index) = (sender.clone(), context.index());
            scope.spawn_fifo(move |_| sender.send(index).expect("the test waits"));
        });
    });
    let mut parts: Vec<_> = receiver.iter().collect();
    parts.sort_unstable();
    assert_eq!(parts, [0, 1, 2]);
}
