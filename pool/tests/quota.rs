//! Permits: threads over quota get them in turn, and none is lost.
#![cfg(not(checker))]

mod suite {
    pub mod pools;
}

use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use chase_lev_pool::{
    ThreadPool, ThreadPoolBuilder, Waiting, blocking, broadcast, current_thread_index, join, scope,
    yield_now,
};
use suite::pools::{of, until, with, within};

/// Receives a message. Panics after 20 seconds, since something hangs then.
fn receive<T>(receiver: &Receiver<T>) -> T {
    let received = receiver.recv_timeout(Duration::from_secs(20));
    received.expect("nothing hangs")
}

/// Starts two jobs on a pool with one permit: one goes over quota and then calls `first`; the other
/// holds the permit meanwhile and calls `second`. Returns when the first job is over quota.
fn over_quota(
    pool: &ThreadPool,
    first: impl FnOnce() + Send + 'static,
    second: impl FnOnce() + Send + 'static,
) {
    let (goes_on, waits) = channel();
    let ((is_over, over), (has_begun, begun)) = (channel(), channel());
    pool.spawn(move || {
        blocking(move || receive(&waits));
        is_over.send(()).expect("the test waits");
        first();
    });
    pool.spawn(move || {
        has_begun.send(()).expect("the test waits");
        second();
    });
    receive(&begun);
    goes_on.send(()).expect("the job waits");
    receive(&over);
}

#[test]
fn a_permit_goes_to_who_has_been_over_quota_for_longest() {
    let pool = of(1);
    let (log, order) = channel();
    let (end, ends) = channel();
    let (begin, begins) = channel();
    let jobs = [1, 2].map(|job| {
        let (log, begin) = (log.clone(), begin.clone());
        let (goes_on, waits) = channel();
        pool.spawn(move || {
            blocking(move || receive(&waits));
            begin.send(()).expect("the test waits");
            assert_eq!(current_thread_index(), Some(0));
            log.send(job).expect("the test waits");
        });
        goes_on
    });
    let has_begun = begin.clone();
    pool.spawn(move || {
        has_begun.send(()).expect("the test waits");
        receive(&ends);
    });
    receive(&begins);
    for job in jobs {
        job.send(()).expect("the job waits");
        receive(&begins);
    }
    end.send(()).expect("the job waits");
    assert_eq!([receive(&order), receive(&order)], [1, 2]);
}

#[test]
fn who_yields_passes_its_permit_on() {
    let pool = of(1);
    let (sender, receiver) = channel();
    let has_index = Arc::new(AtomicBool::new(false));
    let (index, yields) = (has_index.clone(), has_index.clone());
    let first = move || {
        assert_eq!(current_thread_index(), Some(0));
        index.store(true, SeqCst);
    };
    let second = move || {
        while !yields.load(SeqCst) {
            yield_now();
        }
        sender.send(()).expect("the test waits");
    };
    over_quota(&pool, first, second);
    receive(&receiver);
}

/// A yielding worker takes a part of a broadcast only if it keeps the part's permit.
#[test]
fn who_yields_runs_no_part_without_its_permit() {
    let pool = of(1);
    let (go, goes) = channel();
    let (sender, receiver) = channel();
    let has_yielded = Arc::new(AtomicBool::new(false));
    let yielded = has_yielded.clone();
    let first = move || assert!(until(|| yielded.load(SeqCst)), "the yielding job waits");
    let second = move || {
        receive(&goes);
        yield_now();
        has_yielded.store(true, SeqCst);
    };
    over_quota(&pool, first, second);
    let sender = Mutex::new(sender);
    pool.spawn_broadcast(move |context| {
        assert_eq!(current_thread_index(), Some(context.index()));
        _ = sender.lock().unwrap().send(());
    });
    go.send(()).expect("the job waits");
    receive(&receiver);
    pool.shutdown();
}

/// Two jobs yield, and pass the only permit to each other until a part of a broadcast has run.
#[test]
fn who_yields_runs_a_part_with_its_permit() {
    let pool = of(1);
    let (go, goes) = channel();
    let has_run = Arc::new(AtomicBool::new(false));
    let yields = |has_run: &Arc<AtomicBool>| {
        let has_run = has_run.clone();
        move || {
            let yields = || {
                yield_now();
                has_run.load(SeqCst)
            };
            assert!(
                within(Duration::from_secs(5), yields),
                "nobody runs the part"
            );
        }
    };
    let (first, second) = (yields(&has_run), yields(&has_run));
    let second = move || {
        receive(&goes);
        second();
    };
    over_quota(&pool, first, second);
    pool.spawn_broadcast(move |_| has_run.store(true, SeqCst));
    go.send(()).expect("the job waits");
    ends(pool);
}

