//! Faults in the rules of waiting, which the suites plant to show that their checks notice. Only a checker's
//! build has them. Faults in accesses to atomics are planted in the hook of chase-lev-atomics instead.

use std::sync::OnceLock;

use crate::job::Job;
use crate::own::lineage::Session;

/// A fault in the rules of waiting.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// A waiter takes any element.
    TakesAnything,
    /// A waiter takes the ancestors of its session instead of the descendants.
    TakesAncestors,
    /// A waiter runs every job that it pops.
    RunsWhatItPops,
    /// A waiter loses the jobs of others that it pops.
    LosesJobs,
    /// A waiter does not publish the jobs that it puts back.
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

/// Returns the two sessions that are compared: that of an element, and the one that a waiter waits for.
pub fn compared(pushed_in: Session, awaited: Session) -> (Session, Session) {
    match PLANTED.get() {
        Some(Fault::TakesAnything) => (awaited, awaited),
        Some(Fault::TakesAncestors) => (awaited, pushed_in),
        _ => (pushed_in, awaited),
    }
}

/// Returns true if a waiter does not publish the jobs that it puts back.
pub fn hides() -> bool {
    PLANTED.get() == Some(&Fault::HidesJobs)
}

/// Treats jobs that a waiter has popped and must put back.
pub fn popped(jobs: &mut Vec<Job>, run: impl Fn(Job)) {
    match PLANTED.get() {
        Some(Fault::RunsWhatItPops) => jobs.drain(..).for_each(run),
        Some(Fault::LosesJobs) => jobs.clear(),
        _ => {}
    }
}
