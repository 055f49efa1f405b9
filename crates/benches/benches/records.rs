//! Checks that an owner cools a deque in the same time if many threads with records have ended.

use std::cell::RefCell;
use std::thread;
use std::time::Instant;

use chase_lev::{Stealer, Worker, research};

/// Steals within many steals at the end of a thread, each with a record of its own, which stays.
struct Nested(&'static Stealer<u8>);

impl Drop for Nested {
    fn drop(&mut self) {
        drop(Vec::from_iter((0..10_000).map(|_| research::pin(self.0))));
    }
}

thread_local! {
    static AT_THE_END: RefCell<Option<Nested>> = const { RefCell::new(None) };
}

/// Returns the median time of a cooling, with its barrier, in nanoseconds.
fn cool(worker: &Worker<u8>, stealer: &Stealer<u8>) -> u128 {
    let time = |_| {
        // Makes the deque warm.
        worker.push(0);
        assert!(stealer.steal().is_success());
        let start = Instant::now();
        research::cool(worker);
        start.elapsed()
    };
    let mut times: Vec<_> = (0..201).map(time).collect();
    times.sort_unstable();
    times[times.len() / 2].as_nanos()
}

fn main() {
    let worker = Worker::new_lifo();
    let stealer: &'static Stealer<u8> = Box::leak(Box::new(worker.stealer()));
    let none = cool(&worker, stealer);
    let nested = move || AT_THE_END.set(Some(Nested(stealer)));
    thread::spawn(nested).join().expect("no panics");
    let many = cool(&worker, stealer);
    assert!(
        many < none + 20_000,
        "records that no thread has are skipped: {none} ns without, {many} ns with many"
    );
}
