//! Programs with a single thread.

#![cfg(not(any(loom, shuttle)))]

mod elements;
mod sites;

/// A program that uses the LIFO half of crossbeam-deque, compiled unchanged with both crates.
mod drop_in {
    mod with_crossbeam_deque {
        use crossbeam_deque as deque;
        include!("drop_in.rs");
    }

    mod with_chase_lev {
        use chase_lev as deque;
        include!("drop_in.rs");
    }
}
