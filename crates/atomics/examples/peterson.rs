//! A lock for two threads (Peterson, *Myths about the mutual exclusion problem*, IPL 12(3), 1981), with fences.
//!
//! This command explores it:
//!
//! ```sh
//! RUSTFLAGS="--cfg loom" cargo test --package chase-lev-atomics --example peterson
//! ```

use chase_lev_atomics::{
    Arc, AtomicBool, AtomicUsize, UnsafeCell, at, fence, hint, model, sites, thread,
};

sites! {
    /// The sites of the lock.
    pub const SITES;

    /// Announces this thread.
    LOCK_WANTS "lock.wants" Store Relaxed;
    /// Pairs with `lock.fence` of the other thread: the one that yields last sees that the other wants the lock.
    LOCK_ANNOUNCE "lock.announce" Fence SeqCst;
    /// Yields to the other thread.
    LOCK_YIELD "lock.yield" Store Relaxed;
    /// Pairs with both fences of the other thread: at least one of the two waits.
    LOCK_FENCE "lock.fence" Fence SeqCst;
    /// Looks at the other thread. Acquires what it did under the lock from `unlock.wants`.
    LOCK_LOOK "lock.look" Load Acquire;
    /// Sees that the other thread yields. Acquires what it did under the lock before from its `lock.announce`.
    LOCK_TURN "lock.turn" Load Acquire;
    /// Gives the lock back, and releases the number to `lock.look`.
    UNLOCK_WANTS "unlock.wants" Store Release;
}

struct Counter {
    wants: [AtomicBool; 2],
    turn: AtomicUsize,
    number: UnsafeCell<usize>,
}

// SAFETY: only a thread that has the lock accesses the number.
unsafe impl Sync for Counter {}

impl Counter {
    fn add(&self, thread: usize) {
        let other = 1 - thread;
        self.wants[thread].store(true, at!(LOCK_WANTS, Relaxed));
        fence(at!(LOCK_ANNOUNCE, SeqCst));
        self.turn.store(other, at!(LOCK_YIELD, Relaxed));
        fence(at!(LOCK_FENCE, SeqCst));
        while self.wants[other].load(at!(LOCK_LOOK, Acquire))
            && self.turn.load(at!(LOCK_TURN, Acquire)) == other
        {
            hint::spin_loop();
        }
        // SAFETY: this thread has the lock.
        self.number.with_mut(|number| unsafe { *number += 1 });
        self.wants[thread].store(false, at!(UNLOCK_WANTS, Release));
    }
}

fn two_threads() {
    let counter = Arc::new(Counter {
        wants: [false; 2].map(AtomicBool::new),
        turn: AtomicUsize::new(0),
        number: UnsafeCell::new(0),
    });
    let other = counter.clone();
    let thread = thread::spawn(move || (0..2).for_each(|_| other.add(1)));
    counter.add(0);
    thread.join().unwrap();
    // SAFETY: the other thread has ended.
    let number = counter.number.with(|number| unsafe { *number });
    assert_eq!(number, 3);
}

fn main() {
    model(two_threads);
}

/// All five weaker orderings fail.
#[cfg(all(test, loom))]
#[test]
fn holds_and_needs_these_orderings() {
    // SAFETY: the values are numbers.
    let holds = unsafe { chase_lev_atomics::mutate::orderings(&SITES, two_threads) };
    assert_eq!(holds, []);
}
