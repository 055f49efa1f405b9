//! The spans and events that a pool emits to a subscriber of `tracing`.
#![cfg(traced)]

mod suite;

use std::collections::HashMap;
use std::fmt;
use std::hint;
use std::mem;
use std::ptr;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, ThreadId};

use chase_lev_pool::{join, scope};
use suite::{events, fib, of, pause, until, wait_for_own_pool, without_spares};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id};
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};

#[derive(Debug)]
struct Entry {
    thread: ThreadId,
    /// The name of the span or event; empty at the end of a span.
    name: &'static str,
    /// The span, unless this is an event.
    span: Option<Id>,
    fields: HashMap<&'static str, String>,
}

impl Entry {
    /// Adds an entry for the current thread.
    fn add(name: &'static str, span: Option<Id>, record: impl FnOnce(&mut Entry)) {
        let mut entry =
            Entry { thread: thread::current().id(), name, span, fields: HashMap::new() };
        record(&mut entry);
        entries().push(entry);
    }

    /// Returns `true` if it is the run of the job that was submitted.
    fn runs(&self, submit: &Entry) -> bool {
        self.name == "run" && self.fields["job"] == submit.fields["job"]
    }
}

impl Visit for Entry {
    fn record_str(&mut self, field: &Field, value: &str) {
        self.fields.insert(field.name(), String::from(value));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.fields.insert(field.name(), format!("{value:?}"));
    }
}

fn entries() -> MutexGuard<'static, Vec<Entry>> {
    static ENTRIES: Mutex<Vec<Entry>> = Mutex::new(Vec::new());
    ENTRIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Records every span and event of the pool. The pool enters each span where it creates it.
struct Recorder;

impl<S: Subscriber> Layer<S> for Recorder {
    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        metadata.target() == "chase_lev_pool"
    }

    fn on_new_span(&self, span: &Attributes<'_>, id: &Id, _: Context<'_, S>) {
        let record = |entry: &mut Entry| span.record(entry);
        Entry::add(span.metadata().name(), Some(id.clone()), record);
    }

    fn on_exit(&self, id: &Id, _: Context<'_, S>) {
        Entry::add("", Some(id.clone()), |_| ());
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        Entry::add(event.metadata().name(), None, |entry| event.record(entry));
    }
}

/// A recording of the whole process; only one exists at a time. It contains the activity of a pool
/// until that pool was shut down.
struct Recording(#[expect(dead_code, reason = "holds the lock")] MutexGuard<'static, ()>);

impl Recording {
    fn start() -> Self {
        static ALONE: Mutex<()> = Mutex::new(());
        static ONCE: Once = Once::new();
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        ONCE.call_once(|| {
            let recorder = tracing_subscriber::registry().with(Recorder);
            tracing::subscriber::set_global_default(recorder).expect("no other subscriber");
        });
        entries().clear();
        Recording(alone)
    }

    /// Waits until `threads` threads sleep.
    fn until_all_sleep(&self, threads: usize) {
        until(|| {
            let entries = entries();
            let last: HashMap<_, _> = entries.iter().map(|entry| (entry.thread, entry)).collect();
            last.values().filter(|entry| entry.name == "sleep").count() >= threads
        });
        // The span begins shortly before the thread sleeps.
        pause(10);
    }

    /// Takes the entries recorded so far.
    fn take(&self) -> Vec<Entry> {
        mem::take(&mut entries())
    }
}

/// Returns the threads of the workers by their seats.
fn workers(entries: &[Entry]) -> HashMap<&str, ThreadId> {
    let starts = entries.iter().filter(|entry| entry.name == "starts");
    starts.map(|start| (&*start.fields["seat"], start.thread)).collect()
}

/// Returns the next steal or run of the thread that has stolen.
fn after<'a>(entries: &'a [Entry], steal: &Entry) -> &'a Entry {
    let rest = entries.iter().skip_while(|one| !ptr::eq(*one, steal)).skip(1);
    let mut own = rest.filter(|one| one.thread == steal.thread);
    let next = own.find(|one| ["steals", "run"].contains(&one.name));
    next.expect("the job runs")
}

/// Returns the only entry for which `is_so` is true.
fn only(entries: &[Entry], is_so: impl Fn(&Entry) -> bool) -> &Entry {
    let found: Vec<_> = entries.iter().filter(|entry| is_so(entry)).collect();
    let [one] = found[..] else { panic!("expected one entry: {found:?}") };
    one
}

