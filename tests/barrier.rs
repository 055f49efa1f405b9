//! Kernels that refuse barriers, from the beginning or later, and children of a `fork`.
//!
//! A refusal lasts as long as the thread, so each test runs in its own process.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![cfg(not(any(loom, shuttle)))]

use std::collections::BTreeMap;
use std::env;
use std::panic::{self, AssertUnwindSafe};
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

use chase_lev::{Asymmetric, GracePeriod, Steal, Stealer, Worker, research};
use chase_lev_scenarios::suite::bursts::bursts;
use chase_lev_scenarios::suite::element::Element;
use chase_lev_scenarios::suite::threads::{self, batch, one};
use nix::errno::Errno;
use nix::libc::_exit;
use nix::sys::wait::{WaitStatus, waitpid};
use nix::unistd::{ForkResult, fork};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter, apply_filter_all_threads,
};

/// The number of the system call `membarrier`.
const MEMBARRIER: i64 = 324;

/// The threads to which the kernel refuses `membarrier`.
#[derive(Clone, Copy, Debug)]
enum Refusal {
    /// The current thread, and threads that it starts.
    Own,
    /// All threads.
    All,
}

impl Refusal {
    fn begin(self) {
        self.begin_with(SeccompAction::Errno(1));
    }

    fn begin_with(self, refuse: SeccompAction) {
        let rules = BTreeMap::from([(MEMBARRIER, Vec::new())]);
        let filter = SeccompFilter::new(rules, SeccompAction::Allow, refuse, TargetArch::x86_64);
        let program: BpfProgram = filter.and_then(TryInto::try_into).expect("a filter");
        let applied = match self {
            Refusal::Own => apply_filter(&program),
            Refusal::All => apply_filter_all_threads(&program),
        };
        applied.expect("the kernel accepts filters");
    }
}

/// Steals once in a separate thread, to which the kernel refuses barriers.
fn steal_refused(thief: Stealer<usize>) -> Steal<usize> {
    let steal = move || {
        Refusal::Own.begin();
        thief.steal()
    };
    thread::spawn(steal).join().expect("no panics")
}

/// Runs `test` in a separate process. `name` must be the name of the test that calls this.
fn alone(name: &str, test: impl FnOnce()) {
    const CHILD: &str = "CHASE_LEV_CHILD";
    const PASSED: i32 = 42;
    if env::var_os(CHILD).is_some() {
        test();
        process::exit(PASSED);
    }
    let mut child = Command::new(env::current_exe().expect("the test has an executable"));
    child.args([name, "--exact", "--nocapture"]).env(CHILD, "1");
    let ended = child.stdout(Stdio::null()).status();
    let ended = ended.expect("the test can run again");
    assert_eq!(ended.code(), Some(PASSED), "{ended}");
}

type Take<T> = threads::Take<T, Asymmetric, GracePeriod>;

const WAYS: [Take<usize>; 2] = [one, batch];

const ELEMENTS: usize = 4;

/// Creates a deque whose ring is full. As it is new, it is warm.
fn full() -> Worker<usize> {
    let worker = Worker::with_capacity(ELEMENTS);
    (0..ELEMENTS).for_each(|id| worker.push(id));
    worker
}

/// Creates a cold deque whose ring is full.
fn cold() -> Worker<usize> {
    let worker = full();
    research::cool(&worker);
    worker
}

/// Empties a deque by stealing. There must be at least `least` elements, in order.
fn empty(stealer: &Stealer<usize>, take: Take<usize>, least: usize) {
    let (own, mut all) = (Worker::new_lifo(), Vec::new());
    while take(stealer, &own, &mut |id| all.push(id)).is_success() {}
    assert!(all.len() >= least, "{all:?}");
    assert!(all.iter().copied().eq(0..all.len()), "{all:?}");
}

