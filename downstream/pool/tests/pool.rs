//! The published unit tests of rayon-core's pools.
//!
//! Two of them use a private field of a pool to wait until its threads have ended. So a pool is
//! wrapped here, with an exit handler that counts.

use std::error::Error;
use std::ops::Deref;
use std::sync::mpsc::{channel, Receiver};
use std::sync::{Arc, Mutex};

pub use rayon_core::*;

mod inside;

use inside::{registry, unwind};

mod thread_pool {
    include!(concat!(env!("OUT_DIR"), "/unit_thread_pool.rs"));
}

/// A pool, with the private field that the tests use.
pub struct ThreadPool {
    pool: rayon_core::ThreadPool,
    registry: Arc<Registry>,
}

impl ThreadPool {
    fn with(pool: rayon_core::ThreadPool, ends: Receiver<()>) -> Self {
        let (threads, ends) = (pool.current_num_threads(), Mutex::new(ends));
        let registry = Arc::new(Registry { threads, ends });
        ThreadPool { pool, registry }
    }

    #[allow(deprecated)]
    fn new(configuration: Configuration) -> Result<ThreadPool, Box<dyn Error>> {
        let pool = rayon_core::ThreadPool::new(configuration)?;
        Ok(ThreadPool::with(pool, channel().1))
    }
}

impl Deref for ThreadPool {
    type Target = rayon_core::ThreadPool;

    fn deref(&self) -> &Self::Target {
        &self.pool
    }
}

/// The threads of a pool.
struct Registry {
    threads: usize,
    /// Receives the end of each thread.
    ends: Mutex<Receiver<()>>,
}

impl Registry {
    fn num_threads(&self) -> usize {
        self.threads
    }

    fn wait_until_stopped(&self) {
        let ends = self.ends.lock().unwrap();
        (0..self.threads).for_each(|_| ends.recv().unwrap());
    }
}

/// A builder of such pools.
pub struct ThreadPoolBuilder {
    builder: rayon_core::ThreadPoolBuilder,
    ends: Receiver<()>,
}

impl ThreadPoolBuilder {
    fn new() -> Self {
        let (end, ends) = channel();
        let builder = rayon_core::ThreadPoolBuilder::new();
        let builder = builder.exit_handler(move |_| _ = end.send(()));
        ThreadPoolBuilder { builder, ends }
    }

    fn num_threads(mut self, threads: usize) -> Self {
        self.builder = self.builder.num_threads(threads);
        self
    }

    fn stack_size(mut self, size: usize) -> Self {
        self.builder = self.builder.stack_size(size);
        self
    }

    fn thread_name(mut self, name: impl FnMut(usize) -> String + 'static) -> Self {
        self.builder = self.builder.thread_name(name);
        self
    }

    fn start_handler(mut self, start: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.builder = self.builder.start_handler(start);
        self
    }

    /// The tests that set this handler do not wait for the threads.
    fn exit_handler(mut self, exit: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.builder = self.builder.exit_handler(exit);
        self
    }

    fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        Ok(ThreadPool::with(self.builder.build()?, self.ends))
    }
}
