// Included twice, each time with another `pool`.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, mpsc};

use pool::{ThreadPool, ThreadPoolBuilder, join, scope};

fn of(threads: usize) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.build().expect("threads")
}

/// What `f` panics with.
fn panic_of<R>(f: impl FnOnce() -> R) -> Option<String> {
    let panic = catch_unwind(AssertUnwindSafe(f)).err()?;
    Some(text(&*panic))
}

fn text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.unwrap_or_else(|| String::from("no text"))
}

fn fib(n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = join(|| fib(n - 1), || fib(n - 2));
    a + b
}

pub fn joins_nest() -> u64 {
    of(3).install(|| fib(18))
}

pub fn joins_return_what_the_closures_return() -> (String, Vec<u8>) {
    of(2).join(|| String::from("left"), || vec![1, 2])
}

pub fn a_scope_waits_for_all() -> usize {
    let count = AtomicUsize::new(0);
    of(3).scope(|s| {
        for _ in 0..100 {
            s.spawn(|s| {
                count.fetch_add(1, SeqCst);
                s.spawn(|_| _ = count.fetch_add(1, SeqCst));
            });
        }
    });
    count.into_inner()
}

pub fn a_scope_in_place() -> (usize, bool) {
    let count = AtomicUsize::new(0);
    let here = std::thread::current().id();
    let same = of(2).in_place_scope(|s| {
        for _ in 0..10 {
            s.spawn(|_| _ = count.fetch_add(1, SeqCst));
        }
        std::thread::current().id() == here
    });
    (count.into_inner(), same)
}

pub fn scopes_nest() -> usize {
    let count = AtomicUsize::new(0);
    of(2).scope(|outer| {
        for _ in 0..10 {
            outer.spawn(|outer| {
                scope(|inner| {
                    inner.spawn(|_| _ = count.fetch_add(1, SeqCst));
                    outer.spawn(|_| _ = count.fetch_add(1, SeqCst));
                });
                join(
                    || outer.spawn(|_| _ = count.fetch_add(1, SeqCst)),
                    || outer.spawn(|_| _ = count.fetch_add(1, SeqCst)),
                );
            });
        }
    });
    count.into_inner()
}

pub fn spawns_are_done() -> usize {
    let (sender, receiver) = mpsc::channel();
    let pool = of(2);
    for i in 0..100 {
        let sender = sender.clone();
        pool.spawn(move || {
            let sender = sender.clone();
            pool::spawn(move || sender.send(i).expect("somebody listens"));
        });
    }
    drop(sender);
    receiver.iter().sum()
}

pub fn one_part_on_each() -> Vec<(usize, usize)> {
    of(4).broadcast(|context| (context.index(), context.num_threads()))
}

pub fn a_broadcast_from_within() -> Vec<usize> {
    of(3).install(|| pool::broadcast(|context| context.index() * 10))
}

pub fn spawned_broadcasts() -> usize {
    let (sender, receiver) = mpsc::channel();
    let pool = of(3);
    let sender = Mutex::new(sender);
    pool.spawn_broadcast(move |context| {
        let sender = sender.lock().expect("no panics").clone();
        sender.send(context.index() + 1).expect("somebody listens");
    });
    receiver.iter().sum()
}

pub fn numbers_of_threads() -> (usize, usize, bool) {
    let pool = of(3);
    let default = of(0);
    (
        pool.current_num_threads(),
        pool.install(pool::current_num_threads),
        default.current_num_threads() > 0,
    )
}

pub fn indices() -> (Option<usize>, Option<usize>, bool, Option<usize>) {
    let (pool, other) = (of(1), of(1));
    (
        pool.current_thread_index(),
        pool.install(pool::current_thread_index),
        pool.install(|| pool.current_thread_index() == Some(0)),
        pool.install(|| other.current_thread_index()),
    )
}

pub fn names() -> Vec<Option<String>> {
    let builder = ThreadPoolBuilder::new().num_threads(2);
    let builder = builder.thread_name(|index| format!("worker {index}"));
    let pool = builder.stack_size(1 << 20).build().expect("threads");
    pool.broadcast(|_| std::thread::current().name().map(String::from))
}

pub fn handlers() -> (Vec<usize>, Vec<usize>) {
    let (started, ended) = (mpsc::channel(), mpsc::channel());
    let (start, end) = (Mutex::new(started.0), Mutex::new(ended.0));
    let builder = ThreadPoolBuilder::new()
        .num_threads(3)
        .start_handler(move |index| _ = start.lock().expect("no panics").send(index))
        .exit_handler(move |index| _ = end.lock().expect("no panics").send(index));
    let pool = builder.build().expect("threads");
    pool.broadcast(|_| ());
    drop(pool);
    let sorted = |received: mpsc::Receiver<usize>| {
        let mut all: Vec<_> = received.iter().collect();
        all.sort();
        all
    };
    (sorted(started.1), sorted(ended.1))
}

