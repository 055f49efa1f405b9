//! Ways to start a pool's threads.

use std::io;

use chase_lev_pool::{ThreadBuilder, ThreadPool, ThreadPoolBuildError, Waiting};

type Builder = chase_lev_pool::ThreadPoolBuilder;

/// A way to start a pool's threads. Other crates cannot name or implement this trait.
pub trait ThreadSpawn {
    /// Builds a pool.
    fn build(self, builder: Builder) -> Result<ThreadPool, ThreadPoolBuildError>;

    /// Builds the global pool.
    fn build_global(self, builder: Builder) -> Result<(), ThreadPoolBuildError>;
}

/// Starts threads with the standard library.
#[derive(Debug, Default)]
pub struct DefaultSpawn;

impl ThreadSpawn for DefaultSpawn {
    fn build(self, builder: Builder) -> Result<ThreadPool, ThreadPoolBuildError> {
        builder.build()
    }

    fn build_global(self, builder: Builder) -> Result<(), ThreadPoolBuildError> {
        builder.build_global()
    }
}

/// Starts threads with a closure of the program.
#[derive(Debug)]
pub struct CustomSpawn<F>(pub(crate) F);

impl<F> ThreadSpawn for CustomSpawn<F>
where
    F: FnMut(ThreadBuilder) -> io::Result<()>,
{
    fn build(self, builder: Builder) -> Result<ThreadPool, ThreadPoolBuildError> {
        only_these(builder).build_with(self.0)
    }

    fn build_global(self, builder: Builder) -> Result<(), ThreadPoolBuildError> {
        only_these(builder).build_global_with(self.0)
    }
}

/// Returns a builder of a pool that starts no further threads, because jobs may rely on what the program
/// does on its threads first. As no other thread can replace a worker that waits, it runs any job.
fn only_these(builder: Builder) -> Builder {
    builder.max_spares(0).waiting(Waiting::Any)
}
