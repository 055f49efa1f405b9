// A checker's types work only within a model, so under a checker no doctest is built. This comes
// first because `cfg(false)` strips only the lines below it.
#![cfg_attr(all(checker, doctest), cfg(false))]
//! A work-stealing thread pool in the style of rayon-core.
//!
//! The API follows rayon-core's: in most programs, only the `use` line changes.
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
//! # Guarantees
//!
//! - [`join`] and [`scope`](fn@scope) return when every job that they started is done. If any of
//!   them panicked, the first panic then continues in the caller.
//! - A pool has the threads with which it was built, each with its index for life. While there is
//!   work, all of them run.
//! - [`shutdown`](ThreadPool::shutdown) finishes all spawned jobs and ends the threads. Dropping a
//!   pool does so without waiting.
//! - No panic ends a worker. If a job that nobody waits for panics, the panic handler is called;
//!   without a handler, the process aborts.
//!
//! By default, waiting workers run any job, as rayon's do. With [`Waiting::Own`]:
//!
//! - A worker that waits in a `join`, at the end of a scope or in [`install`](ThreadPool::install)
//!   runs only jobs that are part of what it waits for. So a lock held across a `join` can block
//!   only the jobs of that `join`, and a thread's stack holds one path of the tree of calls and
//!   forks, as in the sequential program.
//! - A waiting worker that finds no such job gives its place to another thread, so its core stays
//!   busy: an idle one, or a [spare](ThreadPoolBuilder::max_spares). [`blocking`] does so for any
//!   other wait. If no thread can take its place, the worker runs any job.
//! - A worker whose wait is over continues at once. If another thread has its place by then, the
//!   pool runs one thread more than it has workers until one of them finishes a job or waits.
//!
//! # Costs
//!
//! A `join` allocates no memory. If its second closure is not stolen, it costs a push, a pop and a
//! relaxed load: it writes to no memory that other threads write to, and makes no system call while
//! all workers are busy.
//!
//! # Tracing
//!
//! With the feature `trace`, the pool emits spans and events of `tracing`. The file
//! `pool/docs/timeline.md` in the repository lists them.
//!
//! # Limits
//!
//! - A job that waits for another job by its own means, such as a lock or a channel, keeps its
//!   worker unless it waits inside [`blocking`] with [`Waiting::Own`]. If all workers wait like
//!   this, the pool hangs.
//! - With [`Waiting::Own`], the index of a thread is its place's, so it may change when the thread
//!   waits.

// The layers, lowest first: a file imports only from the lines above its own, or from files before
// it on the same line.
//
//   shim, unwind, notes, process, sites
//   sleep with own::quota and latch, which wake each other's threads; own::lineage
//   settings with own
//   job, registry, and worker with own::help: jobs and workers run each other
//   threads, join, scope, broadcast, fifo
//   thread_pool, builder
//   current

mod broadcast;
mod builder;
mod current;
mod fifo;
mod job;
mod join;
mod latch;
mod notes;
mod own;
mod process;
mod registry;
mod scope;
mod settings;
mod shim;
mod sites;
mod sleep;
mod thread_pool;
mod threads;
mod unwind;
mod worker;

pub use broadcast::BroadcastContext;
pub use builder::{ThreadPoolBuildError, ThreadPoolBuilder};
pub use current::{
    blocking, broadcast, current_num_threads, current_thread_has_pending_tasks,
    current_thread_index, in_place_scope, in_place_scope_fifo, is_worker, join, join_context,
    join_with, max_num_threads, scope, scope_fifo, spawn, spawn_broadcast, spawn_fifo, yield_local,
    yield_now,
};
pub use fifo::ScopeFifo;
pub use join::{FnContext, Here};
pub use scope::Scope;
pub use settings::Waiting;
pub use thread_pool::ThreadPool;
pub use threads::ThreadBuilder;
pub use worker::Yield;

/// Internals for the test suites. Exempt from semantic versioning: anything here may change in any
/// release.
pub mod research {
    pub use crate::latch::{CountLatch, Latch};
    pub use crate::own::lineage::{Lineage, Session, descends};
    pub use crate::shim::{Parker, Unparker};
    /// The sites of the waiting.
    pub mod sites {
        pub use crate::sites::*;
    }
    pub use crate::own::Permit;
    pub use crate::sleep::{MOST, Pool, Seat, Sleep, Sleeper};
}
