//! Faults that the suites plant, to see that they are found. Nobody plants any in what ships.

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Fault {
    /// A waiter takes the thief's oldest element, whatever it is.
    TakesAnything = 1,
    /// A waiter takes what it descends from, and not what descends from it.
    TakesAncestors,
    /// A session is begun in the place of one in progress.
    ReusesPlaces,
    /// A waiter runs what it has popped, whatever it is.
    RunsWhatItPops,
    /// A `join` whose first closure panics does not wait for the second.
    LeavesTheSecond,
    /// A scope does not wait for its jobs.
    LeavesJobs,
    /// A job of another scope that a waiter has popped is lost.
    LosesJobs,
    /// A job that is given to a scope's waiter does not wake it.
    WakesNoWaiter,
    /// A job that is injected wakes nobody.
    WakesNobody,
    /// What a waiter finds in its deque after it has helped stays there.
    KeepsLeftovers,
    /// A call back is injected, though all workers wait.
    InjectsCalls,
    /// Parts of broadcasts have to wait until a worker has nothing else to do.
    PartsMustWait,
}

#[cfg(checker)]
static PLANTED: std::sync::atomic::AtomicU8 = std::sync::atomic::AtomicU8::new(0);

/// Whether that fault is planted.
#[cfg(checker)]
pub fn is_planted(fault: Fault) -> bool {
    PLANTED.load(std::sync::atomic::Ordering::Relaxed) == fault as u8
}

/// Plants a fault, in the whole process.
#[cfg(checker)]
pub fn plant(fault: Fault) {
    PLANTED.store(fault as u8, std::sync::atomic::Ordering::Relaxed);
}

/// Whether that fault is planted: never.
#[cfg(not(checker))]
#[inline(always)]
pub const fn is_planted(_: Fault) -> bool {
    false
}
