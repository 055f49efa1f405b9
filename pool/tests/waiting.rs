//! Whoever waits runs what it waits for, and nothing else.
#![cfg(not(checker))]

use std::env;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting};

/// Names, for a child process, the program that it is to run.
const PROGRAM: &str = "CHASE_LEV_POOL_TEST_PROGRAM";

/// A program that may not end.
struct Program {
    name: &'static str,
    run: fn(),
}

/// A lock is held across a `join`. The first closure spawns a job that takes the lock, while
/// another worker runs the second (rayon-rs/rayon#592).
macro_rules! lock_across_join {
    ($pool:ident, $builder:expr) => {
        || {
            let pool = $builder.num_threads(2).build().expect("threads");
            let lock = Mutex::new(0);
            let second_has_begun = AtomicBool::new(false);
            pool.scope(|s| {
                let mut guard = lock.lock().expect("no panics");
                $pool::join(
                    || {
                        while !second_has_begun.load(SeqCst) {
                            thread::yield_now();
                        }
                        s.spawn(|_| *lock.lock().expect("no panics") += 1);
                    },
                    || {
                        second_has_begun.store(true, SeqCst);
                        thread::sleep(Duration::from_millis(100));
                    },
                );
                *guard += 1;
            });
            assert_eq!(lock.into_inner().expect("no panics"), 2);
        }
    };
}

const PROGRAMS: &[Program] = &[
    Program {
        name: "ours",
        run: lock_across_join!(chase_lev_pool, ThreadPoolBuilder::new()),
    },
    Program {
        name: "any",
        run: || {
            let builder = ThreadPoolBuilder::new().num_threads(4);
            let pool = builder.waiting(Waiting::Any).build().expect("threads");
            loop {
                pool.install(|| uneven(&[], DEPTH, 1));
            }
        },
    },
    Program {
        name: "rayon-core",
        run: lock_across_join!(rayon_core, rayon_core::ThreadPoolBuilder::new()),
    },
];

/// In a child process, runs its program.
#[test]
fn program() {
    let Ok(name) = env::var(PROGRAM) else { return };
    let program = PROGRAMS.iter().find(|program| program.name == name);
    (program.expect("a program").run)();
}

/// How a child process with that program ends; `None` if it takes longer than so many seconds.
fn run(name: &str, seconds: u64) -> Option<ExitStatus> {
    let mut child = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "program"])
        .env(PROGRAM, name)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child process");
    let status = wait(&mut child, Duration::from_secs(seconds));
    if status.is_none() {
        child.kill().expect("it runs");
        child.wait().expect("it was killed");
    }
    status
}

fn wait(child: &mut Child, limit: Duration) -> Option<ExitStatus> {
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Some(status) = child.try_wait().expect("a child process") {
            return Some(status);
        }
        thread::sleep(Duration::from_millis(10));
    }
    None
}

#[test]
fn a_lock_across_a_join_is_no_deadlock() {
    let status = run("ours", 60).expect("it ends");
    assert!(status.success(), "{status}");
}

#[test]
fn on_rayon_core_it_is_one() {
    assert_eq!(run("rayon-core", 5), None);
}

fn of(threads: usize) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.build().expect("threads")
}

/// A tree of joins, each of which holds its own lock, which all of its descendants find taken: so
/// a worker that runs what is not below the `join` in which it waits finds its own lock taken.
fn locked(level: usize, above: &[&Mutex<()>], work: &AtomicUsize) {
    work.fetch_add(1, SeqCst);
    if level == 0 {
        return;
    }
    let own = Mutex::new(());
    let _guard = own.lock().expect("no panics");
    for lock in above {
        assert!(lock.try_lock().is_err(), "run after its ancestor was done");
    }
    let mut above = above.to_vec();
    above.push(&own);
    chase_lev_pool::join(
        || locked(level - 1, &above, work),
        || locked(level - 1, &above, work),
    );
}

#[test]
fn ancestors_wait() {
    let work = AtomicUsize::new(0);
    of(4).install(|| locked(10, &[], &work));
    assert_eq!(work.into_inner(), (1 << 11) - 1);
}

