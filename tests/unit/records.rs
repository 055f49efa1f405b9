//! Records of threads that interrupt themselves, that end, and that have ended.

use std::thread;

use super::*;
use crate::{Stealer, Worker};

/// A signal interrupts the thread between its two stores at the beginning of a steal, or at the end.
#[test]
fn a_handler_announces_the_steal() {
    let record = current();
    let inside = || is_odd(record.count.load(at!(RETIRE_LOOK, Acquire)));
    let next = record.own_count.load(Relaxed) + 1;
    record.own_count.store(next, Relaxed);
    let guard = announce();
    assert!(inside(), "only its own thread knows that it is in a steal");
    drop(guard);
    assert!(inside(), "the interrupted steal goes on");
    record.own_count.store(next + 1, Relaxed);
    let guard = announce();
    assert!(inside());
    drop(guard);
    assert!(!inside());
}

#[test]
fn a_record_in_use_is_not_released() {
    let forget = || {
        let reading = announce();
        let record = reading.0;
        mem::forget(reading);
        record
    };
    let record = thread::spawn(forget).join().expect("no panics");
    assert!(claimed().any(|other| ptr::eq(other, record)));
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
    assert!(claimed().count() < 10);
}
