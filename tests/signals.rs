//! A signal handler that steals and interrupts steals of its own thread.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]
#![cfg(not(any(loom, shuttle)))]

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering::Relaxed};
use std::sync::{OnceLock, mpsc};
use std::thread;

use chase_lev::{Steal, Stealer, Worker, register_thread};
use nix::sys::pthread::{pthread_kill, pthread_self};
use nix::sys::signal::{SaFlags, SigAction, SigHandler, SigSet, Signal, sigaction};

/// Two words, so that a ring that is freed while a thread reads it shows.
type Element = [usize; 2];

const IDS: usize = 5000;

static STEALER: OnceLock<Stealer<Element>> = OnceLock::new();
static TAKEN: [AtomicU32; IDS] = [const { AtomicU32::new(0) }; IDS];
static IN_HANDLER: AtomicUsize = AtomicUsize::new(0);

fn count([id, same]: Element) {
    assert_eq!(id, same);
    TAKEN[id].fetch_add(1, Relaxed);
}

/// Steals up to this number of elements, and returns how many.
fn steal(times: usize) -> usize {
    let stealer = STEALER.get().expect("set before the threads start");
    let steals = (0..times).map(|_| stealer.steal());
    steals.filter_map(Steal::success).map(count).count()
}

extern "C" fn interrupted(_: i32) {
    IN_HANDLER.fetch_add(steal(2), Relaxed);
}

#[test]
fn a_handler_may_steal() {
    let handler = SigHandler::Handler(interrupted);
    let action = SigAction::new(handler, SaFlags::SA_RESTART, SigSet::empty());
    // SAFETY: the handler steals, which is allowed in a thread that is registered, and uses atomics.
    unsafe { sigaction(Signal::SIGUSR1, &action) }.expect("the signal exists");

    let worker = Worker::with_capacity(1);
    let set = STEALER.set(worker.stealer());
    set.map_err(drop).expect("it was not set");
    let (started, thief) = mpsc::channel();
    let (ends, quiet) = (AtomicBool::new(false), AtomicBool::new(false));
    let mut rounds = 0;
    thread::scope(|scope| {
        scope.spawn(|| {
            register_thread();
            started.send(pthread_self()).expect("a thread waits for it");
            while !quiet.load(Relaxed) {
                steal(1);
            }
        });
        let (ends, quiet) = (&ends, &quiet);
        scope.spawn(move || {
            let thief = thief.recv().expect("the thief is registered");
            while !ends.load(Relaxed) {
                pthread_kill(thief, Signal::SIGUSR1).expect("the thief goes on");
            }
            quiet.store(true, Relaxed);
        });
        // The ring grows and shrinks.
        while rounds < 20 || IN_HANDLER.load(Relaxed) < 2000 {
            rounds += 1;
            (0..IDS).for_each(|id| worker.push([id, id]));
            while let Some(element) = worker.pop() {
                count(element);
            }
        }
        ends.store(true, Relaxed);
    });
    assert!(TAKEN.iter().all(|taken| taken.load(Relaxed) == rounds));
}
