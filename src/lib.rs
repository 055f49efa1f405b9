// Without a model around it, nothing runs on a model checker's types. First, for
// it strips only what follows.
#![cfg_attr(all(model, doctest), cfg(false))]
#![doc = include_str!("../README.md")]

mod batch;
mod ring;
mod deque;
pub mod protocol;
pub mod reclaim;
mod shim;
mod steal;

pub use deque::{Stealer, Worker};
pub use steal::Steal;

#[cfg(model)]
#[doc(hidden)]
pub use shim::model;

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
