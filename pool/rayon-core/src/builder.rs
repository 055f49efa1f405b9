//! The builder of pools.

use std::any::Any;
use std::{fmt, io, thread};

use chase_lev_pool::ThreadBuilder;

use crate::spawn_handler::{CustomSpawn, DefaultSpawn, ThreadSpawn};
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
    settings: Settings,
    spawn_handler: S,
}

/// A closure that is called on a worker, with its index.
type ThreadHandler = Box<dyn Fn(usize) + Send + Sync>;

/// A closure that is called with a panic.
type PanicHandler = Box<dyn Fn(Box<dyn Any + Send>) + Send + Sync>;

/// The settings that do not depend on how the threads are started.
#[derive(Default)]
struct Settings {
    num_threads: usize,
    use_current_thread: bool,
    get_thread_name: Option<Box<dyn FnMut(usize) -> String>>,
    panic_handler: Option<PanicHandler>,
    stack_size: Option<usize>,
    start_handler: Option<ThreadHandler>,
    exit_handler: Option<ThreadHandler>,
    breadth_first: bool,
}

impl Settings {
    /// Returns the pool's builder, with these settings.
    fn builder(self) -> Result<chase_lev_pool::ThreadPoolBuilder, ThreadPoolBuildError> {
        let threads = global::num_threads(self.num_threads);
        let mut builder = chase_lev_pool::ThreadPoolBuilder::new().num_threads(threads);
        if self.use_current_thread {
            if chase_lev_pool::is_worker() {
                return Err(ThreadPoolBuildError::current_thread_already_in_pool());
            }
            builder = builder.use_current_thread();
        }
        if let Some(name) = self.get_thread_name {
            builder = builder.thread_name(name);
        }
        if let Some(panic) = self.panic_handler {
            builder = builder.panic_handler(panic);
        }
        if let Some(size) = self.stack_size {
            builder = builder.stack_size(size);
        }
        if let Some(start) = self.start_handler {
            builder = builder.start_handler(start);
        }
        if let Some(exit) = self.exit_handler {
            builder = builder.exit_handler(exit);
        }
        Ok(builder)
    }
}

impl Default for ThreadPoolBuilder {
    fn default() -> Self {
        ThreadPoolBuilder {
            settings: Settings::default(),
            spawn_handler: DefaultSpawn,
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
    /// Each thread calls `wrapper`, which can borrow values that live longer than this call, and must call
    /// [`ThreadBuilder::run`]. The threads have ended when this returns.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build).
    pub fn build_scoped<W, F, R>(self, wrapper: W, with_pool: F) -> Result<R, ThreadPoolBuildError>
    where
        W: Fn(ThreadBuilder) + Sync,
        F: FnOnce(&ThreadPool) -> R,
    {
        let wrapper = &wrapper;
        thread::scope(|scope| {
            let spawn = |thread: ThreadBuilder| {
                let mut builder = thread::Builder::new();
                if let Some(name) = thread.name() {
                    builder = builder.name(name.to_owned());
                }
                if let Some(size) = thread.stack_size() {
                    builder = builder.stack_size(size);
                }
                builder.spawn_scoped(scope, || wrapper(thread)).map(drop)
            };
            // It is dropped before the scope waits for its threads.
            let pool = self.spawn_handler(spawn).build()?;
            Ok(with_pool(&pool))
        })
    }
}

impl<S: ThreadSpawn> ThreadPoolBuilder<S> {
    /// Builds a pool.
    ///
    /// # Errors
    ///
    /// If the system refuses a thread, or if the pool is to use the current thread and that is in a pool
    /// already.
    pub fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        let builder = self.settings.builder()?;
        let pool = self.spawn_handler.build(builder);
        let pool = pool.map_err(ThreadPoolBuildError::of_pool)?;
        Ok(ThreadPool::new_on(pool))
    }

    /// Builds the global pool, which functions such as [`join`](crate::join()) use outside any other pool.
    ///
    /// If this is never called, the first of them that needs the global pool builds it with the defaults.
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build); also if there is a global pool already.
    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        let builder = self.settings.builder()?;
        let built = self.spawn_handler.build_global(builder);
        built.map_err(ThreadPoolBuildError::of_global)
    }
}

