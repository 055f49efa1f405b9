//! `Waiting::Own`: how a program fares when no spare can be had, and what a spare is.
#![cfg(all(target_os = "linux", target_env = "gnu", not(any(loom, shuttle))))]

mod suite;

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Barrier, mpsc};
use std::time::Duration;
use std::{env, fs, thread};

use chase_lev_pool::{
    Here, ThreadPool, ThreadPoolBuilder, Waiting, blocking, join, join_with, scope, spawn,
};
use nix::sched::{CpuSet, sched_getaffinity, sched_setaffinity};
use nix::sys::resource::{Resource, setrlimit};
use nix::unistd::Pid;
use suite::{Event, child, events, of, own, pause, until, wait_for_own_pool, without_spares};

/// While a spare can be had, no waiter runs any job.
#[test]
fn without_spares_a_waiter_runs_any_job() {
    for (pool, exceptions) in [(of(1), 0), (without_spares(1), 1)] {
        wait_for_own_pool(&pool, &of(1));
        assert_eq!(pool.exceptions(), exceptions);
    }
}

/// The variable that makes this process the child which runs out of threads.
const CHILD: &str = "CHASE_LEV_POOL_TEST_CHILD";

/// Limits the address space to its present size and this many bytes.
fn limit(more: u64) {
    let status = fs::read_to_string("/proc/self/status").expect("Linux has it");
    let size = status.lines().find_map(|line| line.strip_prefix("VmSize:"));
    let size = size.and_then(|size| size.trim().strip_suffix(" kB"));
    let size: u64 = size.and_then(|size| size.parse().ok()).expect("a size");
    let soft = (size * 1024).saturating_add(more);
    setrlimit(Resource::RLIMIT_AS, soft, u64::MAX).expect("a limit");
}

/// In the child, the system refuses spares for a while.
#[test]
fn refused() {
    if env::var_os(CHILD).is_none() {
        return;
    }
    let pool = own(1).max_spares(1).build().expect("a thread");
    let other = of(1);
    other.install(|| pool.install(|| ()));
    limit(1 << 20);
    wait_for_own_pool(&pool, &other);
    let exceptions = pool.exceptions();
    assert!(exceptions > 0, "a spare was started");
    let count = AtomicUsize::new(0);
    pool.install(|| {
        scope(|s| {
            for _ in 0..500 {
                join(|| s.spawn(|_| _ = count.fetch_add(1, SeqCst)), || ());
            }
        });
    });
    assert_eq!(count.into_inner(), 500);
    // The only thread blocks while its job has no thread.
    pool.in_place_scope(|s| {
        let (give, take) = mpsc::channel();
        let [begins] = events();
        s.spawn(move |s| {
            s.spawn(move |_| give.send(()).expect("the thread waits"));
            begins.happens();
            let message = blocking(|| take.recv_timeout(Duration::from_secs(10)));
            message.expect("the job is run");
        });
        begins.wait();
        pause(3);
        setrlimit(Resource::RLIMIT_AS, u64::MAX, u64::MAX).expect("a limit");
    });
    // Longer than the pool waits before it tries again.
    pause(50);
    let exceptions = pool.exceptions();
    wait_for_own_pool(&pool, &other);
    assert_eq!(pool.exceptions(), exceptions, "no spare was started");
}

/// A program ends although the system refuses spares, and gets them when it does not refuse them
/// any more.
#[test]
fn a_refused_spare_stops_nothing() {
    let (succeeds, said) = child("refused", CHILD, "1");
    assert!(succeeds && said.contains("1 passed"), "{said}");
}

/// A handle to a worker is used inside `blocking`, where the thread has no permit.
#[test]
fn joins_inside_blocking_lose_no_permit() {
    let pool = of(2);
    for _ in 0..20 {
        let meet = |here: Here<'_>| {
            let [has_begun] = events();
            let second = |_: Here<'_>| {
                has_begun.happens();
                pause(2);
            };
            here.join(|_| has_begun.wait(), second);
        };
        pool.install(|| join_with(|here| blocking(|| meet(here)), |_| ()));
    }
    // Both permits are there: two jobs run at a time.
    let both = Barrier::new(2);
    pool.scope(|s| (0..2).for_each(|_| s.spawn(|_| _ = both.wait())));
}

/// Inside `blocking`, a worker is still one of its pool, which cannot wait for itself.
#[test]
fn a_worker_shuts_its_pool_down_inside_blocking() {
    let pool = of(2);
    let (give, take) = mpsc::channel::<ThreadPool>();
    let [end] = events();
    pool.spawn(move || {
        let pool = take.recv().expect("the pool");
        blocking(|| pool.shutdown());
        end.happens();
    });
    give.send(pool).expect("the job waits");
    end.wait();
}

fn processors() -> CpuSet {
    sched_getaffinity(Pid::from_raw(0)).expect("Linux has it")
}

