//! A crate that depends on the deque. Its tests run the deque under a checker if the crate's
//! feature and the `--cfg` ask for it.

#[cfg(all(loom, feature = "loom"))]
pub use loom::thread;
#[cfg(all(shuttle, feature = "shuttle"))]
pub use shuttle::thread;
#[cfg(not(any(all(loom, feature = "loom"), all(shuttle, feature = "shuttle"))))]
pub use std::thread;

use chase_lev::Worker;

/// Runs a deque that grows from a capacity of 1 while a thief steals.
pub fn growth(jobs: usize, steals: usize) {
    let owner = Worker::with_capacity(1);
    owner.push(0);
    let victim = owner.stealer();
    let thief = thread::spawn(move || (0..steals).filter(|_| victim.steal().is_success()).count());
    (1..jobs).for_each(|job| owner.push(job));
    assert!(owner.capacity() >= jobs - steals);
    let stolen = thief.join().unwrap();
    assert_eq!(stolen + owner.len(), jobs);
}
