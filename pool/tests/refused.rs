//! The kernel agrees to process-wide barriers and refuses them later. The pool must still run every
//! job.

#![cfg(all(target_os = "linux", target_arch = "x86_64", not(any(loom, shuttle))))]

mod suite;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::mpsc;
use std::time::Duration;
use std::{fs, io, thread};

use chase_lev_pool::{ThreadPool, join};
use nix::unistd::gettid;
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter_all_threads};
use suite::{events, fib, of, until};

/// The number of the system call `membarrier`.
const MEMBARRIER: i64 = 324;

const ENOUGH: Duration = Duration::from_secs(60);

/// Makes the kernel refuse `membarrier` to all threads of this process for ever.
fn refuse_barriers() {
    let (allow, refuse) = (SeccompAction::Allow, SeccompAction::Errno(1));
    let rules = BTreeMap::from([(MEMBARRIER, Vec::new())]);
    let filter = SeccompFilter::new(rules, allow, refuse, TargetArch::x86_64);
    let program: BpfProgram = filter.and_then(TryInto::try_into).expect("a filter");
    apply_filter_all_threads(&program).expect("the kernel takes filters");
}

/// Returns the number of times that each other thread of this process has gone to sleep.
fn times_asleep() -> BTreeMap<OsString, usize> {
    let tasks = fs::read_dir("/proc/self/task").expect("Linux has it");
    let own = gettid().to_string();
    let count = |task: io::Result<fs::DirEntry>| {
        let task = task.ok().filter(|task| *task.file_name() != *own)?;
        let status = fs::read_to_string(task.path().join("status")).ok()?;
        let times = status.split_once("\nvoluntary_ctxt_switches:")?.1;
        Some((task.file_name(), times.lines().next()?.trim().parse().ok()?))
    };
    tasks.filter_map(count).collect()
}

/// Runs jobs that arrive while the workers are awake, about to sleep, or asleep.
fn work(pool: &ThreadPool) {
    for round in 0..200 {
        let (sender, receiver) = mpsc::channel();
        pool.spawn(move || sender.send(fib(round % 16)).expect("the test waits"));
        let fib = receiver.recv_timeout(ENOUGH).expect("the job is run");
        assert_eq!(fib > 0, round % 16 > 0);
        thread::sleep(Duration::from_micros(10 * (round % 20)));
    }
    assert_eq!(pool.install(|| fib(20)), 6765);
}

/// Checks that thieves run the jobs of a worker that only waits for them. Its deque is new, so
/// thieves need no barrier.
fn wait_for_thieves(pool: &ThreadPool) {
    let (sender, receiver) = mpsc::channel();
    pool.in_place_scope(|scope| {
        scope.spawn(move |scope| {
            for _ in 0..2 {
                let sender = sender.clone();
                scope.spawn(move |_| sender.send(thread::current().id()).expect("the test waits"));
            }
            for _ in 0..2 {
                let other = receiver.recv_timeout(ENOUGH).expect("a thief runs the job");
                assert_ne!(other, thread::current().id());
            }
        });
    });
}

/// Refuses barriers while the deque of a worker is cold, and checks that a thread which cannot
/// steal from it takes jobs from outside.
fn look_elsewhere(refuse: impl FnOnce() + Send) {
    let pool = of(2);
    let [begun, pushed, released, done] = events();
    pool.in_place_scope(|scope| {
        // While this thread waits, nobody steals from the other one.
        scope.spawn(move |_| {
            begun.happens();
            released.wait();
        });
        begun.wait();
        scope.spawn(move |scope| {
            // The deque cools after at most 16,384 pops.
            (0..50_000).for_each(|_| _ = join(|| (), || ()));
            refuse();
            scope.spawn(|_| ());
            released.happens();
            pushed.happens();
            done.wait();
        });
        pushed.wait();
        // Now the other thread tries to steal.
        thread::sleep(Duration::from_millis(100));
        scope.spawn(move |_| done.happens());
    });
}

/// Lets both halves of a `join` wait for each other, which needs a thief.
fn meet(pool: &ThreadPool) {
    let count = AtomicUsize::new(0);
    let meet = || {
        count.fetch_add(1, SeqCst);
        until(|| count.load(SeqCst) == 2);
    };
    pool.install(|| join(meet, meet));
}

#[test]
fn everything_is_run() {
    // When the barriers are refused, one pool works and one sleeps; a third is built later.
    let (works, sleeps) = (of(3), of(3));
    work(&works);
    look_elsewhere(|| {
        thread::scope(|scope| {
            scope.spawn(|| work(&works));
            thread::sleep(Duration::from_millis(3));
            refuse_barriers();
        });
    });
    wait_for_thieves(&sleeps);
    let fresh = of(3);
    for pool in [&works, &sleeps, &fresh] {
        work(pool);
    }
    meet(&fresh);
    // Idle threads sleep, and look again from time to time, since nobody may have seen that they
    // are idle.
    thread::sleep(Duration::from_millis(50));
    let before = times_asleep();
    until(|| {
        let now = times_asleep().into_iter();
        let looks = now.map(|(thread, times)| times - before.get(&thread).unwrap_or(&times));
        looks.sum::<usize>() > 3
    });
}
