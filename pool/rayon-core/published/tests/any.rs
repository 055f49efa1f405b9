//! The published unit tests of rayon-core's scopes, in pools whose threads a spawn handler starts: their
//! workers run any job while they wait, so that the order of jobs is rayon-core's too.

pub use rayon_core::*;

#[path = "inside/unwind.rs"]
mod unwind;

mod with_spawn_handler {
    include!(concat!(env!("OUT_DIR"), "/unit_scope.rs"));
}

/// A builder of such pools.
pub struct ThreadPoolBuilder(rayon_core::ThreadPoolBuilder);

impl ThreadPoolBuilder {
    fn new() -> Self {
        ThreadPoolBuilder(rayon_core::ThreadPoolBuilder::new())
    }

    fn num_threads(self, threads: usize) -> Self {
        ThreadPoolBuilder(self.0.num_threads(threads))
    }

    fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let spawn = |thread: ThreadBuilder| {
            std::thread::spawn(|| thread.run());
            Ok(())
        };
        self.0.spawn_handler(spawn).build()
    }
}