fn operations(refusal: Refusal) {
    let before = WAYS.map(|take| (take, [cold(), cold(), cold()]));
    let (own, warm, nothing) = (Worker::new_lifo(), full(), Worker::<usize>::new_lifo());
    research::cool(&nothing);
    refusal.begin();
    // Neither a warm deque nor an empty one needs a barrier.
    assert_eq!(warm.stealer().steal(), Steal::Success(0));
    for take in WAYS {
        assert!(take(&nothing.stealer(), &own, &mut |_| ()).is_empty());
    }
    for (take, [pops, grows, leaves]) in before {
        let stealers = [pops.stealer(), grows.stealer(), leaves.stealer()];
        for stealer in &stealers {
            for _ in 0..2 {
                let refused = take(stealer, &own, &mut |_| ());
                assert!(refused.is_retry(), "the barrier is refused");
            }
            assert_eq!((stealer.len(), own.len()), (ELEMENTS, 0), "nothing is lost");
        }
        assert_eq!(pops.pop(), Some(ELEMENTS - 1));
        empty(&stealers[0], take, ELEMENTS - 1);
        grows.push(ELEMENTS);
        empty(&stealers[1], take, ELEMENTS + 1);
        drop(leaves);
        empty(&stealers[2], take, ELEMENTS);
        let fresh = full();
        empty(&fresh.stealer(), take, ELEMENTS);
        assert_eq!(fresh.pop(), None);
    }
    assert_eq!(warm.pop(), Some(ELEMENTS - 1));
    // It does not cool, because the owner's barrier is refused.
    for _ in 0..100_000 {
        warm.push(7);
        warm.pop();
    }
    assert_eq!(warm.stealer().steal(), Steal::Success(1));
}

#[test]
fn refused_to_a_thread() {
    alone("refused_to_a_thread", || operations(Refusal::Own));
}

/// A signal handler may steal, which must not change the error of what it interrupts.
#[test]
fn a_refused_steal_keeps_errno() {
    alone("a_refused_steal_keeps_errno", || {
        let worker = cold();
        let thief = worker.stealer();
        let steal = move || {
            Refusal::Own.begin();
            Errno::set_raw(77);
            assert!(thief.steal().is_retry());
            assert_eq!(Errno::last_raw(), 77);
        };
        thread::spawn(steal).join().expect("no panics");
    });
}

#[test]
fn refused_to_all_threads() {
    alone("refused_to_all_threads", || operations(Refusal::All));
}

/// Pops from a deque, and pushes the elements that it takes. Returns `true` if it has cooled: a
/// thief without barriers cannot steal.
fn cool(pops: usize, worker: &Worker<usize>) -> bool {
    for _ in 0..pops {
        worker.push(worker.pop().expect("there is an element"));
    }
    steal_refused(worker.stealer()) == Steal::Retry
}

/// The owner's own claims do not count as steals, so a deque that never has more than one element
/// cools, too.
#[test]
fn a_warm_deque_cools() {
    alone("a_warm_deque_cools", || {
        for elements in [1, 2, ELEMENTS] {
            for (pops, deque) in [511, 512].map(|pops| (pops, Worker::new_lifo())) {
                (0..elements).for_each(|id| deque.push(id));
                assert_eq!(cool(pops, &deque), pops == 512, "{elements}");
            }
        }
    });
}

/// The thief whose barrier would make the deque warm has none, and is not in the child of a `fork`.
#[test]
fn refused_while_a_deque_is_warming() {
    alone("refused_while_a_deque_is_warming", || {
        let worker = cold();
        assert_eq!(steal_refused(worker.stealer()), Steal::Retry);
        in_child(|| {
            assert!(!cool(1, &worker), "the owner makes it warm");
            assert!(cool(1024, &worker), "and then cold");
        });
        // The owner does nothing, and this thread has barriers.
        assert_eq!(worker.stealer().steal(), Steal::Success(0));
        assert!(cool(1024, &worker), "the owner has barriers");
    });
}

