//! By default, a pool has the threads with which it was built, and no others.
#![cfg(not(checker))]

mod suite;

use std::cell::Cell;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use chase_lev_pool::{
    ThreadPool, ThreadPoolBuilder, Waiting, broadcast, current_thread_index, join, scope, spawn,
    spawn_broadcast, yield_local, yield_now,
};
use suite::{ends, events, until, with};

/// Lets jobs of both pools wait for each other.
fn wait_in_turns(a: &ThreadPool, b: &ThreadPool, job: impl Fn() + Sync) {
    a.scope(|s| {
        for _ in 0..100 {
            s.spawn(|_| b.install(|| a.install(&job)));
        }
    });
}

#[test]
fn all_jobs_run_on_the_threads_of_the_pool() {
    for number in [1, 2] {
        let (a, b) = (with(number, Waiting::Any), with(number, Waiting::Any));
        let threads = Mutex::new(HashSet::new());
        let see = || {
            let index = current_thread_index().expect("a worker");
            (threads.lock().unwrap()).insert((thread::current().id(), index));
        };
        wait_in_turns(&a, &b, see);
        // Each thread has one index.
        a.broadcast(|_| see());
        assert_eq!(threads.lock().unwrap().len(), number);
    }
    assert_eq!(current_thread_index(), None);
    assert!(yield_now().is_none());
}

thread_local! {
    static LAST: Cell<Option<Slow>> = const { Cell::new(None) };
}

/// Counts its drop, which takes long.
struct Slow(Arc<AtomicUsize>);

impl Drop for Slow {
    fn drop(&mut self) {
        thread::sleep(Duration::from_millis(20));
        self.0.fetch_add(1, SeqCst);
    }
}

#[test]
fn shutdown_waits_for_the_destructors_of_thread_locals() {
    for waiting in [Waiting::Any, Waiting::Own] {
        let pool = with(3, waiting);
        let dropped = Arc::new(AtomicUsize::new(0));
        pool.broadcast(|_| LAST.set(Some(Slow(dropped.clone()))));
        pool.shutdown();
        assert_eq!(dropped.load(SeqCst), 3);
    }
}

/// A thread that has become a worker ends, and leaves the registry of its pool to nobody.
#[test]
fn the_worker_of_the_current_thread_ends_with_it() {
    for waiting in [Waiting::Any, Waiting::Own] {
        let owned = Arc::new(());
        let held = owned.clone();
        thread::spawn(move || {
            let builder = ThreadPoolBuilder::new().num_threads(2).waiting(waiting);
            let builder = builder.exit_handler(move |_| _ = &held);
            let pool = builder.use_current_thread().build().expect("a thread");
            pool.install(|| spawn(|| ()));
            pool.shutdown();
        });
        until(|| Arc::strong_count(&owned) == 1);
    }
}

/// A thread that is a worker already cannot become another one.
#[test]
fn a_worker_runs_no_other_worker() {
    let pool = with(1, Waiting::Any);
    let (sender, receiver) = mpsc::channel();
    let builder = ThreadPoolBuilder::new().num_threads(2);
    let other = builder.build_with(|thread| {
        match thread.index() {
            0 => pool.install(|| {
                let run = catch_unwind(AssertUnwindSafe(|| thread.run()));
                let panic = run.expect_err("the thread is a worker");
                assert!(panic.is::<&str>());
                sender.send(current_thread_index()).expect("the test waits");
            }),
            _ => _ = thread::spawn(move || thread.run()),
        }
        Ok(())
    });
    let other = other.expect("a pool");
    assert_eq!(receiver.recv(), Ok(Some(0)));
    // The pool has one thread less.
    assert_eq!(other.install(|| 7), 7);
    other.shutdown();
}

/// A worker that yields runs its parts of broadcasts.
#[test]
fn a_worker_that_yields_locally_runs_its_part() {
    for waiting in [Waiting::Any, Waiting::Own] {
        let [has_run] = events();
        ends(move || {
            with(1, waiting).install(|| {
                spawn_broadcast(move |_| has_run.happens());
                until(|| {
                    yield_local();
                    has_run.has_happened()
                });
            });
        });
    }
}

/// An exit handler runs alone the jobs that it waits for, and those that it has spawned before it
/// yields.
#[test]
fn an_exit_handler_runs_its_own_jobs() {
    for (waiting, threads) in [(Waiting::Any, 1), (Waiting::Any, 3), (Waiting::Own, 3)] {
        let ran = Arc::new(AtomicUsize::new(0));
        let count = ran.clone();
        let exit = move |index| {
            let add = || _ = count.fetch_add(1, SeqCst);
            join(add, add);
            scope(|s| {
                s.spawn(|_| add());
                s.spawn_broadcast(|_, context| assert_eq!(context.index(), index));
            });
            assert_eq!(broadcast(|context| context.index()), [index]);
            let [spawned, part] = events();
            spawn(move || spawned.happens());
            spawn_broadcast(move |_| part.happens());
            until(|| {
                yield_local();
                spawned.has_happened() && part.has_happened()
            });
            add();
        };
        let builder = ThreadPoolBuilder::new().num_threads(threads).waiting(waiting);
        let pool = builder.exit_handler(exit).build().expect("threads");
        ends(move || pool.shutdown());
        assert_eq!(ran.load(SeqCst), 4 * threads);
    }
}

/// When a pool has ended, nobody runs a job that an exit handler has spawned and does not wait for.
/// It is dropped, also if its drop spawns again.
#[test]
fn jobs_that_an_exit_handler_leaves_are_dropped() {
    struct SpawnsWhenDropped(Arc<()>);
    impl Drop for SpawnsWhenDropped {
        fn drop(&mut self) {
            let held = self.0.clone();
            spawn(move || panic!("{held:?}"));
        }
    }
    for waiting in [Waiting::Any, Waiting::Own] {
        let owned = Arc::new(());
        let held = owned.clone();
        let builder = ThreadPoolBuilder::new().num_threads(2).waiting(waiting);
        let builder = builder.exit_handler(move |_| {
            let (job, part) = (SpawnsWhenDropped(held.clone()), held.clone());
            spawn(move || panic!("{:?}", job.0));
            spawn_broadcast(move |_| panic!("{part:?}"));
        });
        let pool = builder.build().expect("threads");
        ends(move || pool.shutdown());
        assert_eq!(Arc::strong_count(&owned), 1);
    }
}
