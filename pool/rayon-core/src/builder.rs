//! The builder of pools, and the ways to start their threads.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::{fmt, io, thread};

use chase_lev_pool::{ThreadBuilder, ThreadPoolBuilder as Builder};

use crate::{ThreadPool, ThreadPoolBuildError, global};

/// A builder of a [`ThreadPool`], or of the global one.
///
/// # Examples
///
/// ```
/// let pool = rayon_core::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
/// assert_eq!(pool.install(rayon_core::current_num_threads), 2);
/// ```
pub struct ThreadPoolBuilder<S = DefaultSpawn> {
    pool: Builder,
    num_threads: usize,
    use_current_thread: bool,
    /// A closure that starts the threads, if it is set.
    spawn_handler: Option<S>,
    shown: Shown,
}

/// The settings that `pool` has, as far as `Debug` shows them.
#[derive(Default)]
struct Shown {
    get_thread_name: Option<Closure>,
    panic_handler: Option<Closure>,
    stack_size: Option<usize>,
    start_handler: Option<Closure>,
    exit_handler: Option<Closure>,
    breadth_first: bool,
}

struct Closure;

impl fmt::Debug for Closure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("<closure>")
    }
}

/// The type of a closure that starts threads, if none is set.
type DefaultSpawn = fn(ThreadBuilder) -> io::Result<()>;

impl Default for ThreadPoolBuilder {
    fn default() -> Self {
        ThreadPoolBuilder {
            pool: Builder::default(),
            num_threads: 0,
            use_current_thread: false,
            spawn_handler: None,
            shown: Shown::default(),
        }
    }
}

impl ThreadPoolBuilder {
    /// Returns a builder with the defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Builds a pool that lives no longer than this call, and calls `with_pool` with it.
    ///
    /// Each thread calls `wrapper`, which can borrow values that live longer than this call, and
    /// must call [`ThreadBuilder::run`]. The threads have ended when this returns, with the
    /// destructors of their thread-locals.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build).
    ///
    /// # Panics
    ///
    /// If `with_pool` or `wrapper` panics; after all threads have ended.
    pub fn build_scoped<W, F, R>(self, wrapper: W, with_pool: F) -> Result<R, ThreadPoolBuildError>
    where
        W: Fn(ThreadBuilder) + Sync,
        F: FnOnce(&ThreadPool) -> R,
    {
        let wrapper = &wrapper;
        thread::scope(|scope| {
            let mut threads = Vec::new();
            let spawn = |thread: ThreadBuilder| {
                let mut builder = thread::Builder::new();
                if let Some(name) = thread.name() {
                    builder = builder.name(name.to_owned());
                }
                if let Some(size) = thread.stack_size() {
                    builder = builder.stack_size(size);
                }
                threads.push(builder.spawn_scoped(scope, || wrapper(thread))?);
                Ok(())
            };
            let built = self.spawn_handler(spawn).build();
            // The pool is dropped before its threads are joined.
            let result = catch_unwind(AssertUnwindSafe(|| built.map(|pool| with_pool(&pool))));
            // The end of the scope would not wait for the destructors of their thread-locals.
            let panics: Vec<_> =
                (threads.into_iter()).filter_map(|thread| thread.join().err()).collect();
            let result = result.unwrap_or_else(|panic| resume_unwind(panic));
            match panics.into_iter().next() {
                Some(panic) => resume_unwind(panic),
                None => result,
            }
        })
    }
}

impl<S: FnMut(ThreadBuilder) -> io::Result<()>> ThreadPoolBuilder<S> {
    /// Builds a pool.
    ///
    /// # Errors
    ///
    /// If the system refuses a thread, or if the pool is to use the current thread and that is in a
    /// pool already.
    pub fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let (builder, spawn) = self.complete()?;
        let built = match spawn {
            Some(spawn) => builder.build_with(spawn),
            None => builder.build(),
        };
        let pool = built.map_err(ThreadPoolBuildError::of)?;
        Ok(ThreadPool { pool })
    }

    /// Builds the global pool, which functions such as [`join`](crate::join()) use outside any
    /// other pool.
    ///
    /// If this is never called, the first of them that needs the global pool builds it with the
    /// defaults.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build); also if there is a global pool already.
    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        let (builder, spawn) = self.complete()?;
        let built = match spawn {
            Some(spawn) => builder.build_global_with(spawn),
            None => builder.build_global(),
        };
        built.map_err(ThreadPoolBuildError::of)
    }

    /// Adds the settings that depend on the place of the build: its environment, and its thread.
    fn complete(self) -> Result<(Builder, Option<S>), ThreadPoolBuildError> {
        let mut pool = self.pool;
        if self.use_current_thread {
            if chase_lev_pool::is_worker() {
                return Err(ThreadPoolBuildError::in_a_pool());
            }
            pool = pool.use_current_thread();
        }
        let pool = pool.num_threads(global::num_threads(self.num_threads));
        Ok((pool, self.spawn_handler))
    }
}