/// The job with the permit holds a lock across a scope, and a job over quota waits for the lock.
fn lock_across_scope(foreign: usize) {
    let pool = Arc::new(of(1));
    let (go, goes) = channel();
    let (sender, receiver) = channel();
    let lock = Arc::new(Mutex::new(0));
    let (held, waited) = (lock.clone(), lock.clone());
    let first = move || {
        *waited.lock().unwrap() += 1;
        sender.send(()).expect("the test waits");
    };
    let second = move || {
        let held = &mut *held.lock().unwrap();
        receive(&goes);
        scope(|s| {
            s.spawn(|_| *held += 1);
            (0..foreign).for_each(|_| chase_lev_pool::spawn(|| ()));
        });
    };
    over_quota(&pool, first, second);
    // By then, the other job waits for the lock.
    thread::sleep(Duration::from_millis(50));
    go.send(()).expect("the job waits");
    receive(&receiver);
    assert_eq!(*lock.lock().unwrap(), 2);
}

#[test]
fn a_scope_runs_its_jobs_before_its_permit_goes() {
    lock_across_scope(0);
}

#[test]
fn a_scope_runs_its_jobs_below_others() {
    for foreign in [1, 16, 17, 64, 65, 200] {
        lock_across_scope(foreign);
    }
}

/// A part of a broadcast is left, because its worker waits and no thread can take the permit. The other
/// worker must find it before it sleeps.
#[test]
fn a_part_for_a_permit_that_was_free_is_not_forgotten() {
    let builder = ThreadPoolBuilder::new().num_threads(2).max_spares(0);
    let (pool, other) = (builder.build().unwrap(), of(1));
    let (waits, begins) = (
        Arc::new(AtomicBool::new(false)),
        Arc::new(AtomicBool::new(false)),
    );
    let (sender, receiver) = channel();
    let (is_waiting, ends) = (waits.clone(), begins.clone());
    pool.spawn(move || {
        other.install(|| {
            is_waiting.store(true, SeqCst);
            assert!(until(|| ends.load(SeqCst)), "nobody broadcasts");
            // By then, the broadcaster waits.
            thread::sleep(Duration::from_millis(50));
        });
    });
    pool.spawn(move || {
        assert!(until(|| waits.load(SeqCst)), "the other does not begin");
        // By then, the other job has freed its permit.
        thread::sleep(Duration::from_millis(50));
        begins.store(true, SeqCst);
        let indices = broadcast(|context| context.index());
        sender.send(indices).expect("the test waits");
    });
    assert_eq!(receive(&receiver), [0, 1]);
    pool.shutdown();
}

/// While a spare ends, a job arrives that only a spare can run.
#[test]
fn a_seat_that_becomes_free_is_taken() {
    let (begin, begins) = channel::<()>();
    let begin = Mutex::new(Some(begin));
    let builder = ThreadPoolBuilder::new().num_threads(1).max_spares(1);
    let builder = builder.exit_handler(move |_| {
        if let Some(begin) = begin.lock().unwrap().take() {
            drop(begin);
            thread::sleep(Duration::from_millis(200));
        }
    });
    let pool = Arc::new(builder.build().unwrap());
    let (sender, receiver) = channel();
    let spawner = pool.clone();
    pool.spawn(move || {
        // A spare is started, has nothing to do, and ends.
        let pool = spawner.clone();
        blocking(|| {
            pool.install(|| ());
            _ = begins.recv();
            pool.install(|| sender.send(()).expect("the test waits"));
        });
    });
    receive(&receiver);
}

/// The exit handlers of spares wait, in the pool and outside of it.
#[test]
fn an_exit_handler_takes_no_permit_with_it() {
    for waiting in [Waiting::Own, Waiting::Any] {
        let other = of(1);
        let (sender, ended) = channel();
        let builder = ThreadPoolBuilder::new().num_threads(1).max_spares(1);
        let builder = builder.waiting(waiting).exit_handler(move |_| {
            other.install(|| thread::sleep(Duration::from_millis(20)));
            blocking(|| ());
            yield_now();
            scope(|s| s.spawn(|_| thread::sleep(Duration::from_millis(20))));
            _ = sender.send(());
        });
        let pool = Arc::new(builder.build().unwrap());
        let again = pool.clone();
        pool.install(move || blocking(|| again.install(|| ())));
        receive(&ended);
        let (sender, receiver) = channel();
        pool.spawn(move || _ = sender.send(current_thread_index()));
        assert_eq!(receive(&receiver), Some(0));
        Arc::into_inner(pool).expect("no job has it").shutdown();
    }
}

