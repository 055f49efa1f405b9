//! The functions that use the current pool, or the global pool if there is none.

use std::sync::Arc;

use crate::broadcast::{BroadcastContext, broadcast_in, spawn_broadcast_in};
use crate::builder;
use crate::fifo::{self, ScopeFifo};
use crate::join::{FnContext, Here, in_worker};
use crate::registry::Registry;
use crate::scope::{self, Scope, spawn_in};
use crate::sleep::MOST;
use crate::worker::{Worker, Yield};

/// Runs two closures, perhaps in parallel, and returns their results.
///
/// The current thread runs the first closure and then the second, unless another worker has stolen
/// it. In that case it waits, and runs other jobs: any jobs, or with
/// [`Waiting::Own`](crate::Waiting::Own) only those that the second closure has forked. Then a lock
/// may be held across a `join` if neither closure needs it.
///
/// If the current thread belongs to no pool, both closures run in the global pool.
///
/// If the second closure is not stolen, the cost is a push, a pop and a relaxed load: no
/// allocation, no write to memory that other threads write to, and no system call while no worker
/// sleeps.
///
/// # Panics
///
/// Panics if a closure does, after both are done. If both panic, the panic of the first continues.
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
pub fn join<RA: Send, RB: Send>(
    a: impl FnOnce() -> RA + Send,
    b: impl FnOnce() -> RB + Send,
) -> (RA, RB) {
    in_current(|worker| worker.join(a, |_, _| b()))
}

/// Runs two closures as [`join`] does, and passes to each a context that shows if it has migrated
/// to another worker.
///
/// # Panics
///
/// Panics if a closure does, as in [`join`].
///
/// # Examples
///
/// ```
/// let (a, _) = chase_lev_pool::join_context(|a| a.migrated(), |b| b.migrated());
/// // The call comes from outside of the pool.
/// assert!(a);
/// ```
#[inline]
pub fn join_context<RA: Send, RB: Send>(
    a: impl FnOnce(FnContext) -> RA + Send,
    b: impl FnOnce(FnContext) -> RB + Send,
) -> (RA, RB) {
    let is_worker = is_worker();
    in_current(|worker| {
        let context = |migrated| FnContext::new(migrated || !is_worker);
        worker.join(|| a(context(false)), |_, migrated| b(context(migrated)))
    })
}

