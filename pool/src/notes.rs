//! Notes that the threads make of themselves, for [`trace`](crate::trace). This depends on nothing
//! else of the pool.

mod parker;

use core::cell::OnceCell;
use core::marker::PhantomData;
use core::mem;
use core::time::Duration;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::thread_local;
use std::time::Instant;

pub use parker::{Parker, Unparker};

/// A thread.
#[derive(Clone, Debug)]
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
struct Lane(Mutex<Notes>);

struct Notes {
    name: String,
    seat: Option<Seat>,
    /// Since when it is recorded.
    since: Option<Instant>,
    /// All that goes on, the outermost first: also while nothing records, so that what has begun
    /// before a recording is known.
    open: Vec<(What, Instant)>,
    closed: Vec<Slice>,
    moments: Vec<(Duration, Moment)>,
    lost: u64,
    /// Where the job is from that this thread is about to run.
    source: Source,
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
            if self.closed.len() < ROOM {
                self.closed.push(slice);
            } else {
                self.lost += 1;
            }
        }
    }

    fn note(&mut self, moment: Moment) {
        let Some(since) = self.since else { return };
        if self.moments.len() < ROOM {
            self.moments.push((since.elapsed(), moment));
        } else {
            self.lost += 1;
        }
    }

    /// Takes what was recorded until then, which may be a moment ago.
    fn take(&mut self, end: Instant, length: Duration) -> Thread {
        let open = self.open.clone();
        self.close(0, end);
        self.open = open;
        self.since = None;
        for slice in &mut self.closed {
            slice.to = slice.to.min(length);
            slice.from = slice.from.min(slice.to);
        }
        self.moments.retain(|&(time, _)| time <= length);
        Thread {
            name: self.name.clone(),
            seat: self.seat,
            slices: mem::take(&mut self.closed),
            moments: mem::take(&mut self.moments),
            lost: mem::take(&mut self.lost),
        }
    }
}

impl Lane {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn all() -> MutexGuard<'static, All> {
    ALL.lock().unwrap_or_else(PoisonError::into_inner)
}

thread_local! {
    static OWN: OnceCell<Arc<Lane>> = const { OnceCell::new() };
}

/// Calls `f` with the current thread's notes. Not if the thread is ending.
fn with_notes<R>(f: impl FnOnce(&mut Notes) -> R) -> Option<R> {
    let call = |own: &OnceCell<Arc<Lane>>| f(&mut own.get_or_init(lane).notes());
    OWN.try_with(call).ok()
}

/// The current thread's, which is a new one.
fn lane() -> Arc<Lane> {
    let current = thread::current();
    let mut all = all();
    let lane = Arc::new(Lane(Mutex::new(Notes {
        name: match current.name() {
            Some(name) => name.to_owned(),
            None => format!("{:?}", current.id()),
        },
        seat: None,
        since: all.since,
        open: Vec::new(),
        closed: Vec::new(),
        moments: Vec::new(),
        lost: 0,
        source: Source::Own,
    })));
    all.prune();
    all.lanes.push(lane.clone());
    lane
}

/// Begins to record, unless something does.
pub fn start() -> bool {
    let mut all = all();
    let idle = all.since.is_none();
    if idle {
        all.prune();
        all.since = Some(Instant::now());
        for lane in &all.lanes {
            lane.notes().since = all.since;
        }
    }
    idle
}

/// Ends it: how long it was, and what was recorded of the threads, workers first.
pub fn stop() -> (Duration, Vec<Thread>) {
    let mut all = all();
    let end = Instant::now();
    let since = all.since.take().unwrap_or(end);
    let length = end - since;
    let threads = all.lanes.iter();
    let threads = threads.map(|lane| lane.notes().take(end, length));
    let mut threads: Vec<Thread> = threads.collect();
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
    fn open(what: What) -> Self {
        let begin = |notes: &mut Notes| {
            notes.open.push((what, Instant::now()));
            notes.open.len() - 1
        };
        Span {
            // If the thread is ending, nothing is noted, and nothing will end.
            depth: with_notes(begin).unwrap_or(usize::MAX),
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

pub fn span(name: impl FnOnce() -> String) -> Span {
    let records = with_notes(|notes| notes.since.is_some());
    match records {
        Some(true) => Span::open(What::Span(name())),
        _ => Span {
            depth: usize::MAX,
            marker: PhantomData,
        },
    }
}

/// The current thread is the worker that sleeps with this.
pub fn enlist(parker: &Parker, index: usize) {
    with_notes(|notes| {
        notes.seat = Some(parker.unparker().seat());
        if thread::current().name().is_none() {
            notes.name = format!("worker {index}");
        }
    });
}

pub fn search() -> Span {
    Span::open(What::Search)
}

pub fn wait() -> Span {
    Span::open(What::Wait)
}

pub fn call() -> Span {
    Span::open(What::Call)
}

pub fn sleep(seat: Seat) -> Span {
    Span::open(What::Sleep(seat))
}

/// The job that is about to be run was stolen from the worker that this wakes.
pub fn stole(victim: &Unparker) {
    found(Source::Stolen(victim.seat()));
}

/// The job that is about to be run is from there.
pub fn found(source: Source) {
    with_notes(|notes| notes.source = source);
}

/// Runs a job, from where the last was [found] since one was run.
pub fn run(closure: impl FnOnce() -> &'static str, address: usize) -> Span {
    let closure = closure();
    let job = Job { closure, address };
    let source = with_notes(|notes| mem::replace(&mut notes.source, Source::Own));
    Span::open(What::Run(job, source.unwrap_or(Source::Own)))
}

/// The job at this address is queued where no thief finds it.
pub fn submit(address: usize) {
    with_notes(|notes| notes.note(Moment::Submits(address)));
}

pub fn wakes(seat: Seat) {
    with_notes(|notes| notes.note(Moment::Wakes(seat)));
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
        assert!(all().lanes.len() < 10, "{}", all().lanes.len());
    }

    #[test]
    fn what_begins_when_a_recording_ends_is_within_it() {
        let lane = thread::spawn(lane).join().expect("no panics");
        let start = Instant::now();
        let second = Duration::from_secs(1);
        let mut notes = lane.notes();
        notes.since = Some(start);
        notes.open.push((What::Wait, start + 3 * second));
        notes.close(0, start + 4 * second);
        notes.open.push((What::Search, start + 2 * second));
        let thread = notes.take(start + second, second);
        let times: Vec<_> = thread
            .slices
            .iter()
            .map(|slice| (slice.from, slice.to))
            .collect();
        assert_eq!(times, [(second, second); 2]);
        // It goes on.
        assert_eq!(notes.open.len(), 1);
    }
}
