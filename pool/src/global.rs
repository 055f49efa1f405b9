//! The pool of those who have none.

use std::io;
use std::sync::{Arc, OnceLock};

use crate::builder::{ThreadBuilder, ThreadPoolBuildError, ThreadPoolBuilder};
use crate::registry::Registry;
use crate::thread_pool::ThreadPool;

static GLOBAL: OnceLock<ThreadPool> = OnceLock::new();

/// The global pool, which is made with the defaults if there is none.
///
/// # Panics
///
/// If the system refuses a thread.
pub fn registry() -> &'static Arc<Registry> {
    let make = || {
        let pool = ThreadPoolBuilder::new().build();
        pool.unwrap_or_else(|error| panic!("there is no global pool: {error}"))
    };
    &GLOBAL.get_or_init(make).registry
}

impl ThreadPoolBuilder {
    /// Makes the global pool, which [`join`](crate::join()) and its like use outside of any other.
    ///
    /// Without this, they make it when they need it, with the defaults. It lives as long as the
    /// process.
    ///
    /// # Errors
    ///
    /// As [`build`](ThreadPoolBuilder::build); and if there is a global pool already.
    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        set(|| self.build())
    }

    /// The same, with threads that `spawn` starts: see [`build_with`](ThreadPoolBuilder::build_with).
    ///
    /// # Errors
    ///
    /// As [`build_global`](ThreadPoolBuilder::build_global), and if `spawn` returns an error.
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
    // If another thread is quicker, this one's pool is shut down.
    GLOBAL.set(build()?).map_err(|_| exists())
}