thread_local! {
    /// The paths of the jobs on this thread's stack, the outermost first.
    static STACK: std::cell::RefCell<Vec<Vec<u8>>> = const { std::cell::RefCell::new(Vec::new()) };
}

/// How many jobs were on a stack at a time, at most.
static DEEPEST: AtomicUsize = AtomicUsize::new(0);

/// Runs `f` as the job of that path. Checks that all that is on this thread's stack is above it in
/// the tree of forks.
fn job<R>(path: &[u8], f: impl FnOnce() -> R) -> R {
    STACK.with_borrow_mut(|stack| {
        if let Some(below) = stack.last() {
            let is_ancestor = path.starts_with(below) && path.len() > below.len();
            assert!(is_ancestor, "{path:?} runs on the stack of {below:?}");
        }
        stack.push(path.to_vec());
        DEEPEST.fetch_max(stack.len(), SeqCst);
    });
    let result = f();
    STACK.with_borrow_mut(|stack| stack.pop());
    result
}

/// An uneven tree of joins and scopes.
fn uneven(path: &[u8], depth: usize, seed: u64) -> usize {
    job(path, || {
        let mixed = (seed ^ seed >> 31).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        if depth == 0 || mixed.is_multiple_of(7) && path.len() > 3 {
            (0..mixed % 500).for_each(|i| _ = std::hint::black_box(i));
            return 1;
        }
        let child = |number: u8| {
            let path = [path, &[number]].concat();
            let seed = mixed.wrapping_add(u64::from(number));
            uneven(&path, depth - 1, seed)
        };
        if mixed % 5 == 1 {
            let count = AtomicUsize::new(1);
            chase_lev_pool::scope(|s| {
                for number in 0..3 {
                    let (child, count) = (&child, &count);
                    s.spawn(move |_| _ = count.fetch_add(child(number), SeqCst));
                }
            });
            return count.into_inner();
        }
        let (left, right) = chase_lev_pool::join(|| child(0), || child(1));
        1 + left + right
    })
}

/// How deep it is.
const DEPTH: usize = 14;

/// Rayon's stacks hold whatever was stolen while a job waited (rayon-rs/rayon#751).
#[test]
fn a_stack_is_a_path_of_the_tree() {
    let expected = of(1).install(|| uneven(&[], DEPTH, 1));
    let pool = of(4);
    for _ in 0..30 {
        assert_eq!(pool.install(|| uneven(&[], DEPTH, 1)), expected);
    }
    let deepest = DEEPEST.load(SeqCst);
    assert!((DEPTH / 2..=DEPTH + 1).contains(&deepest), "{deepest}");
}

#[test]
fn a_waiting_worker_runs_no_detached_job() {
    let pool = of(1);
    let count = Arc::new(AtomicUsize::new(0));
    let before = pool.install(|| {
        let spawn = || {
            let count = count.clone();
            chase_lev_pool::spawn(move || _ = count.fetch_add(1, SeqCst));
        };
        chase_lev_pool::join(spawn, spawn);
        chase_lev_pool::scope(|s| s.spawn(|_| spawn()));
        count.load(SeqCst)
    });
    drop(pool);
    assert_eq!((before, count.load(SeqCst)), (0, 3));
}

/// The inner scope's waiter finds a job of the outer one in its deque.
#[test]
fn a_scope_within_does_not_run_the_outer_ones_jobs() {
    let pool = of(1);
    let lock = Mutex::new(0);
    pool.scope(|outer| {
        let mut guard = lock.lock().expect("no panics");
        chase_lev_pool::scope(|inner| {
            inner.spawn(|_| ());
            outer.spawn(|_| *lock.lock().expect("no panics") += 1);
            inner.spawn(|_| ());
        });
        chase_lev_pool::join(
            || outer.spawn(|_| *lock.lock().expect("no panics") += 1),
            || (),
        );
        *guard += 1;
    });
    assert_eq!(lock.into_inner().expect("no panics"), 3);
}

