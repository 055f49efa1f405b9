//! Spans and events of `tracing` that record what the threads do.

use core::cell::Cell;
use std::thread_local;

use tracing::span::EnteredSpan;
use tracing::{trace, trace_span};

const TARGET: &str = "chase_lev_pool";

/// The source of a job.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    Own,
    Stolen,
    Injector,
    Part,
}

/// A kind of span.
pub enum What {
    Search,
    Wait,
    Call,
}

thread_local! {
    /// The source of the job that the thread is about to run.
    static SOURCE: Cell<Source> = const { Cell::new(Source::Own) };
}

/// Records that the current thread becomes the worker in this seat. `sleeper` is its number in `sleep`
/// and `wake`.
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

/// Records that a waiter runs any job, because no other thread could take its place.
pub fn exception() {
    trace!(name: "exception", target: TARGET, "exception");
}

pub fn found(source: Source) {
    SOURCE.set(source);
}

pub fn submit(job: usize) {
    trace!(name: "submits", target: TARGET, job, "submits");
}

/// Opens the span of the job at this address. Its source is the last one [`found`] since the previous
/// job.
pub fn run(closure: impl FnOnce() -> &'static str, job: usize) -> EnteredSpan {
    let source = SOURCE.replace(Source::Own);
    trace_span!(target: TARGET, "run", closure = closure(), job, ?source).entered()
}
