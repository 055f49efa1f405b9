//! What happens if the kernel refuses a barrier that it has agreed to; and which steals do not ask
//! for one.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![cfg(not(any(loom, shuttle)))]

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::thread;

use chase_lev::protocol::Asymmetric;
use chase_lev::{Steal, Worker};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter};

/// The number of the system call `membarrier`.
const MEMBARRIER: i64 = 324;

/// Has the kernel refuse `membarrier` to this thread, and to those that it starts, for good.
fn refuse_barriers() {
    let (allow, refuse) = (SeccompAction::Allow, SeccompAction::Errno(1));
    let rules = BTreeMap::from([(MEMBARRIER, Vec::new())]);
    let filter = SeccompFilter::new(rules, allow, refuse, TargetArch::x86_64);
    let program: BpfProgram = filter.and_then(TryInto::try_into).expect("a filter");
    apply_filter(&program).expect("the kernel takes filters");
}

/// What a call panics with.
fn refusal<T>(steal: impl FnOnce() -> Steal<T>) -> String {
    let payload = panic::catch_unwind(AssertUnwindSafe(steal)).err();
    let message = payload.expect("no barrier is to be had").downcast();
    *message.expect("a message")
}

/// A deque that a thief has stolen from, so that there is a token; with so many elements left.
fn warm(elements: u32) -> Worker<u32, Asymmetric> {
    let worker = Worker::with_protocol(64);
    (0..=elements).for_each(|id| worker.push(id));
    assert_eq!(worker.stealer().steal(), Steal::Success(0));
    worker
}

fn nothing_is_lost() {
    let worker = Worker::<_, Asymmetric>::with_protocol(4);
    let own = Worker::<_, Asymmetric>::with_protocol(4);
    let stealer = worker.stealer();
    (1..4).for_each(|id| worker.push(Box::new(id)));
    refuse_barriers();
    // Each is refused, so none of them leaves a token.
    for message in [
        refusal(|| stealer.steal()),
        refusal(|| stealer.steal_if(|_| true)),
        refusal(|| stealer.steal_batch(&own)),
        refusal(|| stealer.steal_batch_and_pop(&own)),
        refusal(|| stealer.steal()),
    ] {
        assert!(message.contains("refuses `membarrier` now"), "{message}");
        assert!(message.contains("nothing is lost"), "{message}");
    }
    assert_eq!((worker.len(), own.len()), (3, 0));
    for id in [3, 2, 1] {
        assert_eq!(worker.pop(), Some(Box::new(id)));
    }
    assert_eq!(
        stealer.steal(),
        Steal::Empty,
        "a steal from an empty deque runs no barrier"
    );
    let refused = Worker::<u8, Asymmetric>::try_with_protocol(1);
    assert!(refused.is_ok(), "the kernel is asked once");
}

/// For how many pops a deque stays warm if nobody steals.
const PATIENCE: usize = 512;

fn one_barrier_is_enough() {
    let (burst, own) = (warm(1000), warm(0));
    let paused = [0, 1, PATIENCE - 1, PATIENCE, 2 * PATIENCE].map(|pops| (pops, warm(4)));
    let disturbed = warm(4);
    refuse_barriers();
    // A thief that has seen a barrier need not run one, and nor need others.
    for id in 1..=900 {
        let stealer = burst.stealer();
        let stolen = match id {
            1 => thread::spawn(move || stealer.steal()).join().unwrap(),
            2 => stealer.steal_if(|_| true),
            3 => stealer.steal_batch_with_limit_and_pop(&own, 1),
            _ => stealer.steal(),
        };
        assert_eq!(stolen, Steal::Success(id));
    }
    // Pops, of elements or of nothing, take the token back when nobody has stolen for long.
    for (pops, worker) in paused {
        for _ in 0..pops {
            worker.pop();
            worker.push(7);
        }
        let steal = || worker.stealer().steal();
        match pops < PATIENCE {
            true => assert!(steal().is_success(), "a barrier after {pops} pops"),
            false => assert!(refusal(steal).contains("refuses"), "{pops} pops"),
        }
    }
    for _ in 0..10 {
        for _ in 0..PATIENCE - 1 {
            disturbed.pop();
            disturbed.push(7);
        }
        assert!(disturbed.stealer().steal().is_success());
        disturbed.push(7);
    }
}

// Each test has a thread of its own, with which the refusal ends.

#[test]
fn a_refused_barrier_loses_nothing() {
    thread::spawn(nothing_is_lost).join().unwrap();
}

#[test]
fn a_burst_of_steals_runs_one_barrier() {
    thread::spawn(one_barrier_is_enough).join().unwrap();
}
