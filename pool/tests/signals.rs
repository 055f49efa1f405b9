//! Signals interrupt all threads of a pool while they work and while they sleep.
#![cfg(all(target_os = "linux", target_env = "gnu", not(checker)))]

mod suite;

use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::thread;
use std::time::{Duration, Instant};

use chase_lev_pool::{ThreadPoolBuilder, broadcast, scope};
use nix::sys::signal::{
    SaFlags, SigAction, SigEvent, SigHandler, SigSet, SigevNotify, Signal, sigaction,
};
use nix::sys::timer::{Expiration, Timer, TimerSetTimeFlags};
use nix::time::ClockId;
use nix::unistd::gettid;
use suite::fib;

const WORKERS: usize = 4;

/// The number of interrupts of each worker, and last of the submitting thread.
static COUNTS: [AtomicUsize; WORKERS + 1] = [const { AtomicUsize::new(0) }; WORKERS + 1];

thread_local! {
    /// The index of the current thread's count.
    static PLACE: Cell<usize> = const { Cell::new(WORKERS) };
    static TIMER: RefCell<Option<Timer>> = const { RefCell::new(None) };
}

extern "C" fn interrupted(_: i32) {
    COUNTS[PLACE.get()].fetch_add(1, SeqCst);
}

fn total() -> usize {
    COUNTS.iter().map(|count| count.load(SeqCst)).sum()
}

/// Interrupts the current thread every 0.1 ms until its timer is dropped.
fn interrupt(place: usize) {
    PLACE.set(place);
    let event = SigEvent::new(SigevNotify::SigevThreadId {
        signal: Signal::SIGALRM,
        thread_id: gettid().as_raw(),
        si_value: 0,
    });
    let mut timer = Timer::new(ClockId::CLOCK_MONOTONIC, event).expect("a timer");
    let often = Expiration::Interval(Duration::from_micros(100).into());
    timer.set(often, TimerSetTimeFlags::empty()).expect("a time");
    TIMER.set(Some(timer));
}

/// A lost job shows as a hang or a wrong result.
#[test]
fn interrupt_work_and_sleep() {
    // Without `SA_RESTART`, interrupted system calls fail with `EINTR`.
    let handler = SigHandler::Handler(interrupted);
    let action = SigAction::new(handler, SaFlags::empty(), SigSet::empty());
    // SAFETY: the handler uses only an atomic, and a thread-local without a destructor.
    unsafe { sigaction(Signal::SIGALRM, &action) }.expect("the signal exists");

    let pool = ThreadPoolBuilder::new()
        .num_threads(WORKERS)
        .start_handler(interrupt)
        .exit_handler(|_| TIMER.set(None))
        .build()
        .expect("threads");
    interrupt(WORKERS);
    let detached = Arc::new(AtomicUsize::new(0));
    let (mut rounds, mut asleep) = (0, 0);
    let start = Instant::now();
    let often_enough = |count: &AtomicUsize| count.load(SeqCst) >= 5000;
    while !COUNTS.iter().all(often_enough) || asleep < 5000 || total() - asleep < 5000 {
        assert!(start.elapsed() < Duration::from_secs(60), "{COUNTS:?}");
        rounds += 1;
        assert_eq!(pool.install(|| fib(25)), 75_025);
        let count = AtomicUsize::new(0);
        let indices = pool.install(|| {
            scope(|s| {
                for _ in 0..50 {
                    s.spawn(|_| _ = count.fetch_add(fib(6) as usize, SeqCst));
                }
            });
            broadcast(|context| context.index())
        });
        assert_eq!((count.into_inner(), indices), (50 * 8, vec![0, 1, 2, 3]));
        for _ in 0..10 {
            let detached = detached.clone();
            pool.spawn(move || _ = detached.fetch_add(1, SeqCst));
        }
        // Only detached jobs are left, so all threads sleep most of this time.
        let before = total();
        thread::sleep(Duration::from_millis(3));
        asleep += total() - before;
    }
    pool.shutdown();
    TIMER.set(None);
    assert_eq!(detached.load(SeqCst), 10 * rounds);
    println!("{rounds} rounds, {COUNTS:?} interrupts, {asleep} of them during sleep");
}
