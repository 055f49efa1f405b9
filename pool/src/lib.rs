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
//!   There is one exception, at the caller's request: [`yield_now`].
//! - A worker that waits and finds nothing of the kind gives up its place, not its core: another
//!   thread runs in its place. So as many threads run as the pool has workers, while there is work.
//!   [`blocking`] does the same for whatever else a job waits for.
//! - A worker goes on at once when its wait is over. If its place is taken, one thread more runs than the
//!   pool has workers, until one of them comes to the end of a job or to a wait.
//! - [`shutdown`](ThreadPool::shutdown) finishes what was spawned, and ends the threads. Dropping a pool does
//!   the same, and does not wait for it.
//! - No panic ends a worker. That of a job that nobody waits for goes to the panic handler;
//!   without one, the process aborts.
//! - A `join` allocates nothing. If nobody takes its second closure, it costs a push, a pop and a
//!   relaxed load, writes nothing that other threads write, and makes no system call while all
//!   workers have work.
//!
//! With [`Waiting::Any`], waiting workers run whatever there is, as rayon's do, and no other thread runs in
//! their place.
//!
//! # What the workers do
//!
//! With the feature `trace`, the threads tell a subscriber of `tracing` what they do.
//! `pool/docs/timeline.md` in the repository lists the spans and events.
//!
//! # What it does not promise
//!
//! - A job that waits for another by means of its own, such as a lock or a channel, without
//!   [`blocking`], keeps its worker. If all workers wait so, the pool stands still.
//! - The index of a thread is that of its place, and may be another after a wait. A thread whose place is
//!   taken waits for one when it asks for its index.

// The layers: a file imports from those above it here, and from no other.
//
//   unwind, notes (with its parkers), waiting, sites, shim
//   sleep, latch, session, lineage, handlers, rules
//   job
//   registry
//   worker
//   join, spawn, broadcast, scope, install
//   thread_pool, builder, global
//   current
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
mod unwind;
mod waiting;
mod worker;

pub use broadcast::BroadcastContext;
pub use builder::{ThreadBuilder, ThreadPoolBuildError, ThreadPoolBuilder};
pub use current::{
    blocking, broadcast, current_num_threads, current_thread_has_pending_tasks,
    current_thread_index, in_place_scope, join, join_context, join_with, max_num_threads, scope,
    spawn, spawn_broadcast, yield_local, yield_now,
};
pub use join::{FnContext, Here};
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
    pub use crate::rules::{Act, Found, Rules, plant};
    #[cfg(checker)]
    pub use crate::session::Session;
    pub use crate::shim::{Parker, Unparker};
    pub use crate::sites::Sites;
    pub use crate::sleep::{MOST, NUMBERS, Numbers, Pool, Search, Sleep, Sleeper, Spare};
}
