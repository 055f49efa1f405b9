//! The process of a model, which may or may not have barriers.

use std::cell::Cell;
use std::fmt;

use chase_lev_atomics::{Access, Site};

use super::threads;

/// The kind of process in which a deque runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Process {
    /// A process with barriers.
    Barriers,
    /// A process without barriers.
    NoBarriers,
    /// A process with barriers, all of which the kernel refuses after the registration.
    Refused,
    /// A process with barriers, of which the kernel refuses the first.
    RefusedOnce,
    /// A process with barriers, in which operations look ahead.
    Looks,
}

impl fmt::Display for Process {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Process::Barriers => "barriers",
            Process::NoBarriers => "no barriers",
            Process::Refused => "barriers refused",
            Process::RefusedOnce => "a barrier refused",
            Process::Looks => "looks ahead",
        })
    }
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    /// The process of the models that follow.
    pub static PROCESS: Cell<Process> = const { Cell::new(Process::Barriers) };
    /// The number of barriers that the kernel has refused in this execution.
    static REFUSED: Cell<usize> = const { Cell::new(0) };
    /// True if the last barrier was refused.
    static REFUSED_LAST: Cell<bool> = const { Cell::new(false) };
}

pub(super) fn begin() {
    REFUSED.set(0);
}

pub(super) fn has_barriers() -> bool {
    PROCESS.get() != Process::NoBarriers
}

pub(super) fn refused_barrier() -> bool {
    REFUSED_LAST.get()
}

/// Decides if the kernel refuses the next barrier. Until the threads have started, it refuses none.
fn refuse() -> bool {
    let refuses = threads::have_started()
        && match PROCESS.get() {
            Process::Refused => true,
            Process::RefusedOnce => REFUSED.get() == 0,
            _ => false,
        };
    REFUSED.set(REFUSED.get() + usize::from(refuses));
    REFUSED_LAST.set(refuses);
    refuses
}

/// Runs a fence. A heavy fence that the kernel refuses is an ordinary one.
pub(super) fn fence(site: Site) {
    match (site.access(), PROCESS.get()) {
        (Access::LightFence, _) => threads::light_fence(),
        (Access::HeavyFence, process) if process != Process::NoBarriers && !refuse() => {
            threads::heavy_fence();
        }
        _ => threads::fence(site.order()),
    }
}
