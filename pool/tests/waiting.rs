//! A waiting worker runs only jobs that it waits for.
#![cfg(not(checker))]

mod suite {
    pub mod pools;
    #[expect(dead_code, reason = "the program here has only joins and scopes")]
    pub mod tree;
}

use std::env;
use std::iter;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use chase_lev_pool::{Waiting, join, scope, spawn};
use suite::pools::{of, until, within};
use suite::tree::{self, Tree};

/// The environment variable that names the program which a child process runs.
const PROGRAM: &str = "CHASE_LEV_POOL_TEST_PROGRAM";

/// Holds a lock across a `join`. The first closure spawns a job that takes the lock, while another worker
/// runs the second (rayon-rs/rayon#592).
macro_rules! lock_across_join {
    ($pool:ident) => {{
        let builder = $pool::ThreadPoolBuilder::new().num_threads(2);
        let lock = Mutex::new(0);
        let second_has_begun = AtomicBool::new(false);
        builder.build().expect("threads").scope(|s| {
            let mut guard = lock.lock().expect("no panics");
            $pool::join(
                || {
                    assert!(until(|| second_has_begun.load(SeqCst)), "nobody steals");
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
    }};
}

/// In a child process, runs the named program, which may hang.
#[test]
fn program() {
    match env::var(PROGRAM).as_deref() {
        Err(_) => {}
        Ok("ours") => lock_across_join!(chase_lev_pool),
        Ok("rayon-core") => lock_across_join!(rayon_core),
        Ok("any") => {
            tree::execute(iter::repeat(&uneven(DEPTH, 1)), 4, Waiting::Any, true);
        }
        Ok(name) => panic!("there is no program {name}"),
    }
}

/// Runs the named program in a child process. Returns its exit status, or `None` if it takes longer than
/// `seconds`.
fn run(name: &str, seconds: u64) -> Option<ExitStatus> {
    let mut child = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "program"])
        .env(PROGRAM, name)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child process");
    let has_ended = || child.try_wait().expect("a child process").is_some();
    let ends = within(Duration::from_secs(seconds), has_ended);
    if !ends {
        child.kill().expect("it runs");
    }
    let status = child.wait().expect("a child process");
    ends.then_some(status)
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

/// Returns an uneven program of joins and scopes.
fn uneven(depth: usize, seed: u64) -> Tree {
    let mixed = (seed ^ seed >> 31).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    if depth == 0 || mixed.is_multiple_of(7) && depth < DEPTH - 3 {
        return Tree::Leaf;
    }
    let child = |number| uneven(depth - 1, mixed.wrapping_add(number));
    match mixed % 5 {
        1 => Tree::Scope((0..3).map(child).collect::<Vec<_>>().into()),
        _ => Tree::Join((child(0), child(1)).into()),
    }
}

/// The depth of the program.
const DEPTH: usize = 14;

/// rayon's stacks hold any job that was stolen while another waited (rayon-rs/rayon#751).
#[test]
fn a_stack_is_a_path_of_the_tree() {
    let program = uneven(DEPTH, 1);
    let (_, deepest) = tree::execute([&program; 30], 4, Waiting::Own, true);
    // At the bottom of each stack is the call into the pool.
    assert!((DEPTH / 2..=DEPTH + 2).contains(&deepest), "{deepest}");
}

#[test]
fn a_waiting_worker_runs_no_detached_job() {
    let pool = of(1);
    let count = Arc::new(AtomicUsize::new(0));
    let before = pool.install(|| {
        let spawn = || {
            let count = count.clone();
            spawn(move || _ = count.fetch_add(1, SeqCst));
        };
        join(spawn, spawn);
        scope(|s| s.spawn(|_| spawn()));
        count.load(SeqCst)
    });
    pool.shutdown();
    assert_eq!((before, count.load(SeqCst)), (0, 3));
}

/// The waiter of the inner scope finds a job of the outer scope in its deque.
#[test]
fn a_scope_within_does_not_run_the_outer_ones_jobs() {
    let pool = of(1);
    let lock = Mutex::new(0);
    pool.scope(|outer| {
        let mut guard = lock.lock().expect("no panics");
        scope(|inner| {
            inner.spawn(|_| ());
            outer.spawn(|_| *lock.lock().expect("no panics") += 1);
            inner.spawn(|_| ());
        });
        join(
            || outer.spawn(|_| *lock.lock().expect("no panics") += 1),
            || (),
        );
        *guard += 1;
    });
    assert_eq!(lock.into_inner().expect("no panics"), 3);
}

/// A waiter runs a job that its thief's thief has forked.
#[test]
fn a_waiter_helps_the_thief_of_its_thief() {
    let are_forked = AtomicBool::new(false);
    let (taken, by_first) = (AtomicUsize::new(0), AtomicUsize::new(0));
    of(3).install(|| {
        let here = thread::current().id();
        let both_are_taken = || until(|| taken.load(SeqCst) == 2);
        let leaf = || {
            taken.fetch_add(1, SeqCst);
            if here == thread::current().id() {
                by_first.fetch_add(1, SeqCst);
            }
            assert!(both_are_taken(), "one of them does not help");
        };
        let innermost = || {
            let forks = || {
                are_forked.store(true, SeqCst);
                assert!(both_are_taken(), "nobody helps");
            };
            join(|| join(forks, leaf), leaf);
        };
        let inner = || join(|| until(|| are_forked.load(SeqCst)), innermost);
        join(|| until(|| are_forked.load(SeqCst)), inner);
    });
    assert_eq!(by_first.into_inner(), 1);
}

/// A worker that waits for a scope helps every worker that runs a job of the scope.
#[test]
fn a_scope_helps_all_its_thieves() {
    let [begun, forked, helped] = [const { AtomicUsize::new(0) }; 3];
    let both = |count: &AtomicUsize| until(|| count.load(SeqCst) == 2);
    of(3).install(|| {
        let here = thread::current().id();
        let wait = || {
            forked.fetch_add(1, SeqCst);
            assert!(both(&helped), "nobody helps");
        };
        let help = || {
            assert_eq!(here, thread::current().id());
            helped.fetch_add(1, SeqCst);
        };
        let job = || {
            begun.fetch_add(1, SeqCst);
            // Both thieves are busy from here on; otherwise one could take what the other forks.
            assert!(both(&begun), "nobody takes the other job");
            join(wait, help);
        };
        scope(|s| {
            (0..2).for_each(|_| s.spawn(|_| job()));
            assert!(both(&forked), "nobody takes the jobs");
        });
    });
}

/// Shows that the check of the stacks can fail.
#[test]
fn with_any_waiting_a_stack_is_no_path() {
    let status = run("any", 60).expect("the child panics");
    assert!(!status.success());
}
