//! The builder of pools, and the global pool, which threads use that belong to no other.

use core::fmt;
use std::error::Error;
use std::io;
use std::num::NonZero;
use std::sync::{Arc, OnceLock};

use crate::handlers::Handlers;
use crate::registry::{Registry, Settings, Waiting};
use crate::shim::Mutex;
use crate::sleep::{MOST, Permit};
use crate::thread_pool::ThreadPool;
use crate::unwind::{Panic, lock};
use crate::worker::{self, Worker};

/// The default of [`max_spares`](ThreadPoolBuilder::max_spares).
const SPARES: usize = 256;

/// A builder of a [`ThreadPool`] or of the global pool.
///
/// # Examples
///
/// ```
/// use chase_lev_pool::ThreadPoolBuilder;
///
/// let pool = ThreadPoolBuilder::new()
///     .num_threads(2)
///     .thread_name(|index| format!("worker {index}"))
///     .build()
///     .unwrap();
/// assert_eq!(pool.current_num_threads(), 2);
/// ```
#[derive(Default)]
pub struct ThreadPoolBuilder {
    num_threads: usize,
    spares: Option<usize>,
    takes_current: bool,
    name: Option<Box<dyn FnMut(usize) -> String>>,
    stack_size: Option<usize>,
    waiting: Waiting,
    handlers: Handlers,
}

