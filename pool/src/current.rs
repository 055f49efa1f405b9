//! The functions that use the current pool, or the global one.

use core::marker::PhantomData;
use core::ptr;
use std::sync::Arc;

use crate::broadcast::{BroadcastContext, broadcast_in, spawn_broadcast_in};
use crate::global;
use crate::install::in_worker;
use crate::registry::Registry;
use crate::scope::{self, Scope};
use crate::spawn::spawn_in;
use crate::worker::{Worker, Yield};

/// Runs two closures, perhaps at the same time, and returns what they return.
///
/// The current thread runs the first, and then the second, unless another worker has taken that
/// meanwhile. Then it waits, and runs only what the second has forked: never anything else. So
/// a lock may be held across a `join`, if neither closure needs it.
///
/// Outside of a pool, both are run in the global one.
///
/// A push, a pop and a relaxed load, if nobody takes the second: no allocation, no
/// write to what other threads write, and no system call while no worker sleeps.
///
/// # Panics
///
/// If a closure panics, when both are done. If both panic, with what the first panicked with.
///
/// # Examples
///
/// ```
/// fn sum(numbers: &[u64]) -> u64 {
///     if numbers.len() < 100 {
///         return numbers.iter().sum();
///     }
///     let (left, right) = numbers.split_at(numbers.len() / 2);
///     let (left, right) = chase_lev_pool::join(|| sum(left), || sum(right));
///     left + right
/// }
///
/// let numbers: Vec<u64> = (1..=1000).collect();
/// assert_eq!(sum(&numbers), 500_500);
/// ```
#[inline]
pub fn join<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    Worker::with(|worker| match worker {
        Some(worker) => worker.join(a, b),
        None => join_in_global(a, b),
    })
}

#[cold]
#[inline(never)]
fn join_in_global<RA: Send, RB: Send>(
    a: impl FnOnce() -> RA + Send,
    b: impl FnOnce() -> RB + Send,
) -> (RA, RB) {
    in_worker(global::registry(), |worker| worker.join(a, b))
}

/// Runs two closures as [`join`], and tells each whether it runs on another thread than the caller.
#[inline]
pub fn join_context<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce(FnContext) -> RA + Send,
    B: FnOnce(FnContext) -> RB + Send,
    RA: Send,
    RB: Send,
{
    let here = || Worker::with(|worker| worker.map_or(0, |worker| ptr::from_ref(worker).addr()));
    let caller = here();
    let context = move || FnContext {
        migrated: here() != caller,
        marker: PhantomData,
    };
    join(move || a(context()), move || b(context()))
}

/// Tells a closure of [`join_context`] on which thread it runs.
#[derive(Debug)]
pub struct FnContext {
    migrated: bool,
    marker: PhantomData<*mut ()>,
}

impl FnContext {
    /// Returns whether it is another thread than the one that called `join_context`.
    pub fn migrated(&self) -> bool {
        self.migrated
    }
}

/// Runs a job of the current worker's own deque.
pub fn yield_local() -> Option<Yield> {
    Worker::with(|worker| worker.map(Worker::yield_local))
}

/// Returns whether the current worker's own deque has jobs.
pub fn current_thread_has_pending_tasks() -> Option<bool> {
    Worker::with(|worker| worker.map(|worker| !worker.deque.is_empty()))
}

/// Returns the greatest number of threads that a pool may have.
pub fn max_num_threads() -> usize {
    crate::sleep::MOST
}

/// Opens a scope, and returns what `op` returns, when all that was spawned in the scope is done.
///
/// Jobs may borrow what lives longer than the scope. Who waits at the end of the scope runs its
/// jobs, and what those fork: never anything else.
///
/// Outside of a pool, `op` is run in the global one.
///
/// # Panics
///
/// If `op` or a job panics, when all are done: with the first.
///
/// # Examples
///
/// ```
/// let mut halves = [0, 0];
/// let [left, right] = &mut halves;
/// chase_lev_pool::scope(|s| {
///     s.spawn(|_| *left = 1);
///     s.spawn(|_| *right = 2);
/// });
/// assert_eq!(halves, [1, 2]);
/// ```
pub fn scope<'scope, R: Send>(op: impl FnOnce(&Scope<'scope>) -> R + Send) -> R {
    with_registry(|registry| in_worker(registry, |worker| scope::run(Some(worker), registry, op)))
}