impl<S> ThreadPoolBuilder<S> {
    /// Sets a closure that starts the threads. Each must call [`ThreadBuilder::run`].
    ///
    /// The pool has no other threads, because jobs may rely on what the program does on its threads
    /// first. So its workers run any job while they wait.
    pub fn spawn_handler<F>(self, spawn: F) -> ThreadPoolBuilder<F>
    where
        F: FnMut(ThreadBuilder) -> io::Result<()>,
    {
        ThreadPoolBuilder {
            pool: self.pool,
            num_threads: self.num_threads,
            use_current_thread: self.use_current_thread,
            spawn_handler: Some(spawn),
            shown: self.shown,
        }
    }

    /// Sets a closure that returns the name of the thread with an index.
    pub fn thread_name<F: FnMut(usize) -> String + 'static>(mut self, closure: F) -> Self {
        self.pool = self.pool.thread_name(closure);
        self.shown.get_thread_name = Some(Closure);
        self
    }

    /// Sets the number of threads. 0, the default, means the value of `RAYON_NUM_THREADS`, or
    /// [`std::thread::available_parallelism`] if that is not set or 0.
    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.num_threads = num_threads;
        self
    }

    /// Makes the current thread one of the pool's, with the index 0. It runs jobs only while it
    /// waits in the pool or yields to it.
    pub fn use_current_thread(mut self) -> Self {
        self.use_current_thread = true;
        self
    }

    /// Sets a closure that is called with the panic of a job that nobody waits for. Without one, or
    /// if it panics, the process aborts.
    pub fn panic_handler<H>(mut self, panic_handler: H) -> Self
    where
        H: Fn(Box<dyn Any + Send>) + Send + Sync + 'static,
    {
        self.pool = self.pool.panic_handler(panic_handler);
        self.shown.panic_handler = Some(Closure);
        self
    }

    /// Sets the size of the threads' stacks, in bytes.
    pub fn stack_size(mut self, stack_size: usize) -> Self {
        self.pool = self.pool.stack_size(stack_size);
        self.shown.stack_size = Some(stack_size);
        self
    }

    /// Has no effect.
    #[deprecated(note = "use `scope_fifo` and `spawn_fifo`")]
    pub fn breadth_first(mut self) -> Self {
        self.shown.breadth_first = true;
        self
    }

    /// Sets a closure that each thread runs before anything else.
    pub fn start_handler<H: Fn(usize) + Send + Sync + 'static>(mut self, start_handler: H) -> Self {
        self.pool = self.pool.start_handler(start_handler);
        self.shown.start_handler = Some(Closure);
        self
    }

    /// Sets a closure that each thread runs after everything else.
    pub fn exit_handler<H: Fn(usize) + Send + Sync + 'static>(mut self, exit_handler: H) -> Self {
        self.pool = self.pool.exit_handler(exit_handler);
        self.shown.exit_handler = Some(Closure);
        self
    }
}

impl<S> fmt::Debug for ThreadPoolBuilder<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadPoolBuilder")
            .field("num_threads", &self.num_threads)
            .field("use_current_thread", &self.use_current_thread)
            .field("get_thread_name", &self.shown.get_thread_name)
            .field("panic_handler", &self.shown.panic_handler)
            .field("stack_size", &self.shown.stack_size)
            .field("start_handler", &self.shown.start_handler)
            .field("exit_handler", &self.shown.exit_handler)
            .field("breadth_first", &self.shown.breadth_first)
            .finish()
    }
}
