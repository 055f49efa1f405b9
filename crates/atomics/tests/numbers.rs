//! The machine's numbers and a checker's behave alike.

use std::sync::atomic::Ordering::Relaxed;

use chase_lev_atomics::{AtomicBool, AtomicI8, FAILED, Site, model};

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
