//! The builder of pools.

use core::fmt;
use std::error::Error;
use std::io;
use std::num::NonZero;

use std::sync::Arc;

use crate::deque::Deque;
use crate::handlers::Handlers;
use crate::latch::Latch;
use crate::registry::{Registry, Seat};
use crate::shim::{Mutex, Parker, thread};
use crate::sleep::MOST;
use crate::thread_pool::ThreadPool;
use crate::unwind::Panic;
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
    handlers: Handlers,
}

impl ThreadPoolBuilder {
    /// With the defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of workers. 0, the default, stands for [`std::thread::available_parallelism`].
    pub fn num_threads(self, num_threads: usize) -> Self {
        ThreadPoolBuilder {
            num_threads,
            ..self
        }
    }

    /// Calls this for the name of the worker of an index. A name must not have a zero byte.
    pub fn thread_name(self, name: impl FnMut(usize) -> String + 'static) -> Self {
        ThreadPoolBuilder {
            name: Some(Box::new(name)),
            ..self
        }
    }

    /// The size of the workers' stacks, in bytes: by default that of [`std::thread`].
    pub fn stack_size(self, stack_size: usize) -> Self {
        ThreadPoolBuilder {
            stack_size: Some(stack_size),
            ..self
        }
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
    pub fn waiting(self, waiting: Waiting) -> Self {
        ThreadPoolBuilder { waiting, ..self }
    }

    /// The pool, with all its threads started.
    ///
    /// # Errors
    ///
    /// If there are to be too many threads, or the system refuses one, or its name; the threads
    /// that were started have ended then.
    pub fn build(mut self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let threads = match self.num_threads {
            0 => std::thread::available_parallelism().map_or(1, NonZero::get),
            threads => threads,
        };
        if threads > MOST {
            return Err(ThreadPoolBuildError(Kind::TooMany { threads }));
        }
        let deques: Vec<_> = (0..threads).map(|_| Deque::new()).collect();
        let parkers: Vec<_> = (0..threads).map(|_| Parker::new()).collect();
        let seats = deques.iter().zip(&parkers);
        let seats =
            seats.map(|(deque, parker)| Seat::new(deque.stealer(), parker.unparker().clone()));
        let handlers = std::mem::take(&mut self.handlers);
        let registry = Registry::new(seats, self.waiting, handlers);
        let mut started = Started(Vec::with_capacity(threads));
        for (index, (deque, parker)) in deques.into_iter().zip(parkers).enumerate() {
            let gate = Arc::new(Gate::new());
            let (worker, open) = ((registry.clone(), deque, parker), gate.clone());
            let main = move || {
                if open.passes() {
                    let (registry, deque, parker) = worker;
                    Worker::new(registry, index, deque, parker).run_until_shutdown();
                }
            };
            let handle = self.spawn(index, main).map_err(|error| {
                let (started, wanted) = (index, threads);
                ThreadPoolBuildError(Kind::Refused {
                    started,
                    wanted,
                    error,
                })
            })?;
            started.0.push((gate, handle));
        }
        let threads = started.open();
        Ok(ThreadPool::new(registry, threads))
    }

    fn spawn(
        &mut self,
        index: usize,
        main: impl FnOnce() + Send + 'static,
    ) -> io::Result<thread::JoinHandle<()>> {
        let mut builder = thread::Builder::new();
        if let Some(name) = &mut self.name {
            let name = name(index);
            if name.contains('\0') {
                let what = format!("the name {name:?} has a zero byte");
                return Err(io::Error::new(io::ErrorKind::InvalidInput, what));
            }
            builder = builder.name(name);
        }
        if let Some(size) = self.stack_size {
            builder = builder.stack_size(size);
        }
        builder.spawn(main)
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

/// A thread waits here until all threads are started.
struct Gate {
    open: Mutex<bool>,
    latch: Latch,
}

impl Gate {
    fn new() -> Self {
        Gate {
            open: Mutex::new(false),
            latch: Latch::new(),
        }
    }

    fn passes(&self) -> bool {
        self.latch.block();
        *self.open.lock().unwrap_or_else(|error| error.into_inner())
    }

    fn decide(&self, open: bool) {
        *self.open.lock().unwrap_or_else(|error| error.into_inner()) = open;
        // SAFETY: it is set once; the caller has the gate.
        unsafe { Latch::set(&self.latch) };
    }
}

/// The threads that were started: they end when this is dropped.
struct Started(Vec<(Arc<Gate>, thread::JoinHandle<()>)>);

impl Started {
    /// Lets them begin.
    fn open(mut self) -> Vec<thread::JoinHandle<()>> {
        let threads = self.0.drain(..);
        threads
            .map(|(gate, handle)| {
                gate.decide(true);
                handle
            })
            .collect()
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        for (gate, _) in &self.0 {
            gate.decide(false);
        }
        for (_, handle) in self.0.drain(..) {
            // It has run nothing that could panic.
            let _ = handle.join();
        }
    }
}

/// The reason that there is no pool.
#[derive(Debug)]
pub struct ThreadPoolBuildError(pub(crate) Kind);

#[derive(Debug)]
pub enum Kind {
    TooMany {
        threads: usize,
    },
    Refused {
        started: usize,
        wanted: usize,
        error: io::Error,
    },
    GlobalExists,
}

impl fmt::Display for ThreadPoolBuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::TooMany { threads } => write!(
                f,
                "a pool has {MOST} threads at most, not {threads}: call `num_threads` with less"
            ),
            Kind::Refused {
                started,
                wanted,
                error,
            } => write!(
                f,
                "the system refused thread {} of {wanted}: {error}. Call `num_threads` with less, \
                 or `stack_size`, or raise the limits of the process",
                started + 1
            ),
            Kind::GlobalExists => f.write_str(
                "there is a global pool already: call `build_global` once, before anything uses it",
            ),
        }
    }
}

impl Error for ThreadPoolBuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.0 {
            Kind::Refused { error, .. } => Some(error),
            _ => None,
        }
    }
}
