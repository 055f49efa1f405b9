//! Start handlers, threads that the program starts itself, and indices.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Arc, Barrier, Mutex, mpsc};
use std::thread;

use crate::pools::{pause, until};

programs! { EndsOn::All {
    /// All threads meet in the start handler. Later, one of them waits.
    fn a_start_handler_meets_the_builder() -> u64 {
        let both = Arc::new(Barrier::new(2));
        let again = both.clone();
        let builder = pool::ThreadPoolBuilder::new().num_threads(1);
        let a = builder.start_handler(move |_| _ = again.wait()).build().unwrap();
        both.wait();
        let b = pool::of(1);
        a.install(|| b.install(|| a.install(|| 7)))
    }

    /// A start handler hands each index its state.
    fn a_start_handler_runs_once_for_each_index() -> u64 {
        let states: [_; 2] = [1, 2].map(|state| Mutex::new(Some(state)));
        let builder = pool::ThreadPoolBuilder::new().num_threads(2);
        let a = builder.start_handler(move |index| {
            states[index].lock().unwrap().take().expect("the state of this index");
        });
        let (a, b) = (a.build().unwrap(), pool::of(1));
        a.scope(|s| (0..8).for_each(|_| s.spawn(|_| b.install(|| a.install(|| ())))));
        8
    }

    /// After a `join` whose other half has waited elsewhere, a job asks for its index under a lock,
    /// for which the other jobs wait.
    fn an_index_under_a_lock() -> u64 {
        let lock: &'static Mutex<u64> = Box::leak(Box::default());
        let add = move |after| move || {
            pause(after);
            *lock.lock().unwrap() += 1;
        };
        let has_index = pool::of(2).install(|| {
            let has_begun = AtomicBool::new(false);
            let first = || {
                until(&has_begun);
                pool::spawn(add(20));
            };
            pool::join(first, || {
                has_begun.store(true, SeqCst);
                pause(3);
                pool::spawn(add(15));
                pause(2);
            });
            let _held = lock.lock().unwrap();
            pause(40);
            pool::current_thread_index().is_some()
        });
        u64::from(has_index)
    }

    /// One of two threads is never run, so the other one does all.
    fn a_thread_that_never_runs() -> u64 {
        let stash = Arc::new(Mutex::new(Vec::new()));
        let kept = stash.clone();
        let builder = pool::ThreadPoolBuilder::new().num_threads(2);
        let a = pool::build_with(builder, move |one| {
            match one.index() {
                0 => _ = thread::spawn(|| one.run()),
                _ => kept.lock().unwrap().push(one),
            }
            Ok(())
        });
        // By then, the other thread sleeps.
        pause(2);
        a.install(|| pool::join(|| 3, || 4)).1
    }

    /// The program waits until each thread runs before it starts the next one.
    fn a_handshake_for_each_thread() -> u64 {
        let builder = pool::ThreadPoolBuilder::new().num_threads(3);
        let (sender, receiver) = mpsc::channel();
        let builder = builder.start_handler(move |index| sender.send(index).unwrap());
        let a = pool::build_with(builder, move |one| {
            let index = one.index();
            thread::spawn(|| one.run());
            assert_eq!(receiver.recv(), Ok(index));
            Ok(())
        });
        a.install(|| 7)
    }

    /// A job that runs while another one waits does so on a thread of the pool with a different
    /// index.
    fn indices_differ() -> u64 {
        let (a, b) = (pool::of(3), pool::of(3));
        let inside = Mutex::new(HashSet::new());
        a.scope(|s| for _ in 0..50 {
            s.spawn(|_| {
                let index = pool::current_thread_index().unwrap();
                assert!(inside.lock().unwrap().insert(index), "another thread has this index");
                thread::yield_now();
                inside.lock().unwrap().remove(&index);
                b.install(|| ());
                _ = pool::current_thread_index().unwrap();
            })
        });
        50
    }
} }
