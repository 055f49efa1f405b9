//! Jobs that a waiter has spawned into a scope of another worker, while it helped: it waits for them, and
//! they are in its own deque.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting, join, scope};

fn pool(threads: usize, spares: usize) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    let builder = builder.waiting(Waiting::Own);
    builder.max_spares(spares).build().expect("a pool")
}

fn pause(milliseconds: u64) {
    thread::sleep(Duration::from_millis(milliseconds));
}

/// Waits until the flag is set.
fn until(flag: &AtomicBool) {
    let start = Instant::now();
    while !flag.load(SeqCst) {
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "a wait does not end"
        );
        thread::yield_now();
    }
}

/// Ends the process if `f` takes too long, because a thread that hangs cannot be ended.
fn within_a_minute(f: impl FnOnce()) {
    let is_done = AtomicBool::new(false);
    thread::scope(|threads| {
        threads.spawn(|| {
            let start = Instant::now();
            while !is_done.load(SeqCst) {
                if start.elapsed() > Duration::from_secs(60) {
                    eprintln!("FAILED: the program hangs");
                    std::process::abort();
                }
                pause(10);
            }
        });
        f();
        is_done.store(true, SeqCst);
    });
}

/// The waiter of the `join` helps with the outer job, which spawns the inner one: nobody else can run it,
/// because there is no spare.
#[test]
fn without_spares() {
    within_a_minute(|| {
        for _ in 0..20 {
            let count = AtomicUsize::new(0);
            pool(2, 0).install(|| {
                let stolen = || {
                    scope(|s| {
                        s.spawn(|s| {
                            pause(5);
                            s.spawn(|_| _ = count.fetch_add(1, SeqCst));
                        });
                        pause(2);
                    });
                };
                join(|| pause(1), stolen);
            });
            assert_eq!(count.into_inner(), 1);
        }
    });
}

/// The waiter holds a lock, for which the threads wait that have the permits.
#[test]
fn a_lock_across_a_join() {
    let (two, one) = (pool(2, 256), pool(1, 256));
    let lock = Mutex::new(());
    let [began, outer_began, go_on, spawns, waits] = [(); 5].map(|()| AtomicBool::new(false));
    within_a_minute(|| {
        thread::scope(|threads| {
            // Waits in another pool, is then over quota, and wants the lock.
            threads.spawn(|| {
                two.install(|| {
                    one.install(|| {
                        waits.store(true, SeqCst);
                        until(&go_on);
                    });
                    drop(lock.lock());
                });
            });
            until(&waits);
            pause(50);
            threads.spawn(|| {
                two.install(|| {
                    let guard = lock.lock();
                    let stolen = || {
                        began.store(true, SeqCst);
                        scope(|s| {
                            // Runs on the waiter, which has the inner job in its deque then.
                            s.spawn(|s| {
                                outer_began.store(true, SeqCst);
                                until(&spawns);
                                s.spawn(|_| ());
                            });
                            until(&outer_began);
                        });
                    };
                    join(|| until(&began), stolen);
                    drop(guard);
                });
            });
            until(&outer_began);
            // The thief sleeps, and this job has its permit.
            pause(100);
            threads.spawn(|| two.install(|| drop(lock.lock())));
            pause(100);
            go_on.store(true, SeqCst);
            pause(100);
            spawns.store(true, SeqCst);
        });
    });
}
