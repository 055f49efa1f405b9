//! Measures how long an owner takes to cool a deque, and a thread to steal for the first time, with many
//! records of other threads. Prints a line of JSON for each number of records.

use std::sync::Barrier;
use std::thread;
use std::time::{Duration, Instant};

use chase_lev::{Stealer, Worker, research};

/// Steals within as many steals at the end of a thread, each with a record of its own, which stays.
struct Nested<'a>(&'a Stealer<u8>, usize);

impl Drop for Nested<'_> {
    fn drop(&mut self) {
        nest(self.0, self.1);
    }
}

thread_local! {
    static AT_THE_END: std::cell::RefCell<Option<Nested<'static>>> =
        const { std::cell::RefCell::new(None) };
}

/// Holds `guards` guards at the same time.
fn nest(stealer: &Stealer<u8>, guards: usize) {
    let all: Vec<_> = (0..guards).map(|_| research::pin(stealer)).collect();
    drop(all);
}

/// Returns the median of many measurements, in nanoseconds.
fn median(time: impl FnMut(usize) -> Duration) -> u128 {
    let mut times: Vec<_> = (0..201).map(time).collect();
    times.sort_unstable();
    times[times.len() / 2].as_nanos()
}

/// Measures a cooling, with its barrier.
fn cool(worker: &Worker<u8>, stealer: &Stealer<u8>) -> u128 {
    median(|_| {
        // Makes the deque warm.
        worker.push(0);
        assert!(stealer.steal().is_success());
        let start = Instant::now();
        research::cool(worker);
        start.elapsed()
    })
}

/// Measures the first steal of a thread, without the start of the thread. The deque is warm.
fn first_steal(worker: &Worker<u8>, stealer: &Stealer<u8>) -> u128 {
    median(|_| {
        (0..2).for_each(|i| worker.push(i));
        assert!(stealer.steal().is_success());
        let first = || {
            let start = Instant::now();
            assert!(stealer.steal().is_success());
            start.elapsed()
        };
        thread::scope(|scope| scope.spawn(first).join().expect("no panics"))
    })
}

fn main() {
    let worker = Worker::new_lifo();
    let stealer: &'static Stealer<u8> = Box::leak(Box::new(worker.stealer()));
    let report = |records: usize, what: &str| {
        let (cool, first) = (cool(&worker, stealer), first_steal(&worker, stealer));
        println!(r#"{{"records":{records},"of":"{what}","cool":{cool},"first_steal":{first}}}"#);
        cool
    };
    report(0, "no threads");
    for threads in [100, 1000] {
        let (steal, end) = (Barrier::new(threads + 1), Barrier::new(threads + 1));
        thread::scope(|scope| {
            let thread = || {
                drop(research::pin(stealer));
                steal.wait();
                end.wait();
            };
            let handles: Vec<_> = (0..threads).map(|_| scope.spawn(thread)).collect();
            steal.wait();
            report(threads, "live threads");
            end.wait();
            // A thread that was joined has released its record.
            handles
                .into_iter()
                .for_each(|handle| handle.join().expect("no panics"));
        });
    }
    let none = report(1000, "ended threads");
    let nested = || AT_THE_END.set(Some(Nested(stealer, 10_000)));
    thread::spawn(nested).join().expect("no panics");
    let many = report(10_000, "ended threads");
    assert!(
        many < none + 20_000,
        "records that no thread has are skipped"
    );
}
