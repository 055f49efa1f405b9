//! Kernels that refuse barriers, from the beginning or later, and children of a `fork`.
//!
//! A refusal lasts as long as the thread, so each test runs in a process of its own.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![cfg(not(any(loom, shuttle)))]

use std::collections::BTreeMap;
use std::env;
use std::panic::{self, AssertUnwindSafe};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev::{Steal, Stealer, Worker, research};
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

/// Steals once in a thread of its own, to which the kernel refuses barriers.
fn steal_refused(thief: Stealer<usize>) -> Steal<usize> {
    let steal = move || {
        Refusal::Own.begin();
        thief.steal()
    };
    thread::spawn(steal).join().expect("no panics")
}

/// Runs `test` in a process of its own. `name` must be that of the test that calls this.
fn alone(name: &str, test: impl FnOnce()) {
    const CHILD: &str = "CHASE_LEV_CHILD";
    if env::var_os(CHILD).is_some() {
        return test();
    }
    let mut child = Command::new(env::current_exe().expect("the test has an executable"));
    child.args([name, "--exact", "--nocapture"]).env(CHILD, "1");
    let output = child.output().expect("the test can run again");
    let said =
        [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    assert!(
        output.status.success(),
        "{}, {}\n{}",
        output.status,
        said[0],
        said[1]
    );
    assert!(said[0].contains("1 passed"), "{}", said[0]);
}

/// A way to steal, which may return an element and may put elements into the thief's deque.
type Take<T> = fn(&Stealer<T>, &Worker<T>) -> Steal<Option<T>>;

/// Returns all ways to steal.
fn ways<T>() -> [Take<T>; 5] {
    fn some<T>(steal: Steal<T>) -> Steal<Option<T>> {
        match steal {
            Steal::Success(element) => Steal::Success(Some(element)),
            Steal::Empty => Steal::Empty,
            Steal::Retry => Steal::Retry,
        }
    }
    [
        |victim, _| some(victim.steal()),
        |victim, _| some(victim.steal_if(|_| true)),
        |victim, own| some(victim.steal_batch_and_pop(own)),
        |victim, own| some(victim.steal_batch_with_limit_and_pop(own, 3)),
        |victim, own| match victim.steal_batch(own) {
            Steal::Success(()) => Steal::Success(None),
            Steal::Empty => Steal::Empty,
            Steal::Retry => Steal::Retry,
        },
    ]
}

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
    let own = Worker::new_lifo();
    let mut all = Vec::new();
    while let Steal::Success(one) = take(stealer, &own) {
        let before = own.stealer();
        all.extend(one);
        while let Steal::Success(id) = before.steal() {
            all.push(id);
        }
    }
    assert!(all.len() >= least, "{all:?}");
    all.sort_unstable();
    let ids = 0..all.len();
    assert!(ids.eq(all.iter().copied()), "{all:?}");
}