impl ThreadPoolBuilder {
    /// Creates a builder with the default settings.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the number of workers, that is, of threads that run jobs at a time. The default, 0, means
    /// [`std::thread::available_parallelism`].
    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.num_threads = num_threads;
        self
    }

    /// Sets the maximum number of spare threads, which run jobs while workers wait. The default is 256.
    ///
    /// They are started on demand, and end after a second without work. If none is left, a waiting worker
    /// leaves its core idle; the pool [counts](ThreadPool::refused_spares) how often that happens.
    pub fn max_spares(mut self, spares: usize) -> Self {
        self.spares = Some(spares);
        self
    }

    /// Makes the current thread the worker with index 0, instead of a new thread.
    ///
    /// It remains a worker of the pool for good, and runs jobs of the pool while it waits for some.
    pub fn use_current_thread(mut self) -> Self {
        self.takes_current = true;
        self
    }

    /// Sets the function that returns the name of the worker with a given index. A name must not contain a
    /// zero byte. A spare has the name of the worker whose place it takes first.
    pub fn thread_name(mut self, name: impl FnMut(usize) -> String + 'static) -> Self {
        self.name = Some(Box::new(name));
        self
    }

    /// Sets the size of the workers' stacks in bytes. The default is that of [`std::thread`].
    pub fn stack_size(mut self, stack_size: usize) -> Self {
        self.stack_size = Some(stack_size);
        self
    }

    /// Sets a handler that each worker calls first. If it panics, the panic handler is called.
    pub fn start_handler(mut self, start: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.handlers.start = Some(Box::new(start));
        self
    }

    /// Sets a handler that each worker calls last. If it panics, the panic handler is called.
    ///
    /// At that point all workers are ending and look for no more jobs. So in `exit`,
    /// [`join`](crate::join()) and [`scope`](crate::scope()) run on the current thread alone, and
    /// [`spawn`](crate::spawn()), [`broadcast`](crate::broadcast()) and
    /// [`spawn_broadcast`](crate::spawn_broadcast()) panic. Other pools can be used.
    pub fn exit_handler(mut self, exit: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.handlers.exit = Some(Box::new(exit));
        self
    }

    /// Sets the handler that is called if a job that nobody waits for panics. It runs on the job's worker.
    /// Without a handler, or if the handler panics, the process aborts.
    pub fn panic_handler(mut self, panic: impl Fn(Panic) + Send + Sync + 'static) -> Self {
        self.handlers.panic = Some(Box::new(panic));
        self
    }

    /// Sets the jobs that workers run while they wait.
    pub fn waiting(mut self, waiting: Waiting) -> Self {
        self.waiting = waiting;
        self
    }

    /// Builds the pool and starts all its threads.
    ///
    /// # Errors
    ///
    /// Fails if there would be too many threads, if the system refuses a thread or its name, or if the
    /// current thread should become a worker but is one already. On return, all threads that were started
    /// have ended.
    pub fn build(mut self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let spares = self.spares.unwrap_or(SPARES);
        self.build_as(spares, |thread| {
            let registry = thread.registry.clone();
            registry.spawn(Permit(thread.index), move || thread.run())
        })
    }

    /// Builds the pool with threads that `spawn` starts. Each of them must call [`ThreadBuilder::run`].
    /// For each [`ThreadBuilder`] that is dropped instead, the pool has one thread less.
    ///
    /// Such a pool has no spares, so its waiting workers run [any job](Waiting::Any).
    ///
    /// # Errors
    ///
    /// Fails if `spawn` returns an error, and in the cases of [`build`](ThreadPoolBuilder::build).
    pub fn build_with(
        mut self,
        spawn: impl FnMut(ThreadBuilder) -> io::Result<()>,
    ) -> Result<ThreadPool, ThreadPoolBuildError> {
        self.waiting = Waiting::Any;
        self.build_as(0, spawn)
    }

    fn build_as(
        &mut self,
        spares: usize,
        mut spawn: impl FnMut(ThreadBuilder) -> io::Result<()>,
    ) -> Result<ThreadPool, ThreadPoolBuildError> {
        let threads = match self.num_threads {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads,
        };
        let error = |message| Err(ThreadPoolBuildError(message, None));
        if threads > MOST {
            return error(format!(
                "a pool has at most {MOST} threads, not {threads}: call `num_threads` with less"
            ));
        }
        if self.takes_current && Worker::with_outer(|worker| worker.is_some()) {
            return error(String::from(
                "the current thread is a worker of a pool already: build the pool on another thread, or \
                 without `use_current_thread`",
            ));
        }
        let name = |index| self.name.as_mut().map(|name| name(index));
        let absent = usize::from(self.takes_current);
        let registry = Registry::new(Settings {
            permits: threads,
            spares: spares.min(MOST - threads),
            absent,
            waiting: self.waiting,
            handlers: std::mem::take(&mut self.handlers),
            main: worker::main,
            names: (0..threads).map(name).collect(),
            stack_size: self.stack_size,
        });
        // On an error it is dropped after `opens`, so its threads end without having run anything.
        let pool = ThreadPool {
            registry: registry.clone(),
        };
        // Each thread waits for a lock and begins if the value under it is `true`. With one lock for all,
        // the threads would begin one after the other, and on a busy machine a burst of jobs would then
        // wake them in the same way.
        let gates: Vec<_> = (0..threads).map(|_| Arc::new(Mutex::new(false))).collect();
        let mut opens: Vec<_> = gates.iter().map(|gate| lock(gate)).collect();
        for (index, gate) in gates.iter().enumerate().skip(absent) {
            let gate = gate.clone();
            let main = registry.main(index, Permit(index));
            let thread = ThreadBuilder {
                registry: registry.clone(),
                index,
                main: Box::new(move || {
                    let is_open = *lock(&gate);
                    if is_open {
                        main();
                    }
                }),
            };
            if let Err(error) = thread.checked().and_then(&mut spawn) {
                let message = format!(
                    "the system refused thread {} of {threads}: {error}. Call `num_threads` or \
                     `stack_size` with less, or raise the limits of the process",
                    index + 1
                );
                drop(opens);
                pool.shutdown();
                return Err(ThreadPoolBuildError(message, Some(error)));
            }
        }
        if self.takes_current {
            Worker::new(registry, 0, Permit(0)).adopt();
        }
        opens.iter_mut().for_each(|open| **open = true);
        drop(opens);
        Ok(pool)
    }
}

/// The global pool.
static GLOBAL: OnceLock<ThreadPool> = OnceLock::new();

