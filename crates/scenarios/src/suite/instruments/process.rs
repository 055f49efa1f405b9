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
    /// A process without barriers, in which the deque's [private](Site::private) fences order nothing.
    PrivateFences,
}

impl Process {
    pub fn has_barriers(self) -> bool {
        !matches!(self, Process::NoBarriers | Process::PrivateFences)
    }

    /// Returns what the heading of a failure says of the process.
    pub fn note(self) -> &'static str {
        match self {
            Process::PrivateFences => {
                ", where the fences of the deque do not order the accesses of the program"
            }
            _ => "",
        }
    }
}

impl fmt::Display for Process {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Process::Barriers => "barriers",
            Process::NoBarriers => "no barriers",
            Process::Refused => "barriers refused",
            Process::RefusedOnce => "a barrier refused",
            Process::Looks => "looks ahead",
            Process::PrivateFences => "private fences",
        })
    }
}

thread_local! {
    // All threads of a model run on one thread of the machine.
    /// The process of the models that follow.
    pub static PROCESS: Cell<Process> = const { Cell::new(Process::Barriers) };
    /// True once the kernel has refused the first barrier of this execution.
    static REFUSED: Cell<bool> = const { Cell::new(false) };
}

pub(super) fn begin() {
    REFUSED.set(false);
}

/// Decides if the kernel refuses the next barrier. Until the threads have started, it refuses none.
fn refuse() -> bool {
    threads::count() > 1
        && match PROCESS.get() {
            Process::Refused => true,
            Process::RefusedOnce => !REFUSED.replace(true),
            _ => false,
        }
}

/// Runs a fence. Returns `false` if it is a heavy one and the kernel refuses it; then it is an ordinary one.
pub(super) fn fence(site: Site) -> bool {
    let is_heavy = site.access() == Access::HeavyFence && PROCESS.get().has_barriers();
    let is_refused = is_heavy && refuse();
    let access = match site.access() {
        Access::HeavyFence if !is_heavy || is_refused => Access::Fence,
        access => access,
    };
    threads::fence(access, site.order());
    !is_refused
}
