//! The same programs on this pool and on rayon-core: only the `use` line differs.
#![cfg(not(checker))]

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, mpsc};

/// Returns the message of the panic of `run`, if it panics, and the number of calls of its argument.
fn panic_and_count<R>(run: impl FnOnce(&(dyn Fn() + Sync)) -> R) -> (Option<String>, usize) {
    let count = AtomicUsize::new(0);
    let add = || _ = count.fetch_add(1, SeqCst);
    let panic = catch_unwind(AssertUnwindSafe(|| run(&add))).err();
    (panic.map(|panic| text(&*panic)), count.into_inner())
}

/// Returns the number of times that `run` calls its argument.
fn count<R>(run: impl FnOnce(&(dyn Fn() + Sync)) -> R) -> usize {
    let (panic, count) = panic_and_count(run);
    assert_eq!(panic, None);
    count
}

fn panic_of<R>(run: impl FnOnce() -> R) -> Option<String> {
    panic_and_count(|_| run()).0
}

fn text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.unwrap_or_else(|| String::from("no text"))
}

/// Waits until all senders are dropped, and returns the received values in order.
fn sorted<T: Ord>(receiver: mpsc::Receiver<T>) -> Vec<T> {
    let mut all: Vec<_> = receiver.iter().collect();
    all.sort();
    all
}

/// Compiles functions and programs for both pools. Makes a test of each program, which compares the
/// results.
macro_rules! same {
    ({ $($function:item)* } $($(#[$about:meta])* fn $program:ident() -> $Result:ty $run:block)*) => {
        mod ours {
            use super::*;
            use chase_lev_pool as pool;
            $($function)*
            $($(#[$about])* pub fn $program() -> $Result $run)*
        }

        mod rayon {
            use super::*;
            use rayon_core as pool;
            $($function)*
            $($(#[$about])* pub fn $program() -> $Result $run)*
        }

        $(
            #[test]
            fn $program() {
                assert_eq!(ours::$program(), rayon::$program());
            }
        )*
    };
}

same! {
    {
        use pool::{ThreadPool, ThreadPoolBuilder, join, scope};

        fn of(threads: usize) -> ThreadPool {
            let builder = ThreadPoolBuilder::new().num_threads(threads);
            builder.build().expect("threads")
        }

        fn fib(n: u64) -> u64 {
            if n < 2 {
                return n;
            }
            let (a, b) = join(|| fib(n - 1), || fib(n - 2));
            a + b
        }
    }

    fn joins_nest() -> u64 {
        of(3).install(|| fib(18))
    }

    fn joins_return_what_the_closures_return() -> (String, Vec<u8>) {
        of(2).join(|| String::from("left"), || vec![1, 2])
    }

    fn a_scope_waits_for_all() -> usize {
        count(|add| {
            of(3).scope(|s| {
                for _ in 0..100 {
                    s.spawn(|s| {
                        add();
                        s.spawn(|_| add());
                    });
                }
            })
        })
    }

    fn a_scope_in_place() -> usize {
        let here = std::thread::current().id();
        count(|add| {
            of(2).in_place_scope(|s| {
                (0..10).for_each(|_| s.spawn(|_| add()));
                assert_eq!(std::thread::current().id(), here);
            })
        })
    }

    fn scopes_nest() -> usize {
        count(|add| {
            of(2).scope(|outer| {
                for _ in 0..10 {
                    outer.spawn(|outer| {
                        scope(|inner| {
                            inner.spawn(|_| add());
                            outer.spawn(|_| add());
                        });
                        join(|| outer.spawn(|_| add()), || outer.spawn(|_| add()));
                    });
                }
            })
        })
    }

    fn spawns_are_done() -> Vec<usize> {
        let (sender, receiver) = mpsc::channel();
        let pool = of(2);
        for i in 0..100 {
            let sender = sender.clone();
            pool.spawn(move || pool::spawn(move || sender.send(i).expect("the test listens")));
        }
        drop(sender);
        sorted(receiver)
    }

    fn a_broadcast_from_within() -> Vec<usize> {
        of(3).install(|| pool::broadcast(|context| context.index() * 10))
    }

    fn numbers_of_threads() -> (usize, usize, bool) {
        let pool = of(3);
        let within = pool.install(pool::current_num_threads);
        (pool.current_num_threads(), within, of(0).current_num_threads() > 0)
    }

    fn indices() -> [Option<usize>; 4] {
        let (pool, other) = (of(1), of(1));
        [
            pool.current_thread_index(),
            pool.install(pool::current_thread_index),
            pool.install(|| pool.current_thread_index()),
            pool.install(|| other.current_thread_index()),
        ]
    }

    fn names() -> Vec<Option<String>> {
        let builder = ThreadPoolBuilder::new().num_threads(2);
        let builder = builder.thread_name(|index| format!("worker {index}"));
        let pool = builder.stack_size(1 << 20).build().expect("threads");
        pool.broadcast(|_| std::thread::current().name().map(String::from))
    }

    fn the_first_panic_of_a_join() -> (Option<String>, usize) {
        panic_and_count(|add| of(2).join(|| panic!("first"), add))
    }

    fn a_job_of_a_scope_panics() -> (Option<String>, usize) {
        panic_and_count(|add| {
            of(2).scope(|s| {
                s.spawn(|_| panic!("job"));
                (0..10).for_each(|_| s.spawn(|_| add()));
            })
        })
    }

    fn the_body_of_a_scope_panics() -> (Option<String>, usize) {
        panic_and_count(|add| {
            of(2).scope(|s| {
                (0..10).for_each(|_| s.spawn(|_| add()));
                panic!("body");
            })
        })
    }

    /// The payloads of all panics in a scope or a join are dropped, also of those that do not continue.
    fn panics_are_dropped() -> usize {
        let payload = Arc::new(());
        let panic = || std::panic::panic_any(payload.clone());
        let pool = of(2);
        panic_of(|| pool.scope(|s| (0..10).for_each(|_| s.spawn(|_| panic()))));
        panic_of(|| pool.join(panic, panic));
        Arc::strong_count(&payload)
    }

    fn install_panics() -> (Option<String>, u32) {
        let pool = of(1);
        let panic = panic_of(|| pool.install(|| panic!("in the pool")));
        (panic, pool.install(|| 42))
    }

    fn the_panic_handler_is_told() -> (String, usize) {
        let (sender, receiver) = mpsc::channel();
        let tell = move |panic: Box<dyn Any + Send>| _ = sender.send(text(&*panic));
        let builder = ThreadPoolBuilder::new().num_threads(1).panic_handler(tell);
        let pool = builder.build().expect("a thread");
        pool.spawn(|| panic!("nobody waits"));
        let told = receiver.recv().expect("the handler");
        (told, pool.install(|| 7))
    }

    fn outside() -> (bool, Option<usize>) {
        (pool::yield_now().is_none(), pool::current_thread_index())
    }

    fn the_global_pool() -> (u64, usize, bool) {
        let jobs = count(|add| {
            scope(|s| s.spawn(|_| add()));
            pool::in_place_scope(|s| s.spawn(|_| add()));
        });
        let again = ThreadPoolBuilder::new().build_global().is_err();
        (fib(10), jobs, again)
    }
}
