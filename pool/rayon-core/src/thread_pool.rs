//! The handle of a pool.

use std::error::Error;
use std::fmt;

use chase_lev_pool::{BroadcastContext, Scope, ScopeFifo, Yield};

#[expect(deprecated, reason = "rayon-core has it")]
use crate::Configuration;

/// A pool of threads that run jobs.
///
/// The threads end when the pool has been dropped and all spawned jobs are done. A drop does not
/// wait for that.
pub struct ThreadPool {
    pub(crate) pool: chase_lev_pool::ThreadPool,
}

impl ThreadPool {
    /// Builds a pool.
    ///
    /// # Errors
    ///
    /// As [`ThreadPoolBuilder::build`](crate::ThreadPoolBuilder::build).
    #[deprecated(note = "use `ThreadPoolBuilder::build`")]
    #[expect(deprecated, reason = "rayon-core has it")]
    pub fn new(configuration: Configuration) -> Result<ThreadPool, Box<dyn Error>> {
        configuration.build()
    }

    /// Runs `op` on a worker of this pool, and returns its result.
    ///
    /// # Panics
    ///
    /// If `op` panics.
    pub fn install<OP: FnOnce() -> R + Send, R: Send>(&self, op: OP) -> R {
        self.pool.install(op)
    }

    /// Does [`broadcast`](crate::broadcast()) in this pool.
    ///
    /// # Panics
    ///
    /// Panics in the same cases.
    pub fn broadcast<OP: Fn(BroadcastContext<'_>) -> R + Sync, R: Send>(&self, op: OP) -> Vec<R> {
        self.pool.broadcast(op)
    }

    /// Returns the number of threads.
    #[inline]
    pub fn current_num_threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    /// Returns the index of the current thread, if it is in this pool.
    #[inline]
    pub fn current_thread_index(&self) -> Option<usize> {
        self.pool.current_thread_index()
    }

    /// Returns `true` if the current thread has jobs that have not begun, and `None` if it is not
    /// in this pool.
    #[inline]
    pub fn current_thread_has_pending_tasks(&self) -> Option<bool> {
        self.pool.current_thread_has_pending_tasks()
    }

    /// Does [`join`](crate::join()) in this pool.
    ///
    /// # Panics
    ///
    /// Panics in the same cases.
    pub fn join<A, B, RA: Send, RB: Send>(&self, oper_a: A, oper_b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
    {
        self.pool.join(oper_a, oper_b)
    }

    /// Does [`scope`](crate::scope()) in this pool.
    ///
    /// # Panics
    ///
    /// Panics in the same cases.
    pub fn scope<'scope, OP: FnOnce(&Scope<'scope>) -> R + Send, R: Send>(&self, op: OP) -> R {
        self.pool.scope(op)
    }

    /// Does [`scope_fifo`](crate::scope_fifo()) in this pool.
    ///
    /// # Panics
    ///
    /// Panics in the same cases.
    pub fn scope_fifo<'scope, OP, R: Send>(&self, op: OP) -> R
    where
        OP: FnOnce(&ScopeFifo<'scope>) -> R + Send,
    {
        self.pool.scope_fifo(op)
    }

    /// Does [`in_place_scope`](crate::in_place_scope()) in this pool.
    ///
    /// # Panics
    ///
    /// Panics in the same cases.
    pub fn in_place_scope<'scope, OP: FnOnce(&Scope<'scope>) -> R, R>(&self, op: OP) -> R {
        self.pool.in_place_scope(op)
    }

    /// Does [`in_place_scope_fifo`](crate::in_place_scope_fifo()) in this pool.
    ///
    /// # Panics
    ///
    /// Panics in the same cases.
    pub fn in_place_scope_fifo<'scope, OP: FnOnce(&ScopeFifo<'scope>) -> R, R>(&self, op: OP) -> R {
        self.pool.in_place_scope_fifo(op)
    }

    /// Does [`spawn`](crate::spawn()) in this pool.
    pub fn spawn<OP: FnOnce() + Send + 'static>(&self, op: OP) {
        self.pool.spawn(op);
    }

    /// Does [`spawn_fifo`](crate::spawn_fifo()) in this pool.
    pub fn spawn_fifo<OP: FnOnce() + Send + 'static>(&self, op: OP) {
        self.pool.spawn_fifo(op);
    }

    /// Does [`spawn_broadcast`](crate::spawn_broadcast()) in this pool.
    pub fn spawn_broadcast<OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static>(&self, op: OP) {
        self.pool.spawn_broadcast(op);
    }

    /// Does [`yield_now`](crate::yield_now()) if the current thread is in this pool.
    pub fn yield_now(&self) -> Option<Yield> {
        self.pool.yield_now()
    }

    /// Does [`yield_local`](crate::yield_local()) if the current thread is in this pool.
    pub fn yield_local(&self) -> Option<Yield> {
        self.pool.yield_local()
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pool.fmt(f)
    }
}
