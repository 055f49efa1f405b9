//! Once on every worker.

use core::cell::UnsafeCell;
use core::fmt;
use core::marker::PhantomData;
use core::ptr;
use std::panic;

use std::sync::Arc;

use crate::job::{Header, HeapJob, Job, Kind};
use crate::latch::CountLatch;
use crate::registry::Registry;
use crate::rules::When;
use crate::session::{Frame, Session};
use crate::spawn::tell_panic;
use crate::unwind::{Panic, catch};
use crate::worker::Worker;

/// The worker on which a closure of a broadcast is run.
pub struct BroadcastContext<'a> {
    worker: &'a Worker,
    /// It stays on its thread.
    marker: PhantomData<&'a mut dyn Fn()>,
}

impl BroadcastContext<'_> {
    /// Calls `op` with the current worker's.
    fn with<R>(op: impl FnOnce(BroadcastContext<'_>) -> R) -> R {
        Worker::current(|worker| {
            let marker = PhantomData;
            op(BroadcastContext { worker, marker })
        })
    }

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

/// The common part of all parts.
struct Broadcast<F> {
    op: F,
    latch: CountLatch,
}

/// One worker's part.
#[repr(C)]
struct Part<F, R> {
    header: Header,
    common: *const Broadcast<F>,
    result: UnsafeCell<Option<Result<R, Panic>>>,
}

impl<F: Fn(BroadcastContext<'_>) -> R + Sync, R: Send> Part<F, R> {
    const KIND: Kind = Kind {
        // SAFETY: it is of this kind.
        awaited: |this| unsafe { (*this.cast::<Self>()).common.addr() },
        ..Kind::of::<F>(Self::execute)
    };

    unsafe fn execute(this: *const Header, _: Session) {
        // SAFETY: the parts and what they have in common stay until all are done; who runs a part
        // is the only one to do so.
        unsafe {
            let part = this.cast::<Self>();
            let common = (*part).common;
            let result = catch(|| BroadcastContext::with(&(*common).op));
            (*part).result.get().write(Some(result));
            // From here on both may be gone.
            CountLatch::done(&raw const (*common).latch);
        }
    }
}

/// [`broadcast`](fn@crate::broadcast) in this pool.
pub fn broadcast_in<F, R: Send>(registry: &Arc<Registry>, op: F) -> Vec<R>
where
    F: Fn(BroadcastContext<'_>) -> R + Sync,
{
    Worker::with(|caller| {
        let common = Broadcast {
            op,
            latch: CountLatch::default(),
        };
        let frame = caller.map_or(Frame::NONE, |caller| caller.frame.get());
        let own = caller.filter(|caller| caller.is_in(registry));
        let part = || Part::<F, R> {
            header: Header::new(const { &Part::<F, R>::KIND }, frame),
            common: &common,
            result: UnsafeCell::new(None),
        };
        let parts: Box<[_]> = (0..registry.threads()).map(|_| part()).collect();
        let job = |part: &Part<F, R>| {
            let header = ptr::from_ref(part).cast();
            // SAFETY: there is one of each part. Results and `op` may go to other threads; and the
            // current one waits until all are done.
            unsafe { Job::new(header, Session::NONE) }
        };
        for (index, part) in parts.iter().enumerate() {
            common.latch.add();
            if own.is_none_or(|own| own.index != index) {
                // Two broadcasts at a time may each wait for a part of the other's caller.
                registry.deliver(index, job(part), When::Waits);
            }
        }
        if let Some(own) = own {
            own.run_here(job(&parts[own.index]));
        }
        // SAFETY: all parts are delivered, once; and this is the one who waits.
        unsafe { CountLatch::done(&common.latch) };
        match caller {
            Some(caller) => {
                let awaited = ptr::from_ref(&common).addr();
                caller.wait(&common.latch.latch, awaited, || false);
            }
            None => common.latch.latch.block(),
        }
        let results = parts
            .into_iter()
            .map(|part| part.result.into_inner().expect("it is done"));
        let results: Result<_, _> = results.collect();
        results.unwrap_or_else(|panic| panic::resume_unwind(panic))
    })
}

/// [`spawn_broadcast`](crate::spawn_broadcast()) in this pool.
pub fn spawn_broadcast_in(
    registry: &Registry,
    op: impl Fn(BroadcastContext<'_>) + Send + Sync + 'static,
) {
    let op = Arc::new(op);
    for index in 0..registry.threads() {
        let op = op.clone();
        let job = HeapJob::job(move || tell_panic(|| BroadcastContext::with(&*op)));
        registry.deliver(index, job, When::Idle);
    }
}
