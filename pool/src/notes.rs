//! Notes that the threads make of themselves, for [`trace`](crate::trace).

mod parker;

use core::marker::PhantomData;
use core::mem;
use core::time::Duration;
use std::sync::{Arc, Mutex};
use std::thread;
use std::thread_local;
use std::time::Instant;

pub use parker::{Parker, Unparker};

use crate::unwind::lock;

/// A thread.
#[derive(Clone, Debug, Default)]
pub struct Thread {
    /// Its name; of a worker without one, its index.
    pub name: String,
    /// The parts, in the order in which they ended. They nest.
    pub slices: Vec<Slice>,
    /// Moments.
    pub moments: Vec<(Duration, Moment)>,
    /// The number of slices and moments that are missing, because there was no room for them.
    pub lost: u64,
    /// Its number among those who can be robbed, if it is a worker.
    pub(crate) seat: Option<Seat>,
}

/// A part of what a thread did.
#[derive(Clone, Debug)]
pub struct Slice {
    /// The kind of part.
    pub what: What,
    /// When it began.
    pub from: Duration,
    /// When it ended.
    pub to: Duration,
    /// In how many other slices this is.
    pub depth: usize,
}

/// Something that a thread did for some time.
#[derive(Clone, Debug)]
pub enum What {
    /// It ran a job: the type of the job's closure, and where the job was.
    Run(Job, Source),
    /// It looked for a job.
    Search,
    /// It slept.
    Sleep(Seat),
    /// It waited, in a `join`, at the end of a scope, or for another pool.
    Wait,
    /// It called a pool of which it is no worker.
    Call,
    /// The program's own.
    Span(String),
}

/// A job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The type of its closure.
    pub closure: &'static str,
    /// Where it is.
    pub(crate) address: usize,
}

/// Where a worker had a job from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// Its own deque.
    Own,
    /// This worker's deque.
    Stolen(Seat),
    /// The queue of what comes from outside.
    Injector,
    /// The jobs that this worker alone was to run.
    Mail,
    /// The queue of a scope: somebody found the job who was not to run it.
    Scope,
}

/// Something that a thread did at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Moment {
    /// It woke this thread, if that slept.
    Wakes(Seat),
    /// It queued a job outside of its deque.
    Submits(usize),
}

/// Where a thread sleeps: each worker has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(pub(crate) usize);

/// A thread has room for so many slices, and as many moments.
const ROOM: usize = 1 << 20;

/// All threads that have something to note, and since when that is recorded.
static ALL: Mutex<All> = Mutex::new(All {
    since: None,
    lanes: Vec::new(),
});

struct All {
    since: Option<Instant>,
    lanes: Vec<Arc<Lane>>,
}

impl All {
    /// Forgets the threads that have ended, unless what they noted is recorded.
    fn prune(&mut self) {
        if self.since.is_none() {
            self.lanes.retain(|lane| Arc::strong_count(lane) > 1);
        }
    }
}

/// A thread. The lock is taken by others when a recording begins and ends. Nothing foreign is
/// called behind it, but for the allocator: that must not use a pool, as it must not anywhere.
type Lane = Mutex<Notes>;

#[derive(Default)]
struct Notes {
    /// The thread, with what is recorded of it.
    thread: Thread,
    /// Since when it is recorded.
    since: Option<Instant>,
    /// All that goes on, the outermost first: also while nothing records, so that what has begun
    /// before a recording is known.
    open: Vec<(What, Instant)>,
    /// Where the job is from that this thread is about to run, if not from its own deque.
    source: Option<Source>,
}

impl Notes {
    /// Ends what is in so many others, and all that is in it.
    fn close(&mut self, depth: usize, now: Instant) {
        while self.open.len() > depth
            && let Some((what, begin)) = self.open.pop()
        {
            let Some(since) = self.since else { continue };
            let slice = Slice {
                what,
                from: begin.saturating_duration_since(since),
                to: now.saturating_duration_since(since),
                depth: self.open.len(),
            };
            push(&mut self.thread.slices, slice, &mut self.thread.lost);
        }
    }

    /// Takes what was recorded until then, which may be a moment ago.
    fn take(&mut self, end: Instant, length: Duration) -> Thread {
        let open = self.open.clone();
        self.close(0, end);
        self.open = open;
        self.since = None;
        let mut thread = mem::take(&mut self.thread);
        self.thread.name.clone_from(&thread.name);
        self.thread.seat = thread.seat;
        for slice in &mut thread.slices {
            slice.to = slice.to.min(length);
            slice.from = slice.from.min(slice.to);
        }
        thread.moments.retain(|&(time, _)| time <= length);
        thread
    }
}

/// Adds an entry to a list if there is room for it; if not, it is lost.
fn push<T>(list: &mut Vec<T>, entry: T, lost: &mut u64) {
    if list.len() < ROOM {
        list.push(entry);
    } else {
        *lost += 1;
    }
}

thread_local! {
    static OWN: Arc<Lane> = lane();
}

