//! Programs that the pool must complete under every schedule, and their exploration.

use std::env;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};

use chase_lev_pool::{Waiting, join, scope};
use fastrand::Rng;
use libtest_mimic::Trial;
use shuttle::scheduler::{PctScheduler, RandomScheduler, Scheduler};
use shuttle::sync::{Barrier, Mutex};
use shuttle::{Config, FailurePersistence, MaxSteps, Runner};

use crate::suite::tree::{self, Tree};
use crate::suite::{of, own, with, without_spares};

/// The programs by name.
pub const PROGRAMS: &[(&str, fn())] = &[
    ("two joins", || {
        let both = of(2).install(|| join(|| join(|| 1, || 2), || join(|| 3, || 4)));
        assert_eq!(both, ((1, 2), (3, 4)));
    }),
    ("a lock across a join", lock_across_join),
    ("the outer scope's jobs", || {
        let count = AtomicUsize::new(0);
        of(2).scope(|outer| {
            for _ in 0..2 {
                outer.spawn(|outer| {
                    scope(|inner| {
                        outer.spawn(|_| _ = count.fetch_add(1, SeqCst));
                        inner.spawn(|_| _ = count.fetch_add(1, SeqCst));
                    });
                    let spawn = || outer.spawn(|_| _ = count.fetch_add(1, SeqCst));
                    join(spawn, spawn);
                });
            }
        });
        assert_eq!(count.into_inner(), 8);
    }),
    ("shutdown during spawns", || {
        let count = Arc::new(AtomicUsize::new(0));
        let pool = of(2);
        for _ in 0..2 {
            let count = count.clone();
            pool.spawn(move || {
                let again = count.clone();
                chase_lev_pool::spawn(move || _ = again.fetch_add(1, SeqCst));
                count.fetch_add(1, SeqCst);
            });
        }
        pool.shutdown();
        assert_eq!(count.load(SeqCst), 4);
    }),
    ("submitters", || {
        let pool = Arc::new(of(2));
        let install = |n| {
            let pool = pool.clone();
            move || pool.install(move || join(|| n, || 1))
        };
        let other = shuttle::thread::spawn(install(2));
        assert_eq!(install(1)(), (1, 1));
        assert_eq!(other.join().expect("no panics"), (2, 1));
    }),
    ("a call back", || {
        let (a, b) = (of(1), of(1));
        let answer = a.install(|| b.install(|| a.install(|| 42)));
        assert_eq!(answer, 42);
    }),
    ("two broadcasts", || {
        let parts = || chase_lev_pool::broadcast(|context| context.index());
        let both = of(2).install(|| join(parts, parts));
        assert_eq!(both, (vec![0, 1], vec![0, 1]));
    }),
    ("parts that wait for each other", || {
        let (a, b, all) = (of(2), of(1), Barrier::new(2));
        let parts = a.broadcast(|_| {
            b.install(|| a.install(|| ()));
            all.wait();
        });
        assert_eq!(parts.len(), 2);
    }),
    ("a pool ends from within", || {
        let pool = Arc::new(of(2));
        let own = pool.clone();
        pool.spawn(move || drop(own));
        drop(pool);
    }),
    ("leftovers", || {
        // A waiter runs part of what it waits for, and this part spawns into a scope that the thief
        // waits for.
        let count = AtomicUsize::new(0);
        let job = || {
            scope(|s| {
                for _ in 0..2 {
                    s.spawn(|s| {
                        pause(10);
                        s.spawn(|_| _ = count.fetch_add(1, SeqCst));
                    });
                }
            })
        };
        of(2).install(|| join(|| pause(10), job));
        assert_eq!(count.into_inner(), 2);
    }),
    ("the first panics", || {
        let leaves = || Tree::Join((Tree::Leaf, Tree::Leaf).into());
        let first = Tree::Join((Tree::Panic, leaves()).into());
        let program = Tree::Join((first, leaves()).into());
        tree::execute([&program], 2, Waiting::Own, true);
    }),
    ("a job is put back", || {
        // The spawned job is popped before the second half of the `join`, which waits for it.
        let [detached, scoped] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        let flag = detached.clone();
        of(2).scope(|s| {
            let first = || chase_lev_pool::spawn(move || flag.store(true, SeqCst));
            join(first, || wait(&detached));
            join(|| s.spawn(|_| scoped.store(true, SeqCst)), || wait(&scoped));
        });
    }),
    ("a part of a worker that yields", || {
        let has_run = Arc::new(AtomicBool::new(false));
        let flag = has_run.clone();
        of(1).install(|| {
            chase_lev_pool::spawn_broadcast(move |_| flag.store(true, SeqCst));
            while !has_run.load(SeqCst) {
                chase_lev_pool::yield_local();
            }
        });
    }),
    ("a part of a free permit", part_of_free_permit),
    ("a lost race", lost_race),
    ("exit handlers", exit_handlers),
    ("two thieves", two_thieves),
    ("a wait upon a wait", wait_upon_wait),
    ("after a sleep", || {
        let pool = of(2);
        for i in 0..2 {
            pause(200);
            assert_eq!(pool.install(|| i), i);
        }
    }),
];

