//! Programs with a single thread.

#![cfg(not(any(loom, shuttle)))]

mod drop_in;
mod elements;
mod sites;
