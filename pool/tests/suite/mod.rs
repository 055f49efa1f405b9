//! The parts that test programs share.
#![allow(dead_code, reason = "no program uses all of them")]

pub mod tree;

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::{Mutex, mpsc};
use std::time::{Duration, Instant};
use std::{array, env, thread};

use chase_lev_pool::{ThreadPool, ThreadPoolBuilder, Waiting, join, spawn};

// Pools, and jobs for them.

/// Builds a pool of `threads` threads.
pub fn of(threads: usize) -> ThreadPool {
    with(threads, Waiting::Own)
}

/// Builds a pool whose waiting workers run the jobs that `waiting` says.
pub fn with(threads: usize, waiting: Waiting) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(waiting).build().expect("threads")
}

/// Returns a builder of such a pool as [`of`] builds.
pub fn own(threads: usize) -> ThreadPoolBuilder {
    let builder = ThreadPoolBuilder::new().num_threads(threads);
    builder.waiting(Waiting::Own)
}

pub fn without_spares(threads: usize) -> ThreadPool {
    own(threads).max_spares(0).build().expect("threads")
}

/// Waits in another pool until a job has run that a pool of one worker runs only during this wait.
pub fn wait_for_own_pool(pool: &ThreadPool, other: &ThreadPool) {
    let (sender, receiver) = mpsc::channel();
    pool.install(|| {
        spawn(move || sender.send(()).expect("the job is received"));
        other.install(move || receiver.recv().expect("the job is run"));
    });
}

/// Computes the `n`th Fibonacci number from the definition: forks and little else.
pub fn fib(n: u64) -> u64 {
    if n < 2 {
        return n;
    }
    let (a, b) = join(|| fib(n - 1), || fib(n - 2));
    a + b
}

// Helpers that wait. Whatever takes longer than 20 seconds hangs, and they panic.

/// Waits until `is_so` returns `true`.
#[track_caller]
pub fn until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(20), "it hangs");
        thread::sleep(Duration::from_micros(100));
    }
}

/// Runs `f` in a separate thread, and waits for its end.
#[track_caller]
pub fn ends(f: impl FnOnce() + Send + 'static) {
    let thread = thread::spawn(f);
    until(|| thread.is_finished());
    thread.join().expect("no panics");
}

/// Lets other threads get to where they wait.
pub fn pause(milliseconds: u64) {
    thread::sleep(Duration::from_millis(milliseconds));
}

/// Something that happens once. It lives for ever, so that all threads can have it.
#[derive(Clone, Copy)]
pub struct Event(&'static AtomicBool);

/// All events, so that memcheck does not take them for lost.
static EVENTS: Mutex<Vec<Event>> = Mutex::new(Vec::new());

impl Event {
    pub fn happens(self) {
        self.0.store(true, SeqCst);
    }

    pub fn has_happened(self) -> bool {
        self.0.load(SeqCst)
    }

    #[track_caller]
    pub fn wait(self) {
        until(|| self.has_happened());
    }
}

pub fn events<const NUMBER: usize>() -> [Event; NUMBER] {
    let events = array::from_fn(|_| Event(Box::leak(Box::default())));
    EVENTS.lock().unwrap().extend(events);
    events
}

// Tests that run in their own process.

/// Runs the test of this name in a child process, with a value of an environment variable. Returns
/// `true` if it succeeds, and all that it prints.
pub fn child(test: &str, variable: &str, value: &str) -> (bool, String) {
    let output = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", test, "--nocapture"])
        .env(variable, value)
        .output()
        .expect("a child process");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    (output.status.success(), said)
}
