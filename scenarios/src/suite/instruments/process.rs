//! The process of a model: whether it has barriers, and what they do.

use std::cell::Cell;
use std::fmt;

use chase_lev_atomics::{Access, Site};

use super::threads;

/// What a process has, besides threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Process {
    /// Barriers.
    Barriers,
    /// None.
    Fenced,
    /// None, which turns out at the first: the kernel refuses it.
    Refused,
    /// Barriers, and operations look ahead.
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
    /// What the process of the models to come has.
    pub static PROCESS: Cell<Process> = const { Cell::new(Process::Barriers) };
    /// Whether the kernel has refused a barrier in this execution.
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

/// Runs a fence. A heavy one that is refused is an ordinary one.
pub(super) fn fence(site: Site) {
    match (site.access(), PROCESS.get()) {
        (Access::LightFence, _) => threads::light_fence(),
        (Access::HeavyFence, Process::Barriers | Process::Looks) => threads::heavy_fence(),
        _ => threads::fence(site.order()),
    }
}
