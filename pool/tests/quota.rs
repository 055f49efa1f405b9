//! Permits: threads over quota get them in turn, and none is lost.
#![cfg(not(checker))]

mod suite;

use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use chase_lev_pool::{
    ThreadPool, ThreadPoolBuilder, Waiting, blocking, broadcast, current_thread_index, scope,
    yield_now,
};
use suite::{ends, events, of, own, pause, until, without_spares};

/// A message that takes longer than this is lost.
const LIMIT: Duration = Duration::from_secs(20);

/// Returns `true` if the current job has the only permit.
fn has_permit() -> bool {
    current_thread_index() == Some(0)
}

/// Starts two jobs on a pool with one permit: one goes over quota and then calls `first`; the other
/// holds the permit at that time and calls `second`. Returns when the first job is over quota.
fn over_quota(
    pool: &ThreadPool,
    first: impl FnOnce() + Send + 'static,
    second: impl FnOnce() + Send + 'static,
) {
    let [go, over, begun] = events();
    pool.spawn(move || {
        blocking(|| go.wait());
        over.happens();
        first();
    });
    pool.spawn(move || {
        begun.happens();
        second();
    });
    begun.wait();
    go.happens();
    over.wait();
}

#[test]
fn a_permit_goes_to_who_has_been_over_quota_for_longest() {
    let pool = of(1);
    let (log, order) = channel();
    let jobs = [1, 2].map(|job| {
        let ([go, begun], log) = (events(), log.clone());
        pool.spawn(move || {
            blocking(|| go.wait());
            begun.happens();
            until(has_permit);
            log.send(job).expect("the test waits");
        });
        [go, begun]
    });
    let [begun, end] = events();
    pool.spawn(move || {
        begun.happens();
        end.wait();
    });
    begun.wait();
    for [go, begun] in jobs {
        go.happens();
        begun.wait();
    }
    end.happens();
    assert_eq!([(); 2].map(|()| order.recv_timeout(LIMIT)), [Ok(1), Ok(2)]);
}

/// A worker that yields keeps its permit, and runs the part of a broadcast with it.
#[test]
fn a_worker_that_yields_runs_a_part_with_its_permit() {
    let pool = of(1);
    let [go, has_yielded, end] = events();
    let second = move || {
        go.wait();
        yield_now();
        has_yielded.happens();
    };
    over_quota(&pool, move || has_yielded.wait(), second);
    pool.spawn_broadcast(move |context| {
        assert_eq!(current_thread_index(), Some(context.index()));
        end.happens();
    });
    go.happens();
    end.wait();
    pool.shutdown();
}

/// Two jobs yield until a part of a broadcast has run. One of them has the only permit.
#[test]
fn two_jobs_that_yield_run_a_part() {
    let pool = of(1);
    let [go, has_run] = events();
    let yields = move || {
        until(|| {
            yield_now();
            has_run.has_happened()
        });
    };
    let second = move || {
        go.wait();
        yields();
    };
    over_quota(&pool, yields, second);
    pool.spawn_broadcast(move |_| has_run.happens());
    go.happens();
    ends(move || pool.shutdown());
}

/// The job with the permit holds a lock across a scope, and a job over quota waits for the lock.
/// Foreign jobs are above the scope's job.
#[test]
fn a_scope_runs_its_jobs_before_its_permit_goes() {
    for foreign in [0, 1, 16, 17, 64, 65, 200] {
        let pool = of(1);
        let [go, end] = events();
        let lock = Arc::new(Mutex::new(0));
        let (held, waited) = (lock.clone(), lock.clone());
        let first = move || {
            *waited.lock().unwrap() += 1;
            end.happens();
        };
        let second = move || {
            let held = &mut *held.lock().unwrap();
            go.wait();
            scope(|s| {
                s.spawn(|_| *held += 1);
                (0..foreign).for_each(|_| chase_lev_pool::spawn(|| ()));
            });
        };
        over_quota(&pool, first, second);
        // By then, the other job waits for the lock.
        pause(50);
        go.happens();
        end.wait();
        assert_eq!(*lock.lock().unwrap(), 2);
    }
}

/// A part of a broadcast is left, because its worker waits and no thread can take the permit. The
/// other worker must find it before it sleeps.
#[test]
fn a_part_for_a_permit_that_was_free_is_not_forgotten() {
    let (pool, other) = (without_spares(2), of(1));
    let [waits, begun, end] = events();
    pool.spawn(move || {
        other.install(|| {
            waits.happens();
            begun.wait();
            // By then, the broadcaster waits.
            pause(50);
        });
    });
    pool.spawn(move || {
        waits.wait();
        // By then, the other job has freed its permit.
        pause(50);
        begun.happens();
        assert_eq!(broadcast(|context| context.index()), [0, 1]);
        end.happens();
    });
    end.wait();
    pool.shutdown();
}

