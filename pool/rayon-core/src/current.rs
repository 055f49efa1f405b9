//! The functions that use the current pool, or the global one.

use chase_lev_pool::{BroadcastContext, FnContext, Scope, ScopeFifo};

use crate::global;

/// Runs two closures, potentially in parallel, and returns their results.
///
/// # Panics
///
/// If a closure panics; after both are done.
#[inline]
pub fn join<A, B, RA: Send, RB: Send>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
{
    global::ensure();
    chase_lev_pool::join(oper_a, oper_b)
}

/// Runs two closures as [`join`] does. Each can ask its context whether it runs on another thread
/// than the caller.
///
/// # Panics
///
/// As [`join`].
#[inline]
pub fn join_context<A, B, RA: Send, RB: Send>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce(FnContext) -> RA + Send,
    B: FnOnce(FnContext) -> RB + Send,
{
    global::ensure();
    chase_lev_pool::join_context(oper_a, oper_b)
}

/// Opens a scope on a worker, and returns the result of `op` when all jobs of the scope are done.
///
/// # Panics
///
/// If `op` or a job panics; after all are done.
pub fn scope<'scope, OP: FnOnce(&Scope<'scope>) -> R + Send, R: Send>(op: OP) -> R {
    global::ensure();
    chase_lev_pool::scope(op)
}

/// Opens a scope on the current thread, whether that is a worker or not.
///
/// # Panics
///
/// As [`scope`].
pub fn in_place_scope<'scope, OP: FnOnce(&Scope<'scope>) -> R, R>(op: OP) -> R {
    global::ensure();
    chase_lev_pool::in_place_scope(op)
}

/// Opens a scope as [`scope`] does. Its jobs run in the order in which a thread spawns them.
///
/// # Panics
///
/// As [`scope`].
pub fn scope_fifo<'scope, OP: FnOnce(&ScopeFifo<'scope>) -> R + Send, R: Send>(op: OP) -> R {
    global::ensure();
    chase_lev_pool::scope_fifo(op)
}

/// Opens a scope as [`in_place_scope`] does. Its jobs run in the order in which a thread spawns
/// them.
///
/// # Panics
///
/// As [`scope`].
pub fn in_place_scope_fifo<'scope, OP: FnOnce(&ScopeFifo<'scope>) -> R, R>(op: OP) -> R {
    global::ensure();
    chase_lev_pool::in_place_scope_fifo(op)
}

/// Spawns a job that nobody waits for.
pub fn spawn<F: FnOnce() + Send + 'static>(func: F) {
    global::ensure();
    chase_lev_pool::spawn(func);
}

/// Spawns a job that nobody waits for, and that runs after those that this thread has spawned so
/// before.
pub fn spawn_fifo<F: FnOnce() + Send + 'static>(func: F) {
    global::ensure();
    chase_lev_pool::spawn_fifo(func);
}

/// Runs `op` on every worker, and returns the results.
///
/// # Panics
///
/// If `op` panics; after all are done.
pub fn broadcast<OP: Fn(BroadcastContext<'_>) -> R + Sync, R: Send>(op: OP) -> Vec<R> {
    global::ensure();
    chase_lev_pool::broadcast(op)
}

/// Spawns a job on every worker that nobody waits for.
pub fn spawn_broadcast<OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static>(op: OP) {
    global::ensure();
    chase_lev_pool::spawn_broadcast(op);
}

/// Returns the number of threads of the current pool, or of the global one.
pub fn current_num_threads() -> usize {
    global::ensure();
    chase_lev_pool::current_num_threads()
}
