// A checker's types work only inside a model, so the examples cannot run on them. Rustdoc sees the
// features, but not the `--cfg`.
#![cfg_attr(all(doctest, any(feature = "loom", feature = "shuttle")), cfg(false))]
//! The Chase-Lev work-stealing deque, with memory orderings that are model-checked within bounds.
//!
//! The owner pushes and pops at one end of a [`Worker`], last in, first out. Thieves steal the
//! oldest elements through [`Stealer`]s. The deque is lock-free, grows and shrinks, and holds
//! elements of any type. It has the interface of crossbeam-deque's LIFO worker, but by default its
//! operations are [no full fences](Stealer::steal).
//!
//! ```
//! use chase_lev::{Steal, Stealer, Worker};
//! use std::{iter, thread};
//!
//! /// Steals until the deque is empty, and returns the sum.
//! fn help(victim: Stealer<u64>) -> u64 {
//!     let mut sum = 0;
//!     loop {
//!         match victim.steal() {
//!             Steal::Success(n) => sum += n,
//!             Steal::Retry => continue,
//!             Steal::Empty => return sum,
//!         }
//!     }
//! }
//!
//! let worker = Worker::new_lifo();
//! (1..=1000).for_each(|n| worker.push(n));
//! let victim = worker.stealer();
//! let thief = thread::spawn(move || help(victim));
//! let sum: u64 = iter::from_fn(|| worker.pop()).sum();
//! assert_eq!(sum + thief.join().unwrap(), 500_500);
//! ```
//!
//! # Guarantees
//!
//! - Each element is taken exactly once: by a [`pop`](Worker::pop), by a [steal](Stealer::steal),
//!   or when the deque is dropped.
//! - Everything that the owner does before a push happens before the element is taken.
//! - `pop` returns the youngest element, and a steal the oldest. A `None` from `pop` is exact; for
//!   [`Steal::Empty`] and [`Steal::Retry`], see [`Stealer::steal`].
//! - `push` and `pop` are wait-free and take constant time, unless they replace the ring, free
//!   replaced rings or, one pop in 512 or more, run a barrier and look at the records of all
//!   threads. A steal is lock-free, unless the kernel refuses barriers to its thread.
//! - Your code can run at two points. The global allocator runs when a ring or a thread's record is
//!   allocated or freed; it may use the same deque. Elements that are left are dropped with the
//!   last handle of the deque; if one of these drops panics, the other elements are still dropped.
//! - A thread that is stopped in the middle of a steal does not block other threads. See
//!   [`Reclaim`] for the memory that it can keep from being freed.
//!
//! # Choices
//!
//! [`Fences`] determine how the owner and a thief are sure to see each other. With [`Asymmetric`],
//! the default, neither pop nor steal runs a full fence in the usual case; [`Fenced`] is the
//! algorithm of the papers. [`Reclaim`] determines when a replaced ring is freed: after a grace
//! period, by epochs, or with the deque.
//!
//! # Evidence
//!
//! The repository contains suites for the model checkers [loom](https://docs.rs/loom) and
//! [shuttle](https://docs.rs/shuttle), which run this very code; specifications in TLA+, checked
//! within bounds; an inductive invariant of the specification, proved by two SMT solvers for any
//! number of threads; and broken variants that must fail. Its README lists what each engine covers,
//! within which bounds, and what is not verified.
//!
//! With the features `loom` and `shuttle`, and the `--cfg` of the same name, you can model-check
//! your own program on this deque. Without the feature, the `--cfg` has no effect on this crate.
//!
//! # Platforms
//!
//! Rust 1.88, with `std`. Slots are accessed by inline assembly, from
//! [atomic-maybe-uninit](https://docs.rs/atomic-maybe-uninit), which supports x86, x86-64, ARM,
//! AArch64, RISC-V, LoongArch, s390x and more; a few of its targets need a newer Rust.
//! WebAssembly is supported without threads. Indices have 64 bits where the target has 64-bit
//! atomics; elsewhere, a thief that sleeps through exactly 2<sup>32</sup> claims could take an
//! element twice.
//!
//! # Source
//!
//! David Chase and Yossi Lev, *Dynamic circular work-stealing deque* (SPAA 2005). Nhat Minh Lê,
//! Antoniu Pop, Albert Cohen and Francesco Zappa Nardelli, *Correct and efficient work-stealing
//! for weak memory models* (PPoPP 2013).

mod batch;
mod deque;
mod fences;
mod outcome;
mod reclaim;
#[doc(hidden)]
pub mod research;
mod ring;
mod sites;
mod steal;

pub use chase_lev_atomics::AllocateError;
pub use deque::Worker;
pub use fences::{Asymmetric, Fenced, Fences};
pub use outcome::{Steal, register_thread};
#[cfg(feature = "epoch")]
pub use reclaim::Epoch;
pub use reclaim::{GracePeriod, Reclaim, Retain};
pub use steal::Stealer;

/// Programs that must not compile: a shared worker,
///
/// ```compile_fail,E0277
/// fn share<T: Sync>(_: T) {}
/// share(chase_lev::Worker::<u8>::new_lifo());
/// ```
///
/// an element that is not `Send`, on its way to another thread,
///
/// ```compile_fail,E0277
/// fn send<T: Send>(_: T) {}
/// send(chase_lev::Worker::<std::rc::Rc<u8>>::new_lifo());
/// ```
///
/// ```compile_fail,E0277
/// fn send<T: Send>(_: T) {}
/// send(chase_lev::Worker::<std::rc::Rc<u8>>::new_lifo().stealer());
/// ```
///
/// and an element that is stolen after its lifetime has ended.
///
/// ```compile_fail,E0597
/// use chase_lev::{Stealer, Worker};
///
/// let worker: Worker<&'static str> = Worker::new_lifo();
/// let stealer: Stealer<&'static str> = worker.stealer();
/// {
///     let short = String::from("short");
///     let shortened: &Worker<&str> = &worker;
///     shortened.push(&short);
/// }
/// stealer.steal();
/// ```
#[cfg(doctest)]
struct MustNotCompile;
