//! Ways to start a pool's threads.

use std::io;

use chase_lev_pool::{ThreadBuilder, ThreadPool, ThreadPoolBuildError};

pub type Builder = chase_lev_pool::ThreadPoolBuilder;

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

/// Starts threads with a closure of the program. The pool then has no others, because jobs may rely on what
/// the program does on its threads first. So its workers run any job while they wait.
#[derive(Debug)]
pub struct CustomSpawn<F>(pub(crate) F);

impl<F> ThreadSpawn for CustomSpawn<F>
where
    F: FnMut(ThreadBuilder) -> io::Result<()>,
{
    fn build(self, builder: Builder) -> Result<ThreadPool, ThreadPoolBuildError> {
        builder.build_with(self.0)
    }

    fn build_global(self, builder: Builder) -> Result<(), ThreadPoolBuildError> {
        builder.build_global_with(self.0)
    }
}
