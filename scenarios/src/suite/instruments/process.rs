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
    Fenced,
    /// A process in which the kernel refuses the first barrier.
    Refused,
    /// A process with barriers, in which operations look ahead.
    Looks,
}

impl fmt::Display for Process {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Process::Barriers => "barriers",
            Process::Fenced => "no barriers",
            Process::Refused => "barriers refused",
            Process::Looks => "looks ahead",
        })
    }
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    /// The process of the models that follow.
    pub static PROCESS: Cell<Process> = const { Cell::new(Process::Barriers) };
    /// True once the kernel has refused a barrier in this execution.
    static REFUSED: Cell<bool> = const { Cell::new(false) };
}

pub(super) fn begin() {
    REFUSED.set(false);
}

pub(super) fn has_barriers() -> bool {
    PROCESS.get() != Process::Fenced && !REFUSED.get()
}

pub(super) fn refuses_barriers() -> bool {
    REFUSED.set(PROCESS.get() == Process::Refused);
    REFUSED.get()
}

/// Runs a fence. A heavy fence that the kernel refuses is an ordinary one.
pub(super) fn fence(site: Site) {
    match (site.access(), PROCESS.get()) {
        (Access::LightFence, _) => threads::light_fence(),
        (Access::HeavyFence, Process::Barriers | Process::Looks) => threads::heavy_fence(),
        _ => threads::fence(site.order()),
    }
}
