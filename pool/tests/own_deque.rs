//! Jobs that a waiter has spawned into a scope of another worker, while it helped: it waits for
//! them, and they are in its own deque.
#![cfg(not(checker))]

mod suite;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::thread;

use chase_lev_pool::{join, scope, spawn};
use suite::{ends, events, of, pause};

/// The waiter of the `join` helps with the outer job, which spawns the inner one: nobody else can
/// run it, because there is no spare.
#[test]
fn without_spares() {
    ends(|| {
        for _ in 0..20 {
            let count = AtomicUsize::new(0);
            suite::without_spares(2).install(|| {
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

/// The waiter holds a lock, and the threads that have the permits wait for it.
#[test]
fn a_lock_across_a_join() {
    let [began, outer_began, go_on, spawns, waits] = events();
    ends(move || {
        let (two, one, lock) = (of(2), of(1), Mutex::new(()));
        thread::scope(|threads| {
            // Waits in another pool, is then over quota, and wants the lock.
            threads.spawn(|| {
                two.install(|| {
                    one.install(|| {
                        waits.happens();
                        go_on.wait();
                    });
                    drop(lock.lock());
                });
            });
            waits.wait();
            pause(50);
            threads.spawn(|| {
                two.install(|| {
                    let guard = lock.lock();
                    let stolen = || {
                        began.happens();
                        scope(|s| {
                            // Runs on the waiter, which has the inner job in its deque then.
                            s.spawn(|s| {
                                outer_began.happens();
                                spawns.wait();
                                s.spawn(|_| ());
                            });
                            outer_began.wait();
                        });
                    };
                    join(|| began.wait(), stolen);
                    drop(guard);
                });
            });
            outer_began.wait();
            // The thief sleeps, and this job has its permit.
            pause(100);
            threads.spawn(|| two.install(|| drop(lock.lock())));
            pause(100);
            go_on.happens();
            pause(100);
            spawns.happens();
        });
    });
}

/// Jobs that need the waiter's lock lie above one that it waits for, and below: more than it puts
/// back. Another thread that gets them all runs one that waits for the lock.
#[test]
fn under_many_jobs() {
    static LOCK: Mutex<()> = Mutex::new(());
    ends(|| {
        of(1).install(|| {
            let guard = LOCK.lock();
            scope(|outer| {
                scope(|inner| {
                    let others = || (0..50).for_each(|_| spawn(|| drop(LOCK.lock())));
                    inner.spawn(|_| ());
                    others();
                    outer.spawn(|_| ());
                    others();
                });
            });
            drop(guard);
        });
    });
}
