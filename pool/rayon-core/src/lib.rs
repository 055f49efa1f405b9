//! The interface of rayon-core, on [`chase_lev_pool`].
//!
//! With this crate in place of rayon-core, rayon and every program on it run on that pool:
//!
//! ```toml
//! [patch.crates-io]
//! rayon-core = { path = "chase-lev/pool/rayon-core" }
//! ```
//!
//! ```
//! use rayon_core::{ThreadPoolBuildError, ThreadPoolBuilder, join};
//!
//! let pool = ThreadPoolBuilder::new().num_threads(2).build()?;
//! let sums = pool.install(|| join(|| (1..=10).sum::<u32>(), || (11..=20).sum::<u32>()));
//! assert_eq!(sums, (55, 155));
//! # Ok::<_, ThreadPoolBuildError>(())
//! ```
//!
//! Names, generics and meanings are the same as in rayon-core 1.13. The file
//! `pool/rayon-core/README.md` in the repository lists where an item differs, as
//! `downstream/behaviour` has found it. Further differences are:
//!
//! - With `CHASE_LEV_POOL_WAITING=own` in the environment, a worker that waits runs only jobs that
//!   it waits for, and another thread runs in its place. So jobs of an outer scope run later than
//!   in rayon-core. A pool with a start or exit handler has no other threads, because jobs may rely
//!   on the handlers. Its workers run any job if no thread can take their place.
//! - A pool with a [`spawn_handler`](ThreadPoolBuilder::spawn_handler) has the handler's threads
//!   and no others. So its workers run any job while they wait, in the order of rayon-core's.
//! - A pool that could not be built has run nothing on its threads: no start or exit handler. After
//!   an error, the global pool can be built again.
//! - [`broadcast`] in an exit handler runs on the current thread only. In rayon-core, it may wait
//!   for threads that have ended. A job that the handler spawns and does not run is dropped there;
//!   rayon-core leaks it.
//! - [`build_scoped`](ThreadPoolBuilder::build_scoped) returns after the destructors of its threads'
//!   thread-locals.
//!
//! As in rayon-core, dropping a pool does not wait for spawned jobs, which run nevertheless.

mod builder;
mod current;
mod deprecated;
mod error;
mod global;
mod thread_pool;

pub use builder::ThreadPoolBuilder;
pub use chase_lev_pool::{
    BroadcastContext, FnContext, Scope, ScopeFifo, ThreadBuilder, Yield,
    current_thread_has_pending_tasks, current_thread_index, max_num_threads, yield_local,
    yield_now,
};
pub use current::{
    broadcast, current_num_threads, in_place_scope, in_place_scope_fifo, join, join_context, scope,
    scope_fifo, spawn, spawn_broadcast, spawn_fifo,
};
#[expect(deprecated, reason = "rayon-core exports them")]
pub use deprecated::{Configuration, initialize};
pub use error::ThreadPoolBuildError;
pub use thread_pool::ThreadPool;