/// Calls `f` with the current thread's notes. Not if the thread is ending.
fn with_notes<R>(f: impl FnOnce(&mut Notes) -> R) -> Option<R> {
    OWN.try_with(|own| f(&mut lock(own))).ok()
}

/// The current thread's, which is a new one.
fn lane() -> Arc<Lane> {
    let current = thread::current();
    let mut notes = Notes::default();
    notes.thread.name = match current.name() {
        Some(name) => name.to_owned(),
        None => format!("{:?}", current.id()),
    };
    let mut all = lock(&ALL);
    notes.since = all.since;
    let lane = Arc::new(Mutex::new(notes));
    all.prune();
    all.lanes.push(lane.clone());
    lane
}

/// Begins to record, unless something does.
pub fn start() -> bool {
    let mut all = lock(&ALL);
    let idle = all.since.is_none();
    if idle {
        all.prune();
        all.since = Some(Instant::now());
        for lane in &all.lanes {
            lock(lane).since = all.since;
        }
    }
    idle
}

/// Ends it: how long it was, and what was recorded of the threads, workers first.
pub fn stop() -> (Duration, Vec<Thread>) {
    let mut all = lock(&ALL);
    let end = Instant::now();
    let since = all.since.take().unwrap_or(end);
    let length = end - since;
    let lanes = all.lanes.iter();
    let mut threads: Vec<_> = lanes.map(|lane| lock(lane).take(end, length)).collect();
    threads.retain(|thread| !(thread.slices.is_empty() && thread.moments.is_empty()));
    // Workers in the order of their pools and indices.
    threads.sort_by_key(|thread| (thread.seat.is_none(), thread.seat));
    (length, threads)
}

/// Something that goes on, until this is dropped.
#[derive(Debug)]
pub struct Span {
    /// In how many others it is.
    depth: usize,
    /// It is the current thread's.
    marker: PhantomData<*const ()>,
}

impl Span {
    /// A span in so many others. With `None`, nothing was noted, and nothing will end.
    fn within(depth: Option<usize>) -> Self {
        Span {
            depth: depth.unwrap_or(usize::MAX),
            marker: PhantomData,
        }
    }
}

impl Drop for Span {
    fn drop(&mut self) {
        let now = Instant::now();
        with_notes(|notes| notes.close(self.depth, now));
    }
}

/// Notes that the current thread does this from now on. Not if the thread is ending.
pub fn open(what: What) -> Span {
    Span::within(with_notes(|notes| {
        notes.open.push((what, Instant::now()));
        notes.open.len() - 1
    }))
}

/// Notes a part of the program's own, if something records.
pub fn span(name: impl FnOnce() -> String) -> Span {
    match with_notes(|notes| notes.since.is_some()) {
        Some(true) => open(What::Span(name())),
        _ => Span::within(None),
    }
}

/// The current thread is the worker that sleeps with this.
pub fn enlist(parker: &Parker, index: usize) {
    with_notes(|notes| {
        notes.thread.seat = Some(parker.unparker().seat());
        if thread::current().name().is_none() {
            notes.thread.name = format!("worker {index}");
        }
    });
}

/// The job that is about to be run was stolen from the worker that this wakes.
pub fn stole(victim: &Unparker) {
    found(Source::Stolen(victim.seat()));
}

/// The job that is about to be run is from there.
pub fn found(source: Source) {
    with_notes(|notes| notes.source = Some(source));
}

/// Runs a job, from where the last was [found] since one was run.
pub fn run(closure: impl FnOnce() -> &'static str, address: usize) -> Span {
    let closure = closure();
    let job = Job { closure, address };
    let source = with_notes(|notes| notes.source.take()).flatten();
    open(What::Run(job, source.unwrap_or(Source::Own)))
}

/// The job at this address is queued where no thief finds it.
pub fn submit(address: usize) {
    note(Moment::Submits(address));
}

/// Notes that the current thread does this now, if something records.
fn note(moment: Moment) {
    with_notes(|notes| {
        if let Some(since) = notes.since {
            let entry = (since.elapsed(), moment);
            push(&mut notes.thread.moments, entry, &mut notes.thread.lost);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_that_have_ended_are_forgotten() {
        for _ in 0..100 {
            let brief = thread::spawn(|| drop(span(String::new)));
            brief.join().expect("no panics");
        }
        let lanes = lock(&ALL).lanes.len();
        assert!(lanes < 10, "{lanes}");
    }

    #[test]
    fn what_begins_when_a_recording_ends_is_within_it() {
        let lane = thread::spawn(lane).join().expect("no panics");
        let start = Instant::now();
        let second = Duration::from_secs(1);
        let mut notes = lock(&lane);
        notes.since = Some(start);
        notes.open.push((What::Wait, start + 3 * second));
        notes.close(0, start + 4 * second);
        notes.open.push((What::Search, start + 2 * second));
        let thread = notes.take(start + second, second);
        let [one, other] = &thread.slices[..] else {
            panic!("{thread:?}")
        };
        for time in [one.from, one.to, other.from, other.to] {
            assert_eq!(time, second);
        }
        // It goes on.
        assert_eq!(notes.open.len(), 1);
    }
}