/// A waiter runs what the thief of its job has forked: with two workers, the forks of the second
/// closure are run by both.
#[test]
fn a_waiter_helps_its_thief() {
    let pool = of(2);
    let helped = AtomicBool::new(false);
    for _ in 0..100 {
        pool.install(|| {
            let here = chase_lev_pool::current_thread_index();
            let second_has_begun = AtomicBool::new(false);
            let first = || {
                while !second_has_begun.load(SeqCst) {
                    thread::yield_now();
                }
            };
            chase_lev_pool::join(first, || {
                second_has_begun.store(true, SeqCst);
                assert_ne!(here, chase_lev_pool::current_thread_index());
                let until_helped = || {
                    let start = Instant::now();
                    while !helped.load(SeqCst) && start.elapsed() < Duration::from_secs(1) {
                        thread::yield_now();
                    }
                };
                chase_lev_pool::join(until_helped, || {
                    if here == chase_lev_pool::current_thread_index() {
                        helped.store(true, SeqCst);
                    }
                });
            });
        });
        if helped.load(SeqCst) {
            return;
        }
    }
    panic!("nobody helped");
}

/// Waits until it is so; whether it was in time.
fn until(is_so: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while !is_so() && start.elapsed() < Duration::from_secs(20) {
        thread::yield_now();
    }
    is_so()
}

/// A waiter runs what its thief's thief has forked, which the thief, who waits as well, leaves.
#[test]
fn a_waiter_helps_the_thief_of_its_thief() {
    let (are_forked, taken, by_first) = (
        AtomicBool::new(false),
        AtomicUsize::new(0),
        AtomicUsize::new(0),
    );
    of(3).install(|| {
        let here = chase_lev_pool::current_thread_index();
        let both_are_taken = || until(|| taken.load(SeqCst) == 2);
        let leaf = || {
            taken.fetch_add(1, SeqCst);
            by_first.fetch_add(
                (here == chase_lev_pool::current_thread_index()).into(),
                SeqCst,
            );
            assert!(both_are_taken(), "somebody does not help");
        };
        let innermost = || {
            let forks = || {
                are_forked.store(true, SeqCst);
                assert!(both_are_taken(), "nobody helps");
            };
            chase_lev_pool::join(|| chase_lev_pool::join(forks, leaf), leaf);
        };
        let inner = || chase_lev_pool::join(|| until(|| are_forked.load(SeqCst)), innermost);
        chase_lev_pool::join(|| until(|| are_forked.load(SeqCst)), inner);
    });
    assert_eq!(by_first.into_inner(), 1);
}

/// Who waits for a scope helps all that run its jobs.
#[test]
fn a_scope_helps_all_its_thieves() {
    let (begun, forked, helped) = (
        AtomicUsize::new(0),
        AtomicUsize::new(0),
        AtomicUsize::new(0),
    );
    let both = |count: &AtomicUsize| until(|| count.load(SeqCst) == 2);
    of(3).install(|| {
        let here = chase_lev_pool::current_thread_index();
        let wait = || {
            forked.fetch_add(1, SeqCst);
            assert!(both(&helped), "nobody helps");
        };
        let help = || {
            assert_eq!(here, chase_lev_pool::current_thread_index());
            helped.fetch_add(1, SeqCst);
        };
        let job = || {
            begun.fetch_add(1, SeqCst);
            // Before that, the other thief would take what is forked.
            assert!(both(&begun), "nobody takes the other job");
            chase_lev_pool::join(wait, help);
        };
        chase_lev_pool::scope(|s| {
            (0..2).for_each(|_| s.spawn(|_| job()));
            assert!(both(&forked), "nobody takes them");
        });
    });
}

/// The check of the stacks can fail.
#[test]
fn with_any_waiting_a_stack_is_no_path() {
    let status = run("any", 60).expect("it panics");
    assert!(!status.success());
}

#[test]
fn with_any_waiting_all_is_done_as_well() {
    let builder = ThreadPoolBuilder::new().num_threads(4);
    let pool = builder.waiting(Waiting::Any).build().expect("threads");
    fn sum(n: u64) -> u64 {
        if n == 0 {
            return 1;
        }
        let (a, b) = chase_lev_pool::join(|| sum(n - 1), || sum(n - 1));
        a + b
    }
    assert_eq!(pool.install(|| sum(14)), 1 << 14);
}
