//! Pools that call each other.

use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{channel, sync_channel};
use std::thread;

use crate::pools::{pause, until};

programs! { EndsOn::All {
    fn a_scope_in_place_round_a_ring() -> u64 {
        let [a, b, c] = [1, 1, 1].map(pool::of);
        let count = AtomicUsize::new(0);
        let job = |_: &pool::Scope<'_>| _ = count.fetch_add(1, SeqCst);
        a.in_place_scope(|s| s.spawn(|_| b.in_place_scope(|s| s.spawn(|_| {
            c.in_place_scope(|s| s.spawn(|_| a.in_place_scope(|s| {
                s.spawn(job);
                s.spawn(job);
            })));
        }))));
        count.into_inner() as u64
    }

    fn every_kind_of_call_back() -> u64 {
        let (a, b) = (pool::of(1), pool::of(1));
        let count = AtomicUsize::new(0);
        let add = || _ = count.fetch_add(1, SeqCst);
        a.install(|| b.install(|| {
            a.install(add);
            a.join(add, add);
            a.scope(|s| s.spawn(|_| add()));
            a.broadcast(|_| add());
        }));
        count.into_inner() as u64
    }

    /// The only worker waits for a job of another pool, which waits for a job in the queue.
    fn a_job_in_the_queue_that_another_pool_waits_for() -> u64 {
        let (sender, receiver) = channel();
        let (a, b) = (pool::of(1), pool::of(1));
        a.install(|| {
            pool::spawn(move || sender.send(7).unwrap());
            b.install(move || receiver.recv().unwrap())
        })
    }

    /// The job of another pool spawns into the scope of the worker that waits for that job.
    fn another_pool_spawns_into_the_scope_that_waits() -> u64 {
        let (sender, receiver) = channel();
        let (a, b) = (pool::of(1), pool::of(1));
        a.scope(|s| b.install(move || {
            s.spawn(move |_| sender.send(7).unwrap());
            receiver.recv().unwrap()
        }))
    }

    /// The pools form a ring, and each opens a scope in the next at the same time.
    fn three_pools_that_call_each_other() -> u64 {
        let pools = [1, 1, 1].map(pool::of);
        let (all, count) = (Barrier::new(3), AtomicUsize::new(0));
        thread::scope(|t| {
            for i in 0..3 {
                let (pools, all, count) = (&pools, &all, &count);
                t.spawn(move || pools[i].install(|| {
                    all.wait();
                    pools[(i + 1) % 3].scope(|s| {
                        (0..3).for_each(|_| s.spawn(|_| _ = count.fetch_add(1, SeqCst)));
                    });
                }));
            }
        });
        count.into_inner() as u64
    }

    fn two_pools_that_call_each_other_often() -> u64 {
        let (a, b) = (pool::of(2), pool::of(2));
        let count = AtomicUsize::new(0);
        let add = || _ = count.fetch_add(1, SeqCst);
        let call = |from: &pool::ThreadPool, to: &pool::ThreadPool| from.scope(|s| {
            (0..20).for_each(|_| s.spawn(|_| to.install(|| _ = pool::join(add, add))));
        });
        thread::scope(|t| {
            t.spawn(|| call(&a, &b));
            call(&b, &a);
        });
        count.into_inner() as u64
    }

    /// There are as many call-backs as workers, and one of the workers waits for them.
    fn four_call_backs_that_need_each_other() -> u64 {
        let (a, b) = (pool::of(4), pool::of(4));
        let (all, count) = (Barrier::new(4), AtomicUsize::new(0));
        a.install(|| b.scope(|s| {
            for _ in 0..4 {
                s.spawn(|_| a.install(|| {
                    all.wait();
                    count.fetch_add(1, SeqCst);
                }));
            }
        }));
        count.into_inner() as u64
    }

    /// One of two workers waits for a job of another pool, and the other worker feeds that job.
    fn a_job_feeds_what_its_pool_waits_for() -> u64 {
        let (sender, receiver) = sync_channel(0);
        let (a, b) = (pool::of(2), pool::of(1));
        a.install(|| pool::apart(
            || pool::spawn(move || (0..20).for_each(|i| sender.send(i).unwrap())),
            || b.install(move || receiver.iter().sum()),
        )).1
    }

    /// 400 nested calls, each of which makes a worker wait.
    fn calls_to_and_fro() -> u64 {
        fn call(pools: [&pool::ThreadPool; 2], left: u64) -> u64 {
            let [here, there] = pools;
            match left {
                0 => 0,
                _ => here.install(|| 1 + call([there, here], left - 1)),
            }
        }
        call([&pool::of(1), &pool::of(1)], 400)
    }

    /// While the only worker waits for another pool, a second job begins and then waits for a third
    /// pool. The first job continues, and blocks until the second is done.
    fn a_job_blocks_until_what_ran_while_it_waited_is_done() -> u64 {
        let (sender, receiver) = channel();
        let [a, b, c] = &[1, 1, 1].map(pool::of);
        let begun = &AtomicBool::new(false);
        a.scope(move |s| {
            s.spawn(move |_| {
                begun.store(true, SeqCst);
                c.install(|| pause(5));
                sender.send(7).unwrap();
            });
            b.install(|| until(begun));
            receiver.recv().unwrap()
        })
    }

    /// The same, but the first job yields.
    fn a_job_yields_until_what_ran_while_it_waited_is_done() -> u64 {
        let [a, b, c] = &[1, 1, 1].map(pool::of);
        let [begun, is_done] = &[(); 2].map(|()| AtomicBool::new(false));
        a.scope(|s| {
            s.spawn(move |_| {
                begun.store(true, SeqCst);
                c.install(|| pause(5));
                is_done.store(true, SeqCst);
            });
            b.install(|| until(begun));
            while !is_done.load(SeqCst) {
                pool::yield_now();
            }
        });
        1
    }

    fn two_hundred_jobs_that_wait_in_another_pool() -> u64 {
        pool::all_wait_in_another_pool(200)
    }

    /// More jobs wait than the pool may have threads.
    fn a_thousand_jobs_that_wait_in_another_pool() -> u64 {
        pool::all_wait_in_another_pool(1000)
    }
} }
