//! `Waiting::Own`: a waiter runs only jobs that it waits for, and another thread takes its place.
//!
//! Threads and *permits* are separate. A pool has as many permits as threads, and a thread takes new jobs only
//! while it holds one. A waiter gives its permit away, so as many threads run as there are permits while there is
//! work: an idle thread takes it, or a new one, a *spare*. If there is neither, the waiter takes it back, and runs
//! any job: the program must not stop for the sake of the rule.
//!
//! A waiter continues at once when its wait is over. If no permit is free, it is *over quota* until another thread
//! finishes a job or waits, and passes its permit on. So no permit is free while a thread is over quota.
//!
//! The default, `Waiting::Any`, enters none of these files.

mod help;
pub mod lineage;
mod origin;
mod quota;

pub use origin::Origin;
pub use quota::{Permit, Quota};
