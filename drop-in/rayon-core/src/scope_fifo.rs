//! Scopes whose jobs run in the order in which a thread spawns them.

use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

use chase_lev_pool::{BroadcastContext, Scope};
use crossbeam_queue::SegQueue;

use crate::global;

type Job<'scope> = Box<dyn FnOnce(&ScopeFifo<'scope>) + Send + 'scope>;

/// A scope whose jobs run in the order in which a thread spawns them.
///
/// The scope has a queue for each index of a thread, and one for the threads that are in no pool.
pub struct ScopeFifo<'scope> {
    scope: NonNull<Scope<'scope>>,
    queues: Arc<[SegQueue<Job<'scope>>]>,
}

// SAFETY: the pointer is used as a `&Scope`, which is `Send`, and the jobs in the queues are `Send`.
unsafe impl Send for ScopeFifo<'_> {}
// SAFETY: as above, and a queue of `Send` jobs is `Sync`.
unsafe impl Sync for ScopeFifo<'_> {}

impl<'scope> ScopeFifo<'scope> {
    /// Calls `op` with a `ScopeFifo` that spawns in `scope`.
    ///
    /// No other function makes one. It lends it to `op`, and has borrowed `scope` for longer.
    fn with<R>(
        scope: &Scope<'scope>,
        queues: Arc<[SegQueue<Job<'scope>>]>,
        op: impl FnOnce(&Self) -> R,
    ) -> R {
        let scope = NonNull::from(scope);
        op(&ScopeFifo { scope, queues })
    }

    /// Calls `op` with the `ScopeFifo` that opens the scope, in a pool of `threads` threads.
    pub(crate) fn open<R>(scope: &Scope<'scope>, threads: usize, op: impl FnOnce(&Self) -> R) -> R {
        let queues = (0..=threads).map(|_| SegQueue::new()).collect();
        ScopeFifo::with(scope, queues, op)
    }

    fn scope(&self) -> &Scope<'scope> {
        // SAFETY: `with` has borrowed the scope for longer than it lends `self`.
        unsafe { self.scope.as_ref() }
    }

    /// Spawns a job that runs after those that the current thread has spawned in this scope before. The
    /// scope waits for it.
    pub fn spawn_fifo<BODY>(&self, body: BODY)
    where
        BODY: FnOnce(&ScopeFifo<'scope>) + Send + 'scope,
    {
        let queues = self.queues.clone();
        let outside = queues.len() - 1;
        // The thread may be of another pool. Then two threads share a queue, in which each keeps its order.
        let index = chase_lev_pool::current_thread_index().map_or(outside, |index| index % outside);
        queues[index].push(Box::new(body));
        self.scope().spawn(move |scope| {
            let oldest = queues[index].pop().expect("a ticket has its job");
            ScopeFifo::with(scope, queues, oldest);
        });
    }

    /// Spawns a job on every worker of the pool. The scope waits for them.
    pub fn spawn_broadcast<BODY>(&self, body: BODY)
    where
        BODY: Fn(&ScopeFifo<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
    {
        let queues = self.queues.clone();
        self.scope().spawn_broadcast(move |scope, context| {
            ScopeFifo::with(scope, queues.clone(), |scope| body(scope, context));
        });
    }
}

impl fmt::Debug for ScopeFifo<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("ScopeFifo");
        debug
            .field("num_fifos", &(self.queues.len() - 1))
            .finish_non_exhaustive()
    }
}

/// Opens a scope as [`scope`](crate::scope()) does. Its jobs run in the order in which a thread spawns them.
///
/// # Panics
///
/// As there.
pub fn scope_fifo<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&ScopeFifo<'scope>) -> R + Send,
    R: Send,
{
    global::ensure();
    let threads = chase_lev_pool::current_num_threads();
    chase_lev_pool::scope(|scope| ScopeFifo::open(scope, threads, op))
}

/// Opens a scope as [`in_place_scope`](crate::in_place_scope()) does. Its jobs run in the order in which a
/// thread spawns them.
///
/// # Panics
///
/// As there.
pub fn in_place_scope_fifo<'scope, OP, R>(op: OP) -> R
where
    OP: FnOnce(&ScopeFifo<'scope>) -> R,
{
    global::ensure();
    let threads = chase_lev_pool::current_num_threads();
    chase_lev_pool::in_place_scope(|scope| ScopeFifo::open(scope, threads, op))
}
