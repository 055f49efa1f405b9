//! A thread that is over quota goes on as long as it does not ask for its index.

use std::sync::mpsc;

use rayon_core::{ThreadPoolBuilder, current_num_threads, join, scope_fifo, spawn, spawn_fifo};

/// The first job has waited, and its place is taken by the second, which waits for the first.
#[test]
fn functions_do_not_wait_for_a_place() {
    let pool = &ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let (start, starts) = mpsc::channel();
    let (end, ends) = mpsc::channel();
    pool.install(|| {
        rayon_core::scope(|s| {
            s.spawn(move |_| {
                start.send(()).unwrap();
                ends.recv().unwrap();
            });
            // The youngest is run first.
            s.spawn(move |_| {
                chase_lev_pool::blocking(|| starts.recv()).unwrap();
                assert_eq!(join(|| 1, current_num_threads), (1, 1));
                spawn(|| ());
                spawn_fifo(|| ());
                pool.spawn_fifo(|| ());
                scope_fifo(|s| s.spawn_fifo(|_| ()));
                end.send(()).unwrap();
            });
        });
    });
}
