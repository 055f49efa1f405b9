//! Two closures, perhaps at the same time.

use core::mem;

use chase_lev::protocol::Protocol;

use crate::deque::Deque;
use crate::faults::{Fault, is_planted};
use crate::global;
use crate::job::{AbortOnUnwind, Header, StackJob, Task, catch, drop_quietly};
use crate::worker::Worker;

/// Runs two closures, perhaps at the same time, and returns what they return.
///
/// The current thread runs the first, and then the second, unless another worker has taken that
/// meanwhile. Then it waits, and runs only what the second has forked: never anything else. So
/// a lock may be held across a `join`, if neither closure needs it.
///
/// Outside of a pool, both are run in the global one.
///
/// A push, a pop and a relaxed load, if nobody takes the second: no allocation, no
/// write to what other threads write, and no system call while no worker sleeps.
///
/// # Panics
///
/// If a closure panics, when both are done. If both panic, with what the first panicked with.
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
pub fn join<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    Worker::with(|worker| match worker {
        Some(worker) => worker.join(a, b),
        None => join_in_global(a, b),
    })
}

#[cold]
#[inline(never)]
fn join_in_global<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    global::registry().in_worker(|worker| worker.join(a, b))
}

impl Worker {
    #[inline(always)]
    pub fn join<A, B, RA, RB>(&self, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        match &self.deque {
            Deque::Asymmetric(deque) => self.join_on(deque, true, a, b),
            Deque::Reference(deque) => self.join_fenced(deque, a, b),
        }
    }

    /// Where the machine has no asymmetric fences.
    #[inline(never)]
    fn join_fenced<A, B, RA, RB>(&self, deque: &chase_lev::Worker<Task>, a: A, b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.join_on(deque, false, a, b)
    }

    /// `deque` is this worker's.
    #[inline(always)]
    fn join_on<P: Protocol, A, B, RA, RB>(
        &self,
        deque: &chase_lev::Worker<Task, P>,
        asymmetric: bool,
        a: A,
        b: B,
    ) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        let job = StackJob::new(b, self.frame.get());
        let header = job.header();
        deque.push(Task {
            job: header,
            session: self.session.get(),
        });
        self.registry.sleep.published_by(asymmetric);
        // Whatever happens, the job must not be left in the deque, for it is in this frame.
        let first = catch(a);
        let is_back = match deque.pop() {
            Some(task) if task.is(header) => true,
            top => self.has_back(top, header),
        };
        let leaves = first.is_err() && is_planted(Fault::LeavesTheSecond);
        if !is_back && !leaves {
            self.wait(job.latch(), header.cast(), || {
                self.leapfrog(job.runner().session())
            });
        }
        match first {
            // SAFETY: it was popped.
            Ok(first) if is_back => (first, unsafe { job.run_here() }),
            // SAFETY: its latch is set.
            Ok(first) => match unsafe { job.result() } {
                Ok(second) => (first, second),
                Err(panic) => resume(panic),
            },
            Err(panic) if leaves => resume(panic),
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

    /// Whether `job` is in the deque: then it is popped. If not, it was stolen, and all that is
    /// older before.
    #[cold]
    fn has_back(&self, mut top: Option<Task>, job: *const Header) -> bool {
        // The job must not be left in the deque, nor with a thief.
        let guard = AbortOnUnwind("the hand-over of a job");
        let mut is_back = false;
        while let Some(task) = top {
            if task.is(job) {
                is_back = true;
                break;
            }
            // The first closure has spawned it.
            let handed_over = self.hand_over(task);
            debug_assert!(handed_over, "an older job, when a younger one is gone");
            top = self.deque.pop();
        }
        mem::forget(guard);
        is_back
    }
}

#[cold]
fn resume(panic: crate::job::Panic) -> ! {
    std::panic::resume_unwind(panic)
}
