//! The functions that use the current pool, or the global one.

use chase_lev_pool::{BroadcastContext, FnContext, Scope};

use crate::{fifo, global};

/// Runs two closures, perhaps at the same time, and returns what they return.
///
/// # Panics
///
/// If a closure panics, when both are done.
#[inline]
pub fn join<A, B, RA, RB>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    global::ensure();
    chase_lev_pool::join(oper_a, oper_b)
}

/// Runs two closures as [`join`] does, and tells each whether it runs on another thread than the
/// caller.
///
/// # Panics
///
/// As [`join`].
#[inline]
pub fn join_context<A, B, RA, RB>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce(FnContext) -> RA + Send,
    B: FnOnce(FnContext) -> RB + Send,
    RA: Send,
    RB: Send,
{
    global::ensure();
    chase_lev_pool::join_context(oper_a, oper_b)
}

/// Opens a scope on a worker, and returns what `op` returns when all that was spawned in the scope
/// is done.
///
/// # Panics
///
/// If `op` or a job panics, when all are done.
pub fn scope<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&Scope<'scope>) -> R + Send,
    R: Send,
{
    global::ensure();
    chase_lev_pool::scope(op)
}

/// Opens a scope on the current thread, whatever that is.
///
/// # Panics
///
/// As [`scope`].
pub fn in_place_scope<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&Scope<'scope>) -> R,
{
    global::ensure();
    chase_lev_pool::in_place_scope(op)
}

/// Has a worker run `func`; nobody waits for it.
pub fn spawn<F>(func: F)
where
    F: FnOnce() + Send + 'static,
{
    global::ensure();
    chase_lev_pool::spawn(func);
}

/// Has a worker run `func` after all that the current thread has spawned so before.
pub fn spawn_fifo<F>(func: F)
where
    F: FnOnce() + Send + 'static,
{
    match chase_lev_pool::current_thread_index() {
        Some(_) => chase_lev_pool::spawn(fifo::ticket(func)),
        // Jobs from outside are run in their order.
        None => spawn(func),
    }
}

/// Runs `op` on every worker, and returns what it returns there.
///
/// # Panics
///
/// If `op` panics, when all are done.
pub fn broadcast<OP, R>(op: OP) -> Vec<R>
where
    OP: Fn(BroadcastContext<'_>) -> R + Sync,
    R: Send,
{
    global::ensure();
    chase_lev_pool::broadcast(op)
}

/// Has every worker run `op`; nobody waits for it.
pub fn spawn_broadcast<OP>(op: OP)
where
    OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static,
{
    global::ensure();
    chase_lev_pool::spawn_broadcast(op);
}

/// Returns the number of threads of the current pool, or of the global one.
pub fn current_num_threads() -> usize {
    global::ensure();
    chase_lev_pool::current_num_threads()
}