/// Records a mixture of all operations.
#[test]
fn what_is_recorded_nests_and_is_complete() {
    let recording = Recording::start();
    let pool = of(4);
    for _ in 0..20 {
        pool.install(|| {
            scope(|s| (0..10).for_each(|n| s.spawn(move |_| _ = hint::black_box(fib(n)))));
            hint::black_box(fib(16))
        });
        pool.spawn(|| ());
        pool.broadcast(|context| hint::black_box(context.index()));
    }
    pool.shutdown();
    let entries = recording.take();
    let mut open: HashMap<ThreadId, Vec<&Id>> = HashMap::new();
    for entry in &entries {
        let open = open.entry(entry.thread).or_default();
        match &entry.span {
            None => {}
            Some(id) if entry.name.is_empty() => assert_eq!(open.pop(), Some(id), "{entry:?}"),
            Some(id) => open.push(id),
        }
    }
    assert!(open.values().all(Vec::is_empty), "{open:?} have no end");

    let count =
        |is_so: &dyn Fn(&Entry) -> bool| entries.iter().filter(|entry| is_so(entry)).count();
    for name in ["call", "wait", "search", "sleep", "wakes"] {
        assert!(count(&|entry| entry.name == name) > 0, "no {name}");
    }
    for steal in entries.iter().filter(|entry| entry.name == "steals") {
        assert_eq!(after(&entries, steal).name, "run");
    }
    let is_submit = |entry: &Entry| entry.name == "submits";
    // 20 calls and spawned jobs, 80 parts of broadcasts, 200 jobs of scopes.
    assert_eq!(count(&is_submit), 20 + 20 + 80);
    for (i, submit) in entries.iter().enumerate().filter(|(_, entry)| is_submit(entry)) {
        assert!(entries[i..].iter().any(|entry| entry.runs(submit)), "{submit:?}");
    }
    assert!(count(&|entry| entry.name == "run") >= 20 + 20 + 80 + 200);
}

#[test]
fn a_steal_is_recorded() {
    let recording = Recording::start();
    let pool = of(2);
    let [both] = events();
    pool.install(|| join(|| both.wait(), || both.happens()));
    pool.shutdown();
    let entries = recording.take();
    let steal = only(&entries, |entry| entry.name == "steals");
    assert_eq!(after(&entries, steal).name, "run");
    // The victim was running the job that forked.
    let submit = only(&entries, |entry| entry.name == "submits");
    let forked = only(&entries, |entry| entry.runs(submit));
    assert_eq!(workers(&entries)[&*steal.fields["victim"]], forked.thread);
}

#[test]
fn who_sleeps_is_woken() {
    let recording = Recording::start();
    let pool = of(1);
    recording.until_all_sleep(1);
    pool.install(|| pause(1));
    let entries = recording.take();
    pool.shutdown();
    let (own, worker) = (thread::current().id(), workers(&entries));
    let wake = only(&entries, |entry| entry.name == "wakes" && entry.thread == own);
    let woken = worker[&*wake.fields["seat"]];
    let submit = only(&entries, |entry| entry.name == "submits");
    let run = only(&entries, |entry| entry.runs(submit));
    assert_eq!((submit.thread, run.thread), (own, woken));
    let answer = only(&entries, |entry| entry.name == "wakes" && entry.thread == woken);
    assert!(!worker.contains_key(&*answer.fields["seat"]));
}

#[test]
fn a_waiter_that_runs_any_job_is_recorded() {
    let recording = Recording::start();
    let (pool, other) = (without_spares(1), of(1));
    wait_for_own_pool(&pool, &other);
    assert_eq!(pool.exceptions(), 1);
    pool.shutdown();
    other.shutdown();
    let entries = recording.take();
    only(&entries, |entry| entry.name == "exception");
}

/// A worker that finds a job and sees more wakes two others. So waking 64 workers takes about ten
/// steps on a quiet machine, and hardly more than 32 if the same worker is always scheduled. It
/// would take 64 steps if each woke only one.
#[test]
fn a_burst_wakes_two_at_a_time() {
    const WORKERS: usize = 64;
    let recording = Recording::start();
    let pool = of(WORKERS);
    recording.until_all_sleep(WORKERS);
    let entries = recording.take();
    let workers = workers(&entries);
    pool.scope(|s| (0..2 * WORKERS).for_each(|_| s.spawn(|_| pause(20))));
    let entries = recording.take();
    pool.shutdown();
    // The number of wake-ups in the chain that first woke each worker.
    let mut steps: HashMap<ThreadId, usize> = HashMap::new();
    for wake in entries.iter().filter(|entry| entry.name == "wakes") {
        // The caller is not a worker.
        if let Some(&woken) = workers.get(&*wake.fields["seat"]) {
            let before = steps.get(&wake.thread).copied().unwrap_or(0);
            steps.entry(woken).or_insert(before + 1);
        }
    }
    let (woken, most) = (steps.len(), steps.values().max().copied().unwrap_or(0));
    println!("{woken} of {WORKERS} workers were woken, in {most} steps");
    assert!(woken > WORKERS / 2, "{woken} were woken");
    assert!(most <= WORKERS * 3 / 4, "it took {most} steps");
}
