//! The published unit tests of rayon-core's pools.
//!
//! Two of them use a private field of a pool to wait until its threads have ended. So a pool is
//! wrapped here, with an exit handler that counts.

use std::error::Error;
use std::ops::Deref;
use std::sync::{Arc, Condvar, Mutex};

pub use rayon_core::*;

#[path = "inside/registry.rs"]
mod registry;
#[path = "inside/unwind.rs"]
mod unwind;

mod thread_pool {
    include!(concat!(env!("OUT_DIR"), "/unit_thread_pool.rs"));
}

/// A pool, with the private field that the tests use.
pub struct ThreadPool {
    pool: rayon_core::ThreadPool,
    registry: Arc<Registry>,
}

impl ThreadPool {
    #[allow(deprecated)]
    fn new(configuration: Configuration) -> Result<ThreadPool, Box<dyn Error>> {
        let pool = rayon_core::ThreadPool::new(configuration)?;
        let registry = Arc::default();
        Ok(ThreadPool { pool, registry })
    }
}

impl Deref for ThreadPool {
    type Target = rayon_core::ThreadPool;

    fn deref(&self) -> &Self::Target {
        &self.pool
    }
}

/// The threads of a pool.
#[derive(Default)]
struct Registry {
    /// The number of threads that have not ended.
    running: Mutex<isize>,
    one_has_ended: Condvar,
    all: Mutex<usize>,
}

impl Registry {
    fn num_threads(&self) -> usize {
        *self.all.lock().unwrap()
    }

    fn wait_until_stopped(&self) {
        let running = self.running.lock().unwrap();
        let ended = self
            .one_has_ended
            .wait_while(running, |running| *running != 0);
        drop(ended.unwrap());
    }

    fn add(&self, threads: isize) {
        *self.running.lock().unwrap() += threads;
        self.one_has_ended.notify_all();
    }
}

/// A builder of such pools.
#[derive(Default)]
pub struct ThreadPoolBuilder {
    builder: rayon_core::ThreadPoolBuilder,
    exit: Option<Box<dyn Fn(usize) + Send + Sync>>,
}

impl ThreadPoolBuilder {
    fn new() -> Self {
        Self::default()
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

    fn exit_handler(mut self, exit: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.exit = Some(Box::new(exit));
        self
    }

    fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let registry = Arc::<Registry>::default();
        let (ends, exit) = (registry.clone(), self.exit);
        let exit = move |index| {
            if let Some(exit) = &exit {
                exit(index);
            }
            ends.add(-1);
        };
        let pool = self.builder.exit_handler(exit).build()?;
        let threads = pool.current_num_threads();
        *registry.all.lock().unwrap() = threads;
        registry.add(threads.cast_signed());
        Ok(ThreadPool { pool, registry })
    }
}