/// Lets other threads take about this many steps.
fn pause(steps: usize) {
    (0..steps).for_each(|_| shuttle::thread::yield_now());
}

/// Waits until `is_so` returns `true`, without running jobs.
fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        pause(1);
    }
}

/// Waits until the flag is set, without running jobs.
fn wait(flag: &AtomicBool) {
    until(|| flag.load(SeqCst));
}

/// A waiting worker runs a job that waits as well, and both waits end at about the same time.
fn wait_upon_wait() {
    let (pool, other) = (Arc::new(with(2, Waiting::Any)), of(1));
    let again = pool.clone();
    let [lower, upper] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
    let (begun, both) = (lower.clone(), upper.clone());
    let client = shuttle::thread::spawn(move || {
        wait(&begun);
        // By then, the only idle worker sleeps in its `join`.
        pause(30);
        again.install(|| other.install(|| both.store(true, SeqCst)));
    });
    let second = || {
        lower.store(true, SeqCst);
        wait(&upper);
    };
    pool.install(|| join(|| wait(&lower), second));
    client.join().expect("no panics");
}

/// Exit handlers wait, and leave jobs behind: in a spare that ends before its pool does, and in a
/// worker that ends with it.
fn exit_handlers() {
    let owned = Arc::new(());
    let held = owned.clone();
    let builder = own(1).max_spares(1).handle_spares();
    let pool = builder.exit_handler(move |_| {
        scope(|s| s.spawn_broadcast(|_, _| ()));
        assert_eq!(chase_lev_pool::broadcast(|_| ()), [()]);
        let held = held.clone();
        chase_lev_pool::spawn(move || drop(held));
    });
    let pool = pool.build().expect("threads");
    let other = of(1);
    pool.install(|| other.install(|| ()));
    pool.shutdown();
    assert_eq!(Arc::strong_count(&owned), 1, "a job is left");
}

/// One of two jobs waits until the other has run a part of a broadcast, and then for both parts. So
/// it must not continue with the permit of the other part.
fn part_of_free_permit() {
    let (pool, other) = (Arc::new(of(2)), of(1));
    let begun = Arc::new([false; 2].map(AtomicBool::new));
    let has_begun = |part: &AtomicBool| part.load(SeqCst);
    let any = || begun.iter().any(has_begun);
    let all = || begun.iter().all(has_begun);
    let (ready, parts) = (AtomicUsize::new(0), begun.clone());
    pool.in_place_scope(|s| {
        s.spawn(|_| {
            other.install(|| {
                ready.fetch_add(1, SeqCst);
                until(any);
            });
            until(all);
        });
        s.spawn(|_| {
            ready.fetch_add(1, SeqCst);
            until(|| {
                chase_lev_pool::yield_now();
                any()
            });
        });
        until(|| ready.load(SeqCst) == 2);
        pool.spawn_broadcast(move |context| parts[context.index()].store(true, SeqCst));
    });
}

/// A waiter and an idle worker steal from the thief. The one that loses finds another job there.
fn lost_race() {
    let pool = without_spares(3);
    let (are_queued, done) = (AtomicBool::new(false), AtomicUsize::new(0));
    let second = || {
        scope(|s| {
            for _ in 0..2 {
                s.spawn(|_| _ = done.fetch_add(1, SeqCst));
            }
            are_queued.store(true, SeqCst);
            until(|| done.load(SeqCst) == 2);
        });
    };
    pool.install(|| join(|| wait(&are_queued), second));
    assert_eq!(pool.exceptions(), 0, "a waiter takes its own part for any job");
}

