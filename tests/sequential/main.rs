//! Programs in which nobody interferes.

#![cfg(not(any(loom, shuttle)))]

mod drop_in;
mod elements;
mod sites;