/// Runs two closures as [`join`] does, and passes to each the worker that runs it, whose
/// [`join`](Here::join) need not look the worker up.
///
/// # Panics
///
/// Panics if a closure does, as in [`join`].
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
pub fn join_with<RA: Send, RB: Send>(
    a: impl FnOnce(Here<'_>) -> RA + Send,
    b: impl FnOnce(Here<'_>) -> RB + Send,
) -> (RA, RB) {
    in_current(|worker| Here(worker).join(a, b))
}

/// Calls `f` on the current worker if there is one, and otherwise on a worker of the current or
/// global pool.
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

/// Calls `f`, which may block on a lock, a channel, a file or the like. With
/// [`Waiting::Own`](crate::Waiting), another thread runs jobs in this worker's place; by default,
/// this only calls `f`.
///
/// When `f` has returned, this thread continues at once, even if its place is taken. The pool then
/// runs one thread more than it has workers, until one of them finishes a job or waits. Inside `f`,
/// the current thread is not a worker, but the functions of this crate use the same pool as before.
///
/// # Panics
///
/// Panics if `f` does.
///
/// # Examples
///
/// ```
/// use chase_lev_pool::{ThreadPoolBuilder, Waiting};
///
/// let pool = ThreadPoolBuilder::new().num_threads(1).waiting(Waiting::Own).build().unwrap();
/// let (sender, receiver) = std::sync::mpsc::channel();
/// let answer = pool.install(move || {
///     chase_lev_pool::spawn(move || sender.send(42).unwrap());
///     // The only worker waits for a job of its own pool.
///     chase_lev_pool::blocking(move || receiver.recv())
/// });
/// assert_eq!(answer, Ok(42));
/// ```
pub fn blocking<R>(f: impl FnOnce() -> R) -> R {
    Worker::with(|worker| match worker {
        // In an exit handler, a thread has no permit.
        Some(worker) if worker.waits_for_own() => worker.block(f),
        _ => f(),
    })
}

/// Opens a scope, and returns the result of `op` when all jobs spawned in the scope are done.
///
/// Jobs may borrow anything that lives longer than the scope. The worker that waits at the end of
/// the scope runs jobs: see [`Waiting`](crate::Waiting).
///
/// If the current thread belongs to no pool, `op` runs in the global pool.
///
/// # Panics
///
/// Panics if `op` or a job does, after all jobs are done. If several panic, the first panic
/// continues.
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

/// Opens a [`scope`] and runs `op` on the current thread, even if that is not a worker.
///
/// A thread that is not a worker only waits at the end, and runs no jobs.
///
/// # Panics
///
/// Panics if `op` or a job does, as in [`scope`].
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

/// Opens a scope as [`scope`] does. Its jobs run in the order in which a worker spawns them.
///
/// A job that [`ScopeFifo::spawn_fifo`] spawns costs one allocation, as in a [`Scope`].
///
/// # Panics
///
/// Panics if `op` or a job does, as in [`scope`].
///
/// # Examples
///
/// ```
/// let mut answer = 0;
/// chase_lev_pool::scope_fifo(|s| s.spawn_fifo(|_| answer = 42));
/// assert_eq!(answer, 42);
/// ```
pub fn scope_fifo<'scope, R: Send>(op: impl FnOnce(&ScopeFifo<'scope>) -> R + Send) -> R {
    with_registry(|registry| in_worker(registry, |worker| fifo::run(Some(worker), registry, op)))
}

/// Opens a scope as [`in_place_scope`] does. Its jobs run in the order in which a worker spawns
/// them.
///
/// # Panics
///
/// Panics if `op` or a job does, as in [`scope`].
///
/// # Examples
///
/// ```
/// let mut answer = 0;
/// chase_lev_pool::in_place_scope_fifo(|s| s.spawn_fifo(|_| answer = 42));
/// assert_eq!(answer, 42);
/// ```
pub fn in_place_scope_fifo<'scope, R>(op: impl FnOnce(&ScopeFifo<'scope>) -> R) -> R {
    with_registry(|registry| Worker::with(|worker| fifo::run(worker, registry, op)))
}

/// Spawns a job in the current pool, or in the global pool if there is none. Does not wait for it.
///
/// A worker runs the job when it has nothing else to do. It runs the
/// jobs that it has spawned youngest first; jobs from outside of the pool run in the order in which
/// they were spawned. If `op` panics, the pool's panic handler is called; without one, the process
/// aborts.
///
/// In an exit handler of a pool that has ended, `op` runs only if the handler waits or yields
/// later, and is dropped otherwise.
///
/// # Examples
///
/// ```
/// let (sender, receiver) = std::sync::mpsc::channel();
/// chase_lev_pool::spawn(move || sender.send(42).unwrap());
/// assert_eq!(receiver.recv(), Ok(42));
/// ```
pub fn spawn(op: impl FnOnce() + Send + 'static) {
    with_registry(|registry| spawn_in(registry, op));
}

/// Spawns a job as [`spawn`] does. It runs after those that the current worker has spawned so
/// before.
///
/// # Examples
///
/// ```
/// let (sender, receiver) = std::sync::mpsc::channel();
/// chase_lev_pool::spawn_fifo(move || sender.send(42).unwrap());
/// assert_eq!(receiver.recv(), Ok(42));
/// ```
pub fn spawn_fifo(op: impl FnOnce() + Send + 'static) {
    with_registry(|registry| fifo::spawn_in(registry, op));
}

