//! The machine's numbers and a checker's behave in the same way.

use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};

use chase_lev_atomics::{Arc, AtomicBool, AtomicI8, AtomicUsize, FAILED, Site, model, thread};

#[test]
fn numbers_wrap_around() {
    model(|| {
        let number = AtomicI8::new(i8::MAX);
        assert_eq!(number.fetch_add(1, Site::new("add", Relaxed)), i8::MAX);
        assert_eq!(number.fetch_xor(1, Site::new("xor", Relaxed)), i8::MIN);
        let claim = |old| number.compare_exchange(old, -1, Site::new("claim", Relaxed), FAILED);
        assert_eq!([claim(0), claim(-127)], [Err(-127), Ok(-127)]);
        assert!(AtomicBool::new(true).fetch_and(false, Site::new("clear", Relaxed)));
    });
}

/// Loom shows the old message otherwise.
#[test]
fn a_failed_compare_and_swap_acquires() {
    model(|| {
        let [message, flag] = [0, 0].map(|zero| Arc::new(AtomicUsize::new(zero)));
        let (sent, set) = (message.clone(), flag.clone());
        let sender = thread::spawn(move || {
            sent.store(1, Site::new("send", Relaxed));
            set.store(1, Site::new("set", Release));
        });
        let (claim, failed) = (Site::new("claim", Relaxed), Site::new("failed", Acquire));
        if flag.compare_exchange(0, 0, claim, failed).is_err() {
            assert_eq!(message.load(Site::new("receive", Relaxed)), 1);
        }
        sender.join().unwrap();
    });
}
