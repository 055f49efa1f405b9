//! The thread that built a pool: spares start with its processors and its signal mask, and not with those of the
//! thread that happens to need a spare.

#[cfg(all(target_os = "linux", not(checker)))]
use nix::{
    sched::{CpuSet, sched_getaffinity, sched_setaffinity},
    sys::signal::SigSet,
    unistd::Pid,
};

/// The processors and the signal mask of a thread, on Linux; empty elsewhere.
#[derive(Default)]
pub struct Origin {
    #[cfg(all(target_os = "linux", not(checker)))]
    inherited: Option<(CpuSet, SigSet)>,
}

#[cfg(all(target_os = "linux", not(checker)))]
impl Origin {
    /// Returns those of the current thread.
    pub fn current() -> Self {
        let processors = sched_getaffinity(Pid::from_raw(0));
        let inherited = processors.and_then(|cpus| Ok((cpus, SigSet::thread_get_mask()?)));
        Origin {
            inherited: inherited.ok(),
        }
    }

    /// Gives them to the current thread, as far as the system allows.
    pub fn restore(&self) {
        if let Some((processors, signals)) = &self.inherited {
            _ = sched_setaffinity(Pid::from_raw(0), processors);
            _ = signals.thread_set_mask();
        }
    }
}

#[cfg(not(all(target_os = "linux", not(checker))))]
impl Origin {
    /// Returns those of the current thread.
    pub fn current() -> Self {
        Origin::default()
    }

    /// Gives them to the current thread, as far as the system allows.
    pub fn restore(&self) {}
}
