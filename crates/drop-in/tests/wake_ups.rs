//! No wake-up is lost: a thread that announces its sleep and then finds nothing is seen by an owner
//! that pushes, runs a fence, and looks for announcements.
//!
//! This is store buffering, for which both threads must run at the same moment. They meet, and then
//! play many rounds at times that were agreed on.

use std::hint::spin_loop;
use std::iter;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::*, fence};
use std::sync::{Arc, Barrier, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_deque::{Injector, Stealer, Worker};

/// On two free cores, 16,000 rounds of a steal or batch without a fence lost at least ten wake-ups.
const MEETINGS: usize = 8;
const ROUNDS: usize = 2000;

/// The time between two rounds. Threads that are late in one of them are in time for the next.
const ROUND: Duration = Duration::from_nanos(400);

/// The owner is from three of these early to four of them late.
const SHIFT: Duration = Duration::from_nanos(30);

/// A queue, as its owner sees it.
trait Queue {
    type Thief: Send;

    fn new() -> Self;
    fn thief(&self) -> Self::Thief;
    fn push(&self);
    fn empty(&self);
}

/// A LIFO worker, a LIFO worker from which nobody has stolen for so long that its pops run no
/// fence, and a FIFO worker.
macro_rules! workers {
    ($($name:ident $new:ident $prepare:expr;)*) => {$(
        struct $name(Worker<u8>);

        impl Queue for $name {
            type Thief = Stealer<u8>;

            fn new() -> Self {
                let worker = Worker::$new();
                $prepare(&worker);
                $name(worker)
            }

            fn thief(&self) -> Stealer<u8> {
                self.0.stealer()
            }

            fn push(&self) {
                self.0.push(0);
            }

            fn empty(&self) {
                let stolen = self.0.pop().is_none();
                if stolen {
                    $prepare(&self.0);
                }
            }
        }
    )*};
}

workers! {
    Warm new_lifo |_| ();
    Cold new_lifo cool;
    Fifo new_fifo |_| ();
}

fn cool(worker: &Worker<u8>) {
    for _ in 0..2000 {
        worker.push(0);
        worker.pop();
    }
}

impl Queue for Arc<Injector<u8>> {
    type Thief = Self;

    fn new() -> Self {
        Arc::default()
    }

    fn thief(&self) -> Self {
        self.clone()
    }

    fn push(&self) {
        Injector::push(self, 0);
    }

    fn empty(&self) {
        while self.steal().is_success() {}
    }
}

#[repr(align(128))]
#[derive(Default)]
struct Line<T>(T);

fn until(time: Instant) {
    while Instant::now() < time {
        spin_loop();
    }
}

/// Waits, at first without giving the core away.
fn wait(mut done: impl FnMut() -> bool) {
    let start = Instant::now();
    while !done() {
        if start.elapsed() > Duration::from_micros(20) {
            thread::yield_now();
        }
    }
}

/// The place at which two threads find out that both of them run.
struct Meeting {
    /// The time that the others are relative to.
    epoch: Instant,
    call: Line<AtomicU64>,
    answer: Line<AtomicU64>,
    /// The time of the first round in nanoseconds, or 0 before the threads have met.
    start: Line<AtomicU64>,
}

impl Meeting {
    fn new() -> Self {
        Meeting {
            epoch: Instant::now(),
            call: Line::default(),
            answer: Line::default(),
            start: Line::default(),
        }
    }

    /// Calls until the other thread answers at once, at most ten times, because on a busy machine
    /// that may take long. Returns the time of the first round.
    fn call(&self) -> Instant {
        const SOON: Duration = Duration::from_micros(2);
        for _ in 0..10 {
            let (asked, call) = (Instant::now(), self.call.0.load(Relaxed) + 1);
            self.call.0.store(call, Release);
            wait(|| self.answer.0.load(Acquire) == call);
            if asked.elapsed() < SOON {
                break;
            }
        }
        let start = self.epoch.elapsed() + SOON;
        self.start.0.store(start.as_nanos() as u64, Release);
        self.epoch + start
    }

    fn answer(&self) -> Instant {
        let mut start = 0;
        wait(|| {
            self.answer.0.store(self.call.0.load(Acquire), Release);
            start = self.start.0.swap(0, Acquire);
            start > 0
        });
        self.epoch + Duration::from_nanos(start)
    }
}

/// Returns the number of lost wake-ups. `nothing` looks for an element, and is `true` if there is
/// none.
fn lost<Q: Queue>(nothing: impl Fn(&Q::Thief) -> bool + Send) -> usize {
    let queues: Vec<_> = iter::repeat_with(Q::new).take(ROUNDS).collect();
    let thieves: Vec<_> = queues.iter().map(Queue::thief).collect();
    let asleep: &Vec<_> = &(0..ROUNDS).map(|_| Line(AtomicBool::new(false))).collect();
    let (meeting, barrier) = (&Meeting::new(), &Barrier::new(2));
    let sleeps = &Mutex::new(Vec::new());
    let mut lost = 0;
    thread::scope(|scope| {
        scope.spawn(move || {
            for _ in 0..MEETINGS {
                // This thread has the queues in its cache, but not the announcements.
                thieves.iter().for_each(|thief| _ = nothing(thief));
                let mut time = meeting.answer() + SHIFT * 3;
                let round = |(thief, asleep): (_, &Line<AtomicBool>)| {
                    until(time);
                    asleep.0.store(true, Relaxed);
                    let sleeps = nothing(thief);
                    time += ROUND;
                    sleeps
                };
                *sleeps.lock().unwrap() = thieves.iter().zip(asleep).map(round).collect();
                (0..2).for_each(|_| _ = barrier.wait());
            }
        });
        for n in 0..MEETINGS as u32 {
            let mut time = meeting.call() + SHIFT * n;
            let round = |(queue, asleep): (&Q, &Line<AtomicBool>)| {
                until(time);
                queue.push();
                fence(SeqCst);
                time += ROUND;
                asleep.0.load(Relaxed)
            };
            let wakes: Vec<_> = queues.iter().zip(asleep).map(round).collect();
            barrier.wait();
            lost += (sleeps.lock().unwrap().iter().zip(wakes))
                .filter(|&(&sleeps, wakes)| sleeps && !wakes)
                .count();
            (asleep.iter()).for_each(|asleep| asleep.0.store(false, Relaxed));
            queues.iter().for_each(Queue::empty);
            barrier.wait();
        }
    });
    lost
}

/// One test, because its threads need a core each.
#[test]
fn no_wake_up_is_lost() {
    let worker = Worker::new_lifo;
    let mut all = Vec::new();
    macro_rules! litmus {
        ($($queue:ty: $($name:literal $nothing:expr),*;)*) => {$($(
            all.push((stringify!($queue), $name, lost::<$queue>($nothing)));
        )*)*};
    }
    macro_rules! steals {
        ($($queue:ty),*) => { litmus!($($queue:
            "steal" |thief| thief.steal().is_empty(),
            "batch" { let own = worker(); move |thief| thief.steal_batch(&own).is_empty() },
            "batch and pop" {
                let own = worker();
                move |thief| thief.steal_batch_and_pop(&own).is_empty()
            },
            "batch to FIFO" {
                let own = Worker::new_fifo();
                move |thief| thief.steal_batch(&own).is_empty()
            };
        )*) };
    }
    steals!(Warm, Cold, Fifo, Arc<Injector<u8>>);
    litmus!(
        Warm: "is_empty" |thief| thief.is_empty(), "len" |thief| matches!(thief.len(), 0);
        Cold: "is_empty" |thief| thief.is_empty();
        Fifo: "is_empty" |thief| thief.is_empty(), "len" |thief| matches!(thief.len(), 0);
    );
    all.retain(|&(_, _, lost)| lost > 0);
    assert!(all.is_empty(), "lost wake-ups: {all:?}");
}