fn operations(refusal: Refusal) {
    let before: Vec<_> = ways().map(|take| (take, [cold(), cold(), cold()])).into();
    let (own, warm) = (Worker::new_lifo(), full());
    refusal.begin();
    // A warm deque needs no barrier.
    assert_eq!(warm.stealer().steal(), Steal::Success(0));
    for (take, [pops, grows, leaves]) in before {
        let stealers = [pops.stealer(), grows.stealer(), leaves.stealer()];
        for stealer in &stealers {
            for _ in 0..2 {
                assert_eq!(take(stealer, &own), Steal::Retry, "the barrier is refused");
            }
            assert_eq!((stealer.len(), own.len()), (ELEMENTS, 0), "nothing is lost");
        }
        assert_eq!(pops.pop(), Some(ELEMENTS - 1));
        empty(&stealers[0], take, ELEMENTS - 1);
        assert_eq!(take(&stealers[0], &own), Steal::Empty);
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

const THIEVES: usize = 2;
const IDS: usize = 3000;

/// Checks that each element is taken once while thieves steal and the deque grows and shrinks. Calls
/// `meanwhile` in the first thief after some steals, and continues until thieves have stolen after that.
fn contend(meanwhile: impl Fn() + Sync) {
    let worker = Worker::<Box<usize>>::with_capacity(2);
    let taken: Vec<AtomicU32> = (0..IDS).map(|_| AtomicU32::new(0)).collect();
    let take = |id: Box<usize>| _ = taken[*id].fetch_add(1, Relaxed);
    let (stolen, ends, changed) = (
        AtomicUsize::new(0),
        AtomicBool::new(false),
        AtomicBool::new(false),
    );
    let steal = |thief: usize, stealer: Stealer<Box<usize>>| {
        let own = Worker::with_capacity(2);
        for round in 0.. {
            if let Steal::Success(one) = ways()[round % 5](&stealer, &own) {
                stolen.fetch_add(1, Relaxed);
                one.map(take);
                while let Some(id) = own.pop() {
                    take(id);
                }
            }
            if thief == 0 && stolen.load(Relaxed) > 100 && !changed.load(Relaxed) {
                meanwhile();
                stolen.store(0, Relaxed);
                changed.store(true, Relaxed);
            }
            if ends.load(Relaxed) && stealer.is_empty() {
                return;
            }
        }
    };
    let rounds = thread::scope(|scope| {
        for thief in 0..THIEVES {
            let stealer = worker.stealer();
            let steal = &steal;
            scope.spawn(move || steal(thief, stealer));
        }
        let start = Instant::now();
        let mut rounds = 0;
        while !changed.load(Relaxed) || stolen.load(Relaxed) < 1000 || rounds < 20 {
            (0..IDS).for_each(|id| worker.push(Box::new(id)));
            while let Some(id) = worker.pop() {
                take(id);
            }
            rounds += 1;
            assert!(
                start.elapsed() < Duration::from_secs(60),
                "thieves find nothing"
            );
        }
        ends.store(true, Relaxed);
        drop(worker);
        rounds
    });
    assert!(taken.iter().all(|times| times.load(Relaxed) == rounds));
}

#[test]
fn refused_to_a_thread() {
    alone("refused_to_a_thread", || operations(Refusal::Own));
}

#[test]
fn refused_to_all_threads() {
    alone("refused_to_all_threads", || operations(Refusal::All));
}

/// Pops from a deque, and pushes what it takes. Returns true if it has cooled: a thief without barriers cannot
/// steal.
fn cool(pops: usize, worker: &Worker<usize>) -> bool {
    for _ in 0..pops {
        worker.push(worker.pop().expect("there is an element"));
    }
    steal_refused(worker.stealer()) == Steal::Retry
}

/// The owner's own claims do not count as steals, so a deque that never has more than one element cools, too.
#[test]
fn a_warm_deque_cools() {
    alone("a_warm_deque_cools", || {
        for elements in [1, 2, ELEMENTS] {
            let deque = || {
                let worker = Worker::new_lifo();
                (0..elements).for_each(|id| worker.push(id));
                worker
            };
            // A new deque, whose owner claims its only element again and again.
            assert!(!cool(511, &deque()), "{elements}");
            assert!(cool(512, &deque()), "{elements}");
            let stolen_from = || {
                let worker = deque();
                worker.push(7);
                assert_eq!(worker.stealer().steal(), Steal::Success(0));
                worker
            };
            assert!(!cool(1023, &stolen_from()), "{elements}");
            assert!(cool(1024, &stolen_from()), "{elements}");
        }
    });
}

/// A thread to which barriers are refused must not end those of the others.
#[test]
fn refused_to_a_thread_that_has_stolen() {
    alone("refused_to_a_thread_that_has_stolen", || {
        let workers = [cold(), cold()];
        let stealers = workers.each_ref().map(Worker::stealer);
        let refused = thread::spawn(move || {
            Refusal::Own.begin();
            stealers.each_ref().map(Stealer::steal)
        });
        assert_eq!(refused.join().expect("no panics"), [Steal::Retry; 2]);
        // The owner does nothing, and this thread has barriers.
        for worker in &workers {
            assert_eq!(worker.stealer().steal(), Steal::Success(0));
        }
        assert!(cool(1024, &workers[0]), "the owner has barriers");
    });
}

/// An owner that only pushes, and then waits.
#[test]
fn refused_before_the_owner_waits() {
    alone("refused_before_the_owner_waits", || {
        let early = Worker::new_lifo();
        Refusal::All.begin();
        let late = Worker::new_lifo();
        for worker in [early, late] {
            (0..1000).for_each(|id| worker.push(id));
            let thief = worker.stealer();
            let steal = move || (0..1000).all(|id| thief.steal() == Steal::Success(id));
            assert!(thread::spawn(steal).join().expect("no panics"));
        }
    });
}

/// A filter may also kill, rather than refuse. Run with `--cfg chase_lev_no_barriers`.
#[cfg(chase_lev_no_barriers)]
#[test]
fn no_barriers() {
    alone("no_barriers", || {
        Refusal::All.begin_with(SeccompAction::KillProcess);
        contend(|| ());
    });
}

#[test]
fn refused_to_one_thief_of_two() {
    alone("refused_to_one_thief_of_two", || {
        contend(|| Refusal::Own.begin());
        contend(|| ());
    });
}

#[test]
fn refused_in_the_middle() {
    alone("refused_in_the_middle", || {
        contend(|| Refusal::All.begin());
        contend(|| ());
    });
}

#[test]
fn refused_from_the_beginning() {
    alone("refused_from_the_beginning", || {
        Refusal::All.begin();
        for take in ways() {
            let worker = full();
            empty(&worker.stealer(), take, ELEMENTS);
            assert_eq!(worker.pop(), None);
        }
        contend(|| ());
    });
}

/// Runs `act` in the child of a `fork`, which must succeed.
fn in_child(act: impl FnOnce()) {
    // SAFETY: the child runs only `act`, which needs only the allocator's lock, and the C library makes that
    // lock usable in the child.
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

/// Uses a deque from both ends. The kernel may refuse a thief's barrier before the owner's first pop.
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
fn fork_before_the_first_deque() {
    alone("fork_before_the_first_deque", || {
        in_child(|| use_it(&full()));
        use_it(&full());
    });
}

#[test]
fn fork_with_deques() {
    alone("fork_with_deques", || {
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

/// The thief whose barrier would make the deque warm is not in the child.
#[test]
fn fork_while_a_deque_is_warming() {
    alone("fork_while_a_deque_is_warming", || {
        let worker = cold();
        assert_eq!(steal_refused(worker.stealer()), Steal::Retry);
        in_child(|| {
            assert!(!cool(1, &worker), "the owner makes it warm");
            assert!(cool(1024, &worker), "and then cold");
        });
    });
}
