//! The global pool.

use std::env;
use std::sync::Once;

use crate::ThreadPoolBuilder;

/// Builds the global pool if the current thread is in no pool and there is no global one.
///
/// chase-lev-pool would do so too, but without rayon's environment variables.
#[inline]
pub(crate) fn ensure() {
    if !chase_lev_pool::is_worker() {
        make();
    }
}

#[cold]
fn make() {
    if cfg!(shuttle) {
        panic!(
            "under shuttle there is no global pool, because it would outlive the schedule: call \
             the program in `ThreadPool::install`"
        );
    }
    static ONCE: Once = Once::new();
    ONCE.call_once(|| match ThreadPoolBuilder::new().build_global() {
        Err(error) if !error.is_a_second_global_pool() => {
            panic!("The global thread pool has not been initialized.: {error:?}")
        }
        _ => {}
    });
}

/// Returns the number of threads of a pool that is built with `num_threads(asked)`. 0 is the
/// default of chase-lev-pool.
pub(crate) fn num_threads(asked: usize) -> usize {
    let number = || {
        let variables = ["RAYON_NUM_THREADS", "RAYON_RS_NUM_CPUS"];
        let value = |name: &str| env::var(name).ok()?.parse().ok();
        variables.into_iter().find_map(value).unwrap_or(0)
    };
    let asked = if asked == 0 { number() } else { asked };
    asked.min(chase_lev_pool::max_num_threads())
}
