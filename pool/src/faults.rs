//! Faults in what a waiter does with the jobs that it puts aside, which the suites plant to show that their checks
//! notice. Only a checker's build has them. All other faults are planted in the hook of chase-lev-atomics.

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

/// Treats jobs that the worker has put aside as the planted fault says. Returns them if there is none.
pub fn put_aside(worker: &Worker, jobs: Vec<Job>) -> Vec<Job> {
    match PLANTED.get() {
        None => return jobs,
        Some(Fault::RunsWhatItPops) => jobs.into_iter().for_each(|job| worker.run(job)),
        Some(Fault::LosesJobs) => drop(jobs),
        Some(Fault::HidesJobs) => (jobs.into_iter().rev()).for_each(|job| worker.deque.push(job)),
    }
    Vec::new()
}
