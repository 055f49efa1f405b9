//! The handle of a pool.

use std::error::Error;
use std::fmt;

use chase_lev_pool::{BroadcastContext, Scope, Yield};

#[expect(deprecated, reason = "rayon-core has it")]
use crate::Configuration;
use crate::{ScopeFifo, fifo};

/// A pool of threads that run jobs.
///
/// Dropping it lets the threads end when all is done that was spawned, and does not wait for that.
pub struct ThreadPool {
    pool: chase_lev_pool::ThreadPool,
}

impl ThreadPool {
    pub(crate) fn new_on(pool: chase_lev_pool::ThreadPool) -> Self {
        ThreadPool { pool }
    }

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

    /// Runs `op` on a worker of this pool, and returns what it returns.
    ///
    /// # Panics
    ///
    /// If `op` panics.
    pub fn install<OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce() -> R + Send,
        R: Send,
    {
        self.pool.install(op)
    }

    /// [`broadcast`](crate::broadcast()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn broadcast<OP, R>(&self, op: OP) -> Vec<R>
    where
        OP: Fn(BroadcastContext<'_>) -> R + Sync,
        R: Send,
    {
        self.pool.broadcast(op)
    }

    /// Returns the number of threads.
    #[inline]
    pub fn current_num_threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    /// Returns the index of the current thread in this pool, if it is in this pool.
    #[inline]
    pub fn current_thread_index(&self) -> Option<usize> {
        self.pool.current_thread_index()
    }

    /// Returns whether jobs of the current thread are left to be run, if it is in this pool.
    #[inline]
    pub fn current_thread_has_pending_tasks(&self) -> Option<bool> {
        self.pool.current_thread_has_pending_tasks()
    }

    /// [`join`](crate::join()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn join<A, B, RA, RB>(&self, oper_a: A, oper_b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.pool.join(oper_a, oper_b)
    }

    /// [`scope`](crate::scope()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn scope<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&Scope<'scope>) -> R + Send,
        R: Send,
    {
        self.pool.scope(op)
    }

    /// [`scope_fifo`](crate::scope_fifo()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn scope_fifo<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&ScopeFifo<'scope>) -> R + Send,
        R: Send,
    {
        let threads = self.current_num_threads();
        self.scope(|scope| ScopeFifo::open(scope, threads, op))
    }

    /// [`in_place_scope`](crate::in_place_scope()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn in_place_scope<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&Scope<'scope>) -> R,
    {
        self.pool.in_place_scope(op)
    }

    /// [`in_place_scope_fifo`](crate::in_place_scope_fifo()) in this pool.
    ///
    /// # Panics
    ///
    /// As there.
    pub fn in_place_scope_fifo<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&ScopeFifo<'scope>) -> R,
    {
        let threads = self.current_num_threads();
        self.in_place_scope(|scope| ScopeFifo::open(scope, threads, op))
    }

    /// [`spawn`](crate::spawn()) in this pool.
    pub fn spawn<OP>(&self, op: OP)
    where
        OP: FnOnce() + Send + 'static,
    {
        self.pool.spawn(op);
    }

    /// [`spawn_fifo`](crate::spawn_fifo()) in this pool.
    pub fn spawn_fifo<OP>(&self, op: OP)
    where
        OP: FnOnce() + Send + 'static,
    {
        match self.current_thread_index() {
            Some(_) => self.pool.spawn(fifo::ticket(op)),
            // Jobs from outside are run in their order.
            None => self.pool.spawn(op),
        }
    }

    /// [`spawn_broadcast`](crate::spawn_broadcast()) in this pool.
    pub fn spawn_broadcast<OP>(&self, op: OP)
    where
        OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static,
    {
        self.pool.spawn_broadcast(op);
    }

    /// [`yield_now`](crate::yield_now()), if the current thread is in this pool.
    pub fn yield_now(&self) -> Option<Yield> {
        self.pool.yield_now()
    }

    /// [`yield_local`](crate::yield_local()), if the current thread is in this pool.
    pub fn yield_local(&self) -> Option<Yield> {
        self.pool.yield_local()
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pool.fmt(f)
    }
}
