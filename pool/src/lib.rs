// Without a model around it, nothing runs on a checker's types. First, for it strips only
// what follows.
#![cfg_attr(all(checker, doctest), cfg(false))]
//! A work-stealing thread pool, in which who waits runs only what it waits for.
//!
//! The names and their meanings are those of rayon-core: most programs change the `use` line, and
//! nothing else.
//!
//! ```
//! fn sum(numbers: &[u64]) -> u64 {
//!     if numbers.len() < 100 {
//!         return numbers.iter().sum();
//!     }
//!     let (left, right) = numbers.split_at(numbers.len() / 2);
//!     let (left, right) = chase_lev_pool::join(|| sum(left), || sum(right));
//!     left + right
//! }
//!
//! let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
//! let numbers: Vec<u64> = (1..=1000).collect();
//! assert_eq!(pool.install(|| sum(&numbers)), 500_500);
//! ```
//!
//! # What it promises
//!
//! - [`join`] and [`scope`](fn@scope) return when all that they have begun is done. If some of it
//!   panics, the first panic goes on then.
//! - Whoever waits there, or for [`install`](ThreadPool::install), runs only what it waits for.
//!   So a lock that is held across a `join` is in the way only of what that `join` runs; and a
//!   thread's stack holds one path of the tree of calls and forks, as in the sequential program.
//!   There are two exceptions, both at the caller's request: [`yield_now`], and the parts of a
//!   [`broadcast`](fn@broadcast).
//! - Dropping a pool finishes what was spawned, and ends the threads.
//! - No panic ends a worker. That of a job that nobody waits for goes to the panic handler;
//!   without one, the process aborts.
//! - A `join` allocates nothing. If nobody takes its second closure, it costs a push, a pop and a
//!   relaxed load, writes nothing that other threads write, and makes no system call while no
//!   worker sleeps.
//!
//! With [`Waiting::Any`], waiting workers run whatever there is, as rayon's do.
//!
//! # What it does not promise
//!
//! - Two pools that call each other, each with all its workers waiting for the other, wait for
//!   ever: neither call is a part of what the other pool's workers wait for. A call *back*, from
//!   what a worker waits for, is run by that worker.
//! - A job of a scope that is spawned within a `join`, but not in a scope within it, is not run
//!   by who waits in that `join`.
//! - Detached jobs ([`spawn`](fn@spawn)) wait until a worker has nothing else to do.

mod broadcast;
mod builder;
mod deque;
mod faults;
mod global;
mod job;
mod join;
mod latch;
mod lineage;
mod registry;
mod scope;
mod session;
mod shim;
mod sites;
mod sleep;
mod spawn;
mod thread_pool;
#[cfg(all(feature = "trace", not(checker)))]
pub mod trace;
#[cfg(not(all(feature = "trace", not(checker))))]
#[path = "untraced.rs"]
mod trace;
mod waiting;
mod worker;

pub use broadcast::{BroadcastContext, broadcast, spawn_broadcast};
pub use builder::{ThreadPoolBuildError, ThreadPoolBuilder};
pub use join::join;
pub use scope::{Scope, in_place_scope, scope};
pub use spawn::spawn;
pub use thread_pool::{ThreadPool, Yield, current_num_threads, current_thread_index, yield_now};
pub use waiting::Waiting;

/// For suites. Exempt from semantic versioning: anything here may change in any release.
pub mod research {
    #[cfg(checker)]
    pub use crate::faults::{Fault, plant};
    pub use crate::latch::{CountLatch, Latch};
    #[cfg(checker)]
    pub use crate::lineage::{Lineage, Sessions, descends};
    #[cfg(checker)]
    pub use crate::session::Session;
    pub use crate::shim::{Parker, Unparker};
    pub use crate::sites::Sites;
    pub use crate::sleep::{MOST, Protocol, Shipped, Sleep};
}
