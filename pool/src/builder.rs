//! The builder of pools, and the global pool, which threads use that belong to no other.

use core::cell::Cell;
use core::fmt;
use std::error::Error;
use std::num::NonZero;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::{env, io};

use crate::own::{self, Permit};
use crate::registry::Registry;
use crate::settings::{Settings, Waiting};
use crate::sleep::{MOST, Seat};
use crate::thread_pool::ThreadPool;
use crate::threads::ThreadBuilder;
use crate::unwind::Panic;
use crate::worker::Worker;

/// The default of [`max_spares`](ThreadPoolBuilder::max_spares).
const SPARES: usize = 256;

/// The environment variable that chooses how workers wait.
const WAITING: &str = "CHASE_LEV_POOL_WAITING";

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
    settings: Settings,
    name: Option<Box<dyn FnMut(usize) -> String>>,
    /// `None` as long as the default is not replaced.
    waiting: Option<Waiting>,
}

impl ThreadPoolBuilder {
    /// Creates a builder with the default settings.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the number of workers, that is, of threads that run jobs at a time. The default, 0,
    /// means [`std::thread::available_parallelism`].
    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.settings.threads = num_threads;
        self
    }

    /// Sets the maximum number of spare threads, which run jobs while workers wait with
    /// [`Waiting::Own`]. The default is 256. A pool that waits as by default has no spares.
    ///
    /// They are started on demand, with the processors and the signal mask of the thread that
    /// builds the pool, and end after a second without work. If none is left, or the system refuses
    /// one, a waiting worker runs any job itself; the pool [counts](ThreadPool::exceptions) how
    /// often that happens.
    pub fn max_spares(mut self, spares: usize) -> Self {
        self.settings.spares = Some(spares);
        self
    }

    /// Makes the current thread the worker with index 0, instead of a new thread.
    ///
    /// It remains a worker of the pool until it ends, and runs jobs of the pool while it waits for
    /// some.
    pub fn use_current_thread(mut self) -> Self {
        self.settings.takes_current = true;
        self
    }

    /// Sets the function that returns the name of the worker with a given index. A name must not
    /// contain a zero byte. A spare has the name of the worker whose place it takes first.
    pub fn thread_name(mut self, name: impl FnMut(usize) -> String + 'static) -> Self {
        self.name = Some(Box::new(name));
        self
    }

    /// Sets the size of the workers' stacks in bytes. The default is the same as for
    /// [`std::thread`].
    pub fn stack_size(mut self, stack_size: usize) -> Self {
        self.settings.stack_size = Some(stack_size);
        self
    }

    /// Sets a handler that each worker calls first, once for each index. If it panics, the panic
    /// handler is called.
    pub fn start_handler(mut self, start: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.settings.start = Some(Box::new(start));
        self
    }

    /// Sets a handler that each worker calls last. If it panics, the panic handler is called.
    ///
    /// At that point all workers are ending and look for no more jobs. So in `exit`,
    /// [`join`](crate::join()), [`scope`](crate::scope()) and [`broadcast`](crate::broadcast()) run
    /// on the current thread alone. A job that it [spawns](crate::spawn()) runs if it waits or
    /// yields later, and is dropped otherwise. Other pools can be used.
    pub fn exit_handler(mut self, exit: impl Fn(usize) + Send + Sync + 'static) -> Self {
        self.settings.exit = Some(Box::new(exit));
        self
    }

    /// Sets the handler that is called if a job that nobody waits for panics. It runs on the job's
    /// worker. Without a handler, or if the handler panics, the process aborts.
    pub fn panic_handler(mut self, panic: impl Fn(Panic) + Send + Sync + 'static) -> Self {
        self.settings.panic = Some(Box::new(panic));
        self
    }

    /// Makes spares call the start and exit handlers, too, with their own indices, which are not
    /// below the number of threads. By default they call neither, so a handler may rely on being
    /// called once for each index.
    pub fn handle_spares(mut self) -> Self {
        self.settings.handles_spares = true;
        self
    }

    /// Sets the jobs that workers run while they wait.
    ///
    /// Without this call, the environment variable `CHASE_LEV_POOL_WAITING` does, which is `any` or
    /// `own`. If it is not set, workers run any job. If it is `own`, a pool with a start or exit
    /// handler has no spares, because its jobs may rely on the handlers, unless the program has
    /// called [`handle_spares`](ThreadPoolBuilder::handle_spares) or
    /// [`max_spares`](ThreadPoolBuilder::max_spares).
    pub fn waiting(mut self, waiting: Waiting) -> Self {
        self.waiting = Some(waiting);
        self
    }

    /// Builds the pool and starts all its threads.
    ///
    /// # Errors
    ///
    /// Fails if there would be too many threads, if the system refuses a thread or its name, if the
    /// current thread should become a worker but is one already, or if the environment asks for an
    /// unknown way of [waiting](ThreadPoolBuilder::waiting). On return, all threads that were
    /// started have ended.
    pub fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        self.build_as(ThreadBuilder::start).map_err(|failure| failure.end(ThreadPool::shutdown))
    }

    /// Builds the pool with threads that `spawn` starts. Each of them must call
    /// [`ThreadBuilder::run`]. For each [`ThreadBuilder`] that is dropped instead, the pool has one
    /// thread less. Such a pool has no spares.
    ///
    /// # Errors
    ///
    /// Fails if `spawn` returns an error, and in the cases of [`build`](ThreadPoolBuilder::build).
    /// The threads that run by then end soon.
    pub fn build_with(
        self,
        spawn: impl FnMut(ThreadBuilder) -> io::Result<()>,
    ) -> Result<ThreadPool, ThreadPoolBuildError> {
        self.max_spares(0).build_as(spawn).map_err(|failure| failure.end(drop))
    }

    /// Builds the global pool, which functions such as [`join`](crate::join()) use when the current
    /// thread belongs to no pool.
    ///
    /// Without this call, the first such function builds it with the default settings. The global
    /// pool lives as long as the process. If several threads call this at the same time, only one
    /// starts threads.
    ///
    /// # Errors
    ///
    /// Fails if there is a global pool already or the current thread is building one, and in the
    /// cases of [`build`](ThreadPoolBuilder::build).
    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        set(|| self.build_as(ThreadBuilder::start))
            .map_err(|failure| failure.end(ThreadPool::shutdown))
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
        set(|| self.max_spares(0).build_as(spawn)).map_err(|failure| failure.end(drop))
    }

    /// Builds the pool.
    fn build_as(
        self,
        mut spawn: impl FnMut(ThreadBuilder) -> io::Result<()>,
    ) -> Result<ThreadPool, Failure> {
        let mut settings = self.settings;
        if settings.threads == 0 {
            settings.threads = std::thread::available_parallelism().map_or(1, NonZero::get);
        }
        let (threads, takes_current) = (settings.threads, settings.takes_current);
        let error = |message| Err(Failure::from(ThreadPoolBuildError(message, None)));
        if threads > MOST {
            return error(format!(
                "a pool has at most {MOST} threads, not {threads}: call `num_threads` with less"
            ));
        }
        if takes_current && Worker::with_outer(|worker| worker.is_some()) {
            return error(String::from(
                "the current thread is a worker of a pool already: build the pool on another thread, or \
                 without `use_current_thread`",
            ));
        }
        // The environment does not know if jobs rely on the handlers, which spares do not call.
        let handles = settings.start.is_some() || settings.exit.is_some();
        let is_safe = self.waiting.is_some() || settings.handles_spares || !handles;
        let default = if is_safe { SPARES } else { 0 };
        let spares = settings.spares.take().unwrap_or(default);
        if self.waiting.map_or_else(from_environment, Ok)? == Waiting::Own {
            settings.spares = Some(spares.min(MOST - threads));
            settings.origin = Some(own::origin());
        }
        settings.names.resize_with(threads, OnceLock::new);
        let registry = Arc::new(Registry::new(settings));
        let pool = ThreadPool { registry };
        let thread = |index| ThreadBuilder::new(&pool.registry, Seat(index), Permit(index));
        // All are counted before one starts. After an error, or a panic of the closure for the
        // names, the others are dropped.
        let all: Vec<_> = (usize::from(takes_current)..threads).map(thread).collect();
        let mut name = self.name;
        let started = all.into_iter().try_for_each(|thread| {
            let index = thread.index();
            if let Some(name) = &mut name {
                _ = pool.registry.settings.names[index].set(name(index));
            }
            spawn(thread).map_err(|error| (index + 1, error))
        });
        if let Err((number, error)) = started {
            let message = format!(
                "the system refused thread {number} of {threads}: {error}. Call `num_threads` or \
                 `stack_size` with less, or raise the limits of the process"
            );
            let error = ThreadPoolBuildError(message, Some(error));
            let pool = Some(pool);
            return Err(Failure { error, pool });
        }
        if takes_current {
            Worker::new(pool.registry.clone(), Seat(0), Permit(0)).adopt();
        }
        Ok(pool)
    }
}

