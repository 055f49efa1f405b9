//! The workers' deques: with asymmetric fences where the machine has them.
//!
//! An owner pushes and pops far more often than anybody steals, so a pop without a fence is worth
//! a barrier in the first steal of a burst. Which of the two it is, is the same for all deques of a
//! pool, and known to the branch predictor. A `join` asks once. ThreadSanitizer understands no
//! fences, so under it the orderings are those of `Reference` there.

use chase_lev::Steal;
use chase_lev::protocol::{Asymmetric, Reference};
use core::mem::MaybeUninit;

use crate::job::Job;

/// The owner's end.
pub enum Deque {
    Asymmetric(chase_lev::Worker<Job, Asymmetric>),
    Reference(chase_lev::Worker<Job, Reference>),
}

/// The thieves' end.
pub enum Stealer {
    Asymmetric(chase_lev::Stealer<Job, Asymmetric>),
    Reference(chase_lev::Stealer<Job, Reference>),
}

/// Calls an end, whichever protocol it has.
macro_rules! either {
    ($this:ident, $end:ident => $call:expr) => {
        match $this {
            Self::Asymmetric($end) => $call,
            Self::Reference($end) => $call,
        }
    };
}

/// The room at first.
const CAPACITY: usize = 64;

impl Deque {
    pub fn new() -> Self {
        match chase_lev::Worker::try_with_protocol(CAPACITY) {
            Ok(worker) if !chase_lev_atomics::THREAD_SANITIZER => Deque::Asymmetric(worker),
            _ => Deque::Reference(chase_lev::Worker::with_protocol(CAPACITY)),
        }
    }

    pub fn stealer(&self) -> Stealer {
        match self {
            Deque::Asymmetric(worker) => Stealer::Asymmetric(worker.stealer()),
            Deque::Reference(worker) => Stealer::Reference(worker.stealer()),
        }
    }

    #[inline(always)]
    pub fn push(&self, job: Job) {
        either!(self, worker => worker.push(job))
    }

    #[inline(always)]
    pub fn pop(&self) -> Option<Job> {
        either!(self, worker => worker.pop())
    }
}

impl Stealer {
    pub fn steal(&self) -> Steal<Job> {
        either!(self, stealer => stealer.steal())
    }

    pub fn steal_if(&self, wants: impl FnOnce(&MaybeUninit<Job>) -> bool) -> Steal<Job> {
        either!(self, stealer => stealer.steal_if(wants))
    }

    pub fn is_empty(&self) -> bool {
        either!(self, stealer => stealer.is_empty())
    }
}