/// A start handler waits for a job, which an idle worker must run.
#[test]
fn a_start_handler_keeps_no_job_waiting() {
    let is_done = Arc::new(AtomicBool::new(false));
    let done = is_done.clone();
    let (sender, receiver) = channel();
    let builder = ThreadPoolBuilder::new().num_threads(2);
    let builder = builder.start_handler(move |index| {
        if index == 0 {
            sender
                .send(until(|| done.load(SeqCst)))
                .expect("the test waits");
        }
    });
    let pool = builder.build().unwrap();
    // By then, the other worker sleeps.
    thread::sleep(Duration::from_millis(50));
    pool.spawn(move || is_done.store(true, SeqCst));
    assert!(receive(&receiver), "nobody runs the job");
}

/// Some threads of each pool are never started.
#[test]
fn a_thread_that_is_never_started_keeps_nothing() {
    for [threads, started] in [[2, 1], [5, 1], [5, 2], [2, 0]] {
        let mut left = started;
        let builder = ThreadPoolBuilder::new().num_threads(threads);
        let pool = builder.build_with(|thread| {
            if left > 0 {
                left -= 1;
                thread::spawn(move || thread.run());
            }
            Ok(())
        });
        let pool = pool.unwrap();
        if started > 0 {
            thread::sleep(Duration::from_millis(5));
            let (sender, receiver) = channel();
            pool.spawn_broadcast(move |context| _ = sender.send(context.index()));
            let mut indices: Vec<_> = (0..threads).map(|_| receive(&receiver)).collect();
            indices.sort_unstable();
            assert!(indices.into_iter().eq(0..threads));
            for _ in 0..100 {
                let (sender, receiver) = channel();
                pool.spawn(move || scope(|s| s.spawn(move |_| sender.send(()).unwrap())));
                receive(&receiver);
                thread::sleep(Duration::from_micros(20));
            }
        }
        ends(pool);
    }
}

/// A thread is dropped while the other sleeps and has left a job to it.
#[test]
fn a_thread_that_is_dropped_late_keeps_nothing() {
    for shuts_down in [false, true] {
        let mut late = None;
        let builder = ThreadPoolBuilder::new().num_threads(2);
        let pool = builder.build_with(|thread| {
            match thread.index() {
                0 => late = Some(thread),
                _ => _ = thread::spawn(move || thread.run()),
            }
            Ok(())
        });
        let pool = pool.unwrap();
        thread::sleep(Duration::from_millis(50));
        let (sender, receiver) = channel();
        if shuts_down {
            thread::spawn(move || {
                pool.shutdown();
                sender.send(()).expect("the test waits");
            });
            thread::sleep(Duration::from_millis(50));
            drop(late);
        } else {
            pool.spawn(move || sender.send(()).expect("the test waits"));
            drop(late);
            ends(pool);
        }
        receive(&receiver);
    }
}

/// The current thread holds the only permit, and a spare is idle.
#[test]
fn a_pool_ends_though_the_current_thread_has_the_permit() {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let builder = ThreadPoolBuilder::new().num_threads(1).use_current_thread();
        let pool = builder.build().unwrap();
        blocking(|| pool.install(|| ()));
        assert_eq!(current_thread_index(), Some(0));
        // By then, the spare sleeps.
        thread::sleep(Duration::from_millis(50));
        ends(pool);
        sender.send(()).expect("the test waits");
    });
    receive(&receiver);
}

/// A thread inside `blocking` is still a worker, so it cannot join another pool.
#[test]
fn a_worker_that_blocks_is_no_worker_of_another_pool() {
    let build = || {
        ThreadPoolBuilder::new()
            .num_threads(1)
            .use_current_thread()
            .build()
    };
    assert!(of(1).install(|| blocking(build)).is_err());
}

/// A waiting worker runs a job that waits as well, and both waits end at about the same time.
#[test]
fn a_wait_upon_a_wait() {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let (pool, other) = (with(2, Waiting::Any), of(1));
        let pause = || thread::sleep(Duration::from_micros(100));
        for _ in 0..300 {
            let [upper, lower, both] = [const { AtomicBool::new(false) }; 3];
            let wait = |flag: &AtomicBool| {
                while !flag.load(SeqCst) {
                    thread::yield_now();
                }
            };
            let begin = |flag: &AtomicBool| {
                flag.store(true, SeqCst);
                wait(&both);
            };
            thread::scope(|t| {
                let (wait, begin) = (&wait, &begin);
                t.spawn(|| pool.install(|| join(|| wait(&lower), || begin(&lower))));
                wait(&lower);
                pause();
                t.spawn(|| pool.install(|| other.install(|| begin(&upper))));
                wait(&upper);
                pause();
                both.store(true, SeqCst);
            });
        }
        sender.send(()).expect("the test waits");
    });
    receive(&receiver);
}

/// Shuts the pool down. Panics if that hangs.
fn ends(pool: ThreadPool) {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        pool.shutdown();
        sender.send(()).expect("the test waits");
    });
    receive(&receiver);
}
