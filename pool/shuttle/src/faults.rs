//! Ten planted faults: races and deadlocks, each in a small program, and each put right.
//!
//! They are ordinary programs on rayon, except that the types that threads share are shuttle's.

use std::collections::HashMap;

use rayon::prelude::*;
use shuttle::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use shuttle::sync::{Condvar, Mutex, RwLock};
use shuttle::thread;

/// A fault in a program.
pub struct Fault {
    /// Its name.
    pub name: &'static str,
    /// The number of threads of its pool.
    pub threads: usize,
    /// The fault is found in this many schedules at most.
    pub schedules: usize,
    /// The message of the failure contains this.
    pub message: &'static str,
    /// The drawing of the failure has these calls, in this order, with a semicolon between them.
    pub drawn: &'static str,
    /// The program with the fault.
    pub wrong: fn(),
    /// The program without it.
    pub right: fn(),
}

/// Shuttle's message contains this if all threads wait.
const DEADLOCK: &str = "deadlock";

/// Returns a fault in a program for a pool of two threads.
const fn of_two(
    name: &'static str,
    message: &'static str,
    drawn: &'static str,
    wrong: fn(),
    right: fn(),
) -> Fault {
    Fault { name, threads: 2, schedules: 2000, message, drawn, wrong, right }
}

/// All faults.
pub const FAULTS: [Fault; 10] = [
    of_two(
        "lost update",
        "an update is lost",
        "count.load(SeqCst); count.load(SeqCst); count.store(; count.store(",
        || lost_update(|count| count.store(count.load(SeqCst) + 1, SeqCst)),
        || lost_update(|count| _ = count.fetch_add(1, SeqCst)),
    ),
    of_two(
        "lost maximum",
        "the maximum is lost",
        "maximum.load(SeqCst); maximum.store(n, SeqCst); maximum.store(",
        || {
            lost_maximum(|maximum, n| {
                if n > maximum.load(SeqCst) {
                    maximum.store(n, SeqCst);
                }
            });
        },
        || lost_maximum(|maximum, n| _ = maximum.fetch_max(n, SeqCst)),
    ),
    of_two(
        "oversold",
        "a seat is sold twice",
        "seats.load(SeqCst); seats.fetch_sub(1, SeqCst)",
        || {
            oversold(|seats| {
                let sells = seats.load(SeqCst) > 0;
                if sells {
                    seats.fetch_sub(1, SeqCst);
                }
                sells
            });
        },
        || {
            oversold(|seats| {
                let less = |seats: usize| seats.checked_sub(1);
                seats.fetch_update(SeqCst, SeqCst, less).is_ok()
            });
        },
    ),
    of_two(
        "the last one",
        "two are the last",
        "left.fetch_sub(1, SeqCst); left.fetch_sub(; left.load(SeqCst)",
        || {
            the_last_one(|left| {
                left.fetch_sub(1, SeqCst);
                left.load(SeqCst) == 0
            });
        },
        || the_last_one(|left| left.fetch_sub(1, SeqCst) == 1),
    ),
    of_two(
        "early flag",
        "ready without data",
        "is_ready.store(true, SeqCst); is_ready.load(; data.load(SeqCst)",
        || {
            early_flag(|data, is_ready| {
                is_ready.store(true, SeqCst);
                data.store(42, SeqCst);
            });
        },
        || {
            early_flag(|data, is_ready| {
                data.store(42, SeqCst);
                is_ready.store(true, SeqCst);
            });
        },
    ),
    of_two(
        "lock by load and store",
        "two have the lock",
        "lock.load(SeqCst); lock.store(true, SeqCst); lock.store(true, SeqCst)",
        || {
            lock_by_flag(|lock| {
                let is_free = !lock.load(SeqCst);
                if is_free {
                    lock.store(true, SeqCst);
                }
                is_free
            });
        },
        || lock_by_flag(|lock| !lock.swap(true, SeqCst)),
    ),
    of_two(
        "computed twice",
        "it is computed twice",
        "cache.read(); computed.fetch_add(1, SeqCst); cache.write(); computed.fetch_add(",
        || {
            computed_once(|cache, compute| {
                let found = cache.read().unwrap().get("key").copied();
                found.unwrap_or_else(|| {
                    let value = compute();
                    cache.write().unwrap().insert("key", value);
                    value
                })
            });
        },
        || {
            computed_once(|cache, compute| {
                *cache.write().unwrap().entry("key").or_insert_with(compute)
            });
        },
    ),
    of_two(
        "lock order",
        DEADLOCK,
        "accounts[first].lock(); accounts[first].lock(); waits: accounts[second].lock()",
        || lock_order([[0, 1], [1, 0]]),
        || lock_order([[0, 1], [0, 1]]),
    ),
    Fault {
        name: "philosophers",
        threads: 3,
        schedules: 8000,
        message: DEADLOCK,
        drawn: "table[first].lock(); waits: table[second].lock()",
        wrong: || philosophers(|seat| [seat, (seat + 1) % 3]),
        right: || philosophers(|seat| [seat.min((seat + 1) % 3), seat.max((seat + 1) % 3)]),
    },
    of_two(
        "lost wake-up",
        DEADLOCK,
        "is_ready.lock(); changed.notify_one(); changed.wait(",
        || {
            lost_wake_up(|is_ready, changed| {
                if !*is_ready.lock().unwrap() {
                    drop(changed.wait(is_ready.lock().unwrap()));
                }
            });
        },
        || {
            lost_wake_up(|is_ready, changed| {
                let guard = is_ready.lock().unwrap();
                drop(changed.wait_while(guard, |is_ready| !*is_ready));
            });
        },
    ),
];

