//! The handle of a pool.

use core::sync::atomic::Ordering::Relaxed;
use core::{fmt, mem};

use std::sync::Arc;

use crate::broadcast::{BroadcastContext, broadcast_in, spawn_broadcast_in};
use crate::fifo::{self, ScopeFifo};
use crate::join::in_worker;
use crate::latch::CountLatch;
use crate::own::lineage::Session;
use crate::registry::Registry;
use crate::scope::{self, Scope, spawn_in};
use crate::unwind::lock;
use crate::worker::{self, Worker, Yield};

/// A handle to a pool of threads that run jobs.
///
/// When it is dropped, the threads finish all spawned jobs and end. The drop does not wait for
/// that; [`shutdown`](ThreadPool::shutdown) does.
///
/// # Examples
///
/// ```
/// let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(4).build().unwrap();
/// let (a, b) = pool.join(|| 1, || 2);
/// assert_eq!(a + b, 3);
/// ```
pub struct ThreadPool {
    pub(crate) registry: Arc<Registry>,
}

impl ThreadPool {
    /// Runs `op` on a worker of this pool and returns its result. Inside `op`, the free functions
    /// of this crate use this pool.
    ///
    /// On a worker of this pool, this simply calls `op`. Any other thread blocks until `op` is
    /// done. If that thread is a worker of another pool, it waits as in a [`join`](crate::join()).
    ///
    /// # Panics
    ///
    /// Panics if `op` does.
    ///
    /// # Examples
    ///
    /// ```
    /// let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    /// assert_eq!(pool.install(chase_lev_pool::current_num_threads), 2);
    /// ```
    pub fn install<R: Send>(&self, op: impl FnOnce() -> R + Send) -> R {
        in_worker(&self.registry, |_| op())
    }

    /// Runs two closures in this pool, perhaps in parallel: see [`join`](crate::join()).
    ///
    /// # Panics
    ///
    /// Panics if a closure does.
    pub fn join<RA: Send, RB: Send>(
        &self,
        a: impl FnOnce() -> RA + Send,
        b: impl FnOnce() -> RB + Send,
    ) -> (RA, RB) {
        in_worker(&self.registry, |worker| worker.join(a, |_, _| b()))
    }

