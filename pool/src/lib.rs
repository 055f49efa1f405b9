// Without a model around it, nothing runs on a checker's types. First, for it strips only
// what follows.
#![cfg_attr(all(checker, doctest), cfg(false))]
//! A work-stealing thread pool, the waiting of which is proved.

mod broadcast;
mod builder;
mod faults;
mod global;
mod job;
mod join;
mod latch;
mod registry;
mod scope;
mod session;
mod shim;
mod sites;
mod sleep;
mod spawn;
mod thread_pool;
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
    pub use crate::shim::{Parker, Unparker};
    pub use crate::sites::{Sites, TABLE};
    pub use crate::sleep::{MOST, Protocol, Shipped, Sleep};
}