/// Runs `op` once on every worker of the current pool, or of the global pool if there is none.
/// Returns the results in the order of the workers' indices.
///
/// If the current thread is a worker of the pool, it runs `op` at once. The others run it when they
/// have nothing else to do. With [`Waiting::Own`](crate::Waiting::Own), the thread in place of
/// a worker that waits runs its part. In an exit handler, `op` runs on the current worker only, and
/// the result is its own.
///
/// # Panics
///
/// Panics if `op` does, after all parts are done; the first panic continues.
///
/// # Examples
///
/// ```
/// let pool = chase_lev_pool::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
/// assert_eq!(pool.broadcast(|context| context.index()), [0, 1, 2]);
/// ```
pub fn broadcast<R: Send>(op: impl Fn(BroadcastContext<'_>) -> R + Sync) -> Vec<R> {
    with_registry(|registry| broadcast_in(registry, op))
}

/// Spawns a job that runs once on every worker of the current pool, or of the global pool if there
/// is none. Does not wait for it.
///
/// A worker runs `op` when it has nothing else to do. If `op` panics, the pool's panic handler is
/// called; without one, the process aborts. In an exit handler, this spawns a job for the current
/// worker only.
///
/// # Examples
///
/// ```
/// chase_lev_pool::spawn_broadcast(|context| println!("{}", context.index()));
/// ```
pub fn spawn_broadcast(op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static) {
    with_registry(|registry| spawn_broadcast_in(registry, op));
}

/// Runs any job of the current pool, if there is one. Returns `None` if the current thread is no
/// worker.
///
/// This runs also jobs that have nothing to do with the caller, whatever
/// [`Waiting`](crate::Waiting) is.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::yield_now(), None);
/// ```
pub fn yield_now() -> Option<Yield> {
    Worker::with(|worker| worker.map(Worker::yield_now))
}

/// Runs a job from the current thread's deque, or its part of a broadcast, if there is one. Returns
/// `None` if the current thread is not a worker.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::yield_local(), None);
/// ```
pub fn yield_local() -> Option<Yield> {
    Worker::with(|worker| worker.map(Worker::yield_local))
}

/// Returns `true` if there are jobs in the current thread's deque, and `None` if the current thread
/// is not a worker.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::current_thread_has_pending_tasks(), None);
/// ```
pub fn current_thread_has_pending_tasks() -> Option<bool> {
    Worker::with(|worker| worker.map(|worker| !worker.deque.is_empty()))
}

/// Returns `true` if the current thread is a worker.
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

/// Returns the index of the current thread in its pool, or `None` if it is not a worker.
///
/// A thread has its index for life. With [`Waiting::Own`](crate::Waiting::Own), it has its place's
/// index, which may change when it waits in a [`join`], a [`scope`](fn@scope), [`blocking`] or
/// another pool. If the thread lost its place in a wait, its index is not below
/// [`current_num_threads`] until it gets another one. In either case, no two threads of a pool have
/// the same index at a time, and this function never waits.
///
/// # Examples
///
/// ```
/// assert_eq!(chase_lev_pool::current_thread_index(), None);
/// ```
pub fn current_thread_index() -> Option<usize> {
    Worker::with(|worker| worker.map(Worker::index))
}

/// Returns the number of workers of the current pool, or of the global pool, which is built if
/// necessary.
///
/// # Examples
///
/// ```
/// assert!(chase_lev_pool::current_num_threads() > 0);
/// ```
pub fn current_num_threads() -> usize {
    with_registry(|registry| registry.settings.threads)
}

/// Returns the greatest number of workers that a pool can have: 65,535, or 32,767 where addresses
/// have 32 bits.
///
/// # Examples
///
/// ```
/// assert!(chase_lev_pool::max_num_threads() >= 1000);
/// ```
pub fn max_num_threads() -> usize {
    MOST
}

/// Calls `f` with the current pool, or with the global pool if there is none.
fn with_registry<R>(f: impl FnOnce(&Arc<Registry>) -> R) -> R {
    Worker::with_outer(|worker| match worker {
        Some(worker) => f(&worker.registry),
        None => f(builder::global()),
    })
}
