//! The handle of a pool.

use core::fmt;

use std::sync::Arc;

use crate::broadcast::{BroadcastContext, broadcast_in, spawn_broadcast_in};
use crate::install::in_worker;
use crate::latch::CountLatch;
use crate::registry::Registry;
use crate::scope::{self, Scope};
use crate::spawn::spawn_in;
use crate::worker::{Worker, Yield};

/// A pool of threads that run jobs.
///
/// When it is dropped, its threads finish what was spawned, and end. Nobody waits for that, unless
/// [`shutdown`](ThreadPool::shutdown) is called instead.
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
    /// Runs `op` on a worker of this pool, and returns what it returns. In `op`, the free functions
    /// of this crate use this pool.
    ///
    /// On a worker of this pool, it is a call. Any other thread is blocked until `op` is done. If
    /// that is a worker of another pool, another thread runs in its place meanwhile.
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
        in_worker(&self.registry, |worker| worker.join(a, |_| b()))
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

    /// The index of the current thread in this pool, if it is a worker of this pool: see
    /// [`current_thread_index`](crate::current_thread_index()).
    pub fn current_thread_index(&self) -> Option<usize> {
        self.with_own(Worker::index)
    }

    /// [`current_thread_has_pending_tasks`](crate::current_thread_has_pending_tasks()), if the current
    /// thread is a worker of this pool.
    pub fn current_thread_has_pending_tasks(&self) -> Option<bool> {
        self.with_own(|worker| !worker.deque.is_empty())
    }

    /// The number of workers.
    pub fn current_num_threads(&self) -> usize {
        self.registry.threads()
    }

    /// The number of times that a worker waited and there was no [spare](crate::ThreadPoolBuilder::max_spares)
    /// to run in its place.
    pub fn refused_spares(&self) -> usize {
        self.registry.sleep.refused()
    }

    /// Waits until all that was spawned is done, and all threads have ended.
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
    pub fn shutdown(self) {
        let registry = self.registry.clone();
        let ended = registry.ended.clone();
        drop(self);
        Worker::with(|worker| match worker {
            Some(worker) if worker.is_in(&registry) => {}
            Some(worker) => worker.wait(&ended.latch, || false),
            None => ended.latch.block(),
        });
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
        self.registry.sleep.shut_down(&*self.registry);
        // SAFETY: the handle counts once. The latch stays.
        unsafe { CountLatch::done(&*self.registry.ended) };
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
