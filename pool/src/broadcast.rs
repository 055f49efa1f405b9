//! Once on every worker.

use core::cell::UnsafeCell;
use core::fmt;
use core::marker::PhantomData;
use core::ptr;
use std::panic;

use std::sync::Arc;

use crate::faults::{Fault, is_planted};
use crate::job::{Header, HeapJob, Kind, Member, Panic, Role, Task, catch};
use crate::latch::CountLatch;
use crate::registry::{Registry, When};
use crate::session::Frame;

use crate::spawn::with_open_registry;
use crate::trace;
use crate::worker::Worker;

/// What a closure is told that is run once on every worker.
pub struct BroadcastContext<'a> {
    worker: &'a Worker,
    /// It stays on its thread.
    marker: PhantomData<&'a mut dyn Fn()>,
}

impl BroadcastContext<'_> {
    /// The worker's index.
    pub fn index(&self) -> usize {
        self.worker.index
    }

    /// The number of workers.
    pub fn num_threads(&self) -> usize {
        self.worker.registry.threads()
    }
}

impl fmt::Debug for BroadcastContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("BroadcastContext");
        debug.field("index", &self.index()).finish_non_exhaustive()
    }
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
    with_open_registry(|registry| registry.broadcast(op))
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
    with_open_registry(|registry| registry.spawn_broadcast(op));
}

/// What the parts have in common.
struct Broadcast<F> {
    op: F,
    latch: CountLatch,
}

/// One worker's part.
#[repr(C)]
struct Part<F, R> {
    member: Member,
    result: UnsafeCell<Option<Result<R, Panic>>>,
    op: PhantomData<F>,
}

impl<F: Fn(BroadcastContext<'_>) -> R + Sync, R: Send> Part<F, R> {
    const KIND: Kind = Kind {
        execute: Self::execute,
        role: Role::Part,
        name: trace::Name::of::<F>(),
    };

    unsafe fn execute(this: *const Header, worker: &Worker) {
        // SAFETY: the parts and what they have in common stay until all are done; who runs a part
        // is the only one to do so.
        unsafe {
            let part = this.cast::<Self>();
            let common = (*part).member.group.cast::<Broadcast<F>>();
            let marker = PhantomData;
            let result = catch(|| ((*common).op)(BroadcastContext { worker, marker }));
            (*part).result.get().write(Some(result));
            // From here on both may be gone.
            CountLatch::done(&raw const (*common).latch);
        }
    }
}

impl Registry {
    pub fn broadcast<F, R: Send>(self: &Arc<Self>, op: F) -> Vec<R>
    where
        F: Fn(BroadcastContext<'_>) -> R + Sync,
    {
        Worker::with(|caller| self.broadcast_from(caller, op))
    }

    fn broadcast_from<F, R: Send>(self: &Arc<Self>, caller: Option<&Worker>, op: F) -> Vec<R>
    where
        F: Fn(BroadcastContext<'_>) -> R + Sync,
    {
        let common = Broadcast {
            op,
            latch: CountLatch::new(),
        };
        let frame = caller.map_or(Frame::NONE, |caller| caller.frame.get());
        let own = caller.filter(|caller| Arc::ptr_eq(&caller.registry, self));
        let group = ptr::from_ref(&common).cast();
        let part = || Part::<F, R> {
            member: Member {
                header: Header::new(const { &Part::<F, R>::KIND }, frame),
                group,
            },
            result: UnsafeCell::new(None),
            op: PhantomData,
        };
        let parts: Box<[_]> = (0..self.threads()).map(|_| part()).collect();
        let task = |part: &Part<F, R>| Task::of(ptr::from_ref(part).cast());
        for (index, part) in parts.iter().enumerate() {
            common.latch.add();
            if own.is_none_or(|own| own.index != index) {
                // Two broadcasts at a time may each wait for a part of the other's caller.
                let when = match is_planted(Fault::PartsMustWait) {
                    true => When::Idle,
                    false => When::Waits,
                };
                self.deliver(index, task(part), when);
            }
        }
        if let Some(own) = own {
            // SAFETY: it was given to nobody.
            unsafe { own.run_here(task(&parts[own.index])) };
        }
        // SAFETY: all parts are delivered, once; and this is the one who waits.
        unsafe { CountLatch::done(&common.latch) };
        match caller {
            Some(caller) => caller.wait(common.latch.latch(), group, || false),
            None => common.latch.latch().block(),
        }
        let results = parts.into_iter().map(|part| part.result.into_inner());
        let results: Vec<_> = results.map(|result| result.expect("it is done")).collect();
        let results: Result<_, _> = results.into_iter().collect();
        results.unwrap_or_else(|panic| panic::resume_unwind(panic))
    }

    pub fn spawn_broadcast(&self, op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static) {
        let op = Arc::new(op);
        for index in 0..self.threads() {
            let op = op.clone();
            let work = move |worker: &Worker| {
                let marker = PhantomData;
                if let Err(panic) = catch(|| op(BroadcastContext { worker, marker })) {
                    worker.registry.tell(panic);
                }
            };
            // SAFETY: it borrows nothing.
            self.deliver(index, unsafe { HeapJob::task(work) }, When::Idle);
        }
    }
}