/// Returns how workers wait according to the environment.
fn from_environment() -> Result<Waiting, ThreadPoolBuildError> {
    let value = match env::var_os(WAITING) {
        None => return Ok(Waiting::default()),
        Some(value) if value == "any" => return Ok(Waiting::Any),
        Some(value) if value == "own" => return Ok(Waiting::Own),
        Some(value) => value,
    };
    let message = format!("`{WAITING}` must be `any` or `own`, not {value:?}");
    let error = io::Error::new(io::ErrorKind::InvalidInput, message.clone());
    Err(ThreadPoolBuildError(message, Some(error)))
}

/// A failed build.
struct Failure {
    error: ThreadPoolBuildError,
    /// The pool, if threads were to be started.
    pool: Option<ThreadPool>,
}

impl Failure {
    /// Calls `give_up` with the pool, and returns the error.
    fn end(self, give_up: impl FnOnce(ThreadPool)) -> ThreadPoolBuildError {
        self.pool.map(give_up);
        self.error
    }
}

impl From<ThreadPoolBuildError> for Failure {
    fn from(error: ThreadPoolBuildError) -> Self {
        Failure { error, pool: None }
    }
}

/// The message if the global pool is built twice.
const EXISTS: &str = "there is a global pool already: call `build_global` before it is used";

