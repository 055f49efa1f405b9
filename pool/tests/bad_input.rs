//! Impossible requests fail with an error that says what to do, and leave nothing behind.
#![cfg(not(checker))]

mod suite;

use std::env;
use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind, panic_any};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Barrier, mpsc};
use std::thread;

use chase_lev_pool::{ThreadPoolBuilder, Waiting};
use suite::{child, ends, of, pause, with};

#[test]
fn too_many_threads() {
    let error = ThreadPoolBuilder::new().num_threads(1 << 20).build();
    let error = error.expect_err("too many").to_string();
    assert!(error.contains("`num_threads` with less"), "{error}");
}

/// The third thread is refused. The two that were started have ended when `build` returns.
#[test]
fn a_thread_that_the_system_refuses() {
    let calls = Arc::new(AtomicUsize::new(0));
    let owned = calls.clone();
    let builder = ThreadPoolBuilder::new()
        .num_threads(4)
        .start_handler(move |_| _ = owned.fetch_add(1, SeqCst))
        .thread_name(|index| match index {
            2 => String::from("\0"),
            _ => String::from("fine"),
        });
    let error = builder.build().expect_err("there is no such name");
    assert!(error.source().is_some());
    let error = error.to_string();
    assert!(error.contains("thread 3 of 4"), "{error}");
    assert!(error.contains("zero byte"), "{error}");
    // The handler was dropped with the last thread.
    assert_eq!((Arc::strong_count(&calls), calls.load(SeqCst)), (1, 2));
}

#[test]
fn a_stack_that_there_is_no_memory_for() {
    let builder = ThreadPoolBuilder::new().num_threads(1);
    let error = builder.stack_size(1 << 50).build().expect_err("too much");
    assert!(error.to_string().contains("`stack_size`"), "{error}");
}

#[test]
fn a_second_global_pool() {
    let one = || ThreadPoolBuilder::new().num_threads(1).build_global();
    one().expect("the first");
    let error = one().expect_err("the second").to_string();
    assert!(error.contains("global pool already"), "{error}");
}

/// The environment variable that makes a child process build the global pool in this way.
const GLOBAL: &str = "CHASE_LEV_POOL_TEST_GLOBAL";

/// In a child process, many threads build the global pool at the same time. One of them starts
/// threads.
#[test]
fn race() {
    if env::var_os(GLOBAL).is_none() {
        return;
    }
    let starts = Arc::new(AtomicUsize::new(0));
    let all = Barrier::new(16);
    let build = || {
        let starts = starts.clone();
        let builder = ThreadPoolBuilder::new().num_threads(2);
        let builder = builder.start_handler(move |_| _ = starts.fetch_add(1, SeqCst));
        all.wait();
        builder.build_global().is_ok()
    };
    let built = thread::scope(|s| {
        let threads = [(); 16].map(|()| s.spawn(build));
        threads.map(|thread| thread.join().expect("no panics"))
    });
    assert_eq!(built.iter().filter(|built| **built).count(), 1);
    chase_lev_pool::broadcast(|_| ());
    pause(50);
    assert_eq!(starts.load(SeqCst), 2);
}

/// In a child process, closures use the global pool that is to have their threads. Then another
/// build fails, while one of its threads builds it as well.
#[test]
fn recursion() {
    if env::var_os(GLOBAL).is_none() {
        return;
    }
    ends(|| {
        let build = || ThreadPoolBuilder::new().num_threads(2);
        let name = move |index| match index {
            0 => build().build_global().expect_err("it is built").to_string(),
            _ => {
                let used = catch_unwind(chase_lev_pool::current_num_threads);
                used.expect_err("it is built");
                String::from("\0")
            }
        };
        let (tell, told) = mpsc::channel();
        let start = move |_| tell.send(build().build_global().is_ok()).expect("the test listens");
        let failed = build().thread_name(name).start_handler(start).build_global();
        failed.expect_err("there is no such name");
        assert_eq!(told.recv(), Ok(true));
    });
}

#[test]
fn the_global_pool_is_built_once() {
    for test in ["race", "recursion"] {
        let (succeeds, said) = child(test, GLOBAL, "1");
        assert!(succeeds && said.contains("1 passed"), "{said}");
    }
}

/// In a child process, builds a pool.
#[test]
fn build() {
    let pool = ThreadPoolBuilder::new().num_threads(1).build();
    if let Err(error) = pool {
        println!("error: {error}");
    }
}

#[test]
fn an_unknown_way_of_waiting() {
    for (waiting, says) in [("any", false), ("own", false), ("", true), ("Own", true)] {
        let (_, said) = child("build", "CHASE_LEV_POOL_WAITING", waiting);
        let error = "error: `CHASE_LEV_POOL_WAITING` must be `any` or `own`";
        assert_eq!(said.contains(error), says, "{said}");
    }
}

/// The environment variable that says how a child process handles the panic.
const ACT: &str = "CHASE_LEV_POOL_TEST_ACT";

/// In a child process, spawns a job that panics.
#[test]
fn act() {
    let Ok(act) = env::var(ACT) else { return };
    let builder = ThreadPoolBuilder::new().num_threads(1);
    let builder = match &*act {
        "no handler" => builder,
        "a handler that panics" => builder.panic_handler(|_| panic!("in the handler")),
        _ => builder.panic_handler(|_| ()),
    };
    let pool = builder.build().expect("a thread");
    pool.spawn(|| panic!("in a job"));
    assert_eq!(pool.install(|| 7), 7);
    pool.shutdown();
}

#[test]
fn a_panic_that_nobody_is_told_aborts() {
    for (act, ends_well, says) in [
        ("no handler", false, "without a panic handler"),
        ("a handler that panics", false, "a panic handler panicked"),
        ("a handler", true, ""),
    ] {
        let (well, said) = child("act", ACT, act);
        assert!(well == ends_well && said.contains(says), "{act}: {said}");
    }
}

/// Of several panics in a scope, the first one continues: the scope's own, or the panic of the job
/// that ran first.
#[test]
fn the_first_panic_continues() {
    let pool = with(1, Waiting::Any);
    for own in [true, false] {
        let run = || {
            pool.scope(|s| {
                (0..3).for_each(|job| s.spawn(move |_| panic_any(job)));
                if own {
                    panic_any(-1);
                }
            })
        };
        let panic = catch_unwind(AssertUnwindSafe(run)).expect_err("a panic");
        // The only worker runs the youngest job first.
        assert_eq!(panic.downcast_ref(), Some(if own { &-1 } else { &2 }));
    }
}

/// The payloads of all panics in a scope or a join are dropped, also of those that do not continue.
#[test]
fn payloads_are_dropped() {
    let payload = Arc::new(());
    let panic = || panic_any(payload.clone());
    let pool = of(2);
    let scope = || pool.scope(|s| (0..10).for_each(|_| s.spawn(|_| panic())));
    let join = || _ = pool.join(panic, panic);
    assert!(catch_unwind(AssertUnwindSafe(scope)).is_err());
    assert!(catch_unwind(AssertUnwindSafe(join)).is_err());
    assert_eq!(Arc::strong_count(&payload), 1);
}