/// As [`scope`], but runs `op` on the current thread, whatever it is.
///
/// A thread that is no worker waits at the end, and runs nothing.
///
/// # Panics
///
/// As [`scope`].
///
/// # Examples
///
/// ```
/// let mut answer = 0;
/// chase_lev_pool::in_place_scope(|s| s.spawn(|_| answer = 42));
/// assert_eq!(answer, 42);
/// ```
pub fn in_place_scope<'scope, R>(op: impl FnOnce(&Scope<'scope>) -> R) -> R {
    with_registry(|registry| Worker::with(|worker| scope::run(worker, registry, op)))
}

/// Has a worker of the current pool, or of the global one, run `op` when it has nothing else
/// to do.
///
/// The oldest is run first. No worker that waits runs it. If it panics, the pool's panic handler
/// is called; without one, the process aborts.
///
/// # Panics
///
/// In an exit handler: nobody would run `op`.
///
/// # Examples
///
/// ```
/// let (sender, receiver) = std::sync::mpsc::channel();
/// chase_lev_pool::spawn(move || sender.send(42).unwrap());
/// assert_eq!(receiver.recv(), Ok(42));
/// ```
pub fn spawn(op: impl FnOnce() + Send + 'static) {
    with_open_registry(|registry| spawn_in(registry, op));
}

/// Runs `op` once on every worker of the current pool, or of the global one, and returns what
/// it returns there, in the order of the workers.
///
/// A worker runs it when it has nothing else to do, and also while it waits: for two jobs may call
/// this at the same time, and each waits for all workers. This is the only work that a waiting
/// worker runs besides its own. So `op` should not take a lock that is held across a `join`.
///
/// # Panics
///
/// If `op` panics, when all are done: with what it panicked with on the first of those workers.
/// In an exit handler: some workers may have left.
///
/// # Examples
///
/// ```
/// let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
/// assert_eq!(pool.broadcast(|context| context.index()), [0, 1, 2]);
/// ```
pub fn broadcast<R: Send>(op: impl Fn(BroadcastContext<'_>) -> R + Sync) -> Vec<R> {
    with_open_registry(|registry| broadcast_in(registry, op))
}

/// Has every worker of the current pool, or of the global one, run `op` once, when it has nothing
/// else to do.
///
/// As with [`spawn`](crate::spawn()), nobody waits for it, and a panic is told to the panic
/// handler.
///
/// # Panics
///
/// In an exit handler, as there.
///
/// # Examples
///
/// ```
/// chase_lev_pool::spawn_broadcast(|context| println!("{}", context.index()));
/// ```
pub fn spawn_broadcast(op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static) {
    with_open_registry(|registry| spawn_broadcast_in(registry, op));
}

/// Runs some job of the current pool, of whomever, if there is one. `None` if the current thread is
/// in no pool.
///
/// For those who wait for something of their own. Unlike all waiting of this crate, this
/// runs what has nothing to do with the caller.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::yield_now(), None);
/// ```
pub fn yield_now() -> Option<Yield> {
    Worker::with(|worker| worker.map(Worker::yield_now))
}

/// The index of the current thread in its pool, if it is in one.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::current_thread_index(), None);
/// ```
pub fn current_thread_index() -> Option<usize> {
    Worker::with(|worker| worker.map(|worker| worker.index))
}

/// The number of workers of the current pool, or of the global one, which is made if need be.
///
/// # Examples
///
/// ```
/// assert!(chase_lev_pool::current_num_threads() > 0);
/// ```
pub fn current_num_threads() -> usize {
    with_registry(|registry| registry.threads())
}

/// Calls `f` with the current pool, or the global one.
fn with_registry<R>(f: impl FnOnce(&Arc<Registry>) -> R) -> R {
    Worker::with(|worker| match worker {
        Some(worker) => f(&worker.registry),
        None => f(global::registry()),
    })
}

/// As [`with_registry`], for what needs workers that look for jobs.
///
/// # Panics
///
/// In an exit handler.
fn with_open_registry<R>(f: impl FnOnce(&Arc<Registry>) -> R) -> R {
    let leaves = Worker::with(|worker| worker.is_some_and(|worker| worker.leaves.get()));
    assert!(
        !leaves,
        "an exit handler has no workers that could run this: they are leaving. Call `join` or \
         `scope`, which the current thread runs alone, or `install` of another pool"
    );
    with_registry(f)
}
