//! The ways in which a pool's threads are started.

use std::io;

use chase_lev_pool::{ThreadBuilder, ThreadPool, ThreadPoolBuildError, Waiting};

type Builder = chase_lev_pool::ThreadPoolBuilder;

/// A way in which a pool's threads are started. Nobody else can implement it, or name it.
pub trait ThreadSpawn {
    /// Builds a pool.
    fn build(self, builder: Builder) -> Result<ThreadPool, ThreadPoolBuildError>;

    /// Builds the global pool.
    fn build_global(self, builder: Builder) -> Result<(), ThreadPoolBuildError>;
}

/// Starts threads as the standard library does.
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

/// Has the program start the threads.
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

/// Has a pool get along with the threads that it begins with: jobs rely on what the program does
/// on them before. As nobody can replace a worker that waits, it runs whatever there is.
fn only_these(builder: Builder) -> Builder {
    builder.max_spares(0).waiting(Waiting::Any)
}
