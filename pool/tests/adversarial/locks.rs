//! Locks, condition variables, barriers, and jobs that yield.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Barrier, Condvar, Mutex, mpsc};

use crate::pools::{pause, until};

/// A queue of numbers, with a condition variable for its consumers.
type Queue = (Mutex<VecDeque<u64>>, Condvar);

fn put(queue: &Queue, number: u64) {
    queue.0.lock().unwrap().push_back(number);
    queue.1.notify_one();
}

fn take(queue: &Queue) -> u64 {
    let empty = |numbers: &mut VecDeque<_>| numbers.is_empty();
    let mut numbers = queue.1.wait_while(queue.0.lock().unwrap(), empty).unwrap();
    numbers.pop_front().unwrap()
}

programs! { EndsOn::All {
    /// Two jobs put and two take, so all four workers are needed.
    fn a_queue_with_a_condition_variable() -> u64 {
        let (queue, sum) = (Queue::default(), AtomicU64::new(0));
        let (queue, sum) = (&queue, &sum);
        pool::of(4).scope(|s| {
            for producer in 0..2 {
                s.spawn(move |_| (0..50).for_each(|_| _ = sum.fetch_add(take(queue), SeqCst)));
                s.spawn(move |_| (0..50).for_each(|i| put(queue, 2 * i + producer)));
            }
        });
        sum.load(SeqCst)
    }

    /// One worker waits in a `join`, and one for the detached job, whose two halves need a worker
    /// each.
    fn a_barrier_of_both_halves_of_a_join() -> u64 {
        let (sender, receiver) = mpsc::channel();
        pool::of(3).install(|| {
            let halves = move || {
                let barrier = Barrier::new(2);
                pool::join(|| _ = barrier.wait(), || _ = barrier.wait());
                sender.send(7).unwrap();
            };
            pool::apart(|| pool::spawn(halves), move || receiver.recv().unwrap()).1
        })
    }

    /// The only worker yields, within a `join`, until the job that it has spawned is done.
    fn yields_within_a_join() -> u64 {
        let is_done = Arc::new(AtomicBool::new(false));
        pool::of(1).install(|| {
            let done = is_done.clone();
            pool::spawn(move || done.store(true, SeqCst));
            let wait = || while !is_done.load(SeqCst) {
                pool::yield_now();
            };
            pool::join(wait, || ());
        });
        1
    }

    /// The yielding job runs a job that waits in a `join`, whose other half waits for a third job.
    fn a_join_above_a_yield() -> u64 {
        let (sender, receiver) = mpsc::channel();
        let (ready, is_ready) = (Arc::new(AtomicBool::new(false)), AtomicBool::new(false));
        pool::of(3).scope(|s| {
            let there = ready.clone();
            s.spawn(|_| while !is_ready.load(SeqCst) {
                pool::yield_now();
            });
            s.spawn(move |s| {
                let spawn = || s.spawn(move |_| sender.send(()).unwrap());
                pool::apart(spawn, move || receiver.recv().unwrap());
                there.store(true, SeqCst);
            });
            until(&ready);
            is_ready.store(true, SeqCst);
        });
        1
    }

    /// A yielding job runs the second half of a `join`. Two others wait for messages of the
    /// yielding job: the code after this `join`, and a job that is found while the `join` waits.
    fn others_wait_for_who_yields() -> u64 {
        let (sender, receiver) = mpsc::channel();
        let (there, is_there) = mpsc::channel();
        let [ends, begun] = &[(); 2].map(|()| AtomicBool::new(false));
        pool::of(2).scope(move |s| {
            s.spawn(move |_| {
                while !ends.load(SeqCst) {
                    pool::yield_now();
                }
                sender.send(3).unwrap();
                there.send(4).unwrap();
            });
            let first = move || {
                s.spawn(move |_| {
                    begun.store(true, SeqCst);
                    assert_eq!(receiver.recv(), Ok(3));
                });
            };
            let second = || {
                until(begun);
                ends.store(true, SeqCst);
            };
            pool::apart(first, second);
            is_there.recv().unwrap()
        })
    }
}

EndsOn::Own {
    /// rayon-rs/rayon#592.
    fn a_lock_across_a_join() -> u64 {
        let lock = Mutex::new(0);
        pool::of(2).scope(|s| {
            let mut guard = lock.lock().unwrap();
            pool::apart(|| s.spawn(|_| *lock.lock().unwrap() += 1), || pause(5));
            *guard += 1;
        });
        assert_eq!(lock.into_inner().unwrap(), 2);
        2
    }

    fn a_lock_across_a_scope() -> u64 {
        let lock = Mutex::new(0);
        pool::of(1).scope(|outer| {
            let mut guard = lock.lock().unwrap();
            pool::scope(|inner| {
                inner.spawn(|_| ());
                outer.spawn(|_| *lock.lock().unwrap() += 1);
                inner.spawn(|_| ());
            });
            pool::join(|| outer.spawn(|_| *lock.lock().unwrap() += 1), || ());
            *guard += 1;
        });
        assert_eq!(lock.into_inner().unwrap(), 3);
        3
    }

    fn a_lock_across_an_install() -> u64 {
        let (lock, other) = (Mutex::new(0), pool::of(1));
        pool::of(1).scope(|s| {
            let mut guard = lock.lock().unwrap();
            s.spawn(|_| *lock.lock().unwrap() += 1);
            other.install(|| pause(5));
            *guard += 1;
        });
        assert_eq!(lock.into_inner().unwrap(), 2);
        2
    }

    /// A job of the outer scope waits for a message from the frame below it, if its worker is the
    /// one that waits there.
    fn a_message_from_below() -> u64 {
        let (sender, receiver) = mpsc::channel();
        pool::of(2).scope(|s| {
            pool::apart(|| s.spawn(move |_| assert_eq!(receiver.recv(), Ok(7))), || pause(5));
            sender.send(7).unwrap();
        });
        7
    }
}

EndsOn::All {
    /// The other worker is busy when the second closure is queued, and takes it later, while its
    /// owner waits for it and queues nothing. (A queue that offers its jobs only to workers that
    /// are idle when a job is queued never offers it.)
    fn a_job_that_was_queued_while_all_were_busy() -> u64 {
        pool::of(2).install(|| {
            let (queued, is_queued) = mpsc::channel();
            let (sender, receiver) = mpsc::channel();
            let first = move || pool::join(
                move || {
                    queued.send(()).unwrap();
                    receiver.recv().unwrap()
                },
                move || sender.send(7).unwrap(),
            ).0;
            pool::apart(first, move || is_queued.recv().unwrap()).0
        })
    }
}

EndsOn::Neither {
    /// A worker that blocks without saying so is lost to the pool.
    fn the_only_worker_blocks() -> u64 {
        let (sender, receiver) = mpsc::channel();
        pool::of(1).install(move || {
            pool::spawn(move || sender.send(7).unwrap());
            receiver.recv().unwrap()
        })
    }
} }
