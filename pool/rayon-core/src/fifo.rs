//! Jobs that run in the order in which a thread spawns them, detached or in a scope.
//!
//! Each thread has a queue for detached ones. With each job a *ticket* is spawned: a job that runs
//! the oldest one of the queue, on any thread.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::ptr::NonNull;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chase_lev_atomics::thread_local;
use chase_lev_pool::{BroadcastContext, Scope};
use chase_lev_wait::thread::{self, ThreadId};
use crossbeam_queue::SegQueue;

use crate::global;

type Queue = SegQueue<Box<dyn FnOnce() + Send>>;

thread_local! {
    static OWN: Arc<Queue> = Arc::default();
}

/// Puts a job into the queue of the current thread, and returns its ticket, which must be spawned.
pub(crate) fn ticket(job: impl FnOnce() + Send + 'static) -> impl FnOnce() + Send + 'static {
    // A thread that is ending has no queue any more. Then the job has one to itself.
    let queue = OWN.try_with(Arc::clone).unwrap_or_default();
    queue.push(Box::new(job));
    move || {
        let oldest = queue.pop().expect("a ticket has its job");
        oldest();
    }
}

type Job<'scope> = Box<dyn FnOnce(&ScopeFifo<'scope>) + Send + 'scope>;

/// A queue for each thread that has spawned a job: an index would not do, because a thread may have
/// none.
type Queues<'scope> = Mutex<HashMap<ThreadId, VecDeque<Job<'scope>>>>;

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A scope whose jobs run in the order in which a thread spawns them.
pub struct ScopeFifo<'scope> {
    scope: NonNull<Scope<'scope>>,
    queues: Arc<Queues<'scope>>,
}

// SAFETY: the pointer is used as a `&Scope`, which is `Send`, and the jobs in the queues are
// `Send`.
unsafe impl Send for ScopeFifo<'_> {}
// SAFETY: as above, and a queue of `Send` jobs is `Sync`.
unsafe impl Sync for ScopeFifo<'_> {}

impl<'scope> ScopeFifo<'scope> {
    /// Calls `op` with a `ScopeFifo` that spawns in `scope`.
    ///
    /// No other function makes one. It lends it to `op`, and has borrowed `scope` for longer.
    fn with<R>(
        scope: &Scope<'scope>,
        queues: Arc<Queues<'scope>>,
        op: impl FnOnce(&Self) -> R,
    ) -> R {
        let scope = NonNull::from(scope);
        op(&ScopeFifo { scope, queues })
    }

    /// Calls `op` with the `ScopeFifo` that opens the scope.
    pub(crate) fn open<R>(scope: &Scope<'scope>, op: impl FnOnce(&Self) -> R) -> R {
        ScopeFifo::with(scope, Arc::default(), op)
    }

    fn scope(&self) -> &Scope<'scope> {
        // SAFETY: `with` has borrowed the scope for longer than it lends `self`.
        unsafe { self.scope.as_ref() }
    }

    /// Spawns a job that runs after those that the current thread has spawned in this scope before.
    /// The scope waits for it.
    pub fn spawn_fifo<BODY: FnOnce(&ScopeFifo<'scope>) + Send + 'scope>(&self, body: BODY) {
        let queues = self.queues.clone();
        let spawner = thread::current().id();
        let job = Box::new(body);
        lock(&queues).entry(spawner).or_default().push_back(job);
        self.scope().spawn(move |scope| {
            let queue =
                |queues: &mut HashMap<_, VecDeque<_>>| queues.get_mut(&spawner)?.pop_front();
            let oldest: Job = queue(&mut lock(&queues)).expect("a ticket has its job");
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
        f.debug_struct("ScopeFifo").finish_non_exhaustive()
    }
}

/// Opens a scope as [`scope`](crate::scope()) does. Its jobs run in the order in which a thread
/// spawns them.
///
/// # Panics
///
/// Panics in the same cases.
pub fn scope_fifo<'scope, OP: FnOnce(&ScopeFifo<'scope>) -> R + Send, R: Send>(op: OP) -> R {
    global::ensure();
    chase_lev_pool::scope(|scope| ScopeFifo::open(scope, op))
}

/// Opens a scope as [`in_place_scope`](crate::in_place_scope()) does. Its jobs run in the order in
/// which a thread spawns them.
///
/// # Panics
///
/// Panics in the same cases.
pub fn in_place_scope_fifo<'scope, OP: FnOnce(&ScopeFifo<'scope>) -> R, R>(op: OP) -> R {
    global::ensure();
    chase_lev_pool::in_place_scope(|scope| ScopeFifo::open(scope, op))
}
