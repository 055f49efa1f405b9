//! A sequence lock: readers write nothing, and notice if the value changes while they read (Boehm, *Can seqlocks get
//! along with programming language memory models?*, MSPC 2012).
//!
//! This command explores it:
//!
//! ```sh
//! RUSTFLAGS="--cfg loom" cargo test --package chase-lev-atomics --example seqlock
//! ```

use chase_lev_atomics::{Arc, AtomicUsize, at, fence, model, sites, thread};

sites! {
    /// The sites of the lock.
    pub const SITES;

    /// Makes the version odd: the value is changing.
    WRITE_BEGIN "write.begin" Store Relaxed;
    /// Releases the odd version to `read.fence`: a reader that has read a word of the new value sees it at `read.end`.
    WRITE_FENCE "write.fence" Fence Release;
    /// Writes a word.
    WRITE_WORD "write.word" Store Relaxed;
    /// Makes the version even, and releases the value to `read.begin`.
    WRITE_END "write.end" Store Release;
    /// Acquires the value from `write.end`.
    READ_BEGIN "read.begin" Load Acquire;
    /// Reads a word, perhaps of a newer value than the other word.
    READ_WORD "read.word" Load Relaxed;
    /// Acquires from `write.fence` if a word of a newer value was read.
    READ_FENCE "read.fence" Fence Acquire;
    /// Looks whether the version is still the same.
    READ_END "read.end" Load Relaxed;
}

/// A value of two words, which one thread writes.
struct SeqLock {
    version: AtomicUsize,
    words: [AtomicUsize; 2],
}

impl SeqLock {
    /// Writes the value of the next even version.
    fn write(&self, version: usize, value: [usize; 2]) {
        self.version.store(version - 1, at!(WRITE_BEGIN, Relaxed));
        fence(at!(WRITE_FENCE, Release));
        for (word, value) in self.words.iter().zip(value) {
            word.store(value, at!(WRITE_WORD, Relaxed));
        }
        self.version.store(version, at!(WRITE_END, Release));
    }

    /// Returns the value, unless it is changing.
    fn read(&self) -> Option<[usize; 2]> {
        let version = self.version.load(at!(READ_BEGIN, Acquire));
        let value = [0, 1].map(|i: usize| self.words[i].load(at!(READ_WORD, Relaxed)));
        fence(at!(READ_FENCE, Acquire));
        let is_same = self.version.load(at!(READ_END, Relaxed)) == version;
        (is_same && version.is_multiple_of(2)).then_some(value)
    }
}

/// Writes pairs of equal numbers while another thread reads.
fn write_two() {
    let lock =
        Arc::new(SeqLock { version: AtomicUsize::new(0), words: [0, 0].map(AtomicUsize::new) });
    let writer = lock.clone();
    let thread = thread::spawn(move || (1..3).for_each(|n| writer.write(2 * n, [n; 2])));
    if let Some([first, second]) = lock.read() {
        assert_eq!(first, second);
    }
    thread.join().unwrap();
    assert_eq!(lock.read(), Some([2, 2]));
}

fn main() {
    model(write_two);
}

/// All four weaker orderings fail. Two of them leave out a fence.
#[cfg(all(test, loom))]
#[test]
fn holds_and_needs_these_orderings() {
    // SAFETY: the values are numbers.
    let holds = unsafe { chase_lev_atomics::mutate::orderings(&SITES, write_two) };
    assert_eq!(holds, []);
}
