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

// The layers: a file imports from those above it here, and from no other.
//
//   unwind, notes (with its parkers), waiting, sites, shim
//   sleep, latch, session, lineage, handlers, rules
//   job
//   registry
//   worker
//   join, scope, spawn, broadcast, install
//   thread_pool, builder, global
//   current; and trace, which has only notes below it
//
// In a layer, a file may import from those before it.

mod broadcast;
mod builder;
mod current;
mod global;
mod handlers;
mod install;
mod job;
mod join;
mod latch;
mod lineage;
#[cfg_attr(any(checker, not(feature = "trace")), path = "unnoted.rs")]
mod notes;
mod registry;
mod rules;
mod scope;
mod session;
mod shim;
mod sites;
mod sleep;
mod spawn;
mod thread_pool;
#[cfg(all(feature = "trace", not(checker)))]
pub mod trace;
mod unwind;
mod waiting;
mod worker;

pub use broadcast::BroadcastContext;
pub use builder::{ThreadBuilder, ThreadPoolBuildError, ThreadPoolBuilder};
pub use current::{
    FnContext, broadcast, current_num_threads, current_thread_has_pending_tasks,
    current_thread_index, in_place_scope, join, join_context, max_num_threads, scope, spawn,
    spawn_broadcast, yield_local, yield_now,
};
pub use scope::Scope;
pub use thread_pool::ThreadPool;
pub use waiting::Waiting;
pub use worker::Yield;

/// For suites. Exempt from semantic versioning: anything here may change in any release.
pub mod research {
    pub use crate::latch::{CountLatch, Latch};
    #[cfg(checker)]
    pub use crate::lineage::{Lineage, Sessions, descends};
    #[cfg(checker)]
    pub use crate::rules::{Act, Found, Rules, When, plant};
    #[cfg(checker)]
    pub use crate::session::Session;
    pub use crate::shim::{Parker, Unparker};
    pub use crate::sites::Sites;
    pub use crate::sleep::{MOST, Protocol, Sleep};
}
