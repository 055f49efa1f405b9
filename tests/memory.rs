//! The deque when memory runs out, the memory that it returns, and allocators that use the deque.

#![cfg(not(any(loom, shuttle)))]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::convert::Infallible;
use std::env;
use std::iter;
use std::mem;
use std::ops::Range;
use std::panic;
use std::process::{Command, Output};
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Barrier, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;

use chase_lev::{
    Asymmetric, Epoch, Fenced, Fences, GracePeriod, Reclaim, Retain, Steal, Stealer, Worker,
    research,
};

/// The system's allocator with counters, which refuses allocations above a limit.
struct Limited;

thread_local! {
    static LIMIT: Cell<usize> = const { Cell::new(usize::MAX) };
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
    /// The number of bytes that this thread has allocated, minus the number that it has freed.
    static BYTES: Cell<isize> = const { Cell::new(0) };
    /// Foreign code that each call of the allocator runs.
    static FOREIGN: Cell<Option<&'static dyn Fn()>> = const { Cell::new(None) };
}

/// Held by the running test: records belong to the process, so thieves of another test could delay
/// reclamation.
static ALONE: Mutex<()> = Mutex::new(());

/// Ensures that no other test runs until the guard is dropped.
fn alone() -> MutexGuard<'static, ()> {
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[repr(align(128))]
struct Line(#[expect(dead_code, reason = "only the layout matters")] u8);

/// The number of records in a block.
const RECORDS: usize = usize::BITS as usize;

/// A type with the layout of a block of records: its words, and then the records.
type Block = [Line; 1 + RECORDS];

/// The number of blocks that were allocated.
static BLOCKS: AtomicUsize = AtomicUsize::new(0);

/// Runs the foreign code, unless it is already running.
fn foreign() {
    if let Some(foreign) = FOREIGN.take() {
        foreign();
        FOREIGN.set(Some(foreign));
    }
}

/// Calls `act` while each call of this thread's allocator runs `foreign`.
fn with_foreign<T>(foreign: &dyn Fn(), act: impl FnOnce() -> T) -> T {
    struct Ends;

    impl Drop for Ends {
        fn drop(&mut self) {
            FOREIGN.set(None);
        }
    }

    // SAFETY: the guard removes it before the reference ends, also when `act` panics.
    let foreign = unsafe { mem::transmute::<&dyn Fn(), &'static dyn Fn()>(foreign) };
    let _ends = Ends;
    FOREIGN.set(Some(foreign));
    act()
}

/// Returns a function that calls `f` the first time.
fn once(f: impl FnOnce()) -> impl Fn() {
    let f = Cell::new(Some(f));
    move || {
        if let Some(f) = f.take() {
            f();
        }
    }
}

// SAFETY: it is the system's allocator, or returns null.
unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        BYTES.set(BYTES.get() + layout.size() as isize);
        BLOCKS.fetch_add(usize::from(layout == Layout::new::<Block>()), Relaxed);
        foreign();
        if layout.size() > LIMIT.get() {
            return ptr::null_mut();
        }
        // SAFETY: the caller has the same obligation.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        BYTES.set(BYTES.get() - layout.size() as isize);
        foreign();
        // SAFETY: the caller has the same obligation.
        unsafe { System.dealloc(start, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Limited = Limited;

/// The deque with fences, which also shrinks small rings.
type Small<T = usize> = Worker<T, Fenced>;

/// Creates a deque that has room for `capacity` elements at first, with this many elements.
fn filled<F: Fences, R: Reclaim>(capacity: usize, elements: usize) -> Worker<usize, F, R> {
    let worker = Worker::with_capacity_and_strategy(capacity);
    (0..elements).for_each(|i| worker.push(i));
    worker
}

/// Pops these elements, the last one first.
fn pop_all<F: Fences, R: Reclaim>(worker: &Worker<usize, F, R>, elements: Range<usize>) {
    for element in elements.rev() {
        assert_eq!(worker.pop(), Some(element));
    }
}

/// Runs the test of this name in a child process. Returns `None` in the child, and the child's output in the
/// parent.
fn child(name: &str) -> Option<Output> {
    const CHILD: &str = "CHASE_LEV_CHILD";
    if env::var_os(CHILD).is_some() {
        return None;
    }
    let output = Command::new(env::current_exe().unwrap())
        .args([name, "--exact", "--nocapture"])
        .env(CHILD, "1")
        .output();
    Some(output.unwrap())
}

#[test]
fn a_worker_is_eight_words() {
    // The deque, the ring and its mask, `bottom`, `grow_at`, `shrink_below`, and two words of patience.
    assert_eq!(size_of::<Worker<u8>>(), 8 * 8);
}

#[test]
fn a_ring_grows_and_shrinks() {
    let _alone = alone();
    let worker: Small = filled(4, 1000);
    assert_eq!(worker.capacity(), 1024);
    pop_all(&worker, 0..1000);
    assert_eq!(worker.capacity(), 4);
    let retaining = filled::<Fenced, Retain>(4, 1000);
    pop_all(&retaining, 0..1000);
    assert_eq!(retaining.capacity(), 1024);
}

#[test]
fn a_ring_that_shrinks_by_a_barrier_keeps_few_bytes() {
    fn keeps<T: Copy>(element: T, slots: usize) {
        for pushes in [slots, slots + 1, 50 * slots] {
            let worker = Worker::with_capacity(4);
            (0..pushes).for_each(|_| worker.push(element));
            while worker.pop().is_some() {}
            assert_eq!(worker.capacity(), slots);
        }
    }
    let _alone = alone();
    keeps((), 2048);
    keeps(0_u64, 2048);
    keeps([0_u64; 4], 2048);
    keeps([0_u64; 8], 1024);
    keeps([0_u64; 32], 256);
    keeps([0_u64; 512], 64);
}

#[test]
fn a_ring_shrinks_below_a_quarter() {
    let _alone = alone();
    let worker: Small = filled(4, 9);
    let capacities: Vec<_> = iter::from_fn(|| worker.pop())
        .map(|left| (left, worker.capacity()))
        .filter(|(left, _)| *left < 6)
        .collect();
    assert_eq!(
        capacities,
        [(5, 16), (4, 16), (3, 8), (2, 8), (1, 4), (0, 4)]
    );
}

#[test]
fn a_ring_that_cannot_shrink_stays() {
    let _alone = alone();
    let worker = Small::with_capacity_and_strategy(4);
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
    let (victim, own) = (filled::<Fenced, Retain>(64, 64), filled(1, 0));
    let stealer = victim.stealer();
    let before = ALLOCATIONS.get();
    let batch = stealer.steal_batch(&own);
    // One allocation for all of them.
    assert_eq!(ALLOCATIONS.get() - before, 1);
    assert!(batch.is_success());
    assert_eq!((own.len(), own.capacity()), (32, 32));
}

#[test]
fn a_batch_without_memory_for_all_takes_what_fits() {
    let _alone = alone();
    let (victim, own): (Worker<_>, _) = (filled(64, 64), filled(2, 0));
    let stealer = victim.stealer();
    // Allocates the record of this thread.
    assert!(stealer.steal().is_success());
    LIMIT.set(100);
    let batch = stealer.steal_batch(&own);
    LIMIT.set(usize::MAX);
    assert_eq!((batch, own.len()), (Steal::Success(()), 2));
}

#[test]
fn a_batch_makes_no_room_for_what_it_pops() {
    let _alone = alone();
    let (victim, full): (Worker<_>, _) = (filled(64, 4), filled(2, 2));
    let stealer = victim.stealer();
    let youngest = stealer.steal_batch_with_limit_and_pop(&full, 1);
    assert_eq!((youngest, full.capacity()), (Steal::Success(0), 2));
    // Half of three elements is two, one of which is returned.
    let _ = full.pop();
    let youngest = stealer.steal_batch_and_pop(&full);
    assert_eq!((youngest, full.capacity()), (Steal::Success(2), 2));
    // The deque looks full, but thieves have made room for two.
    let (victim, full): (Worker<_>, _) = (filled(64, 6), filled(4, 4));
    (0..2).for_each(|i| assert_eq!(full.stealer().steal(), Steal::Success(i)));
    let youngest = victim.stealer().steal_batch_and_pop(&full);
    assert_eq!((youngest, full.capacity()), (Steal::Success(2), 4));
}

/// Checks a deque with an allocator that uses the very deque that calls it.
fn reentered<F: Fences, R: Reclaim>() {
    let worker = Worker::<usize, F, R>::with_capacity_and_strategy(1);
    let own = Worker::<usize, F, R>::with_capacity_and_strategy(1);
    let (next, calls) = (Cell::new(0), Cell::new(0));
    let taken = [const { Cell::new(0) }; 4096];
    let push = || worker.push(next.replace(next.get() + 1));
    let take = |id: usize| taken[id].set(taken[id].get() + 1);
    let use_it = || {
        calls.set(calls.get() + 1);
        if calls.get() > 500 {
            return;
        }
        // Sometimes more pops than pushes, and sometimes fewer.
        let (pushes, pops) = if calls.get() % 3 == 0 { (1, 3) } else { (3, 1) };
        (0..pushes).for_each(|_| push());
        (0..pops).filter_map(|_| worker.pop()).for_each(take);
    };
    with_foreign(&use_it, || {
        for round in 0..6 {
            (0..100).for_each(|_| push());
            let _ = worker.stealer().steal_batch(&own);
            let half = if round % 2 == 0 { 50 } else { usize::MAX };
            iter::from_fn(|| worker.pop()).take(half).for_each(take);
        }
    });
    let left = iter::from_fn(|| worker.pop());
    left.chain(iter::from_fn(|| own.pop())).for_each(take);
    assert!(calls.get() > 5, "the allocator was called {calls:?} times");
    assert!(taken[..next.get()].iter().all(|times| times.get() == 1));
}

#[test]
fn the_allocator_may_use_the_deque() {
    let _alone = alone();
    reentered::<Asymmetric, GracePeriod>();
    reentered::<Fenced, GracePeriod>();
    reentered::<Fenced, Epoch>();
    reentered::<Fenced, Retain>();
}

/// Returns the number of bytes of a deque when it is large, and when it is small again.
fn sizes(worker: &Worker<usize>) -> [isize; 2] {
    let before = BYTES.get();
    (0..100_000).for_each(|i| worker.push(i));
    let large = BYTES.get() - before;
    while worker.pop().is_some() {}
    [large, BYTES.get() - before]
}

/// Returns the same while a thread that has stolen sleeps, pinned or not.
fn sizes_beside_a_thief(worker: &Worker<usize>, pinned: bool) -> [isize; 2] {
    worker.push(0);
    let barrier = Barrier::new(2);
    let stealer = worker.stealer();
    thread::scope(|scope| {
        scope.spawn(|| {
            let _guard = pinned.then(|| research::pin(&stealer));
            // This steal must not end the pin.
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
    // The rings, each of which is twice as large as the previous one, with their headers.
    let ring = |slots: usize| (slots * size_of::<usize>()) as isize;
    let rings = ring(1 << 18) - ring(128);
    assert!((rings..rings + 1024).contains(&large), "{large} bytes");
    assert_eq!(small, ring(2048) - ring(64));
}

#[test]
fn memory_waits_for_a_thief_in_the_middle_of_a_steal() {
    let _alone = alone();
    let worker = Worker::new_lifo();
    let [large, small] = sizes_beside_a_thief(&worker, true);
    // The ring has shrunk once, and the rings that were replaced wait.
    let half = (size_of::<usize>() << 16) as isize;
    let shrunk = small - large;
    assert!((half..half + 64).contains(&shrunk), "{shrunk} bytes");
    // The thread has ended. A pop that could shrink the ring looks at it again, and so do the next pops.
    let before = BYTES.get();
    (0..2).for_each(|i| worker.push(i));
    assert_eq!(worker.pop(), Some(1));
    let freed = before - BYTES.get();
    assert!(freed > large, "{freed} bytes");
    while worker.capacity() > 2048 {
        (0..2).for_each(|i| worker.push(i));
        (0..2).for_each(|_| _ = worker.pop());
    }
    let left = (size_of::<usize>() * (2048 - 64)) as isize;
    assert_eq!(before - BYTES.get(), small - left);
}

/// Calls `f` while a thread is in the middle of a steal.
fn beside_a_stopped_thief<F: Fences, R: Reclaim>(f: impl FnOnce()) {
    let elsewhere = filled::<F, R>(1, 1);
    let stealer = elsewhere.stealer();
    thread::scope(|scope| {
        let leave = stop(scope, &stealer);
        f();
        leave();
    });
}

/// Spawns a thread that stops in the middle of a steal. The returned closure ends the steal and the thread.
fn stop<'scope, F: Fences, R: Reclaim>(
    scope: &'scope thread::Scope<'scope, '_>,
    stealer: &'scope Stealer<usize, F, R>,
) -> impl FnOnce() + use<'scope, F, R> {
    let (handle, gone) = mpsc::channel::<Infallible>();
    let (here, is_here) = mpsc::channel();
    let thief = scope.spawn(move || {
        stealer.steal_if(|_| {
            here.send(()).expect("the other thread waits");
            gone.recv().is_ok()
        })
    });
    is_here.recv().expect("the thread sends it");
    || {
        drop(handle);
        assert!(thief.join().expect("it did not panic").is_empty());
    }
}

/// Returns the largest number of bytes, and the number of allocations, of a deque that repeatedly grows for
/// this number of elements and shrinks.
fn grows_and_shrinks<F: Fences, R: Reclaim>(elements: usize) -> [isize; 2] {
    const ROUNDS: usize = 1000;
    let worker = Worker::<usize, F, R>::with_capacity_and_strategy(64);
    let (bytes, allocations) = (BYTES.get(), ALLOCATIONS.get());
    let mut most = 0;
    for _ in 0..ROUNDS {
        (0..elements).for_each(|i| worker.push(i));
        most = most.max(BYTES.get() - bytes);
        (0..=elements).for_each(|_| _ = worker.pop());
        most = most.max(BYTES.get() - bytes);
    }
    [most, (ALLOCATIONS.get() - allocations) as isize]
}

#[test]
fn a_deque_beside_a_stopped_thief_keeps_few_rings() {
    let _alone = alone();
    beside_a_stopped_thief::<Asymmetric, GracePeriod>(|| {
        let [bytes, allocations] = grows_and_shrinks::<Asymmetric, GracePeriod>(8192);
        // The current ring, the rings until the deque shrank, and the smaller ring that grew again.
        let ring = |slots: usize| (slots * size_of::<usize>()) as isize;
        assert!(bytes < ring(8192 + 16_384 + 4096), "{bytes} bytes");
        assert_eq!(allocations, 9);
    });
    beside_a_stopped_thief::<Fenced, Epoch>(|| {
        let [bytes, allocations] = grows_and_shrinks::<Fenced, Epoch>(2048);
        assert!(bytes < 1 << 20, "{bytes} bytes");
        assert!(allocations < 1000, "{allocations} allocations");
    });
    // Without the stopped thief, deques shrink again.
    let [_, allocations] = grows_and_shrinks::<Asymmetric, GracePeriod>(8192);
    assert!(allocations > 3000, "{allocations} allocations");
}

#[test]
fn a_pop_that_shrinks_allocates_the_ring_alone() {
    let _alone = alone();
    let worker: Small = filled(4, 1000);
    beside_a_stopped_thief::<Fenced, GracePeriod>(|| {
        let before = ALLOCATIONS.get();
        // The ring that this replaces must wait.
        while worker.pop().is_some() {}
        assert_eq!((ALLOCATIONS.get() - before, worker.capacity()), (1, 512));
    });
}

#[test]
fn an_allocator_may_fill_a_ring_that_shrinks() {
    let _alone = alone();
    let worker: Small = filled(4, 16);
    pop_all(&worker, 4..16);
    // Three elements would fit in a ring of eight, but thirteen do not.
    let fill = once(|| (3..13).for_each(|i| worker.push(i)));
    assert_eq!(with_foreign(&fill, || worker.pop()), Some(3));
    assert_eq!(worker.capacity(), 16);
    pop_all(&worker, 0..13);
    assert_eq!(worker.pop(), None);
}

#[test]
fn an_allocator_may_shrink_a_ring_that_shrinks() {
    let _alone = alone();
    let worker = Small::with_capacity_and_strategy(4);
    // Makes four rings wait.
    beside_a_stopped_thief::<Fenced, GracePeriod>(|| {
        (0..32).for_each(|i| worker.push(i));
        pop_all(&worker, 4..32);
    });
    let shrink = once(|| {
        pop_all(&worker, 1..3);
        assert_eq!(worker.capacity(), 4);
    });
    // This pop frees the waiting rings before it replaces the current one.
    assert_eq!(with_foreign(&shrink, || worker.pop()), Some(3));
    assert_eq!(worker.capacity(), 4);
    assert_eq!([worker.pop(), worker.pop()], [Some(0), None]);
}

/// The pop that is due to look at its patience shrinks the ring, whose allocation pops.
#[test]
fn an_allocator_may_pop_while_a_deque_may_cool() {
    const PATIENCE: usize = 512;
    let _alone = alone();
    let worker: Worker<_> = filled(64, 8193);
    // A quarter of the slots, when the last pop ends.
    let left = 4096 - 1;
    let stolen = 8193 - left - PATIENCE;
    assert!((0..stolen).all(|i| worker.stealer().steal() == Steal::Success(i)));
    let pop = once(|| _ = worker.pop());
    let pops = || (0..PATIENCE).filter_map(|_| worker.pop()).last();
    assert_eq!(with_foreign(&pop, pops), Some(stolen + left));
    assert_eq!((worker.capacity(), worker.len()), (8192, left - 1));
}

#[test]
fn a_record_in_use_is_not_released() {
    const THREADS: usize = RECORDS + 1;
    let Some(child) = child("a_record_in_use_is_not_released") else {
        let worker = Worker::<usize>::new_lifo();
        for _ in 0..THREADS {
            let stealer = worker.stealer();
            let thread = thread::spawn(move || mem::forget(research::pin(&stealer)));
            thread.join().expect("it did not panic");
        }
        assert_eq!(BLOCKS.load(Relaxed), 2);
        return;
    };
    assert!(child.status.success(), "{child:?}");
}

/// A thread-local that steals when it is dropped, which may be before or after the thread's record is
/// released.
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
    let worker: Worker<_> = filled(64, 5 * THREADS);
    let before = BLOCKS.load(Relaxed);
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
    // Threads of other tests may use records as well.
    let blocks = BLOCKS.load(Relaxed) - before;
    assert!(blocks <= 1, "{blocks} blocks");
}

#[test]
fn the_allocator_may_steal_in_a_first_steal() {
    let _alone = alone();
    let worker: Worker<_> = filled(64, 3);
    let stealer = worker.stealer();
    // More threads at once than a block has records, so one of them allocates.
    let barrier = Barrier::new(RECORDS + 1);
    let first = || {
        barrier.wait();
        let steal = || while stealer.steal().is_retry() {};
        let _guard = with_foreign(&steal, || research::pin(&stealer));
        barrier.wait();
    };
    thread::scope(|scope| (0..=RECORDS).for_each(|_| _ = scope.spawn(first)));
    assert!(worker.len() < 3, "the allocator has stolen nothing");
}

#[test]
fn a_ring_that_only_looks_full_stays() {
    let _alone = alone();
    let worker: Worker<_> = filled(4, 4);
    assert!(worker.stealer().steal().is_success());
    let before = ALLOCATIONS.get();
    worker.push(4);
    assert_eq!(ALLOCATIONS.get(), before);
}

#[test]
fn a_ring_that_cannot_grow_aborts() {
    let _alone = alone();
    let Some(child) = child("a_ring_that_cannot_grow_aborts") else {
        let worker = Worker::with_capacity(64);
        LIMIT.set(1000);
        (0..65u64).for_each(|i| worker.push(i));
        return;
    };
    let message = String::from_utf8_lossy(&child.stderr);
    // 128 slots, and a header with a mask, an index, and the ring that a retired one holds.
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

/// Returns the number of bytes that this thread allocates in `f`, minus the number that it frees.
fn bytes(f: impl FnOnce()) -> isize {
    let before = BYTES.get();
    f();
    BYTES.get() - before
}

/// A ring is retired while others wait for a thief, because the allocator has shrunk the ring. Another
/// thief, which came in between, has the ring. Its record was made before that of the first, or after it.
fn a_ring_is_retired_while_others_wait(before: bool) {
    let worker = Small::with_capacity_and_strategy(4);
    let stealer = worker.stealer();
    // Where the other thief meets the owner: before its steal, in the middle of it, and before it ends.
    let coming = Barrier::new(2);
    let mut sum = bytes(|| {
        (0..64).for_each(|i| worker.push(i));
        (0..48).for_each(|_| _ = worker.pop());
    });
    thread::scope(|scope| {
        let (here, is_here) = mpsc::channel();
        let (stealer, coming) = (&stealer, &coming);
        let come = || {
            let here = here.clone();
            let other = scope.spawn(move || {
                drop(research::pin(stealer));
                here.send(()).expect("the other thread waits");
                coming.wait();
                stealer.steal_if(|_| {
                    (0..2).for_each(|_| _ = coming.wait());
                    false
                })
            });
            is_here.recv().expect("the thread sends it");
            other
        };
        let early = before.then(come);
        let leave = stop(scope, stealer);
        let other = early.unwrap_or_else(come);
        let shrink = once(|| {
            assert!(worker.pop().is_some());
            assert_eq!(worker.capacity(), 32);
            (0..40).for_each(|i| worker.push(i));
            (0..2).for_each(|_| _ = coming.wait());
            (0..50).for_each(|_| _ = worker.pop());
        });
        let pop = || assert!(worker.pop().is_some());
        sum += bytes(|| with_foreign(&shrink, pop));
        assert_eq!(worker.capacity(), 32);
        leave();
        let freed = -bytes(pop);
        sum -= freed;
        let waited = size_of::<[usize; 4 + 8 + 16 + 32 + 64]>() as isize;
        assert!(freed < waited + 32 * 8, "the other thief has a freed ring");
        coming.wait();
        assert!(other.join().expect("it did not panic").is_empty());
    });
    sum += bytes(|| {
        while worker.capacity() > 4 {
            (0..2).for_each(|i| worker.push(i));
            (0..3).for_each(|_| _ = worker.pop());
        }
    });
    assert_eq!(sum, 0, "a ring leaked");
}

#[test]
fn a_retirement_does_not_join_rings_that_wait() {
    let _alone = alone();
    a_ring_is_retired_while_others_wait(true);
    a_ring_is_retired_while_others_wait(false);
}