fn lock_across_join() {
    let lock = Mutex::new(0);
    of(2).scope(|s| {
        let locked = || {
            let mut guard = lock.lock().expect("no panics");
            join(|| s.spawn(|_| *lock.lock().expect("no panics") += 1), || join(|| (), || ()));
            *guard += 1;
        };
        join(locked, locked);
    });
    assert_eq!(lock.into_inner().expect("no panics"), 4);
}

/// A worker waits for one of its two thieves. It may help that one, but not the other.
fn two_thieves() {
    let is_in_join = AtomicBool::new(false);
    of(3).install(|| {
        let here = shuttle::thread::current().id();
        let forks = |check: &(dyn Fn() + Sync)| {
            (0..3).for_each(|_| _ = join(|| pause(10), check));
        };
        let first = || {
            is_in_join.store(true, SeqCst);
            join(|| pause(20), || forks(&|| ()));
            is_in_join.store(false, SeqCst);
        };
        let foreign = || {
            let is_here = shuttle::thread::current().id() == here;
            let may = !is_in_join.load(SeqCst) || !is_here;
            assert!(may, "a waiting worker runs what it does not wait for");
        };
        join(first, || forks(&foreign));
    });
}

/// The most steps of an execution. Every program here ends in fewer.
const MAX_STEPS: usize = 200_000;

/// Returns the number of schedules that each scheduler chooses for a program.
pub fn iterations(default: usize) -> usize {
    let number = |text: String| text.parse().expect("SHUTTLE_ITERATIONS is a number");
    env::var("SHUTTLE_ITERATIONS").map_or(default, number)
}

/// Runs `program` under random schedules, and under schedules with priorities that change one, two
/// or four times. Returns the number of schedules.
///
/// # Panics
///
/// Panics if `program` panics or hangs under one of them.
pub fn explore(iterations: usize, program: impl Fn() + Send + Sync + 'static) -> usize {
    let program = Arc::new(program);
    let run = |scheduler: Box<dyn Scheduler + Send>| {
        let program = program.clone();
        Runner::new(scheduler, config()).run(move || program())
    };
    let random = run(Box::new(RandomScheduler::new_from_seed(1, iterations)));
    let prioritized = [1, 2, 4].map(|changes| {
        let scheduler = PctScheduler::new_from_seed(1, changes, iterations);
        run(Box::new(scheduler))
    });
    random + prioritized.iter().sum::<usize>()
}

fn config() -> Config {
    let mut config = Config::new();
    config.stack_size = 1 << 19;
    config.failure_persistence = FailurePersistence::None;
    config.max_steps = MaxSteps::FailAfter(MAX_STEPS);
    config.silence_warnings = true;
    config
}

/// The number of random programs, and the number of schedules that each scheduler chooses for each
/// of them.
const TREES: usize = 150;
const SCHEDULES: usize = 30;

/// Explores random programs, small ones first, so that the first to fail is easy to read. Calls
/// `begin` at the beginning of each schedule.
pub fn random(threads: usize, waiting: Waiting, begin: fn()) {
    let (mut random, mut explored) = (Rng::with_seed(7), 0);
    for number in 0..TREES {
        let program = Tree::random(2 + number / 6, &mut random);
        let shown = program.clone();
        let run = move || {
            begin();
            tree::execute([&program], threads, waiting, waiting == Waiting::Own);
        };
        let result = catch_unwind(AssertUnwindSafe(|| explore(iterations(SCHEDULES), run)));
        explored += result.unwrap_or_else(|_| panic!("fails: {shown:?}"));
    }
    at_least(explored, TREES * 4 * iterations(SCHEDULES));
    println!("{explored} schedules of {TREES} random programs, {threads} threads, {waiting:?}");
}

pub fn tests() -> Vec<Trial> {
    let programs = PROGRAMS.iter().map(|&(name, run)| {
        Trial::test(name, move || {
            let wanted = iterations(1000);
            at_least(explore(wanted, run), 4 * wanted);
            Ok(())
        })
    });
    use Waiting::{Any, Own};
    let random = [(1, Own), (2, Own), (3, Own), (2, Any)].map(|(threads, waiting)| {
        let name = format!("random programs, {threads}, {waiting:?}");
        Trial::test(name, move || {
            random(threads, waiting, || ());
            Ok(())
        })
    });
    programs.chain(random).collect()
}

fn at_least(explored: usize, floor: usize) {
    assert!(explored >= floor, "{explored} schedules, not {floor}");
}
