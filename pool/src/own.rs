//! `Waiting::Own`: a waiter runs only jobs that it waits for, and another thread takes its place.
//!
//! Threads and *permits* are separate. A pool has as many permits as threads, and a thread takes
//! new jobs only while it holds one. A waiter gives its permit away, so as many threads run as
//! there are permits while there is work: an idle thread takes it, or a new one, a *spare*. If
//! there is neither, the waiter takes it back, and runs any job: the program must not stop for the
//! sake of the rule.
//!
//! A waiter continues at once when its wait is over. If no permit is free, it is *over quota* until
//! another thread finishes a job or waits, and passes its permit on. So no permit is free while a
//! thread is over quota, except those for which a part of a broadcast is queued: only the thread
//! with the permit can run the part, so they are kept for a thread that searches.
//!
//! The default, `Waiting::Any`, enters none of these files.

mod help;
pub mod lineage;
mod quota;

pub use quota::{Permit, Quota, RETRY};

#[cfg(target_os = "linux")]
use nix::{sched, sys::signal::SigSet, unistd::Pid};

/// Gives the processors and the signal mask of one thread to the thread that calls it, as far as
/// the system allows.
pub type Origin = Box<dyn Fn() + Send + Sync>;

/// Returns the origin of threads that are to be like the current one. Only on Linux does it have an
/// effect.
pub fn origin() -> Origin {
    #[cfg(target_os = "linux")]
    {
        let processors = sched::sched_getaffinity(Pid::from_raw(0));
        if let (Ok(processors), Ok(signals)) = (processors, SigSet::thread_get_mask()) {
            return Box::new(move || {
                _ = sched::sched_setaffinity(Pid::from_raw(0), &processors);
                _ = signals.thread_set_mask();
            });
        }
    }
    Box::new(|| ())
}
