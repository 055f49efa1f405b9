//! Jobs that announce by `blocking` that they wait, so that another thread takes their place. On
//! rayon-core, they simply block.

use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc::channel;
use std::thread;

programs! { EndsOn::Own {
    fn the_only_worker_joins_a_thread_that_installs() -> u64 {
        let pool = &pool::of(1);
        let thread = || thread::scope(|t| t.spawn(|| pool.install(|| 7)).join().unwrap());
        pool.install(|| pool::blocking(thread))
    }

    fn more_jobs_meet_than_there_are_workers() -> u64 {
        let (all, count) = (Barrier::new(9), AtomicUsize::new(0));
        pool::of(2).scope(|s| {
            for _ in 0..9 {
                s.spawn(|_| {
                    pool::blocking(|| _ = all.wait());
                    assert!(pool::current_thread_index().is_some());
                    count.fetch_add(1, SeqCst);
                });
            }
        });
        count.into_inner() as u64
    }

    fn blocks_below_a_join() -> u64 {
        let (sender, receiver) = channel();
        let receive = move || pool::blocking(|| receiver.recv().unwrap());
        pool::of(1).scope(move |s| {
            s.spawn(move |_| sender.send(7).unwrap());
            pool::join(move || pool::scope(move |_| receive()), || 1).0
        })
    }
} }