fn lost_update(add: fn(&AtomicUsize)) {
    let count = AtomicUsize::new(0);
    (0..4).into_par_iter().for_each(|_| add(&count));
    assert_eq!(count.into_inner(), 4, "an update is lost");
}

fn lost_maximum(raise: fn(&AtomicUsize, usize)) {
    let maximum = AtomicUsize::new(0);
    [3, 7, 5, 2, 6, 4].par_iter().for_each(|&n| raise(&maximum, n));
    assert_eq!(maximum.into_inner(), 7, "the maximum is lost");
}

fn oversold(sell: fn(&AtomicUsize) -> bool) {
    let seats = AtomicUsize::new(2);
    let sold = (0..6).into_par_iter().filter(|_| sell(&seats)).count();
    assert_eq!(sold, 2, "a seat is sold twice");
}

fn the_last_one(is_last: fn(&AtomicUsize) -> bool) {
    let left = AtomicUsize::new(4);
    let last = (0..4).into_par_iter().filter(|_| is_last(&left)).count();
    assert_eq!(last, 1, "two are the last");
}

fn early_flag(publish: fn(&AtomicUsize, &AtomicBool)) {
    let (data, is_ready) = (AtomicUsize::new(0), AtomicBool::new(false));
    rayon::scope(|scope| {
        scope.spawn(|_| publish(&data, &is_ready));
        for _ in 0..10 {
            if is_ready.load(SeqCst) {
                assert_eq!(data.load(SeqCst), 42, "ready without data");
            }
        }
    });
}

fn lock_by_flag(try_lock: fn(&AtomicBool) -> bool) {
    let (lock, inside) = (AtomicBool::new(false), AtomicUsize::new(0));
    (0..4).into_par_iter().for_each(|_| {
        while !try_lock(&lock) {
            thread::yield_now();
        }
        let others = inside.fetch_add(1, SeqCst);
        inside.fetch_sub(1, SeqCst);
        lock.store(false, SeqCst);
        // Only now, so that no other job waits for the lock for ever.
        assert_eq!(others, 0, "two have the lock");
    });
}

type Cache = RwLock<HashMap<&'static str, usize>>;

fn computed_once(get: fn(&Cache, &dyn Fn() -> usize) -> usize) {
    let (cache, computed) = (Cache::default(), AtomicUsize::new(0));
    let compute = || computed.fetch_add(1, SeqCst);
    let sum: usize = (0..4).into_par_iter().map(|_| get(&cache, &compute)).sum();
    assert_eq!(sum, 0, "it is computed twice");
}

fn lock_order([one, other]: [[usize; 2]; 2]) {
    let accounts = [100, 0].map(Mutex::new);
    let transfer = |[first, second]: [usize; 2]| {
        let mut first = accounts[first].lock().unwrap();
        let mut second = accounts[second].lock().unwrap();
        (*first, *second) = (*second, *first);
    };
    let many = |order| (0..3).for_each(|_| transfer(order));
    rayon::join(|| many(one), || many(other));
}

fn philosophers(forks: fn(usize) -> [usize; 2]) {
    let table = [(); 3].map(Mutex::new);
    rayon::scope(|scope| {
        for seat in 0..3 {
            let table = &table;
            scope.spawn(move |_| {
                let [first, second] = forks(seat);
                let _first = table[first].lock().unwrap();
                let _second = table[second].lock().unwrap();
            });
        }
    });
}

fn lost_wake_up(wait: fn(&Mutex<bool>, &Condvar)) {
    let (is_ready, changed) = (Mutex::new(false), Condvar::new());
    rayon::scope(|scope| {
        scope.spawn(|_| wait(&is_ready, &changed));
        scope.spawn(|_| {
            *is_ready.lock().unwrap() = true;
            changed.notify_one();
        });
    });
}
