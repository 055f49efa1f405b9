//! The machine's types.

use core::hint;

pub use crossbeam_utils::sync::{Parker, Unparker};
pub use std::sync::{Mutex, MutexGuard};
pub use std::thread;

/// Pauses between two attempts of a searching thread: spins at first, then yields.
///
/// `look` is the number of the attempt, from 0. Under a checker, this always yields, so the thread
/// tries again after another thread has run.
pub fn pause(look: usize) {
    match look {
        0..6 => (0..1 << look).for_each(|_| hint::spin_loop()),
        _ => thread::yield_now(),
    }
}