impl<S> ThreadPoolBuilder<S> {
    /// Sets a closure that starts the threads. Each must call [`ThreadBuilder::run`].
    ///
    /// The pool has no other threads, so its workers run any job while they wait.
    pub fn spawn_handler<F>(self, spawn: F) -> ThreadPoolBuilder<CustomSpawn<F>>
    where
        F: FnMut(ThreadBuilder) -> io::Result<()>,
    {
        ThreadPoolBuilder {
            settings: self.settings,
            spawn_handler: CustomSpawn(spawn),
        }
    }

    /// Sets a closure that returns the name of the thread with an index.
    pub fn thread_name<F>(mut self, closure: F) -> Self
    where
        F: FnMut(usize) -> String + 'static,
    {
        self.settings.get_thread_name = Some(Box::new(closure));
        self
    }

    /// Sets the number of threads. 0, the default, means the value of `RAYON_NUM_THREADS`, or
    /// [`std::thread::available_parallelism`] if that is not set or 0.
    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.settings.num_threads = num_threads;
        self
    }

    /// Makes the current thread one of the pool's, with the index 0. It runs jobs only while it waits in
    /// the pool or yields to it.
    pub fn use_current_thread(mut self) -> Self {
        self.settings.use_current_thread = true;
        self
    }

    /// Sets a closure that is called with the panic of a job that nobody waits for. Without one, or if it
    /// panics, the process aborts.
    pub fn panic_handler<H>(mut self, panic_handler: H) -> Self
    where
        H: Fn(Box<dyn Any + Send>) + Send + Sync + 'static,
    {
        self.settings.panic_handler = Some(Box::new(panic_handler));
        self
    }

    /// Sets the size of the threads' stacks, in bytes.
    pub fn stack_size(mut self, stack_size: usize) -> Self {
        self.settings.stack_size = Some(stack_size);
        self
    }

    /// Has no effect, apart from the builder's [`Debug`](fmt::Debug) output.
    #[deprecated(note = "use `scope_fifo` and `spawn_fifo`")]
    pub fn breadth_first(mut self) -> Self {
        self.settings.breadth_first = true;
        self
    }

    /// Sets a closure that each thread runs before anything else.
    pub fn start_handler<H>(mut self, start_handler: H) -> Self
    where
        H: Fn(usize) + Send + Sync + 'static,
    {
        self.settings.start_handler = Some(Box::new(start_handler));
        self
    }

    /// Sets a closure that each thread runs after everything else.
    pub fn exit_handler<H>(mut self, exit_handler: H) -> Self
    where
        H: Fn(usize) + Send + Sync + 'static,
    {
        self.settings.exit_handler = Some(Box::new(exit_handler));
        self
    }
}

impl<S> fmt::Debug for ThreadPoolBuilder<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        /// Returns a placeholder for a closure that is set.
        fn closure<T>(closure: &Option<T>) -> Option<fmt::Arguments<'static>> {
            closure.as_ref().map(|_| format_args!("<closure>"))
        }
        let settings = &self.settings;
        f.debug_struct("ThreadPoolBuilder")
            .field("num_threads", &settings.num_threads)
            .field("use_current_thread", &settings.use_current_thread)
            .field("get_thread_name", &closure(&settings.get_thread_name))
            .field("panic_handler", &closure(&settings.panic_handler))
            .field("stack_size", &settings.stack_size)
            .field("start_handler", &closure(&settings.start_handler))
            .field("exit_handler", &closure(&settings.exit_handler))
            .field("breadth_first", &settings.breadth_first)
            .finish()
    }
}
