//! Orderings that hold alone, and fail together.
#![cfg(loom)]

use std::sync::atomic::Ordering::{Relaxed, Release};

use chase_lev_atomics::{Arc, AtomicBool, Site, at, fence, mutate, sites, thread};

sites! {
    /// The sites of a message, and of a flag that is released twice.
    const SITES;

    /// Writes the message.
    SEND_MESSAGE "send.message" Store Relaxed;
    /// Releases the message to `receive.flag`.
    SEND_FENCE "send.fence" Fence Release;
    /// Releases it as well.
    SEND_FLAG "send.flag" Store Release;
    /// Acquires the message from `send.fence` or `send.flag`.
    RECEIVE_FLAG "receive.flag" Load Acquire;
    /// Reads the message.
    RECEIVE_MESSAGE "receive.message" Load Relaxed;
}

fn pass() {
    let receiver = Arc::new([false, false].map(AtomicBool::new));
    let sender = receiver.clone();
    let sends = thread::spawn(move || {
        sender[0].store(true, at!(SEND_MESSAGE, Relaxed));
        fence(at!(SEND_FENCE, Release));
        sender[1].store(true, at!(SEND_FLAG, Release));
    });
    if receiver[1].load(at!(RECEIVE_FLAG, Acquire)) {
        assert!(receiver[0].load(at!(RECEIVE_MESSAGE, Relaxed)));
    }
    sends.join().unwrap();
}

/// Each of the two can be weakened alone.
#[test]
fn one_of_two_is_needed() {
    // SAFETY: the values are numbers.
    let frontier = unsafe { mutate::frontier(&SITES, pass) };
    let orders = |sites: &Vec<Site>| [sites[1], sites[2]].map(Site::order);
    let found: Vec<_> = frontier.iter().map(orders).collect();
    assert_eq!(found, [[Relaxed, Release], [Release, Relaxed]]);
}