/// Returns the registry of the global pool. Builds it with the default settings if there is none.
///
/// # Panics
///
/// Panics if the system refuses to start a thread.
pub fn global() -> &'static Arc<Registry> {
    let make = || {
        let pool = ThreadPoolBuilder::new().build();
        pool.unwrap_or_else(|error| panic!("cannot build the global pool: {error}"))
    };
    &GLOBAL.get_or_init(make).registry
}

impl ThreadPoolBuilder {
    /// Builds the global pool, which functions such as [`join`](crate::join()) use when the current
    /// thread belongs to no pool.
    ///
    /// Without this call, the first such function builds it with the default settings. The global pool
    /// lives as long as the process.
    ///
    /// # Errors
    ///
    /// Fails if there is a global pool already, and in the cases of
    /// [`build`](ThreadPoolBuilder::build).
    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        set(|| self.build())
    }

    /// Builds the global pool with threads that `spawn` starts: see
    /// [`build_with`](ThreadPoolBuilder::build_with).
    ///
    /// # Errors
    ///
    /// Fails if `spawn` returns an error, and in the cases of
    /// [`build_global`](ThreadPoolBuilder::build_global).
    pub fn build_global_with(
        self,
        spawn: impl FnMut(ThreadBuilder) -> io::Result<()>,
    ) -> Result<(), ThreadPoolBuildError> {
        set(|| self.build_with(spawn))
    }
}

fn set(
    build: impl FnOnce() -> Result<ThreadPool, ThreadPoolBuildError>,
) -> Result<(), ThreadPoolBuildError> {
    let exists = || {
        let message =
            "there is a global pool already: call `build_global` once, before anything uses it";
        ThreadPoolBuildError(message.to_owned(), None)
    };
    if GLOBAL.get().is_some() {
        return Err(exists());
    }
    // If another thread sets it first, this pool is dropped, which shuts it down.
    GLOBAL.set(build()?).map_err(|_| exists())
}

/// A thread of a pool that the program [starts](ThreadPoolBuilder::build_with) itself.
pub struct ThreadBuilder {
    registry: Arc<Registry>,
    index: usize,
    main: Box<dyn FnOnce() + Send>,
}

impl ThreadBuilder {
    /// Returns the index of the worker.
    pub fn index(&self) -> usize {
        self.index
    }

    /// Returns the name that its thread should have.
    pub fn name(&self) -> Option<&str> {
        self.registry.settings.names[self.index].as_deref()
    }

    /// Returns the stack size that its thread should have, in bytes.
    pub fn stack_size(&self) -> Option<usize> {
        self.registry.settings.stack_size
    }

    fn checked(self) -> io::Result<Self> {
        match self.name() {
            Some(name) if name.contains('\0') => {
                let what = format!("the name {name:?} contains a zero byte");
                Err(io::Error::new(io::ErrorKind::InvalidInput, what))
            }
            _ => Ok(self),
        }
    }

    /// Runs the worker on the current thread until the pool ends.
    pub fn run(self) {
        let ThreadBuilder { registry, main, .. } = self;
        drop(registry);
        main();
    }
}

impl fmt::Debug for ThreadBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ThreadBuilder");
        debug
            .field("index", &self.index())
            .field("name", &self.name());
        debug.finish_non_exhaustive()
    }
}

impl fmt::Debug for ThreadPoolBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ThreadPoolBuilder");
        debug.field("num_threads", &self.num_threads);
        debug.field("stack_size", &self.stack_size);
        debug.field("waiting", &self.waiting);
        debug.finish_non_exhaustive()
    }
}

/// The error of a pool that cannot be built: a message, and the system's error if there is one.
#[derive(Debug)]
pub struct ThreadPoolBuildError(pub(crate) String, pub(crate) Option<io::Error>);

impl fmt::Display for ThreadPoolBuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for ThreadPoolBuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.1.as_ref().map(|error| error as _)
    }
}
