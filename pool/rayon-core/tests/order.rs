//! The order of jobs differs from rayon-core's in one point: a worker that waits for a scope runs nothing of
//! the scopes around it. A pool with a spawn handler has rayon-core's order, as its published tests check.

use std::sync::Mutex;

use rayon_core::{ThreadPoolBuilder, scope, scope_fifo};

/// Spawns 0, 1, 2 in an outer scope and -1, -2, -3 in an inner one, alternately, and 3 after the inner one
/// has ended. Evaluates to the order in which one worker runs them.
macro_rules! order {
    ($outer:ident $spawn_outer:ident, $inner:ident $spawn_inner:ident) => {{
        let order = Mutex::new(Vec::new());
        let run = &|number| order.lock().unwrap().push(number);
        let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        pool.install(|| {
            $outer(|outer| {
                $inner(|inner| {
                    for number in 0..3 {
                        outer.$spawn_outer(move |_| run(number));
                        inner.$spawn_inner(move |_| run(-1 - number));
                    }
                });
                outer.$spawn_outer(move |_| run(3));
            });
        });
        order.into_inner().unwrap()
    }};
}

#[test]
fn a_worker_that_waits_for_a_scope_runs_nothing_of_the_scopes_around_it() {
    let [youngest, oldest] = [[-3, -2, -1], [-1, -2, -3]];
    assert_eq!(order!(scope spawn, scope spawn)[..3], youngest);
    assert_eq!(order!(scope_fifo spawn_fifo, scope spawn)[..3], youngest);
    assert_eq!(order!(scope spawn, scope_fifo spawn_fifo)[..3], oldest);
    let both = order!(scope_fifo spawn_fifo, scope_fifo spawn_fifo);
    assert_eq!(both, [-1, -2, -3, 0, 1, 2, 3]);
}
