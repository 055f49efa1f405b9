//! Records of threads that interrupt themselves, that end, and that have ended.

use std::sync::Mutex;
use std::thread;

use super::*;

/// Held by the running test, so that no other one claims a record that it releases.
static ALONE: Mutex<()> = Mutex::new(());

/// A signal interrupts the thread between the load and the store at the beginning of a section, in
/// the section, and between the load and the store at the end.
#[test]
fn a_handler_announces_the_section() {
    let _alone = ALONE.lock();
    let record = current();
    let reader = || record.reader(at!(RETIRE_LOOK, Acquire));
    let count = record.count.load_own(at!(READER_COUNT, Relaxed));
    let guard = announce();
    let handler = reader().expect("the handler is in a section");
    drop(guard);
    assert!(handler.has_left());
    record.count.store(count + 1, at!(READER_ENTER, Release));
    drop(announce());
    let thread = reader().expect("the interrupted section goes on");
    let guard = announce();
    record.count.store(count + 2, at!(READER_LEAVE, Release));
    drop(guard);
    assert!(thread.has_left());
}

/// The section goes on until the last guard is dropped, whichever that is, and its count stays.
#[test]
fn a_nested_guard_leaves_the_count() {
    let _alone = ALONE.lock();
    for outer_first in [false, true] {
        let outer = announce();
        let thread = outer.0.reader(at!(RETIRE_LOOK, Acquire));
        let thread = thread.expect("the thread is in a section");
        let mut guards = [announce(), announce(), outer];
        assert!(!thread.has_left());
        if outer_first {
            guards.reverse();
        }
        for guard in guards {
            assert!(!thread.has_left());
            drop(guard);
        }
        assert!(thread.has_left());
    }
}

#[test]
fn a_record_in_use_is_not_released() {
    let _alone = ALONE.lock();
    let forget = || {
        let reading = ManuallyDrop::new(announce());
        reading.0
    };
    let record = thread::spawn(forget).join().expect("no panics");
    assert!(!record.claim());
}

/// A thread-local that has sections when it is dropped, which may be before or after the thread's
/// record is released.
struct ReadsAtTheEnd;

impl Drop for ReadsAtTheEnd {
    fn drop(&mut self) {
        let [_outer, inner] = [announce(), announce()];
        assert!(inner.0.is_reading());
    }
}

#[test]
fn records_are_taken_over() {
    let _alone = ALONE.lock();
    std::thread_local! {
        static FIRST: Cell<Option<ReadsAtTheEnd>> = const { Cell::new(None) };
        static LAST: Cell<Option<ReadsAtTheEnd>> = const { Cell::new(None) };
    }
    for _ in 0..100 {
        let thread = thread::spawn(|| {
            FIRST.set(Some(ReadsAtTheEnd));
            drop(announce());
            LAST.set(Some(ReadsAtTheEnd));
        });
        thread.join().expect("no panics");
    }
    // Other tests use records as well.
    assert!(all().count() < 10);
}
