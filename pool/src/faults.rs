//! Faults in what a waiter does with the jobs that it puts aside, which the suites plant to show that their checks
//! notice. Only a checker's build has them. All other faults are planted in the hook of chase-lev-atomics.

use core::mem;
use std::sync::OnceLock;

use crate::job::Job;
use crate::worker::Worker;

/// A fault in what a waiter does with the jobs that it puts aside.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It runs them.
    RunsWhatItPops,
    /// It loses them.
    LosesJobs,
    /// It does not publish them when it puts them back.
    HidesJobs,
}

static PLANTED: OnceLock<Fault> = OnceLock::new();

/// Plants a fault in the whole process. Can be called once.
///
/// # Safety
///
/// The pool may then run a job whose borrows have ended. The process must serve only to show that this
/// fails.
pub unsafe fn plant(fault: Fault) {
    assert!(PLANTED.set(fault).is_ok(), "a fault was planted before");
}

/// Takes jobs that the worker has put aside, if a fault is planted.
pub fn put_aside(worker: &Worker, jobs: &mut Vec<Job>) {
    let Some(fault) = PLANTED.get() else { return };
    let jobs = mem::take(jobs).into_iter();
    match fault {
        Fault::RunsWhatItPops => jobs.for_each(|job| worker.run(job)),
        Fault::LosesJobs => jobs.for_each(drop),
        Fault::HidesJobs => jobs.rev().for_each(|job| worker.deque.push(job)),
    }
}
