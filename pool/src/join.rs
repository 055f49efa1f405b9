//! Two closures, perhaps at the same time.

use core::mem;
use std::panic;

use crate::job::{Header, Job, StackJob};
use crate::rules::Found;
use crate::unwind::{AbortOnUnwind, Panic, catch, drop_quietly};
use crate::worker::Worker;

impl Worker {
    #[inline(always)]
    pub fn join<RA: Send, RB: Send>(
        &self,
        a: impl FnOnce() -> RA + Send,
        b: impl FnOnce() -> RB + Send,
    ) -> (RA, RB) {
        let job = StackJob::new(b, self.frame.get());
        let header = job.header();
        // SAFETY: this is the only one of it. The current thread has it back below, or waits until
        // somebody else has run it.
        self.deque
            .push(unsafe { Job::new(header, self.session.get()) });
        self.registry.sleep.published();
        // Whatever happens, the job must not be left in the deque, for it is in this frame.
        let first = catch(a);
        let is_back = match self.deque.pop() {
            Some(popped) if popped.is(header) => true,
            top => self.has_back(top, header),
        };
        if !is_back {
            self.wait(&job.latch, header.addr(), || self.leapfrog(job.runner()));
        }
        match first {
            // SAFETY: it was popped.
            Ok(first) if is_back => (first, unsafe { job.run_here() }),
            // SAFETY: its latch is set.
            Ok(first) => match unsafe { job.result() } {
                Ok(second) => (first, second),
                Err(panic) => resume(panic),
            },
            Err(panic) => {
                // Its own panic is not the first.
                drop_quietly(match is_back {
                    // SAFETY: it was popped.
                    true => catch(|| unsafe { job.run_here() }),
                    // SAFETY: its latch is set.
                    false => unsafe { job.result() },
                });
                resume(panic)
            }
        }
    }

    /// Looks for `job` in the deque, and pops it if it is there. If not, it was stolen, and all that is
    /// older before.
    #[cold]
    fn has_back(&self, mut top: Option<Job>, job: *const Header) -> bool {
        // The job must not be left in the deque, nor with a thief.
        let guard = AbortOnUnwind("the hand-over of a job");
        while let Some(popped) = top.take_if(|popped| !popped.is(job)) {
            // The first closure has spawned it.
            let given = self.give_away(popped, &Found::Popped);
            debug_assert!(given.is_ok(), "an older job, when a younger one is gone");
            top = self.deque.pop();
        }
        mem::forget(guard);
        top.is_some()
    }
}

#[cold]
fn resume(panic: Panic) -> ! {
    panic::resume_unwind(panic)
}
