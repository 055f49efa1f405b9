//! Spans and events of what the threads do, for a subscriber of `tracing`.

use core::cell::Cell;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use core::time::Duration;
use std::thread_local;

use crossbeam_utils::sync;
use tracing::span::EnteredSpan;
use tracing::{trace, trace_span};

const TARGET: &str = "chase_lev_pool";

/// Where a worker had a job from.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    Own,
    Stolen,
    Injector,
    Part,
}

/// Something that a thread does for some time.
pub enum What {
    Search,
    Wait,
    Call,
}

thread_local! {
    /// Where the job is from that the thread is about to run.
    static SOURCE: Cell<Source> = const { Cell::new(Source::Own) };
}

/// The current thread is the worker in this seat, and sleeps with this.
pub fn enlist(parker: &Parker, seat: usize) {
    trace!(name: "starts", target: TARGET, seat, sleeper = parker.1.1, "starts");
}

pub fn open(what: What) -> EnteredSpan {
    match what {
        What::Search => trace_span!(target: TARGET, "search").entered(),
        What::Wait => trace_span!(target: TARGET, "wait").entered(),
        What::Call => trace_span!(target: TARGET, "call").entered(),
    }
}

pub fn stole(victim: usize) {
    trace!(name: "steals", target: TARGET, victim, "steals");
    found(Source::Stolen);
}

/// A permit was free, and no thread could have it.
pub fn refused() {
    trace!(name: "refused", target: TARGET, "refused");
}

pub fn found(source: Source) {
    SOURCE.set(source);
}

pub fn submit(job: usize) {
    trace!(name: "submits", target: TARGET, job, "submits");
}

/// Runs the job at this address, from where the last was found since one was run.
pub fn run(closure: impl FnOnce() -> &'static str, job: usize) -> EnteredSpan {
    let source = SOURCE.replace(Source::Own);
    trace_span!(target: TARGET, "run", closure = closure(), job, ?source).entered()
}

/// Has a thread wait for others.
pub struct Parker(sync::Parker, Unparker);

/// The others' handle on it, with a number that says who sleeps.
#[derive(Clone)]
pub struct Unparker(sync::Unparker, usize);

impl Default for Parker {
    /// Makes a parker that holds no token.
    fn default() -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let parker = sync::Parker::new();
        // `Relaxed`: the numbers only differ.
        let unparker = Unparker(parker.unparker().clone(), NEXT.fetch_add(1, Relaxed));
        Parker(parker, unparker)
    }
}

impl Parker {
    /// Waits for the token and takes it. May return without one.
    pub fn park(&self) {
        let _sleep = trace_span!(target: TARGET, "sleep", sleeper = self.1.1).entered();
        self.0.park();
    }

    /// Does the same, for so long at most.
    pub fn park_timeout(&self, timeout: Duration) {
        let _sleep = trace_span!(target: TARGET, "sleep", sleeper = self.1.1).entered();
        self.0.park_timeout(timeout);
    }

    /// Returns the handle for the others.
    pub fn unparker(&self) -> &Unparker {
        &self.1
    }
}

impl Unparker {
    /// Makes the token available, if it is not already.
    pub fn unpark(&self) {
        trace!(name: "wakes", target: TARGET, sleeper = self.1, "wakes");
        self.0.unpark();
    }
}
