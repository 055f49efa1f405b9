//! The pool of those who have none.

use std::env;
use std::sync::Once;

use crate::ThreadPoolBuilder;

/// Makes the global pool if the current thread is in no pool and there is no global one.
///
/// The pool would make it as well, but does not know rayon's variables.
#[inline]
pub(crate) fn ensure() {
    if chase_lev_pool::current_thread_index().is_none() {
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
    // If it fails, there is a global pool already, or whoever uses it is told why there is none.
    ONCE.call_once(|| _ = ThreadPoolBuilder::new().build_global());
}

/// Returns the number of threads of a pool for which `asked` was asked; 0 stands for the pool's
/// own default.
pub(crate) fn num_threads(asked: usize) -> usize {
    let number = || {
        let variables = ["RAYON_NUM_THREADS", "RAYON_RS_NUM_CPUS"];
        let value = |name: &str| env::var(name).ok()?.parse().ok();
        variables.into_iter().find_map(value).unwrap_or(0)
    };
    let asked = if asked == 0 { number() } else { asked };
    asked.min(chase_lev_pool::max_num_threads())
}