/// An owner that only pushes, and then waits.
#[test]
fn refused_before_the_owner_waits() {
    alone("refused_before_the_owner_waits", || {
        let worker = Worker::new_lifo();
        Refusal::All.begin();
        (0..1000).for_each(|id| worker.push(id));
        let thief = worker.stealer();
        let steal = move || (0..1000).all(|id| thief.steal() == Steal::Success(id));
        assert!(thread::spawn(steal).join().expect("no panics"));
    });
}

/// Checks that each element is taken once while thieves steal and the deque grows and shrinks.
fn contend(take: Take<Element<2>>) {
    bursts::<2, _, _>(2, 2, take);
}

/// A filter may also let a system call succeed that it does not make.
#[test]
fn pretended_to_a_thread() {
    alone("pretended_to_a_thread", || {
        Refusal::Own.begin_with(SeccompAction::Errno(0));
        assert!(!chase_lev_atomics::has_barriers());
    });
}

/// A filter may also kill, rather than refuse. Run with `--cfg chase_lev_no_barriers`.
#[cfg(chase_lev_no_barriers)]
#[test]
fn no_barriers() {
    alone("no_barriers", || {
        Refusal::All.begin_with(SeccompAction::KillProcess);
        contend(batch);
    });
}

/// Contends while the kernel refuses barriers after some steals. They are refused to all threads,
/// or to one thief.
fn refused_later<const ALL: bool>() {
    static STEALS: AtomicUsize = AtomicUsize::new(0);
    contend(|victim, own, take| {
        let steal = batch(victim, own, take);
        if steal.is_success() && STEALS.fetch_add(1, Relaxed) == 100 {
            let refusal = if ALL { Refusal::All } else { Refusal::Own };
            refusal.begin();
        }
        steal
    });
    assert!(STEALS.load(Relaxed) > 100, "nothing was refused");
    contend(one);
}

#[test]
fn refused_to_one_thief_of_two() {
    alone("refused_to_one_thief_of_two", refused_later::<false>);
}

#[test]
fn refused_in_the_middle() {
    alone("refused_in_the_middle", refused_later::<true>);
}

#[test]
fn refused_from_the_beginning() {
    alone("refused_from_the_beginning", || {
        Refusal::All.begin();
        contend(one);
        contend(batch);
    });
}

/// Runs `act` in the child of a `fork`, which must succeed.
fn in_child(act: impl FnOnce()) {
    // SAFETY: the child runs only `act`, which needs only the allocator's lock, and the C library
    // makes that lock usable in the child.
    match unsafe { fork() }.expect("the kernel forks") {
        ForkResult::Child => {
            let ended = panic::catch_unwind(AssertUnwindSafe(act));
            // SAFETY: this ends the child.
            unsafe { _exit(i32::from(ended.is_err())) }
        }
        ForkResult::Parent { child } => {
            assert_eq!(waitpid(child, None), Ok(WaitStatus::Exited(child, 0)));
        }
    }
}

/// Uses a deque from both ends. The kernel may refuse a thief's barrier before the owner's first
/// pop.
fn use_it(worker: &Worker<usize>) {
    let stealer = worker.stealer();
    let _ = stealer.steal();
    let left = worker.len();
    assert!(left >= ELEMENTS - 2);
    assert_eq!(worker.pop(), Some(ELEMENTS - 1));
    assert_eq!(stealer.steal(), Steal::Success(ELEMENTS - left));
    (0..1000).for_each(|id| worker.push(id));
    assert!(stealer.steal().is_success());
    assert_eq!(worker.pop(), Some(999));
}

#[test]
fn fork_with_and_without_deques() {
    alone("fork_with_and_without_deques", || {
        in_child(|| use_it(&full()));
        let deques = [cold(), full()];
        let use_all = || deques.iter().chain([&full()]).for_each(use_it);
        in_child(use_all);
        in_child(|| {
            Refusal::All.begin();
            use_all();
        });
        use_all();
    });
}
