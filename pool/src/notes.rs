//! Spans and events of what the threads do, for a subscriber of `tracing`.

use core::cell::Cell;
use std::thread_local;

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

/// The current thread is the worker in this seat, and `sleeper` is its number when it sleeps.
pub fn enlist(sleeper: usize, seat: usize) {
    trace!(name: "starts", target: TARGET, seat, sleeper, "starts");
}

pub fn sleep(sleeper: usize) -> EnteredSpan {
    trace_span!(target: TARGET, "sleep", sleeper).entered()
}

pub fn wake(sleeper: usize) {
    trace!(name: "wakes", target: TARGET, sleeper, "wakes");
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
