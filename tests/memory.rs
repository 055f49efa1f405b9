//! What happens when memory runs out, and when it returns.

#![cfg(not(any(loom, shuttle)))]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::env;
use std::iter;
use std::panic;
use std::process::Command;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Barrier, Mutex, MutexGuard, PoisonError};
use std::thread;

use chase_lev::protocol::{Protocol, Weakest};
use chase_lev::reclaim::{Epoch, GracePeriod, Retain};
use chase_lev::{Steal, Stealer, Worker, research};

/// The system's allocator, which counts, and refuses what is larger than a limit.
struct Limited;

thread_local! {
    static LIMIT: Cell<usize> = const { Cell::new(usize::MAX) };
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
    /// How many bytes this thread has, if it freed only what it allocated.
    static BYTES: Cell<isize> = const { Cell::new(0) };
    /// What the allocator does besides, once for each time that it is called.
    static FOREIGN: Cell<Option<fn()>> = const { Cell::new(None) };
}

/// The threads' records are the process's: what a thief of another test holds back would be missed.
static ALONE: Mutex<()> = Mutex::new(());

/// No other test runs meanwhile.
fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// As large as a thread's record.
#[repr(align(128))]
struct Line(#[expect(dead_code, reason = "its size counts")] u8);

/// How many records were allocated.
static RECORDS: AtomicUsize = AtomicUsize::new(0);

/// Does it; not while it is being done.
fn foreign() {
    if let Some(foreign) = FOREIGN.take() {
        foreign();
        FOREIGN.set(Some(foreign));
    }
}

// SAFETY: the system's allocator, or a refusal.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        BYTES.set(BYTES.get() + layout.size() as isize);
        RECORDS.fetch_add(usize::from(layout == Layout::new::<Line>()), Relaxed);
        foreign();
        match layout.size() > LIMIT.get() {
            true => ptr::null_mut(),
            // SAFETY: the caller's.
            false => unsafe { System.alloc(layout) },
        }
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        BYTES.set(BYTES.get() - layout.size() as isize);
        foreign();
        // SAFETY: the caller's.
        unsafe { System.dealloc(start, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Limited = Limited;

#[test]
fn a_ring_that_cannot_shrink_stays() {
    let _alone = alone();
    let worker = Worker::with_capacity(4);
    (0..1000).for_each(|i| worker.push(Box::new(i)));
    LIMIT.set(256);
    let popped = (100..1000).rev().all(|i| worker.pop() == Some(Box::new(i)));
    LIMIT.set(usize::MAX);
    assert!(popped);
    assert_eq!(worker.capacity(), 1024);
    assert!((0..100).rev().all(|i| worker.pop() == Some(Box::new(i))));
    assert_eq!(worker.capacity(), 4);
}

#[test]
fn a_batch_makes_room_before_it_claims() {
    let _alone = alone();
    type Deque = Worker<usize, Weakest<Retain>>;
    let (victim, own) = (Deque::with_protocol(64), Deque::with_protocol(1));
    (0..64).for_each(|i| victim.push(i));
    let stealer = victim.stealer();
    let before = ALLOCATIONS.get();
    let batch = stealer.steal_batch(&own);
    // One for the first element, and one for all the others.
    assert_eq!(ALLOCATIONS.get() - before, 1);
    assert!(batch.is_success());
    assert_eq!((own.len(), own.capacity()), (32, 32));
}

#[test]
fn a_batch_makes_no_room_for_what_it_pops() {
    let _alone = alone();
    let (victim, full) = (Worker::new_lifo(), Worker::with_capacity(2));
    (0..4).for_each(|i| victim.push(i));
    (0..2).for_each(|i| full.push(i));
    let stealer = victim.stealer();
    let youngest = stealer.steal_batch_with_limit_and_pop(&full, 1);
    assert_eq!((youngest, full.capacity()), (Steal::Success(0), 2));
    // Half of three elements are two, one of which is popped.
    let _ = full.pop();
    let youngest = stealer.steal_batch_and_pop(&full);
    assert_eq!((youngest, full.capacity()), (Steal::Success(2), 2));
}

/// The deque that the allocator of this thread uses, and the elements that it has seen.
struct Reentered<P: Protocol> {
    worker: Worker<usize, P>,
    next: Cell<usize>,
    taken: [Cell<u8>; 4096],
}

impl<P: Protocol> Reentered<P> {
    fn push(&self) {
        let id = self.next.get();
        self.next.set(id + 1);
        self.worker.push(id);
    }

    fn take(&self, id: usize) {
        self.taken[id].set(self.taken[id].get() + 1);
    }
}

thread_local! {
    static REENTERED: Cell<Option<&'static dyn Fn()>> = const { Cell::new(None) };
}

/// An allocator that uses the very deque that has called it.
fn reentered<P: Protocol>() {
    let deque: &Reentered<P> = Box::leak(Box::new(Reentered {
        worker: Worker::with_protocol(1),
        next: Cell::new(0),
        taken: [const { Cell::new(0) }; 4096],
    }));
    let calls = Box::leak(Box::new(Cell::new(0)));
    let calls: &'static Cell<usize> = calls;
    let use_it = Box::leak(Box::new(move || {
        calls.set(calls.get() + 1);
        if calls.get() > 500 {
            return;
        }
        // More pops than pushes, and the other way round, in turn.
        let (pushes, pops) = if calls.get().is_multiple_of(3) {
            (1, 3)
        } else {
            (3, 1)
        };
        (0..pushes).for_each(|_| deque.push());
        (0..pops).for_each(|_| deque.worker.pop().into_iter().for_each(|id| deque.take(id)));
    }));
    REENTERED.set(Some(use_it));
    FOREIGN.set(Some(|| REENTERED.get().expect("set above")()));
    let own = Worker::<usize, P>::with_protocol(1);
    for round in 0..6 {
        (0..100).for_each(|_| deque.push());
        let _ = deque.worker.stealer().steal_batch(&own);
        let half = if round % 2 == 0 { 50 } else { usize::MAX };
        let pops = iter::from_fn(|| deque.worker.pop()).take(half);
        pops.for_each(|id| deque.take(id));
    }
    FOREIGN.set(None);
    let left = iter::from_fn(|| deque.worker.pop());
    left.chain(iter::from_fn(|| own.pop()))
        .for_each(|id| deque.take(id));
    assert!(
        calls.get() > 5,
        "the allocator was called {} times",
        calls.get()
    );
    let pushed = deque.next.get();
    assert!(deque.taken[..pushed].iter().all(|times| times.get() == 1));
}

#[test]
fn the_allocator_may_use_the_deque() {
    let _alone = alone();
    reentered::<Weakest<GracePeriod>>();
    reentered::<Weakest<Epoch>>();
    reentered::<Weakest<Retain>>();
}

/// How many bytes a deque takes when it is large, and how many when it is small again.
fn sizes(worker: &Worker<usize>) -> [isize; 2] {
    let before = BYTES.get();
    (0..100_000).for_each(|i| worker.push(i));
    let large = BYTES.get() - before;
    while worker.pop().is_some() {}
    [large, BYTES.get() - before]
}

/// The same, beside a thread that has stolen, and now sleeps, pinned or not.
fn sizes_beside_a_thief(worker: &Worker<usize>, pinned: bool) -> [isize; 2] {
    worker.push(0);
    let barrier = Barrier::new(2);
    let stealer = worker.stealer();
    thread::scope(|scope| {
        scope.spawn(|| {
            let _guard = pinned.then(|| research::pin(&stealer));
            // Within the pin, this must not end it.
            assert!(stealer.steal().is_success());
            barrier.wait();
            barrier.wait();
        });
        barrier.wait();
        let sizes = sizes(worker);
        barrier.wait();
        sizes
    })
}

#[test]
fn memory_returns_while_a_thief_sleeps() {
    let _alone = alone();
    let [large, small] = sizes_beside_a_thief(&Worker::new_lifo(), false);
    // One ring, less the one at first.
    let ring = |slots: usize| (slots * size_of::<usize>()) as isize;
    assert_eq!([large, small], [ring(1 << 17) - ring(64), 0]);
}

#[test]
fn memory_waits_for_a_thief_in_the_middle_of_a_steal() {
    let _alone = alone();
    let worker = Worker::new_lifo();
    let before = BYTES.get();
    let [_, small] = sizes_beside_a_thief(&worker, true);
    assert!(small > 100_000, "{small} bytes");
    // The thread has ended. A pop that finds nothing looks again.
    assert_eq!(worker.pop(), None);
    let still = BYTES.get() - before;
    assert!(still < 10_000, "{still} bytes");
}

/// Steals when the thread's locals are dropped: after the record of its first steal, and before.
struct StealsAtTheEnd(Stealer<usize>);

impl Drop for StealsAtTheEnd {
    fn drop(&mut self) {
        assert!(self.0.steal().is_success());
        let _guard = research::pin(&self.0);
        assert!(self.0.steal().is_success());
    }
}

#[test]
fn records_are_taken_over() {
    let _alone = alone();
    thread_local! {
        static FIRST: Cell<Option<StealsAtTheEnd>> = const { Cell::new(None) };
        static LAST: Cell<Option<StealsAtTheEnd>> = const { Cell::new(None) };
    }
    const THREADS: usize = 100;
    let worker = Worker::new_lifo();
    (0..5 * THREADS).for_each(|i| worker.push(i));
    let before = RECORDS.load(Relaxed);
    for _ in 0..THREADS {
        let stealers = [(); 3].map(|()| worker.stealer());
        let thread = thread::spawn(move || {
            let [first, now, last] = stealers;
            FIRST.set(Some(StealsAtTheEnd(first)));
            assert!(now.steal().is_success());
            LAST.set(Some(StealsAtTheEnd(last)));
        });
        thread.join().expect("it did not panic");
    }
    assert!(worker.is_empty());
    // Other tests have threads as well.
    let records = RECORDS.load(Relaxed) - before;
    assert!(records < THREADS / 2, "{records} records");
}

#[test]
fn the_allocator_may_steal_in_a_first_steal() {
    let _alone = alone();
    thread_local! {
        static VICTIM: Cell<Option<&'static Stealer<usize>>> = const { Cell::new(None) };
    }
    let worker = Worker::new_lifo();
    (0..3).for_each(|i| worker.push(i));
    let stealer: &'static _ = Box::leak(Box::new(worker.stealer()));
    // Enough at once that some thread has no record to take over.
    let barrier = &Barrier::new(8);
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(move || {
                VICTIM.set(Some(stealer));
                barrier.wait();
                FOREIGN.set(Some(|| {
                    let victim = VICTIM.get().expect("set above");
                    while victim.steal().is_retry() {}
                }));
                let _guard = research::pin(stealer);
                FOREIGN.set(None);
                barrier.wait();
            });
        }
    });
    assert!(worker.len() < 3, "the allocator has stolen nothing");
}

