//! Threads to which the kernel refuses barriers: their steals from a cold deque return, and nothing
//! is lost.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::collections::BTreeMap;
use std::iter;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crossbeam_deque::{Stealer, Worker};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter};

/// The number of the system call `membarrier`.
const MEMBARRIER: i64 = 324;

/// Makes the kernel refuse barriers to this thread.
fn refuse() {
    let rules = BTreeMap::from([(MEMBARRIER, Vec::new())]);
    let (allow, refuse) = (SeccompAction::Allow, SeccompAction::Errno(1));
    let filter = SeccompFilter::new(rules, allow, refuse, TargetArch::x86_64);
    let program: BpfProgram = filter.and_then(TryInto::try_into).expect("a filter");
    apply_filter(&program).expect("the kernel accepts filters");
}

/// Returns a LIFO worker from which nobody has stolen for a long time, with some elements.
fn cold() -> Worker<usize> {
    let worker = Worker::new_lifo();
    for n in 0..5000 {
        worker.push(n);
        worker.pop();
    }
    (0..4).for_each(|n| worker.push(n));
    worker
}

/// Steals once. Returns the outcome's name, and the elements that were taken.
type Way = fn(&Stealer<usize>, &Worker<usize>) -> (String, Vec<usize>);

const WAYS: [Way; 3] = [
    |victim, _| {
        let steal = victim.steal();
        (format!("{steal:?}"), steal.success().into_iter().collect())
    },
    |victim, own| {
        let steal = victim.steal_batch(own);
        (format!("{steal:?}"), iter::from_fn(|| own.pop()).collect())
    },
    |victim, own| {
        let steal = victim.steal_batch_and_pop(own);
        let others = iter::from_fn(|| own.pop());
        let taken = steal.success().into_iter().chain(others).collect();
        (format!("{steal:?}"), taken)
    },
];

#[test]
fn a_refused_steal_returns_and_loses_nothing() {
    for (n, way) in WAYS.into_iter().enumerate() {
        for new in [Worker::new_lifo, Worker::new_fifo] {
            let worker = cold();
            let (victim, own) = (worker.stealer(), new());
            let (tell, told) = mpsc::channel();
            let (go, gone) = mpsc::channel();
            thread::spawn(move || {
                refuse();
                tell.send(way(&victim, &own)).expect("the test waits");
                // The owner's pop makes the deque warm.
                gone.recv().expect("the test goes on");
                tell.send(way(&victim, &own)).expect("the test waits");
            });
            let outcome = || told.recv_timeout(Duration::from_secs(10));
            let refused = outcome().unwrap_or_else(|_| panic!("way {n} does not return"));
            assert_eq!(refused, ("Retry".to_owned(), Vec::new()), "way {n}");
            assert_eq!(worker.len(), 4);
            assert_eq!(worker.pop(), Some(3));
            go.send(()).expect("the thread waits");
            let (outcome, taken) = outcome().expect("a warm deque needs no barrier");
            assert_eq!(outcome, "Success(..)", "way {n}");
            let left = iter::from_fn(|| worker.pop());
            let mut all: Vec<_> = left.chain(taken).collect();
            all.sort_unstable();
            assert_eq!(all, [0, 1, 2], "way {n}");
        }
    }
}
