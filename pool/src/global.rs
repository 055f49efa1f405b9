//! The global pool, used by threads that belong to no other.

use std::io;
use std::sync::{Arc, OnceLock};

use crate::builder::{ThreadBuilder, ThreadPoolBuildError, ThreadPoolBuilder};
use crate::registry::Registry;
use crate::thread_pool::ThreadPool;

static GLOBAL: OnceLock<ThreadPool> = OnceLock::new();

/// Returns the global pool. Builds it with the default settings if there is none.
///
/// # Panics
///
/// Panics if the system refuses to start a thread.
pub fn registry() -> &'static Arc<Registry> {
    let make = || {
        let pool = ThreadPoolBuilder::new().build();
        pool.unwrap_or_else(|error| panic!("cannot build the global pool: {error}"))
    };
    &GLOBAL.get_or_init(make).registry
}

impl ThreadPoolBuilder {
    /// Builds the global pool, which functions such as [`join`](crate::join()) use when the current
    /// thread belongs to no pool.
    ///
    /// Without this call, the first such function builds it with the default settings. The global pool
    /// lives as long as the process.
    ///
    /// # Errors
    ///
    /// Fails if there is a global pool already, and in the cases of
    /// [`build`](ThreadPoolBuilder::build).
    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        set(|| self.build())
    }

    /// Builds the global pool with threads that `spawn` starts: see
    /// [`build_with`](ThreadPoolBuilder::build_with).
    ///
    /// # Errors
    ///
    /// Fails if `spawn` returns an error, and in the cases of
    /// [`build_global`](ThreadPoolBuilder::build_global).
    pub fn build_global_with(
        self,
        spawn: impl FnMut(ThreadBuilder) -> io::Result<()>,
    ) -> Result<(), ThreadPoolBuildError> {
        set(|| self.build_with(spawn))
    }
}

fn set(
    build: impl FnOnce() -> Result<ThreadPool, ThreadPoolBuildError>,
) -> Result<(), ThreadPoolBuildError> {
    let exists = || {
        let message =
            "there is a global pool already: call `build_global` once, before anything uses it";
        ThreadPoolBuildError(message.to_owned(), None)
    };
    if GLOBAL.get().is_some() {
        return Err(exists());
    }
    // If another thread sets it first, this pool is dropped, which shuts it down.
    GLOBAL.set(build()?).map_err(|_| exists())
}
