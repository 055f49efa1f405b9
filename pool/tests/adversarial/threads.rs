//! Threads that are not workers, and pools that are dropped while there is work.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

programs! { EndsOn::All {
    /// One worker waits for the other, which waits for the thread.
    fn a_job_joins_a_thread_that_installs() -> u64 {
        let pool = &pool::of(2);
        let thread = || thread::scope(|t| t.spawn(|| pool.install(|| 7)).join().unwrap());
        pool.install(|| pool::apart(|| (), thread)).1
    }

    /// A job of the first client waits for a message that is sent after the second client was
    /// served.
    fn a_second_client() -> u64 {
        let ((sender, receiver), (begun, has_begun)) = (channel(), channel());
        let pool = &pool::of(2);
        thread::scope(|t| {
            let second = move || {
                begun.send(()).unwrap();
                receiver.recv().unwrap()
            };
            let first = t.spawn(|| pool.install(|| pool::apart(|| (), second)).1);
            has_begun.recv().unwrap();
            sender.send(pool.install(|| 7)).unwrap();
            first.join().unwrap()
        })
    }

    /// The only worker waits for the end of the scope while threads spawn into it.
    fn a_thread_spawns_into_a_scope() -> u64 {
        let count = AtomicUsize::new(0);
        let (count, pool) = (&count, pool::of(1));
        pool.scope(|s| {
            s.spawn(move |s| thread::scope(|t| {
                t.spawn(|| s.spawn(|_| _ = count.fetch_add(1, SeqCst)));
                t.spawn(|| (0..10).for_each(|_| s.spawn(|_| _ = count.fetch_add(1, SeqCst))));
            }));
        });
        count.load(SeqCst) as u64
    }

    /// The job waits for a job that its thread spawns into the scope.
    fn a_job_waits_for_what_a_thread_spawns_into_its_scope() -> u64 {
        let (sender, receiver) = channel();
        pool::of(2).scope(|s| {
            let second = move || thread::scope(|t| {
                t.spawn(move || s.spawn(move |_| sender.send(7).unwrap()));
                receiver.recv().unwrap()
            });
            pool::apart(|| (), second).1
        })
    }

    /// The main thread opens the scope, so both workers are needed.
    fn a_scope_in_place_of_jobs_that_feed_each_other() -> u64 {
        let (sender, receiver) = channel();
        let pool = pool::of(2);
        let mut sum = 0;
        let total = &mut sum;
        pool.in_place_scope(|s| {
            s.spawn(move |s| {
                let produce = move || (0..9).for_each(|i| sender.send(i).unwrap());
                let first = || s.spawn(move |_| produce());
                pool::apart(first, move || *total = receiver.iter().sum());
            });
        });
        sum
    }

    /// A job drops its own pool after it has spawned another job.
    fn a_pool_goes_within_its_own_job() -> u64 {
        let (sender, receiver) = channel();
        let (give, take) = channel::<pool::ThreadPool>();
        let pool = pool::of(1);
        pool.spawn(move || {
            let pool = take.recv().unwrap();
            let after = sender.clone();
            pool.spawn(move || after.send(2).unwrap());
            drop(pool);
            sender.send(1).unwrap();
        });
        give.send(pool).unwrap();
        receiver.iter().sum()
    }

    /// The thread that drops the pool then sends the message that the pool's job waits for.
    fn a_pool_goes_before_its_job_gets_what_it_needs() -> u64 {
        let ((sender, receiver), (result, last)) = (channel(), channel());
        let pool = pool::of(1);
        pool.spawn(move || result.send(receiver.recv().unwrap()).unwrap());
        drop(pool);
        sender.send(7).unwrap();
        last.recv().unwrap()
    }

    /// The only worker of one pool drops another, whose job calls back.
    fn a_pool_goes_whose_job_calls_back() -> u64 {
        let (sender, receiver) = channel();
        let (a, b) = (std::sync::Arc::new(pool::of(1)), pool::of(1));
        let back = a.clone();
        a.install(move || {
            b.spawn(move || sender.send(back.install(|| 7)).unwrap());
            drop(b);
        });
        receiver.recv().unwrap()
    }

    /// One half of a `join` drops a pool while the other half waits for a job of that pool.
    fn a_pool_goes_in_a_join() -> u64 {
        let ((sender, receiver), (ready, is_ready)) = (channel(), channel());
        let other = pool::of(1);
        let job = move || {
            is_ready.recv().unwrap();
            sender.send(7).unwrap();
        };
        pool::of(2).install(|| pool::apart(
            move || {
                other.spawn(job);
                drop(other);
                ready.send(()).unwrap();
            },
            move || receiver.recv().unwrap(),
        )).1
    }

    /// The destructor of a thread-local calls a pool whose only worker was the thread.
    fn a_thread_local_calls_the_pool_of_its_thread() -> u64 {
        struct Calls(pool::ThreadPool, Sender<u64>);
        impl Drop for Calls {
            fn drop(&mut self) {
                self.1.send(self.0.install(|| 7)).unwrap();
            }
        }
        thread_local!(static LAST: Cell<Option<Calls>> = const { Cell::new(None) });
        let (sender, receiver) = channel();
        thread::spawn(|| {
            // The first one to be made is the last one to be dropped.
            LAST.take();
            let builder = pool::ThreadPoolBuilder::new().num_threads(1);
            let pool = builder.use_current_thread().build().unwrap();
            LAST.set(Some(Calls(pool, sender)));
        });
        receiver.recv_timeout(Duration::from_secs(20)).unwrap()
    }
} }
