//! Helpers that wait. Whatever takes longer than 20 seconds hangs, and they panic.

use std::array;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

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
