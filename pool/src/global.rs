//! The pool of those who have none.

use std::sync::OnceLock;

use std::sync::Arc;

use crate::builder::{ThreadPoolBuildError, ThreadPoolBuilder};
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
        pool.unwrap_or_else(|error| panic!("there is no global pool, for {error}"))
    };
    GLOBAL.get_or_init(make).registry()
}

/// Makes the global pool; `false` if there is one.
pub fn install(builder: ThreadPoolBuilder) -> Result<bool, ThreadPoolBuildError> {
    if GLOBAL.get().is_some() {
        return Ok(false);
    }
    // If another thread is quicker, this one's pool is shut down.
    builder.build().map(|pool| GLOBAL.set(pool).is_ok())
}
