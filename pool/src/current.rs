//! The functions that use the current pool, or the global one.

use core::marker::PhantomData;
use std::sync::Arc;

use crate::broadcast::{BroadcastContext, broadcast_in, spawn_broadcast_in};
use crate::global;
use crate::install::in_worker;
use crate::join::{FnContext, Here};
use crate::registry::Registry;
use crate::scope::{self, Scope};
use crate::sleep::MOST;
use crate::spawn::spawn_in;
use crate::worker::{Worker, Yield};

/// Runs two closures, perhaps at the same time, and returns what they return.
///
/// The current thread runs the first, and then the second, unless another worker has taken that
/// meanwhile. Then it waits, and runs only what the second has forked: never anything else. So
/// a lock may be held across a `join`, if neither closure needs it. If there is nothing of the kind, another
/// thread runs in its place.
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
    in_current(|worker| worker.join(a, |_| b()))
}

/// As [`join`], but tells each closure whether another worker runs it than the one that has called this.
///
/// # Panics
///
/// As [`join`].
///
/// # Examples
///
/// ```
/// let (a, _) = chase_lev_pool::join_context(|a| a.migrated(), |b| b.migrated());
/// // Called from outside of the pool.
/// assert!(a);
/// ```
#[inline]
pub fn join_context<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce(FnContext) -> RA + Send,
    B: FnOnce(FnContext) -> RB + Send,
    RA: Send,
    RB: Send,
{
    let is_worker = is_worker();
    in_current(|worker| {
        let context = |migrated| FnContext {
            migrated: migrated || !is_worker,
            marker: PhantomData,
        };
        worker.join(|| a(context(false)), |here| b(context(here.is_none())))
    })
}

/// As [`join`], but gives each closure the worker that runs it. Its [`join`](Here::join) need not look for
/// that.
///
/// # Panics
///
/// As [`join`].
///
/// # Examples
///
/// ```
/// use chase_lev_pool::{Here, join_with};
///
/// fn fib(n: u64, here: Here<'_>) -> u64 {
///     if n < 2 {
///         return n;
///     }
///     let (a, b) = here.join(|here| fib(n - 1, here), |here| fib(n - 2, here));
///     a + b
/// }
///
/// let (a, b) = join_with(|here| fib(11, here), |here| fib(10, here));
/// assert_eq!(a + b, 144);
/// ```
#[inline]
pub fn join_with<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce(Here<'_>) -> RA + Send,
    B: FnOnce(Here<'_>) -> RB + Send,
    RA: Send,
    RB: Send,
{
    in_current(|worker| worker.join_with(a, b))
}

/// Calls `f` on a worker of the current pool, or of the global one: on the current thread, if it is one.
#[inline]
fn in_current<R: Send>(f: impl FnOnce(&Worker) -> R + Send) -> R {
    Worker::with(|worker| match worker {
        Some(worker) => f(worker),
        None => in_outer(f),
    })
}

#[cold]
#[inline(never)]
fn in_outer<R: Send>(f: impl FnOnce(&Worker) -> R + Send) -> R {
    with_registry(|registry| in_worker(registry, f))
}

/// Calls `f`, which may wait for something that is not of the pool: a lock, a channel, a file. Another
/// thread runs jobs in the place of this one meanwhile.
///
/// When `f` has returned, this thread goes on at once, even if its place is taken: then one thread more runs
/// than the pool has workers, until one of them comes to the end of a job or to a wait. In `f`, the current thread is no worker, but the functions of this crate use the same
/// pool as before. Outside of a pool, this only calls `f`.
///
/// # Panics
///
/// If `f` panics.
///
/// # Examples
///
/// ```
/// let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
/// let (sender, receiver) = std::sync::mpsc::channel();
/// let answer = pool.install(move || {
///     chase_lev_pool::spawn(move || sender.send(42).unwrap());
///     // The only worker waits for its own pool.
///     chase_lev_pool::blocking(move || receiver.recv())
/// });
/// assert_eq!(answer, Ok(42));
/// ```
pub fn blocking<R>(f: impl FnOnce() -> R) -> R {
    Worker::with(|worker| match worker {
        Some(worker) => worker.block(f),
        None => f(),
    })
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
/// What a worker spawns, it runs from the youngest to the oldest; what comes from outside is run in the order
/// in which it came. No worker that waits runs it. If it panics, the pool's panic handler
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
/// A worker runs it when it has nothing else to do; the current thread at once, if it is a worker. While
/// a worker waits, a thread that runs in its place runs its part.
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
/// Unlike all waiting of this crate, this runs what has nothing to do with the caller. To wait for something
/// of one's own, see [`blocking`].
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::yield_now(), None);
/// ```
pub fn yield_now() -> Option<Yield> {
    Worker::with(|worker| worker.map(Worker::yield_now))
}

/// Runs some job from the deque of the current thread, if there is one. `None` if the current thread is
/// in no pool.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::yield_local(), None);
/// ```
pub fn yield_local() -> Option<Yield> {
    Worker::with(|worker| worker.map(Worker::yield_local))
}

/// Returns whether there are jobs in the deque of the current thread. `None` if the current thread is
/// in no pool.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::current_thread_has_pending_tasks(), None);
/// ```
pub fn current_thread_has_pending_tasks() -> Option<bool> {
    Worker::with(|worker| worker.map(|worker| !worker.deque.is_empty()))
}

/// Returns true if the current thread is in a pool. Unlike [`current_thread_index`], this never waits.
///
/// # Examples
///
/// ```
/// assert!(!chase_lev_pool::is_worker());
/// ```
#[inline]
pub fn is_worker() -> bool {
    Worker::with(|worker| worker.is_some())
}

/// The index of the current thread in its pool, if it is in one.
///
/// No two threads have the same index at a time. A thread may have another index when it has waited, in
/// a [`join`], a [`scope`](fn@scope), [`blocking`] or another pool, or when it has yielded. If its place is
/// taken after a wait, this waits until there is one, which another job may have to end for.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::current_thread_index(), None);
/// ```
pub fn current_thread_index() -> Option<usize> {
    Worker::with(|worker| worker.map(Worker::index))
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

/// The most workers that a pool can have.
///
/// # Examples
///
/// ```
/// assert!(chase_lev_pool::max_num_threads() >= 1000);
/// ```
pub fn max_num_threads() -> usize {
    MOST
}

/// Calls `f` with the current pool, or the global one.
fn with_registry<R>(f: impl FnOnce(&Arc<Registry>) -> R) -> R {
    Worker::with_outer(|worker| match worker {
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
