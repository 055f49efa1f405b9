//! A lock for two threads that does not wait (after Dekker; Dijkstra, *Cooperating sequential processes*,
//! EWD 123, 1965). Each thread announces itself, runs a fence, and looks at the other.
//!
//! This command explores it:
//!
//! ```sh
//! RUSTFLAGS="--cfg loom" cargo test --package chase-lev-atomics --example dekker
//! ```

use chase_lev_atomics::{Arc, Atomic, at, fence, sites};

sites! {
    /// The sites of the lock.
    pub const SITES;

    /// Announces this thread.
    LOCK_WANTS "lock.wants" Store Relaxed;
    /// Pairs with the fence of the other thread: at least one of the two sees the other.
    LOCK_FENCE "lock.fence" Fence SeqCst;
    /// Looks at the other thread. Acquires what it did under the lock from `unlock.wants`.
    LOCK_LOOK "lock.look" Load Acquire;
    /// Loads the number that the lock protects.
    LOAD_NUMBER "load.number" Load Relaxed;
    /// Stores the number. `unlock.wants` releases it.
    STORE_NUMBER "store.number" Store Relaxed;
    /// Gives the lock back, and releases the number to `lock.look`.
    UNLOCK_WANTS "unlock.wants" Store Release;
}

struct Counter {
    wants: [Atomic<usize>; 2],
    number: Atomic<usize>,
}

impl Counter {
    fn new() -> Self {
        Counter {
            wants: [0, 0].map(Atomic::<usize>::new),
            number: Atomic::<usize>::new(0),
        }
    }

    /// Adds one, unless the other thread wants the lock. Returns `true` if it has added.
    fn try_add(&self, thread: usize) -> bool {
        self.wants[thread].store(1, at!(LOCK_WANTS, Relaxed));
        fence(at!(LOCK_FENCE, SeqCst));
        let is_free = self.wants[1 - thread].load(at!(LOCK_LOOK, Acquire)) == 0;
        if is_free {
            let number = self.number.load(at!(LOAD_NUMBER, Relaxed));
            self.number.store(number + 1, at!(STORE_NUMBER, Relaxed));
        }
        self.wants[thread].store(0, at!(UNLOCK_WANTS, Release));
        is_free
    }

    fn add(&self, thread: usize, times: usize) -> usize {
        (0..times).filter(|_| self.try_add(thread)).count()
    }
}

#[cfg(not(loom))]
use std::thread;

#[cfg(loom)]
use loom::thread;

/// Lets two threads try to add this number of times.
fn model(times: usize) {
    let counter = Arc::new(Counter::new());
    let other = counter.clone();
    let thread = thread::spawn(move || other.add(1, times));
    let added = counter.add(0, times) + thread.join().unwrap();
    assert_eq!(counter.number.load(at!(LOAD_NUMBER, Relaxed)), added);
}

fn main() {
    #[cfg(not(loom))]
    model(100_000);
    #[cfg(loom)]
    loom::model(|| model(1));
}

#[cfg(all(test, loom))]
mod tests {
    use super::*;
    use chase_lev_atomics::mutate;

    #[test]
    fn holds_and_needs_these_orderings() {
        // SAFETY: the values are numbers.
        let mutants = unsafe { mutate::orderings(&SITES, || model(1)) };
        mutants.iter().for_each(|mutant| println!("{mutant}"));
        let fails = |mutant: &mutate::Mutant| (mutant.site.name(), mutant.counterexample.is_some());
        let expected = ["lock.fence", "lock.look", "unlock.wants"].map(|site| (site, true));
        assert!(mutants.iter().map(fails).eq(expected), "{mutants:?}");
    }
}
