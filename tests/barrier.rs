//! What happens if the kernel refuses a barrier that it has agreed to.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![cfg(not(any(loom, shuttle)))]

use std::collections::BTreeMap;
use std::env;
use std::panic::{self, AssertUnwindSafe};
use std::process::Command;

use chase_lev::protocol::Asymmetric;
use chase_lev::{Steal, Worker};
use seccompiler::{BpfProgram, SeccompAction, SeccompFilter, TargetArch, apply_filter};

const CHILD: &str = "CHASE_LEV_REFUSED";

/// The number of the system call `membarrier`.
const MEMBARRIER: i64 = 324;

/// Has the kernel refuse `membarrier` from now on.
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

/// In a process of its own, which stays so.
fn nothing_is_lost() {
    let deque = Worker::<_, Asymmetric>::with_protocol;
    let (worker, own, warm) = (deque(4), deque(4), deque(4));
    let stealer = worker.stealer();
    (1..4).for_each(|id| worker.push(Box::new(id)));
    (1..4).for_each(|id| warm.push(Box::new(id)));
    assert_eq!(warm.stealer().steal(), Steal::Success(Box::new(1)));
    refuse_barriers();
    // Each is refused, so none has left a token.
    for message in [
        refusal(|| stealer.steal()),
        refusal(|| stealer.steal_batch(&own)),
        refusal(|| stealer.steal_batch_and_pop(&own)),
    ] {
        assert!(message.contains("refuses `membarrier` now"), "{message}");
        assert!(message.contains("nothing is lost"), "{message}");
    }
    assert_eq!((worker.len(), own.len()), (3, 0));
    for id in [3, 2, 1] {
        assert_eq!(worker.pop(), Some(Box::new(id)));
    }
    assert_eq!(
        warm.stealer().steal(),
        Steal::Success(Box::new(2)),
        "a steal from a warm deque runs no barrier"
    );
    assert_eq!(
        stealer.steal(),
        Steal::Empty,
        "a steal from an empty deque runs no barrier"
    );
    let refused = Worker::<u8, Asymmetric>::try_with_protocol(1);
    assert!(refused.is_ok(), "the kernel is asked once");
}

#[test]
fn a_refused_barrier_loses_nothing() {
    if env::var_os(CHILD).is_some() {
        nothing_is_lost();
        println!("nothing is lost");
        return;
    }
    let name = "a_refused_barrier_loses_nothing";
    let child = Command::new(env::current_exe().unwrap())
        .args([name, "--exact", "--nocapture"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let output = String::from_utf8_lossy(&child.stdout);
    let errors = String::from_utf8_lossy(&child.stderr);
    assert!(child.status.success(), "{output}{errors}");
    assert!(output.contains("nothing is lost"), "{output}");
}
