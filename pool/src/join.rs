//! Two closures, perhaps at the same time.

use core::marker::PhantomData;
use std::panic;

use crate::job::{Job, StackJob};
use crate::unwind::{Panic, catch, drop_quietly};
use crate::worker::Worker;

/// The place at which a closure of [`join_context`](crate::join_context()) is run.
#[derive(Clone, Copy, Debug)]
pub struct FnContext {
    pub(crate) migrated: bool,
    /// It stays on its thread.
    pub(crate) marker: PhantomData<*const ()>,
}

impl FnContext {
    /// Returns whether another worker runs it than the one that has called `join_context`.
    pub fn migrated(&self) -> bool {
        self.migrated
    }
}

/// The current worker, for [joins](Here::join) that need not look for it.
#[derive(Clone, Copy)]
pub struct Here<'a>(&'a Worker);

impl Here<'_> {
    /// As [`join`](crate::join()), but gives each closure the worker that runs it.
    ///
    /// # Panics
    ///
    /// As [`join`](crate::join()).
    #[inline]
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

    /// Runs both closures. The second is given this worker, unless it has migrated.
    #[inline(always)]
    pub fn join<RA, RB: Send>(
        &self,
        a: impl FnOnce() -> RA,
        b: impl FnOnce(Option<&Worker>) -> RB + Send,
    ) -> (RA, RB) {
        let job = StackJob::new(b);
        let header = job.header();
        // SAFETY: this is the only one of it. The current thread has it back below, or waits until
        // somebody else has run it.
        self.push(unsafe { Job::new(header, self.session.get()) });
        // Whatever happens, the job must not be left in the deque, for it is in this frame.
        let first = catch(a);
        let is_back = match self.deque.pop() {
            Some(popped) if popped.is(header) => true,
            // If it is not in the deque, it was stolen, and all that is older before.
            top => (self.pop_until(top, usize::MAX, |popped| popped.is(header))).is_some(),
        };
        if !is_back {
            self.wait(&job.latch, || self.leapfrog(job.runner()));
        }
        match first {
            // SAFETY: it was popped.
            Ok(first) if is_back => (first, unsafe { job.run_here(self) }),
            // SAFETY: its latch is set.
            Ok(first) => match unsafe { job.result() } {
                Ok(second) => (first, second),
                Err(panic) => resume(panic),
            },
            Err(panic) => {
                // Its own panic is not the first.
                drop_quietly(match is_back {
                    // SAFETY: it was popped.
                    true => catch(|| unsafe { job.run_here(self) }),
                    // SAFETY: its latch is set.
                    false => unsafe { job.result() },
                });
                resume(panic)
            }
        }
    }
}

#[cold]
fn resume(panic: Panic) -> ! {
    panic::resume_unwind(panic)
}
