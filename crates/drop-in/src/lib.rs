//! The interface of crossbeam-deque, on the deque of chase-lev.
//!
//! A program that uses crossbeam-deque, directly or through other crates, runs on the checked deque
//! with two lines in its Cargo.toml:
//!
//! ```toml
//! [patch.crates-io.crossbeam-deque]
//! path = "../chase-lev/crates/drop-in" # where the repository is
//! ```
//!
//! Names and meanings are the same as in crossbeam-deque 0.8. LIFO workers, their stealers and
//! [`Steal`] are chase-lev's. FIFO workers and the [`Injector`] are crossbeam-queue's `SegQueue`,
//! because Cargo allows no other crossbeam-deque 0.8 than the one that replaces it.
//!
//! ```
//! use crossbeam_deque::{Injector, Steal, Worker};
//!
//! let (injector, lifo, fifo) = (Injector::new(), Worker::new_lifo(), Worker::new_fifo());
//! (1..=8).for_each(|n| injector.push(n));
//!
//! assert_eq!(injector.steal_batch_and_pop(&lifo), Steal::Success(1));
//! assert_eq!(lifo.stealer().steal_batch(&fifo), Steal::Success(()));
//! assert_eq!([injector.len(), lifo.len(), fifo.len()], [4, 1, 2]);
//! ```

mod batch;
mod injector;
mod stealer;
mod worker;

use std::fmt;

pub use chase_lev::Steal;
pub use injector::Injector;
pub use stealer::Stealer;
pub use worker::Worker;

/// Implements [`fmt::Debug`] without showing the elements.
macro_rules! opaque {
    ($($name:ident)*) => {$(
        impl<T> fmt::Debug for $name<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(concat!(stringify!($name), " { .. }"))
            }
        }
    )*};
}

opaque! { Injector Stealer Worker }
