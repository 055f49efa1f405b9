//! Scopes, the jobs of which are run in their order.

use std::fmt;
use std::ptr::NonNull;
use std::sync::Arc;

use chase_lev_pool::{BroadcastContext, Scope};
use crossbeam_queue::SegQueue;

use crate::global;

type Job<'scope> = Box<dyn FnOnce(&ScopeFifo<'scope>) + Send + 'scope>;

/// Where jobs are spawned that are run in the order in which a thread has spawned them, and are done
/// when the scope ends.
///
/// The queues are the scope's: one for each index of a thread, and one for the threads that are in
/// no pool.
pub struct ScopeFifo<'scope> {
    scope: NonNull<Scope<'scope>>,
    queues: Arc<[SegQueue<Job<'scope>>]>,
}

// SAFETY: it is used as a `&Scope`, which may be sent; and so may the jobs in the queues.
unsafe impl Send for ScopeFifo<'_> {}
// SAFETY: as above; the queues are for all threads.
unsafe impl Sync for ScopeFifo<'_> {}

impl<'scope> ScopeFifo<'scope> {
    /// Calls `op` with a scope, the jobs of which are those of `scope`.
    ///
    /// All that are made are lent by this function, during which it has borrowed `scope`.
    fn with<R>(
        scope: &Scope<'scope>,
        queues: Arc<[SegQueue<Job<'scope>>]>,
        op: impl FnOnce(&Self) -> R,
    ) -> R {
        let scope = NonNull::from(scope);
        op(&ScopeFifo { scope, queues })
    }

    /// Calls `op` with the outermost, in a pool of so many threads.
    pub(crate) fn open<R>(scope: &Scope<'scope>, threads: usize, op: impl FnOnce(&Self) -> R) -> R {
        let queues = (0..=threads).map(|_| SegQueue::new()).collect();
        ScopeFifo::with(scope, queues, op)
    }

    fn scope(&self) -> &Scope<'scope> {
        // SAFETY: `with` has borrowed it for longer than it lends `self`.
        unsafe { self.scope.as_ref() }
    }

    /// Has a worker run `body` before the scope ends, after all that the current thread has spawned
    /// in this scope before.
    pub fn spawn_fifo<BODY>(&self, body: BODY)
    where
        BODY: FnOnce(&ScopeFifo<'scope>) + Send + 'scope,
    {
        let queues = self.queues.clone();
        let outside = queues.len() - 1;
        // It may be of another pool. Then two threads share the queue, and each keeps its order.
        let index = chase_lev_pool::current_thread_index().map_or(outside, |index| index % outside);
        queues[index].push(Box::new(body));
        self.scope().spawn(move |scope| {
            let oldest = queues[index].pop().expect("a ticket has its job");
            ScopeFifo::with(scope, queues, oldest);
        });
    }

    /// Has every worker of the pool run `body` before the scope ends.
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

/// Opens a scope as [`scope`](crate::scope()) does, the jobs of which are run in their order.
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

/// Opens a scope as [`in_place_scope`](crate::in_place_scope()) does, the jobs of which are run in
/// their order.
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
