//! Small programs for tools that check every access and are slow: Miri and the sanitizers.
//!
//! `MIRIFLAGS="-Zmiri-many-seeds=0..12 -Zmiri-tree-borrows -Zmiri-ignore-leaks" cargo +nightly miri test --test small`
//! `RUSTFLAGS=-Zsanitizer=thread cargo +nightly test -Zbuild-std --test small --target x86_64-unknown-linux-gnu`
//!
//! Miri checks fences, weak stores, data races and aliasing, with some restrictions. Slots are
//! accessed as pointers, so elements must not have padding inside. There are no barriers, so the
//! default deque is fenced. crossbeam-epoch needs tree borrows, and leaves garbage at the end.

#![cfg(not(any(loom, shuttle)))]
#![forbid(unsafe_code)]

use std::sync::Arc;

use chase_lev::{Asymmetric, Fences, GracePeriod, Reclaim, Steal, Worker};
use chase_lev_scenarios::suite;

use suite::bursts::bursts;
use suite::threads::{batch, each_deque, one};

fn one_by_one<F: Fences, R: Reclaim>() {
    bursts::<3, F, R>(2, 1, one);
}

fn in_batches<F: Fences, R: Reclaim>() {
    bursts::<3, F, R>(3, 64, batch);
}

/// Checks the default protocol. Under ThreadSanitizer, which ignores fences, it has none in push.
#[test]
fn default() {
    one_by_one::<Asymmetric, GracePeriod>();
    in_batches::<Asymmetric, GracePeriod>();
}

#[test]
fn protocols() {
    if chase_lev_atomics::THREAD_SANITIZER {
        println!("left out: ThreadSanitizer does not understand fences");
        return;
    }
    each_deque!(one_by_one());
    each_deque!(in_batches());
}

#[test]
fn elements_of_all_sizes() {
    fn through<T: Clone + PartialEq + std::fmt::Debug + Send>(elements: [T; 3]) {
        let worker = Worker::with_capacity(1);
        for element in &elements {
            worker.push(element.clone());
        }
        let [oldest, middle, youngest] = elements;
        assert_eq!(worker.stealer().steal(), Steal::Success(oldest));
        let popped = [worker.pop(), worker.pop(), worker.pop()];
        assert_eq!(popped, [Some(youngest), Some(middle), None]);
    }
    through([1_u8, 2, 3]);
    through([[1_u8; 11], [2; 11], [3; 11]]);
    through([(); 3]);
    through(["a", "b", "c"].map(String::from));
    through([1, 2, 3].map(|i| Arc::<[usize]>::from([i, i])));
    through([None, Some(Box::new(1)), Some(Box::new(2))]);
}

#[test]
fn what_is_left_is_dropped() {
    let worker = Worker::with_capacity(1);
    let elements: Vec<_> = (0..10).map(Arc::new).collect();
    for element in &elements {
        worker.push(element.clone());
    }
    let stealer = worker.stealer();
    let stolen = stealer.steal().success().expect("the deque has elements");
    drop(worker);
    drop(stealer);
    assert_eq!(*stolen, 0);
    let counts: Vec<_> = elements.iter().map(Arc::strong_count).collect();
    assert_eq!(counts, [2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
}