    /// Opens a scope in this pool: see [`scope`](crate::scope()).
    ///
    /// # Panics
    ///
    /// Panics if `op` or a job of the scope does.
    pub fn scope<'scope, R: Send>(&self, op: impl FnOnce(&Scope<'scope>) -> R + Send) -> R {
        let registry = &self.registry;
        in_worker(registry, |worker| scope::run(Some(worker), registry, op))
    }

    /// Opens a scope whose jobs run in this pool, and runs `op` on the current thread: see
    /// [`in_place_scope`](crate::in_place_scope()).
    ///
    /// # Panics
    ///
    /// Panics if `op` or a job of the scope does.
    pub fn in_place_scope<'scope, R>(&self, op: impl FnOnce(&Scope<'scope>) -> R) -> R {
        Worker::with(|worker| scope::run(worker, &self.registry, op))
    }

    /// Opens a scope in this pool whose jobs run in order: see [`scope_fifo`](crate::scope_fifo()).
    ///
    /// # Panics
    ///
    /// Panics if `op` or a job of the scope does.
    pub fn scope_fifo<'scope, R: Send>(
        &self,
        op: impl FnOnce(&ScopeFifo<'scope>) -> R + Send,
    ) -> R {
        let registry = &self.registry;
        in_worker(registry, |worker| fifo::run(Some(worker), registry, op))
    }

    /// Opens a scope whose jobs run in this pool, in order, and runs `op` on the current thread:
    /// see [`in_place_scope_fifo`](crate::in_place_scope_fifo()).
    ///
    /// # Panics
    ///
    /// Panics if `op` or a job of the scope does.
    pub fn in_place_scope_fifo<'scope, R>(&self, op: impl FnOnce(&ScopeFifo<'scope>) -> R) -> R {
        Worker::with(|worker| fifo::run(worker, &self.registry, op))
    }

    /// Runs `op` in this pool at some later time: see [`spawn`](crate::spawn()).
    pub fn spawn(&self, op: impl FnOnce() + Send + 'static) {
        spawn_in(&self.registry, op);
    }

    /// Runs `op` in this pool at some later time, in order: see
    /// [`spawn_fifo`](crate::spawn_fifo()).
    pub fn spawn_fifo(&self, op: impl FnOnce() + Send + 'static) {
        fifo::spawn_in(&self.registry, op);
    }

    /// Runs `op` once on every worker of this pool: see [`broadcast`](crate::broadcast()).
    ///
    /// # Panics
    ///
    /// Panics if `op` does.
    pub fn broadcast<R: Send>(&self, op: impl Fn(BroadcastContext<'_>) -> R + Sync) -> Vec<R> {
        broadcast_in(&self.registry, op)
    }

    /// Runs `op` once on every worker of this pool, without waiting for it: see
    /// [`spawn_broadcast`](crate::spawn_broadcast()).
    pub fn spawn_broadcast(&self, op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static) {
        spawn_broadcast_in(&self.registry, op);
    }

    /// Runs some job of this pool, if the current thread is one of its workers: see
    /// [`yield_now`](crate::yield_now()).
    pub fn yield_now(&self) -> Option<Yield> {
        self.with_own(Worker::yield_now)
    }

    /// Runs some job of the current thread's deque, if the thread is a worker of this pool: see
    /// [`yield_local`](crate::yield_local()).
    pub fn yield_local(&self) -> Option<Yield> {
        self.with_own(Worker::yield_local)
    }

    /// Returns the index of the current thread, if it is a worker of this pool: see
    /// [`current_thread_index`](crate::current_thread_index()).
    pub fn current_thread_index(&self) -> Option<usize> {
        self.with_own(Worker::index)
    }

    /// Returns `true` if there are jobs in the current thread's deque, if the thread is a worker of
    /// this pool: see
    /// [`current_thread_has_pending_tasks`](crate::current_thread_has_pending_tasks()).
    pub fn current_thread_has_pending_tasks(&self) -> Option<bool> {
        self.with_own(|worker| !worker.deque.is_empty())
    }

    /// Returns the number of workers.
    pub fn current_num_threads(&self) -> usize {
        self.registry.settings.threads
    }

    /// Returns how many times a worker that waited with [`Waiting::Own`](crate::Waiting::Own) ran
    /// any job, because no [spare](crate::ThreadPoolBuilder::max_spares) could take its place.
    pub fn exceptions(&self) -> usize {
        self.registry.exceptions.load(Relaxed)
    }

    /// Waits until all spawned jobs are done and all threads have ended, with the destructors of
    /// their thread-locals. If the program has [started](crate::ThreadPoolBuilder::build_with) them
    /// itself, their destructors may still run.
    ///
    /// On a worker of this pool, it does not wait, not even inside [`blocking`](crate::blocking()):
    /// the threads end later, when all jobs are done.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::sync::Arc;
    /// use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
    ///
    /// let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    /// let count = Arc::new(AtomicU32::new(0));
    /// for _ in 0..100 {
    ///     let count = count.clone();
    ///     pool.spawn(move || _ = count.fetch_add(1, Relaxed));
    /// }
    /// pool.shutdown();
    /// assert_eq!(count.load(Relaxed), 100);
    /// ```
    pub fn shutdown(self) {
        let registry = self.registry.clone();
        if Worker::with_outer(|outer| outer.is_some_and(|outer| outer.is_in(&registry))) {
            return;
        }
        // The drop would detach them. Spares that start later are joined by these.
        let threads = mem::take(&mut *lock(&registry.started));
        drop(self);
        let latch = &registry.ended.latch;
        Worker::with(|worker| worker::wait(worker, latch, || Session::NONE));
        // They may still run the destructors of their thread-locals. A worker does not panic: a
        // panic in it aborts the process.
        threads.into_values().for_each(|thread| _ = thread.join());
    }

    fn with_own<R>(&self, f: impl FnOnce(&Worker) -> R) -> Option<R> {
        Worker::with(|worker| worker.filter(|worker| worker.is_in(&self.registry)).map(f))
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadPool")
            .field("num_threads", &self.current_num_threads())
            .field("id", &self.registry.id())
            .finish()
    }
}

impl Drop for ThreadPool {
    fn drop(&mut self) {
        self.registry.detach_workers();
        self.registry.sleep.shut_down(&self.registry);
        // SAFETY: the latch counts the handle once, and the `Arc` keeps the latch alive.
        unsafe { CountLatch::done(&self.registry.ended) };
    }
}
