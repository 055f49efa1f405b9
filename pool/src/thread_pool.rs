//! The handle of a pool.

use core::fmt;

use std::sync::Arc;

use crate::broadcast::{BroadcastContext, broadcast_in, spawn_broadcast_in};
use crate::install::in_worker;
use crate::registry::Registry;
use crate::scope::{self, Scope};
use crate::shim::thread;
use crate::spawn::spawn_in;
use crate::worker::{Worker, Yield};

/// A pool of threads that run jobs.
///
/// Dropping it finishes what was spawned, and ends its threads: see [`shutdown`].
///
/// [`shutdown`]: ThreadPool::shutdown
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
    pub(crate) threads: Vec<thread::JoinHandle<()>>,
}

impl ThreadPool {
    /// Runs `op` on a worker of this pool, and returns what it returns. In `op`, the free functions
    /// of this crate use this pool.
    ///
    /// On a worker of this pool, it is a call. Any other thread is blocked until `op` is done. If
    /// that is a worker of another pool, it runs meanwhile what `op` has that pool do, and nothing
    /// else.
    ///
    /// # Panics
    ///
    /// If `op` panics.
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

    /// [`join`](crate::join()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        in_worker(&self.registry, |worker| worker.join(a, b))
    }

    /// [`scope`](crate::scope()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn scope<'scope, R: Send>(&self, op: impl FnOnce(&Scope<'scope>) -> R + Send) -> R {
        let registry = &self.registry;
        in_worker(registry, |worker| scope::run(Some(worker), registry, op))
    }

    /// [`in_place_scope`](crate::in_place_scope()) in this pool: `op` is run by the current thread,
    /// and what it spawns by this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn in_place_scope<'scope, R>(&self, op: impl FnOnce(&Scope<'scope>) -> R) -> R {
        Worker::with(|worker| scope::run(worker, &self.registry, op))
    }

    /// [`spawn`](crate::spawn()) in this pool.
    pub fn spawn(&self, op: impl FnOnce() + Send + 'static) {
        spawn_in(&self.registry, op);
    }

    /// [`broadcast`](crate::broadcast()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn broadcast<R: Send>(&self, op: impl Fn(BroadcastContext<'_>) -> R + Sync) -> Vec<R> {
        broadcast_in(&self.registry, op)
    }

    /// [`spawn_broadcast`](crate::spawn_broadcast()) in this pool.
    pub fn spawn_broadcast(&self, op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static) {
        spawn_broadcast_in(&self.registry, op);
    }

    /// [`yield_now`](crate::yield_now()), if the current thread is a worker of this pool.
    pub fn yield_now(&self) -> Option<Yield> {
        self.with_own(Worker::yield_now)
    }

    /// [`yield_local`](crate::yield_local()), if the current thread is a worker of this pool.
    pub fn yield_local(&self) -> Option<Yield> {
        self.with_own(Worker::yield_local)
    }

    /// Returns whether the deque of the current thread has jobs, if it is a worker of this pool.
    pub fn current_thread_has_pending_tasks(&self) -> Option<bool> {
        self.with_own(|worker| !worker.deque.is_empty())
    }

    /// The index of the current thread in this pool, if it is a worker of this pool.
    pub fn current_thread_index(&self) -> Option<usize> {
        self.with_own(|worker| worker.index)
    }

    /// The number of workers.
    pub fn current_num_threads(&self) -> usize {
        self.registry.threads()
    }

    /// Waits until all that was spawned is done, and all threads have ended. Dropping the pool does
    /// the same.
    ///
    /// On a worker of this pool, it does not wait: the threads end when all is done.
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
    pub fn shutdown(mut self) {
        self.registry.sleep.shut_down();
        if self.current_thread_index().is_none() {
            for thread in self.threads.drain(..) {
                // A worker does not unwind: it catches all panics, or aborts.
                let _ = thread.join();
            }
        }
    }

    fn with_own<R>(&self, f: impl FnOnce(&Worker) -> R) -> Option<R> {
        Worker::with(|worker| {
            let own = worker.filter(|worker| worker.is_in(&self.registry));
            own.map(f)
        })
    }
}

impl Drop for ThreadPool {
    fn drop(&mut self) {
        self.registry.sleep.shut_down();
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ThreadPool");
        debug
            .field("num_threads", &self.current_num_threads())
            .finish_non_exhaustive()
    }
}