#[test]
fn a_ring_that_only_looks_full_stays() {
    let _alone = alone();
    let worker = Worker::with_capacity(4);
    (0..4).for_each(|i| worker.push(i));
    assert!(worker.stealer().steal().is_success());
    let before = ALLOCATIONS.get();
    worker.push(4);
    assert_eq!(ALLOCATIONS.get(), before);
}

#[test]
fn a_ring_that_cannot_grow_aborts() {
    let _alone = alone();
    const CHILD: &str = "CHASE_LEV_OUT_OF_MEMORY";
    if env::var_os(CHILD).is_some() {
        let worker = Worker::with_capacity(64);
        LIMIT.set(1000);
        (0..65u64).for_each(|i| worker.push(i));
        return;
    }
    let name = "a_ring_that_cannot_grow_aborts";
    let child = Command::new(env::current_exe().unwrap())
        .args([name, "--exact", "--nocapture"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let message = String::from_utf8_lossy(&child.stderr);
    // 128 slots, and the header: a mask, an index, and the ring that a retired one holds.
    let ring = 128 * 8 + 3 * size_of::<usize>() + size_of::<i64>();
    assert_eq!(child.status.code(), None, "{message}");
    assert!(
        message.contains(&format!("memory allocation of {ring} bytes failed")),
        "{message}"
    );
}

#[test]
fn capacities_that_cannot_be_addressed_panic() {
    let _alone = alone();
    fn refused<T>(capacity: usize) {
        let refused = panic::catch_unwind(|| Worker::<T>::with_capacity(capacity));
        let message = *refused.unwrap_err().downcast::<String>().unwrap();
        assert!(
            message.starts_with("capacity overflow: a deque cannot have"),
            "{message}"
        );
    }
    refused::<u8>(usize::MAX);
    refused::<u64>(1 << (usize::BITS - 2));
    refused::<[u64; 4]>(1 << (usize::BITS - 5));
    refused::<()>(usize::MAX);
    refused::<()>(1 << (usize::BITS - 1));
    let most = Worker::<()>::with_capacity(1 << (usize::BITS - 2));
    assert_eq!(most.capacity(), 1 << (usize::BITS - 2));
}