/// A job restricts its own thread to one processor. The spare that takes its place is not
/// restricted.
#[test]
fn a_spare_has_the_processors_of_the_builder() {
    let all = processors();
    let (pool, other) = (of(1), of(1));
    let (sender, receiver) = mpsc::channel();
    let there = pool.install(|| {
        let mut one = CpuSet::new();
        let first = (0..CpuSet::count()).find(|&cpu| all.is_set(cpu) == Ok(true));
        one.set(first.expect("a processor")).expect("a processor");
        sched_setaffinity(Pid::from_raw(0), &one).expect("a processor");
        spawn(move || sender.send(processors()).expect("the test waits"));
        other.install(move || receiver.recv().expect("a spare runs the job"))
    });
    assert!(there == all);
}

/// Returns the number of threads of this process with this name.
fn named(name: &str) -> usize {
    let tasks = fs::read_dir("/proc/self/task").expect("Linux has it");
    let names = tasks.filter_map(|task| fs::read_to_string(task.ok()?.path().join("comm")).ok());
    names.filter(|comm| comm.trim() == name).count()
}

/// Spares end when they have been idle for a second. The other threads stay.
#[test]
fn only_idle_spares_end() {
    let pool = own(2).thread_name(|_| String::from("one of two")).build();
    let pool = pool.expect("threads");
    let all = Barrier::new(8);
    pool.scope(|s| (0..8).for_each(|_| s.spawn(|_| _ = blocking(|| all.wait()))));
    assert!(named("one of two") > 2);
    until(|| named("one of two") == 2);
    pause(1500);
    assert_eq!(named("one of two"), 2);
}

/// The thread with which a pool was built has been idle for longer than its spare.
#[test]
fn only_spares_end() {
    let [go, begun, end, ended] = events();
    let builder = own(1).max_spares(1);
    let pool = builder.exit_handler(move |_| ended.happens()).build();
    let pool = pool.expect("a thread");
    pool.spawn(move || {
        // On a spare.
        spawn(move || {
            begun.happens();
            end.wait();
        });
        blocking(|| go.wait());
    });
    begun.wait();
    go.happens();
    pause(1300);
    assert!(!ended.has_happened(), "a thread of the pool has ended");
    end.happens();
}

/// By default spares call no handlers. If they do, they have their own indices.
#[test]
fn handlers_of_spares() {
    for handle in [false, true] {
        let calls = Arc::new(AtomicUsize::new(0));
        let count = calls.clone();
        let builder = own(1).start_handler(move |index| {
            count.fetch_add(if index == 0 { 1 } else { 100 }, SeqCst);
        });
        let builder = if handle { builder.handle_spares() } else { builder };
        let pool = builder.build().expect("threads");
        wait_for_own_pool(&pool, &of(1));
        assert_eq!(calls.load(SeqCst), if handle { 101 } else { 1 });
    }
}

/// In a child process, a pool waits as the environment says. With a start or exit handler, it has
/// no spare, unless the program asks for one.
#[test]
fn waits_as_the_environment_says() {
    if env::var_os("CHASE_LEV_POOL_WAITING").is_none() {
        return;
    }
    type Builder = ThreadPoolBuilder;
    let plain = || Builder::new().num_threads(1);
    let start = || plain().start_handler(|_| ());
    let exit = || plain().exit_handler(|_| ());
    let without = [start(), exit(), exit().start_handler(|_| ())];
    let with =
        [plain(), start().handle_spares(), exit().max_spares(1), start().waiting(Waiting::Own)];
    let exceptions = |builder: Builder| {
        let pool = builder.build().expect("a thread");
        wait_for_own_pool(&pool, &of(1));
        pool.exceptions()
    };
    assert_eq!(without.map(exceptions), [1; 3]);
    assert_eq!(with.map(exceptions), [0; 4]);
}

/// Jobs may rely on handlers of a program that has not chosen to wait with spares.
#[test]
fn the_environment_gives_no_spares_to_a_pool_with_handlers() {
    let name = "waits_as_the_environment_says";
    let (succeeds, said) = child(name, "CHASE_LEV_POOL_WAITING", "own");
    assert!(succeeds && said.contains("1 passed"), "{said}");
}

thread_local! {
    static LAST: Cell<Option<Slow>> = const { Cell::new(None) };
}

/// Says that its drop has begun, and waits there.
struct Slow([Event; 2]);

impl Drop for Slow {
    fn drop(&mut self) {
        self.0[0].happens();
        self.0[1].wait();
    }
}

/// Two spares have the same seat in turn. When the pool is shut down, each may still run the
/// destructors of its thread-locals.
#[test]
fn shutdown_waits_for_all_spares() {
    for late in [0, 1] {
        let pool = own(1).max_spares(1).build().expect("a thread");
        let [begun, next, is_shut_down] = events();
        let spares: [[Event; 2]; 2] = [events(), events()];
        let slow = |spare: usize| {
            let slow = Slow(spares[spare]);
            move || LAST.set(Some(slow))
        };
        // While the only worker blocks, spares run all jobs.
        let first = slow(0);
        pool.spawn(move || {
            spawn(first);
            blocking(|| begun.wait());
        });
        spares[0][0].wait();
        pool.spawn(slow(1));
        pool.spawn(move || next.happens());
        next.wait();
        begun.happens();
        spares[1 - late][1].happens();
        let end = thread::spawn(move || {
            pool.shutdown();
            is_shut_down.happens();
        });
        pause(100);
        assert!(!is_shut_down.has_happened(), "a spare has not ended");
        spares[late][1].happens();
        end.join().expect("no panics");
    }
}
