//! Tools for authors of ordering protocols and reclamation strategies, and for suites that observe the
//! algorithm under a checker.
//!
//! **Exempt from semantic versioning**: anything here may change in any release, and so may the items
//! of [`Protocol`] and [`Reclaim`]. Users of the shipped protocols need none of it.
//!
//! # Examples
//!
//! A protocol is a type with [`Sites`], each of which has an access and an ordering. This one claims as
//! Lê et al. do, and otherwise has the orderings of [`Weakest`](crate::protocol::Weakest):
//!
//! ```
//! use chase_lev::protocol::Protocol;
//! use chase_lev::reclaim::Retain;
//! use chase_lev::research::Sites;
//! use std::sync::atomic::Ordering::SeqCst;
//!
//! struct StrongClaims;
//!
//! // SAFETY: no ordering is weaker than in `Sites::WEAKEST`.
//! unsafe impl Protocol for StrongClaims {
//!     const SITES: Sites = Sites {
//!         steal_cas: Sites::WEAKEST.steal_cas.with(SeqCst),
//!         ..Sites::WEAKEST
//!     };
//!     type Reclaim = Retain;
//! }
//!
//! let worker = chase_lev::Worker::<u8, StrongClaims>::with_protocol(4);
//! worker.push(1);
//! assert_eq!(worker.stealer().steal().success(), Some(1));
//! ```
//!
//! If a site is in the place of another one, its use does not compile:
//!
//! ```compile_fail,E0080
//! # use chase_lev::{protocol::Protocol, reclaim::Retain, research::Sites};
//! struct Swapped;
//!
//! unsafe impl Protocol for Swapped {
//!     const SITES: Sites = Sites {
//!         push_slot: Sites::WEAKEST.push_bottom,
//!         ..Sites::WEAKEST
//!     };
//!     type Reclaim = Retain;
//! }
//!
//! chase_lev::Worker::<u8, Swapped>::with_protocol(4).push(1);
//! ```
//!
//! The sites of reclamation are the same in every protocol, so another ordering of one does not compile
//! either:
//!
//! ```compile_fail,E0080
//! # use chase_lev::{protocol::Protocol, reclaim::GracePeriod, research::Sites};
//! # use std::sync::atomic::Ordering::SeqCst;
//! struct Eager;
//!
//! unsafe impl Protocol for Eager {
//!     const SITES: Sites = Sites {
//!         retire_look: Sites::WEAKEST.retire_look.with(SeqCst),
//!         ..Sites::WEAKEST
//!     };
//!     type Reclaim = GracePeriod;
//! }
//!
//! chase_lev::Worker::<u8, Eager>::with_protocol(4);
//! ```

use chase_lev_atomics::{Distance, Index, interrupted};

use crate::protocol::Protocol;
use crate::reclaim::Reclaim;
use crate::{Stealer, Worker};

pub use crate::ring::{Published, Retired, Ring};
pub use crate::sites::Sites;

/// Creates a deque like [`Worker::with_protocol`], with the first element at `index`, for example at the
/// largest index.
///
/// # Panics
///
/// Panics when [`Worker::with_protocol`] does.
///
/// # Examples
///
/// ```
/// use chase_lev::{Worker, research};
///
/// let worker: Worker<u8> = research::starting_at(i64::MAX, 2);
/// worker.push(1);
/// worker.push(2);
/// assert_eq!([worker.pop(), worker.pop(), worker.pop()], [Some(2), Some(1), None]);
/// ```
pub fn starting_at<T, P: Protocol>(index: i64, capacity: usize) -> Worker<T, P> {
    Worker::starting_at(Index(index as Distance), capacity)
}

/// Puts this thread into the middle of a steal. Until the guard is dropped, no ring is freed that the
/// thread can load.
///
/// # Examples
///
/// ```
/// use chase_lev::{Worker, research};
///
/// let worker = Worker::with_capacity(1);
/// let stealer = worker.stealer();
/// let guard = research::pin(&stealer);
/// (0..1000).for_each(|i| worker.push(i));
/// drop(guard);
/// ```
pub fn pin<T, P: Protocol>(stealer: &Stealer<T, P>) -> <P::Reclaim as Reclaim>::Guard<'_> {
    interrupted();
    let mut guard = stealer.inner.reclaim.announce();
    stealer.inner.reclaim.pin(&mut guard);
    guard
}

/// Makes a warm deque [cold](crate::protocol::Reference), unless a thread is in a steal.
///
/// # Examples
///
/// ```
/// use chase_lev::{Worker, research};
///
/// let worker = Worker::new_lifo();
/// worker.push(1);
/// assert!(worker.stealer().steal().is_success());
/// research::cool(&worker);
/// ```
pub fn cool<T, P: Protocol>(worker: &Worker<T, P>) {
    worker.inner.mode.cool::<P>();
}