pub fn the_first_panic_of_a_join() -> (Option<String>, usize) {
    let count = AtomicUsize::new(0);
    let pool = of(2);
    let second = || _ = count.fetch_add(1, SeqCst);
    let panic = panic_of(|| pool.join(|| panic!("first"), second));
    (panic, count.into_inner())
}

pub fn the_second_panics() -> (Option<String>, usize) {
    let count = AtomicUsize::new(0);
    let pool = of(2);
    let first = || _ = count.fetch_add(1, SeqCst);
    let panic = panic_of(|| pool.join(first, || panic!("second")));
    (panic, count.into_inner())
}

pub fn both_panic() -> Option<String> {
    let pool = of(2);
    panic_of(|| pool.join(|| panic!("first"), || panic!("second")))
}

pub fn a_job_of_a_scope_panics() -> (Option<String>, usize) {
    let count = AtomicUsize::new(0);
    let pool = of(2);
    let panic = panic_of(|| {
        pool.scope(|s| {
            s.spawn(|_| panic!("job"));
            for _ in 0..10 {
                s.spawn(|_| _ = count.fetch_add(1, SeqCst));
            }
        })
    });
    (panic, count.into_inner())
}

pub fn the_body_of_a_scope_panics() -> (Option<String>, usize) {
    let count = AtomicUsize::new(0);
    let pool = of(2);
    let panic = panic_of(|| {
        pool.scope(|s| {
            for _ in 0..10 {
                s.spawn(|_| _ = count.fetch_add(1, SeqCst));
            }
            panic!("body");
        })
    });
    (panic, count.into_inner())
}

/// Nothing is left of the panics of a scope and of a join, of which one goes on.
pub fn panics_are_dropped() -> usize {
    let payload = Arc::new(());
    let panic = || std::panic::panic_any(payload.clone());
    let pool = of(2);
    drop(catch_unwind(AssertUnwindSafe(|| {
        pool.scope(|s| (0..10).for_each(|_| s.spawn(|_| panic())));
    })));
    drop(catch_unwind(AssertUnwindSafe(|| pool.join(panic, panic))));
    Arc::strong_count(&payload)
}

pub fn install_panics() -> (Option<String>, u32) {
    let pool = of(1);
    let panic = panic_of(|| pool.install(|| panic!("in the pool")));
    (panic, pool.install(|| 42))
}

pub fn a_broadcast_panics() -> Option<String> {
    let pool = of(3);
    panic_of(|| {
        pool.broadcast(|context| assert!(context.index() != 1, "one"))
    })
}

pub fn the_panic_handler_is_told() -> (String, usize) {
    let (sender, receiver) = mpsc::channel();
    let sender = Mutex::new(sender);
    let builder = ThreadPoolBuilder::new().num_threads(1).panic_handler(move |panic| {
        let sender = sender.lock().expect("no panics");
        sender.send(text(&*panic)).expect("somebody listens");
    });
    let pool = builder.build().expect("a thread");
    pool.spawn(|| panic!("nobody waits"));
    let told = receiver.recv().expect("the handler");
    (told, pool.install(|| 7))
}

pub fn a_yield_runs_a_job() -> (bool, bool, usize) {
    let count = Arc::new(AtomicUsize::new(0));
    let pool = of(1);
    let ran = pool.install(|| {
        let count = count.clone();
        pool::spawn(move || _ = count.fetch_add(1, SeqCst));
        pool::yield_now() == Some(pool::Yield::Executed)
    });
    let idle = pool.install(|| pool::yield_now() == Some(pool::Yield::Idle));
    drop(pool);
    (ran, idle, count.load(SeqCst))
}

pub fn outside() -> (bool, Option<usize>) {
    (pool::yield_now().is_none(), pool::current_thread_index())
}

pub fn the_global_pool() -> (u64, usize, bool) {
    let count = AtomicUsize::new(0);
    scope(|s| s.spawn(|_| _ = count.fetch_add(1, SeqCst)));
    pool::in_place_scope(|s| s.spawn(|_| _ = count.fetch_add(1, SeqCst)));
    let again = ThreadPoolBuilder::new().build_global().is_err();
    (fib(10), count.into_inner(), again)
}

fn sort(values: &mut [u32]) {
    if values.len() < 2 {
        return;
    }
    let pivot = values.len() - 1;
    let mut less = 0;
    for i in 0..pivot {
        if values[i] < values[pivot] {
            values.swap(i, less);
            less += 1;
        }
    }
    values.swap(less, pivot);
    let (left, right) = values.split_at_mut(less);
    join(|| sort(left), || sort(&mut right[1..]));
}

pub fn sorts() -> Vec<u32> {
    let mut values: Vec<_> = (0..5000_u32).map(|i| i.wrapping_mul(0x9E37_79B9)).collect();
    of(3).install(|| sort(&mut values));
    values
}
