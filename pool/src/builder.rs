//! The builder of pools.

use core::fmt;
use std::error::Error;
use std::io;
use std::num::NonZero;
use std::sync::Arc;

use crate::handlers::Handlers;
use crate::registry::{Form, Registry};
use crate::shim::Mutex;
use crate::sleep::MOST;
use crate::thread_pool::ThreadPool;
use crate::unwind::{Panic, lock};
use crate::waiting::Waiting;
use crate::worker::{self, Worker};

/// The most spares, unless the builder sets it.
const SPARES: usize = 256;

/// Makes a [`ThreadPool`], or the global one.
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
    /// With the defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of workers, which is that of the threads that run jobs at a time. 0, the default, stands
    /// for [`std::thread::available_parallelism`].
    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.num_threads = num_threads;
        self
    }

    /// The most threads that the pool may have besides, to run jobs while others wait: by default 256.
    ///
    /// They are started when they are needed, and end when they have had nothing to do for a second. When
    /// there are no more to be had, a worker that waits leaves its core idle; the pool
    /// [counts](ThreadPool::refused_spares) how often.
    pub fn max_spares(mut self, spares: usize) -> Self {
        self.spares = Some(spares);
        self
    }

    /// Makes the current thread the worker with index 0, in the place of a new one.
    ///
    /// It stays a worker of the pool for good, and runs jobs of the pool when it waits for some.
    pub fn use_current_thread(mut self) -> Self {
        self.takes_current = true;
        self
    }

    /// Calls this for the name of the worker of an index. A name must not have a zero byte. A spare has
    /// the name of the worker in whose place it begins.
    pub fn thread_name(mut self, name: impl FnMut(usize) -> String + 'static) -> Self {
        self.name = Some(Box::new(name));
        self
    }

    /// The size of the workers' stacks, in bytes: by default that of [`std::thread`].
    pub fn stack_size(mut self, stack_size: usize) -> Self {
        self.stack_size = Some(stack_size);
        self
    }

    /// Has each worker run this before anything else. If it panics, the panic handler is called.
    pub fn start_handler(mut self, start: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.handlers.start = Some(Box::new(start));
        self
    }

    /// Has each worker run this after everything else. If it panics, the panic handler is called.
    ///
    /// All workers leave then, and look for no more jobs. So in `exit`, [`join`](crate::join())
    /// and [`scope`](crate::scope()) are run by the current thread alone, and
    /// [`spawn`](crate::spawn()), [`broadcast`](crate::broadcast()) and
    /// [`spawn_broadcast`](crate::spawn_broadcast()) panic. Another pool can be used.
    pub fn exit_handler(mut self, exit: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.handlers.exit = Some(Box::new(exit));
        self
    }

    /// Has this called with the panic of a job that nobody waits for, on its worker. Without it,
    /// or if it panics, the process aborts.
    pub fn panic_handler(mut self, panic: impl Fn(Panic) + Send + Sync + 'static) -> Self {
        self.handlers.panic = Some(Box::new(panic));
        self
    }

    /// Chooses the jobs that workers run while they wait.
    pub fn waiting(mut self, waiting: Waiting) -> Self {
        self.waiting = waiting;
        self
    }

    /// The pool, with all its threads started.
    ///
    /// # Errors
    ///
    /// If there are to be too many threads, or the system refuses one, or its name; the threads
    /// that were started have ended then. If the current thread is to be a worker, and is one already.
    pub fn build(mut self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let spares = self.spares.unwrap_or(SPARES);
        self.build_as(spares, |thread| {
            let registry = thread.registry.clone();
            registry.spawn(thread.index, move || thread.run())
        })
    }

    /// The same, with threads that `spawn` starts: each is to call [`ThreadBuilder::run`]. For a
    /// [`ThreadBuilder`] that is dropped instead, the pool has a thread less.
    ///
    /// Such a pool has no spares. So its workers wait for [anything](Waiting::Any).
    ///
    /// # Errors
    ///
    /// As [`build`](ThreadPoolBuilder::build), and if `spawn` returns an error.
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
                "a pool has {MOST} threads at most, not {threads}: call `num_threads` with less"
            ));
        }
        if self.takes_current && Worker::with_outer(|worker| worker.is_some()) {
            return error(String::from(
                "the current thread is a worker of a pool already: build the pool elsewhere, or without \
                 `use_current_thread`",
            ));
        }
        let name = |index| self.name.as_mut().map(|name| name(index));
        let form = Form {
            main: worker::main,
            names: (0..threads).map(name).collect(),
            stack_size: self.stack_size,
        };
        let handlers = std::mem::take(&mut self.handlers);
        let absent = usize::from(self.takes_current);
        let spares = spares.min(MOST - threads);
        let registry = Registry::new(threads, spares, absent, self.waiting, form, handlers);
        // On an error it is dropped after `opens`, so its threads end and have run nothing.
        let pool = ThreadPool {
            registry: registry.clone(),
        };
        // Each thread waits for a lock, and begins if it finds `true` behind it. With one lock for
        // all, they would begin in a relay, and a burst of jobs would wake them one after the other
        // on a busy machine.
        let gates: Vec<_> = (0..threads).map(|_| Arc::new(Mutex::new(false))).collect();
        let mut opens: Vec<_> = gates.iter().map(|gate| lock(gate)).collect();
        for (index, gate) in gates.iter().enumerate().skip(absent) {
            let gate = gate.clone();
            let main = registry.main(index, index);
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
                    "the system refused thread {} of {threads}: {error}. Call `num_threads` with \
                     less, or `stack_size`, or raise the limits of the process",
                    index + 1
                );
                drop(opens);
                pool.shutdown();
                return Err(ThreadPoolBuildError(message, Some(error)));
            }
        }
        if self.takes_current {
            Worker::new(registry, 0, 0).adopt();
        }
        opens.iter_mut().for_each(|open| **open = true);
        drop(opens);
        Ok(pool)
    }
}

/// A thread of a pool, for those who [start](ThreadPoolBuilder::build_with) it.
pub struct ThreadBuilder {
    registry: Arc<Registry>,
    index: usize,
    main: Box<dyn FnOnce() + Send>,
}

impl ThreadBuilder {
    /// The index of the worker.
    pub fn index(&self) -> usize {
        self.index
    }

    /// The name that its thread is to have.
    pub fn name(&self) -> Option<&str> {
        self.registry.form.names[self.index].as_deref()
    }

    /// The size that the stack of its thread is to have, in bytes.
    pub fn stack_size(&self) -> Option<usize> {
        self.registry.form.stack_size
    }

    fn checked(self) -> io::Result<Self> {
        match self.name() {
            Some(name) if name.contains('\0') => {
                let what = format!("the name {name:?} has a zero byte");
                Err(io::Error::new(io::ErrorKind::InvalidInput, what))
            }
            _ => Ok(self),
        }
    }

    /// Is the worker, until the pool ends.
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

/// The reason that there is no pool: a message, and the system's error if there is one.
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
