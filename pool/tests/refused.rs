//! The kernel agrees to process-wide barriers and refuses them later. The pool must still run every job.

#![cfg(all(target_os = "linux", target_arch = "x86_64", not(any(loom, shuttle))))]

use std::collections::BTreeMap;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, join};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter_all_threads};

/// The number of the system call `membarrier`.
const MEMBARRIER: i64 = 324;

const ENOUGH: Duration = Duration::from_secs(60);

/// Makes the kernel refuse `membarrier` to all threads of this process for good.
fn refuse_barriers() {
    let (allow, refuse) = (SeccompAction::Allow, SeccompAction::Errno(1));
    let rules = BTreeMap::from([(MEMBARRIER, Vec::new())]);
    let filter = SeccompFilter::new(rules, allow, refuse, TargetArch::x86_64);
    let program: BpfProgram = filter.and_then(TryInto::try_into).expect("a filter");
    apply_filter_all_threads(&program).expect("the kernel takes filters");
}

fn pool() -> ThreadPool {
    let pool = ThreadPoolBuilder::new().num_threads(3).build();
    pool.expect("threads")
}

fn fib(n: u64) -> u64 {
    match n {
        0 | 1 => n,
        _ => {
            let (a, b) = join(|| fib(n - 1), || fib(n - 2));
            a + b
        }
    }
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

/// Checks that thieves run the jobs of a worker that only waits for them. Its deque is new, so thieves need no
/// barrier.
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

/// Refuses barriers while the deque of a worker is cold, and checks that a thread which cannot steal from it
/// takes jobs from outside.
fn look_elsewhere(refuse: impl FnOnce() + Send) {
    let pool = ThreadPoolBuilder::new().num_threads(2).build();
    let pool = pool.expect("threads");
    let [
        (release, held),
        (begin, begun),
        (push, pushed),
        (done, outside),
    ] = [(); 4].map(|()| mpsc::channel());
    let wait = |receiver: &mpsc::Receiver<()>| receiver.recv_timeout(ENOUGH).expect("a message");
    // While this thread waits, nobody steals from the other one.
    pool.spawn(move || {
        begin.send(()).expect("the test waits");
        wait(&held);
    });
    wait(&begun);
    pool.in_place_scope(|scope| {
        scope.spawn(move |scope| {
            // The deque cools after at most 16,384 pops.
            (0..50_000).for_each(|_| _ = join(|| (), || ()));
            refuse();
            scope.spawn(|_| ());
            release.send(()).expect("the other thread waits");
            push.send(()).expect("the test waits");
            wait(&outside);
        });
        wait(&pushed);
        // Now the other thread tries to steal.
        thread::sleep(Duration::from_millis(100));
        pool.spawn(move || done.send(()).expect("a worker waits"));
    });
}

/// Lets both halves of a `join` wait for each other, which needs a thief.
fn meet(pool: &ThreadPool) {
    let (mine, other) = (mpsc::channel(), mpsc::channel());
    let meet = |to: mpsc::Sender<()>, from: mpsc::Receiver<()>| {
        move || {
            to.send(()).expect("the other half waits");
            from.recv_timeout(ENOUGH).expect("the other half runs");
        }
    };
    pool.install(|| join(meet(mine.0, other.1), meet(other.0, mine.1)));
}

#[test]
fn everything_is_run() {
    // When the barriers are refused, one pool works and one sleeps; a third is built later.
    let (works, sleeps) = (pool(), pool());
    work(&works);
    look_elsewhere(|| {
        thread::scope(|scope| {
            scope.spawn(|| work(&works));
            thread::sleep(Duration::from_millis(3));
            refuse_barriers();
        });
    });
    wait_for_thieves(&sleeps);
    let fresh = pool();
    for pool in [&works, &sleeps, &fresh] {
        work(pool);
    }
    meet(&fresh);
}
