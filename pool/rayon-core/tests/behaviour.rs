//! Programs that must behave as on rayon-core, or as promised where that does not keep its word.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use rayon_core::ThreadPoolBuilder;

thread_local! {
    static LAST: Cell<Option<Slow>> = const { Cell::new(None) };
}

/// Counts its drop, which takes long.
struct Slow(Arc<AtomicUsize>);

impl Drop for Slow {
    fn drop(&mut self) {
        thread::sleep(Duration::from_millis(50));
        self.0.fetch_add(1, SeqCst);
    }
}

/// Also if the closure for the pool panics, or a thread's closure.
#[test]
fn threads_have_ended_after_build_scoped() {
    for (pool_panics, thread_panics) in [(false, false), (true, false), (false, true)] {
        let dropped = Arc::new(AtomicUsize::new(0));
        let run = || {
            ThreadPoolBuilder::new().num_threads(2).build_scoped(
                |thread| {
                    let panics = thread_panics && thread.index() == 1;
                    thread.run();
                    if panics {
                        resume_unwind(Box::new("a thread"));
                    }
                },
                |pool| {
                    pool.broadcast(|_| LAST.set(Some(Slow(dropped.clone()))));
                    if pool_panics {
                        resume_unwind(Box::new("the pool"));
                    }
                },
            )
        };
        let result = catch_unwind(AssertUnwindSafe(run));
        assert_eq!(result.is_err(), pool_panics || thread_panics);
        assert_eq!(dropped.load(SeqCst), 2);
    }
}

/// A job that an exit handler spawns is dropped unless the handler waits or yields.
#[test]
fn an_exit_handler_spawns() {
    let (tell, told) = mpsc::channel();
    let builder = ThreadPoolBuilder::new().num_threads(1);
    let builder = builder.exit_handler(move |_| {
        let again = tell.clone();
        rayon_core::spawn_fifo(move || again.send(1).unwrap());
        rayon_core::yield_local();
        let again = tell.clone();
        rayon_core::spawn_fifo(move || again.send(0).unwrap());
        tell.send(rayon_core::broadcast(|_| ()).len()).unwrap();
    });
    drop(builder.build().unwrap());
    assert_eq!(told.into_iter().collect::<Vec<_>>(), [1, 1]);
}
