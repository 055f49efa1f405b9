//! Records of threads that interrupt themselves, that end, and that have ended.

use std::thread;

use super::*;
use crate::{Stealer, Worker};

/// A signal interrupts the thread between the load and the store at the beginning of a steal, in the steal, and
/// between the load and the store at the end.
#[test]
fn a_handler_announces_the_steal() {
    let record = current();
    let reader = || record.reader(at!(RETIRE_LOOK, Acquire));
    let count = record.count.load(at!(READER_COUNT, Relaxed));
    let guard = announce();
    let handler = reader().expect("the handler is in a steal");
    drop(guard);
    assert!(handler.has_left());
    record.count.store(count + 1, at!(READER_ENTER, Release));
    drop(announce());
    let thread = reader().expect("the interrupted steal goes on");
    let guard = announce();
    record.count.store(count + 2, at!(READER_LEAVE, Release));
    drop(guard);
    assert!(thread.has_left());
}

#[test]
fn a_record_in_use_is_not_released() {
    let forget = || {
        let reading = ManuallyDrop::new(announce());
        reading.0
    };
    let record = thread::spawn(forget).join().expect("no panics");
    assert!(!record.claim());
}

/// A thread-local that steals when it is dropped, which may be before or after the thread's record is
/// released.
struct StealsAtTheEnd(Stealer<usize>);

impl Drop for StealsAtTheEnd {
    fn drop(&mut self) {
        assert!(self.0.steal().is_success());
        let _reading = announce();
        assert!(self.0.steal().is_success());
    }
}

#[test]
fn records_are_taken_over() {
    std::thread_local! {
        static FIRST: Cell<Option<StealsAtTheEnd>> = const { Cell::new(None) };
        static LAST: Cell<Option<StealsAtTheEnd>> = const { Cell::new(None) };
    }
    const THREADS: usize = 100;
    let worker = Worker::new_lifo();
    (0..5 * THREADS).for_each(|i| worker.push(i));
    for _ in 0..THREADS {
        let stealers = [(); 3].map(|()| worker.stealer());
        let thread = thread::spawn(move || {
            let [first, now, last] = stealers;
            FIRST.set(Some(StealsAtTheEnd(first)));
            assert!(now.steal().is_success());
            LAST.set(Some(StealsAtTheEnd(last)));
        });
        thread.join().expect("no panics");
    }
    assert!(worker.is_empty());
    // Other tests use records as well.
    assert!(all().count() < 10);
}
