//! Broadcasts that wait for each other, and for other jobs.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::channel;
use std::sync::{Arc, Barrier, Mutex};
use std::thread;

use crate::pools::until;

programs! { EndsOn::All {
    /// Two broadcasts run at the same time, and the parts of each wait for each other.
    fn two_broadcasts_each_with_a_barrier() -> u64 {
        let (pool, begun) = (pool::of(2), Barrier::new(2));
        let send = || {
            let barrier = Barrier::new(2);
            begun.wait();
            pool::broadcast(|_| _ = barrier.wait()).len()
        };
        let (a, b) = pool.install(|| pool::apart(send, send));
        (a + b) as u64
    }

    /// The same, from threads that are not workers.
    fn broadcasts_of_three_clients_each_with_a_barrier() -> u64 {
        let (pool, count) = (pool::of(3), AtomicUsize::new(0));
        thread::scope(|t| {
            for _ in 0..3 {
                t.spawn(|| {
                    let barrier = Barrier::new(3);
                    pool.broadcast(|_| {
                        barrier.wait();
                        count.fetch_add(1, SeqCst);
                    });
                });
            }
        });
        count.into_inner() as u64
    }

    fn broadcasts_within_broadcasts() -> u64 {
        let count = AtomicUsize::new(0);
        pool::of(3).broadcast(|_| pool::broadcast(|_| {
            pool::broadcast(|_| _ = count.fetch_add(1, SeqCst));
        }));
        count.into_inner() as u64
    }

    /// A job waits for the part of a broadcast that belongs to the worker which waits for the job.
    fn a_part_of_whom_the_broadcaster_keeps_waiting() -> u64 {
        let (sender, receiver) = channel();
        let sender = Mutex::new(sender);
        pool::of(2).install(|| {
            let second = move || {
                let here = pool::current_thread_index().unwrap();
                pool::spawn_broadcast(move |context| {
                    if context.index() != here {
                        sender.lock().unwrap().send(7).unwrap();
                    }
                });
                receiver.recv().unwrap()
            };
            pool::apart(|| (), second).1
        })
    }

    fn a_broadcast_from_what_a_worker_waits_for() -> u64 {
        let pool = &pool::of(2);
        let count = &AtomicUsize::new(0);
        let send = || _ = pool.broadcast(|_| count.fetch_add(1, SeqCst));
        pool.install(|| pool::apart(|| (), send));
        pool.install(|| pool::of(1).install(send));
        count.load(SeqCst) as u64
    }

    /// The broadcaster waits for another worker's part, which waits for a detached job.
    fn a_part_waits_for_a_detached_job() -> u64 {
        let is_done = Arc::new(AtomicBool::new(false));
        pool::of(3).install(|| {
            let here = pool::current_thread_index();
            pool::broadcast(|context| {
                if Some(context.index()) != here && context.index() != 0 {
                    let done = is_done.clone();
                    pool::spawn(move || done.store(true, SeqCst));
                    until(&is_done);
                }
            });
        });
        1
    }

    /// Each part calls another pool, which broadcasts back.
    fn broadcasts_between_pools() -> u64 {
        let (a, b) = (pool::of(2), pool::of(2));
        let count = AtomicUsize::new(0);
        a.broadcast(|_| b.broadcast(|_| a.broadcast(|_| _ = count.fetch_add(1, SeqCst))));
        count.into_inner() as u64
    }

    /// Each part calls another pool, which calls back, and then waits for the other parts.
    fn parts_that_call_wait_for_each_other() -> u64 {
        let (a, b, all) = (pool::of(3), pool::of(2), Barrier::new(3));
        let parts = a.broadcast(|_| {
            b.install(|| a.install(|| ()));
            all.wait();
        });
        parts.len() as u64
    }

    /// A job yields locally until a part has run on its thread.
    fn a_job_yields_locally_to_its_part() -> u64 {
        let has_run = Arc::new(AtomicBool::new(false));
        let flag = has_run.clone();
        pool::of(1).install(|| {
            pool::spawn_broadcast(move |_| flag.store(true, SeqCst));
            while !has_run.load(SeqCst) {
                pool::yield_local();
            }
        });
        1
    }
} }
