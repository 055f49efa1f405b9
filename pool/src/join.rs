//! Fork and join: two closures that may run in parallel. And calls from other pools, and from
//! threads that are not workers.

use core::marker::PhantomData;
use std::sync::Arc;

use crate::job::{Job, StackJob};
use crate::notes::span;
use crate::own::lineage::Session;
use crate::registry::Registry;
use crate::unwind::{catch, drop_quietly, resume};
use crate::worker::{self, Worker};

/// The context of a closure of [`join_context`](crate::join_context()).
#[derive(Clone, Copy, Debug)]
pub struct FnContext {
    migrated: bool,
    /// Makes it neither `Send` nor `Sync`.
    _marker: PhantomData<*mut ()>,
}

impl FnContext {
    pub(crate) fn new(migrated: bool) -> Self {
        FnContext { migrated, _marker: PhantomData }
    }

    /// Returns `true` if the closure runs on another worker than the one that called
    /// `join_context`.
    pub fn migrated(&self) -> bool {
        self.migrated
    }
}

/// A handle to the current worker, for [joins](Here::join) that need not look it up.
#[derive(Clone, Copy)]
pub struct Here<'a>(pub(crate) &'a Worker);

impl Here<'_> {
    /// Runs two closures, perhaps in parallel, and gives each the worker that runs it: see
    /// [`join`](crate::join()).
    ///
    /// # Panics
    ///
    /// Panics if a closure does.
    // Not inlined, so that a recursive function stays small enough to be inlined into its own
    // closures. That saves a call for each leaf.
    #[inline(never)]
    pub fn join<RA: Send, RB: Send>(
        self,
        a: impl FnOnce(Here<'_>) -> RA + Send,
        b: impl FnOnce(Here<'_>) -> RB + Send,
    ) -> (RA, RB) {
        self.0.join(|| a(self), |worker, _| b(Here(worker)))
    }
}

impl Worker {
    /// Runs both closures. The second gets the worker that runs it, and `true` if it was stolen.
    #[inline(always)]
    pub fn join<RA, RB: Send>(
        &self,
        a: impl FnOnce() -> RA,
        b: impl FnOnce(&Worker, bool) -> RB + Send,
    ) -> (RA, RB) {
        let job = StackJob::new(b);
        // SAFETY: this is the only `Job` of it. Before this frame ends, even by a panic of `a`, the
        // current thread takes it back, or waits until another thread has run it.
        self.push(unsafe { Job::new(job.header(), self.session.get()) });
        match catch(a) {
            Ok(first) => (first, self.complete(&job)),
            Err(panic) => {
                // A panic of the second closure is dropped: the first one continues.
                drop_quietly(catch(|| self.complete(&job)));
                resume(panic)
            }
        }
    }

    /// Completes the job of a `join`, and returns its result.
    #[inline(always)]
    fn complete<F: FnOnce(&Worker, bool) -> R + Send, R: Send>(&self, job: &StackJob<F, R>) -> R {
        let is_back = match self.deque.pop() {
            Some(popped) if popped.header == job.header() => true,
            top => self.take_back(top, job),
        };
        if is_back {
            // SAFETY: the job was popped.
            return unsafe { job.run_here(self) };
        }
        // SAFETY: the latch is set, and the result is taken once.
        unsafe { job.result() }.unwrap_or_else(resume)
    }

    /// Takes the job of a `join`, which lives in the caller's frame, out of the deque and returns
    /// `true`, or waits until another thread has run it and returns `false`. `top` is the result of
    /// the first pop.
    // Separate from the common path, which then needs fewer registers.
    #[cold]
    #[inline(never)]
    fn take_back<F, R>(&self, top: Option<Job>, job: &StackJob<F, R>) -> bool {
        // If it is not in the deque, it was stolen, and so were all older jobs.
        let found = self.pop_until(top, |popped| popped.header == job.header());
        if found.is_none() {
            self.wait(&job.latch, || job.runner());
        }
        found.is_some()
    }
}

/// Runs `op` on a worker of this pool, which is the current thread if possible.
#[inline]
pub fn in_worker<R: Send>(registry: &Arc<Registry>, op: impl FnOnce(&Worker) -> R + Send) -> R {
    Worker::with(|current| match current {
        Some(worker) if worker.is_in(registry) => op(worker),
        other => install(registry, other, op),
    })
}

/// Runs `op` on a worker of this pool. The current thread is a worker of another pool, or of none.
#[cold]
fn install<R: Send>(
    registry: &Arc<Registry>,
    caller: Option<&Worker>,
    op: impl FnOnce(&Worker) -> R + Send,
) -> R {
    let _call = span!("call");
    let job = StackJob::new(|worker: &Worker, _| op(worker));
    // SAFETY: this is the only `Job` of it, and the current thread waits until it has run.
    registry.inject(unsafe { Job::new(job.header(), Session::NONE) });
    worker::wait(caller, &job.latch, || Session::NONE);
    // SAFETY: the latch is set, and the result is taken once.
    unsafe { job.result() }.unwrap_or_else(resume)
}
