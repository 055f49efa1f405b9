//! Joins: two closures, which may run at the same time.

use core::marker::PhantomData;
use std::panic;

use crate::job::{Job, StackJob};
use crate::unwind::{Panic, catch, drop_quietly};
use crate::worker::Worker;

/// The place where a closure of [`join_context`](crate::join_context()) runs.
#[derive(Clone, Copy, Debug)]
pub struct FnContext {
    pub(crate) migrated: bool,
    /// It stays on its thread.
    pub(crate) marker: PhantomData<*const ()>,
}

impl FnContext {
    /// Returns true if another worker runs it than the one that called `join_context`.
    pub fn migrated(&self) -> bool {
        self.migrated
    }
}

/// A handle of the current worker: its [joins](Here::join) need not look for it.
#[derive(Clone, Copy)]
pub struct Here<'a>(&'a Worker);

impl Here<'_> {
    /// Runs two closures as [`join`](crate::join()) does, and gives each the worker that runs it.
    ///
    /// # Panics
    ///
    /// As [`join`](crate::join()).
    // Not inlined, so that a recursive function stays small enough to be inlined into the closures in which
    // it calls itself. That saves a call for each leaf.
    #[inline(never)]
    pub fn join<RA: Send, RB: Send>(
        self,
        a: impl FnOnce(Here<'_>) -> RA + Send,
        b: impl FnOnce(Here<'_>) -> RB + Send,
    ) -> (RA, RB) {
        self.0.join_with(a, b)
    }
}

impl Worker {
    /// See [`Here::join`].
    #[inline(always)]
    pub fn join_with<RA: Send, RB: Send>(
        &self,
        a: impl FnOnce(Here<'_>) -> RA + Send,
        b: impl FnOnce(Here<'_>) -> RB + Send,
    ) -> (RA, RB) {
        let b = |here: Option<&Worker>| match here {
            Some(worker) => b(Here(worker)),
            None => Worker::current(|worker| b(Here(worker))),
        };
        self.join(|| a(Here(self)), b)
    }

    /// Runs both closures, and gives the second this worker, unless another thread runs it.
    #[inline(always)]
    pub fn join<RA, RB: Send>(
        &self,
        a: impl FnOnce() -> RA,
        b: impl FnOnce(Option<&Worker>) -> RB + Send,
    ) -> (RA, RB) {
        let job = StackJob::new(b);
        // SAFETY: this is the only one of it. Before this frame ends, by a panic of `a` too, the current
        // thread takes it back, or waits until another thread has run it.
        self.push(unsafe { Job::new(job.header(), self.session.get()) });
        let first = match catch(a) {
            Ok(first) => first,
            Err(panic) => {
                // The second's own panic is not the first.
                drop_quietly(match self.takes_back(self.deque.pop(), &job) {
                    // SAFETY: it was popped.
                    true => catch(|| unsafe { job.run_here(self) }),
                    // SAFETY: its latch is set.
                    false => unsafe { job.result() },
                });
                resume(panic)
            }
        };
        let is_back = match self.deque.pop() {
            Some(popped) if popped.is(job.header()) => true,
            top => self.takes_back(top, &job),
        };
        if is_back {
            // SAFETY: it was popped.
            return (first, unsafe { job.run_here(self) });
        }
        // SAFETY: its latch is set.
        let second = unsafe { job.result() }.unwrap_or_else(|panic| resume(panic));
        (first, second)
    }

    /// Takes the job of a join out of the deque, where nothing may be left that is in the join's frame, and
    /// returns true; or waits until another thread has run it. `top` is what a pop has returned.
    // Apart from the usual pop, which then needs fewer registers.
    #[cold]
    #[inline(never)]
    fn takes_back<F, R, H>(&self, top: Option<Job>, job: &StackJob<F, R, H>) -> bool {
        // If it is not in the deque, it was stolen, and all that is older before.
        let found = self.pop_until(top, |popped| popped.is(job.header()));
        if found.is_none() {
            self.wait(&job.latch, || self.leapfrog(job.runner()));
        }
        found.is_some()
    }
}

#[cold]
fn resume(panic: Panic) -> ! {
    panic::resume_unwind(panic)
}