/// The message if the global pool is used while it is built, by the thread that builds it.
const IS_BUILT: &str = "the current thread is building the global pool: a closure for the names or \
     the threads of that pool cannot use it";

/// The global pool.
static GLOBAL: OnceLock<ThreadPool> = OnceLock::new();

/// The right to build the global pool. One thread has it at a time, so that no threads are started
/// in vain.
struct Turn(#[expect(dead_code, reason = "unlocks when it is dropped")] MutexGuard<'static, ()>);

thread_local! {
    /// True if the current thread has its turn, or waits for it.
    static HAS_TURN: Cell<bool> = const { Cell::new(false) };
}

impl Turn {
    /// Waits until no other thread builds the global pool.
    fn take() -> Result<Self, ThreadPoolBuildError> {
        static TURN: Mutex<()> = Mutex::new(());
        if HAS_TURN.replace(true) {
            return Err(ThreadPoolBuildError(String::from(IS_BUILT), None));
        }
        // A panic of a closure leaves no inconsistent state.
        Ok(Turn(TURN.lock().unwrap_or_else(PoisonError::into_inner)))
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        HAS_TURN.set(false);
    }
}

/// Sets the global pool to the one that `build` returns. Fails if there is one already.
fn set(build: impl FnOnce() -> Result<ThreadPool, Failure>) -> Result<(), Failure> {
    let _turn = Turn::take()?;
    if GLOBAL.get().is_none() && GLOBAL.set(build()?).is_ok() {
        return Ok(());
    }
    Err(ThreadPoolBuildError(String::from(EXISTS), None).into())
}

/// Returns the registry of the global pool. Builds it with the default settings if there is none.
///
/// # Panics
///
/// Panics if the system refuses to start a thread, or if the current thread is building that pool.
pub fn global() -> &'static Arc<Registry> {
    let build = || {
        let built = set(|| ThreadPoolBuilder::new().build_as(ThreadBuilder::start));
        let error = built.map_err(|failure| failure.end(ThreadPool::shutdown));
        // Another thread may have built it.
        (GLOBAL.get())
            .unwrap_or_else(|| panic!("cannot build the global pool: {}", error.unwrap_err()))
    };
    &GLOBAL.get().unwrap_or_else(build).registry
}

impl fmt::Debug for ThreadPoolBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad("ThreadPoolBuilder { .. }")
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
