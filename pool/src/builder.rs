//! The builder of pools.

use core::fmt;
use std::error::Error;
use std::io;
use std::num::NonZero;
use std::sync::Arc;

use crate::handlers::Handlers;
use crate::job::Deque;
use crate::registry::Registry;
use crate::shim::{Mutex, Parker, thread};
use crate::sleep::MOST;
use crate::thread_pool::ThreadPool;
use crate::unwind::{Panic, lock};
use crate::waiting::Waiting;
use crate::worker::Worker;

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
    name: Option<Box<dyn FnMut(usize) -> String>>,
    stack_size: Option<usize>,
    waiting: Waiting,
    use_current_thread: bool,
    handlers: Handlers,
}

impl ThreadPoolBuilder {
    /// With the defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of workers. 0, the default, stands for [`std::thread::available_parallelism`].
    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.num_threads = num_threads;
        self
    }

    /// Calls this for the name of the worker of an index. A name must not have a zero byte.
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
    /// that were started have ended then.
    pub fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let mut threads = Vec::new();
        let spawn = |thread: ThreadBuilder| {
            let mut builder = thread::Builder::new();
            if let Some(name) = thread.name() {
                if name.contains('\0') {
                    let what = format!("the name {name:?} has a zero byte");
                    return Err(io::Error::new(io::ErrorKind::InvalidInput, what));
                }
                builder = builder.name(name.to_owned());
            }
            if let Some(size) = thread.stack_size() {
                builder = builder.stack_size(size);
            }
            threads.push(builder.spawn(|| thread.run())?);
            Ok(())
        };
        let mut pool = self.build_with(spawn)?;
        pool.threads = threads;
        Ok(pool)
    }

    /// Has the current thread be one of the pool's, with the index 0. The pool is leaked.
    pub fn use_current_thread(mut self) -> Self {
        self.use_current_thread = true;
        self
    }

    /// Sets the greatest number of spares.
    pub fn max_spares(self, _: usize) -> Self {
        self
    }

    /// Makes the pool, the threads of which `spawn` starts: each is to call [`ThreadBuilder::run`].
    pub fn build_with(
        mut self,
        mut spawn: impl FnMut(ThreadBuilder) -> io::Result<()>,
    ) -> Result<ThreadPool, ThreadPoolBuildError> {
        let threads = match self.num_threads {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads,
        };
        if threads > MOST {
            let message = format!(
                "a pool has {MOST} threads at most, not {threads}: call `num_threads` with less"
            );
            return Err(ThreadPoolBuildError(message, None));
        }
        let worker = |_| (Deque::new_lifo(), Parker::default());
        let workers: Vec<_> = (0..threads).map(worker).collect();
        let handlers = std::mem::take(&mut self.handlers);
        let awake = threads - usize::from(self.use_current_thread);
        let registry = Registry::new(&workers, awake, self.waiting, handlers);
        let pool = ThreadPool {
            registry: registry.clone(),
            threads: Vec::new(),
        };
        let gates: Vec<_> = (0..threads).map(|_| Arc::new(Mutex::new(false))).collect();
        let opens: Vec<_> = gates.iter().map(|gate| lock(gate)).collect();
        for (index, (deque, parker)) in workers.into_iter().enumerate() {
            let (registry, gate) = (registry.clone(), gates[index].clone());
            if self.use_current_thread && index == 0 {
                let worker = Box::leak(Box::new(Worker::new(registry, index, deque, parker)));
                worker.enter();
                continue;
            }
            let main = move || {
                let is_open = *lock(&gate);
                if is_open {
                    Worker::new(registry, index, deque, parker).run_until_shutdown();
                }
            };
            let refused = |error| {
                let message = format!(
                    "the system refused thread {} of {threads}: {error}. Call `num_threads` with \
                     less, or `stack_size`, or raise the limits of the process",
                    index + 1
                );
                ThreadPoolBuildError(message, Some(error))
            };
            let thread = ThreadBuilder {
                index,
                name: self.name.as_mut().map(|name| name(index)),
                stack_size: self.stack_size,
                main: Box::new(main),
            };
            spawn(thread).map_err(refused)?;
        }
        for mut open in opens {
            *open = true;
        }
        Ok(pool)
    }
}

/// A thread that is to be started.
pub struct ThreadBuilder {
    index: usize,
    name: Option<String>,
    stack_size: Option<usize>,
    main: Box<dyn FnOnce() + Send>,
}

impl ThreadBuilder {
    /// The index.
    pub fn index(&self) -> usize {
        self.index
    }

    /// The name.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The size of the stack.
    pub fn stack_size(&self) -> Option<usize> {
        self.stack_size
    }

    /// Works until the pool is shut down.
    pub fn run(self) {
        (self.main)();
    }
}

impl fmt::Debug for ThreadBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ThreadBuilder");
        debug.field("index", &self.index).finish_non_exhaustive()
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