/// While a spare ends, a job arrives that only a spare can run.
#[test]
fn a_seat_that_becomes_free_is_taken() {
    let [ending, end] = events();
    let builder = own(1).max_spares(1).handle_spares();
    let builder = builder.exit_handler(move |_| {
        if !ending.has_happened() {
            ending.happens();
            pause(200);
        }
    });
    let pool = Arc::new(builder.build().unwrap());
    let spawner = pool.clone();
    pool.spawn(move || {
        // A spare is started, has nothing to do, and ends.
        blocking(|| {
            spawner.install(|| ());
            ending.wait();
            spawner.install(|| end.happens());
        });
    });
    end.wait();
}

/// The exit handlers of spares wait, in the pool and outside of it, and spawn jobs that other
/// workers run.
#[test]
fn an_exit_handler_takes_no_permit_with_it() {
    let (other, [ended, spawned]) = (of(1), events());
    let builder = own(1).max_spares(1).handle_spares();
    let builder = builder.exit_handler(move |_| {
        other.install(|| pause(20));
        blocking(|| ());
        yield_now();
        scope(|s| s.spawn(|_| pause(20)));
        chase_lev_pool::spawn(move || spawned.happens());
        ended.happens();
    });
    let pool = Arc::new(builder.build().unwrap());
    let again = pool.clone();
    pool.install(move || blocking(|| again.install(|| ())));
    ended.wait();
    spawned.wait();
    let (sender, receiver) = channel();
    pool.spawn(move || _ = sender.send(current_thread_index()));
    assert_eq!(receiver.recv_timeout(LIMIT), Ok(Some(0)));
    Arc::into_inner(pool).expect("no job has it").shutdown();
}

/// A start handler waits for a job, which an idle worker must run.
#[test]
fn a_start_handler_keeps_no_job_waiting() {
    let [is_done, end] = events();
    let builder = ThreadPoolBuilder::new().num_threads(2);
    let builder = builder.start_handler(move |index| {
        if index == 0 {
            is_done.wait();
            end.happens();
        }
    });
    let pool = builder.build().unwrap();
    // By then, the other worker sleeps.
    pause(50);
    pool.spawn(move || is_done.happens());
    end.wait();
}

/// Some threads of each pool are never started. With `Waiting::Own`, the others run the parts of
/// its broadcasts.
#[test]
fn a_thread_that_is_never_started_keeps_nothing() {
    let pools = [[2, 1], [5, 1], [5, 2], [2, 0]];
    let waits = [Waiting::Any, Waiting::Own];
    for ([threads, started], waiting) in pools.into_iter().flat_map(|pool| waits.map(|w| (pool, w)))
    {
        let mut left = started;
        let builder = ThreadPoolBuilder::new().num_threads(threads).waiting(waiting);
        let pool = builder.build_with(|thread| {
            if left > 0 {
                left -= 1;
                thread::spawn(move || thread.run());
            }
            Ok(())
        });
        let pool = pool.unwrap();
        if started > 0 {
            pause(5);
            let parts = Arc::new(Mutex::new(Vec::new()));
            let ran = parts.clone();
            pool.spawn_broadcast(move |context| ran.lock().unwrap().push(context.index()));
            let run = if waiting == Waiting::Own { threads } else { started };
            until(|| parts.lock().unwrap().len() == run);
            parts.lock().unwrap().sort_unstable();
            assert!(parts.lock().unwrap().iter().copied().eq(0..run));
            for _ in 0..100 {
                let [end] = events();
                pool.spawn(move || scope(|s| s.spawn(move |_| end.happens())));
                end.wait();
                thread::sleep(Duration::from_micros(20));
            }
        }
        ends(move || pool.shutdown());
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
        let (pool, [end]) = (pool.unwrap(), events());
        pause(50);
        if shuts_down {
            thread::spawn(move || {
                pool.shutdown();
                end.happens();
            });
            pause(50);
            drop(late);
        } else {
            pool.spawn(move || end.happens());
            drop(late);
            ends(move || pool.shutdown());
        }
        end.wait();
    }
}

/// The current thread holds the only permit, and a spare is idle.
#[test]
fn a_pool_ends_though_the_current_thread_has_the_permit() {
    ends(|| {
        let pool = own(1).use_current_thread().build().unwrap();
        blocking(|| pool.install(|| ()));
        until(has_permit);
        // By then, the spare sleeps.
        pause(50);
        pool.shutdown();
    });
}

/// A thread inside `blocking` is still a worker, so it cannot join another pool.
#[test]
fn a_worker_that_blocks_is_no_worker_of_another_pool() {
    let build = || own(1).use_current_thread().build();
    assert!(of(1).install(|| blocking(build)).is_err());
}
