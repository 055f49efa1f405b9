// Without a model around it, nothing runs on a checker's types; rustdoc sees the features only.
#![cfg_attr(all(doctest, any(feature = "loom", feature = "shuttle")), cfg(false))]
//! The Chase-Lev work-stealing deque, of which every memory ordering is checked.
//!
//! Its owner pushes and pops at one end of a [`Worker`], last in, first out. Thieves steal the
//! oldest elements through [`Stealer`]s. It is lock-free, it grows and shrinks, and it takes
//! any element type. It replaces the LIFO worker of crossbeam-deque: the `use` line changes,
//! nothing else.
//!
//! ```
//! use chase_lev::{Steal, Stealer, Worker};
//! use std::{iter, thread};
//!
//! /// Adds up what it can steal.
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
//! # What it promises
//!
//! - Each element is taken once: by a [`pop`](Worker::pop), a [steal](Stealer::steal), or the
//!   drop of the deque.
//! - What the owner did before a push happens before the element is taken.
//! - `pop` returns the youngest element; its `None` is exact. A steal returns the oldest.
//!   [`Steal::Empty`] and [`Steal::Retry`] are what [`Stealer::steal`] says of them.
//! - `push` and `pop` are wait-free and take constant time, unless the ring is replaced. A steal
//!   is lock-free.
//! - Foreign code runs in three places. The allocator runs where a ring, or a thread's record, is
//!   allocated or freed; it may use the same deque. The closure of [`steal_if`](Stealer::steal_if)
//!   runs before the claim; it may use the same deque, panic, or not return. An element is dropped
//!   by whoever takes it, or with the last handle of the deque; if that panics, the others are still
//!   dropped.
//! - A thread that is stopped in the middle of a steal blocks nobody. [`reclaim`] says how much
//!   memory it can keep from being freed.
//!
//! # Choices
//!
//! The [protocol] says how accesses to memory are ordered. With the default, neither pop nor steal runs
//! a full fence in the usual case; [`protocol::Weakest`] is the algorithm of the papers. The
//! [reclamation strategy](reclaim) says when a replaced ring is freed: after a grace period, by
//! epochs, or with the deque.
//!
//! # Evidence
//!
//! The repository has what shows that the orderings suffice, and that none can be weaker:
//! suites for the model checkers [loom](https://docs.rs/loom) and
//! [shuttle](https://docs.rs/shuttle), which run this very code; specifications in TLA+; and
//! broken variants that must fail. What is verified, and what is not, is in its README.
//!
//! With the features `loom` and `shuttle`, and the `--cfg` of the same name, you can
//! model-check a program of your own on this deque. Without the feature, the `--cfg` changes
//! nothing here.
//!
//! # Platforms
//!
//! Rust 1.88, with `std`. The slots' words need assembly, which the crate
//! [atomic-maybe-uninit](https://docs.rs/atomic-maybe-uninit) has for x86, x86-64, ARM,
//! AArch64, RISC-V, LoongArch, s390x and more; a few of its targets need a newer Rust.
//! WebAssembly is supported without threads. Indices have 64 bits where the machine has such
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
mod mode;
pub mod protocol;
pub mod reclaim;
mod records;
pub mod research;
mod ring;
mod sites;
mod steal;

pub use deque::{Stealer, Worker};
pub use steal::Steal;

/// What must not compile: a shared worker,
///
/// ```compile_fail,E0277
/// fn share<T: Sync>(_: T) {}
/// share(chase_lev::Worker::<u8>::new_lifo());
/// ```
///
/// a thread-bound element on its way to another thread,
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
/// and an element that is stolen after it is gone.
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
