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
use std::process::Command;
use std::ptr;
use std::sync::{Barrier, Mutex, mpsc};
use std::thread::{self, LocalKey};

use chase_lev::research::{self, Published, Retired, Ring, Strategy, Successor};
use chase_lev::{
    Asymmetric, Epoch, Fenced, Fences, GracePeriod, Reclaim, Retain, Steal, Worker, register_thread,
};
use chase_lev_atomics::{Site, kind};

/// The system's allocator with counters, which refuses allocations above a limit.
struct Limited;

thread_local! {
    static LIMIT: Cell<usize> = const { Cell::new(usize::MAX) };
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
    /// The number of bytes that this thread has allocated, minus the number that it has freed.
    static BYTES: Cell<isize> = const { Cell::new(0) };
    /// Foreign code that each call of the allocator runs.
    static FOREIGN: Hook = const { Cell::new(None) };
    /// The hook that runs in each steal from a deque with [`Interrupted`].
    static STEAL: Hook = const { Cell::new(None) };
}

/// Code that runs in the middle of an operation.
type Hook = Cell<Option<&'static dyn Fn()>>;

/// Held by the running test: records belong to the process, so thieves of another test could delay
/// reclamation.
static ALONE: Mutex<()> = Mutex::new(());

/// Runs the code of a hook, unless it is already running.
fn run(hook: &'static LocalKey<Hook>) {
    if let Some(code) = hook.take() {
        code();
        hook.set(Some(code));
    }
}

/// Calls `act` while this hook has this code.
fn with<T>(hook: &'static LocalKey<Hook>, code: &dyn Fn(), act: impl FnOnce() -> T) -> T {
    struct Ends(&'static LocalKey<Hook>);

    impl Drop for Ends {
        fn drop(&mut self) {
            self.0.set(None);
        }
    }

    // SAFETY: the guard removes it before the reference ends, also when `act` panics.
    let code = unsafe { mem::transmute::<&dyn Fn(), &'static dyn Fn()>(code) };
    let _ends = Ends(hook);
    hook.set(Some(code));
    act()
}

/// Calls `act` while each call of this thread's allocator runs `foreign`.
fn with_foreign<T>(foreign: &dyn Fn(), act: impl FnOnce() -> T) -> T {
    with(&FOREIGN, foreign, act)
}

/// A strategy whose hook runs after a thief has loaded the indices, and before each load of the
/// ring.
#[derive(Default)]
struct Interrupted(Retain);

// SAFETY: as for `Retain`.
unsafe impl Strategy for Interrupted {
    const FREES: bool = false;
    type Guard<'a> = <Retain as Strategy>::Guard<'a>;

    fn announce(&self, in_record: bool) -> Self::Guard<'_> {
        self.0.announce(in_record)
    }

    fn load<'a, T>(
        &'a self,
        published: &Published<T>,
        guard: &mut Self::Guard<'a>,
        site: Site<kind::Load>,
    ) -> Ring<T> {
        run(&STEAL);
        self.0.load(published, guard, site)
    }

    unsafe fn retire(&self, old: Retired, successor: Successor) {
        // SAFETY: the caller has the same obligation.
        unsafe { self.0.retire(old, successor) }
    }
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
        run(&FOREIGN);
        if layout.size() > LIMIT.get() {
            return ptr::null_mut();
        }
        // SAFETY: the caller has the same obligation.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, start: *mut u8, layout: Layout) {
        BYTES.set(BYTES.get() - layout.size() as isize);
        run(&FOREIGN);
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

/// Calls `f` while this thread cannot allocate more than `limit` bytes at once.
fn limited<T>(limit: usize, f: impl FnOnce() -> T) -> T {
    LIMIT.set(limit);
    let result = f();
    LIMIT.set(usize::MAX);
    result
}

/// Returns the number of bytes that this thread allocates in `f`, minus the number that it frees.
fn bytes(f: impl FnOnce()) -> isize {
    let before = BYTES.get();
    f();
    BYTES.get() - before
}

/// Returns the number of bytes of this many slots.
fn ring(slots: usize) -> isize {
    (slots * size_of::<usize>()) as isize
}

#[test]
fn a_worker_shares_no_pair_of_cache_lines() {
    assert_eq!(align_of::<Worker<u8>>(), 128);
    assert_eq!(size_of::<Worker<u8>>(), 128);
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
    let _alone = ALONE.lock();
    keeps((), 2048);
    keeps(0_u64, 2048);
    keeps([0_u64; 4], 2048);
    keeps([0_u64; 5], 2048);
    keeps([0_u64; 8], 1024);
    keeps([0_u64; 32], 256);
    keeps([0_u64; 512], 64);
}

#[test]
fn a_ring_shrinks_below_a_quarter() {
    let _alone = ALONE.lock();
    let worker: Small = filled(4, 9);
    pop_all(&worker, 6..9);
    let left = iter::from_fn(|| worker.pop());
    let capacities: Vec<_> = left.map(|left| (left, worker.capacity())).collect();
    let expected = [(5, 16), (4, 16), (3, 8), (2, 8), (1, 4), (0, 4)];
    assert_eq!(capacities, expected);
    let retaining = filled::<Fenced, Retain>(4, 9);
    pop_all(&retaining, 0..9);
    assert_eq!(retaining.capacity(), 16);
}

/// After a burst, a deque that is used in this way returns the memory.
fn forgets_a_burst<F: Fences, R: Reclaim>(least: usize, used: Use<F, R>) {
    register_thread();
    let worker = Worker::<_, F, R>::with_capacity_and_strategy(4);
    let kept = bytes(|| {
        (0..100_000).for_each(|i| worker.push(i));
        let thief = worker.stealer();
        while thief.steal().is_success() {}
        for _ in 0..20 {
            used(&worker);
        }
    });
    assert_eq!(worker.capacity(), least);
    // The largest ring had 1 MiB.
    assert!(kept < 1 << 15, "{kept} bytes more than at first");
}

type Use<F, R> = fn(&Worker<usize, F, R>);

fn every_use_forgets_a_burst<F: Fences, R: Reclaim>(least: usize) {
    let uses: [Use<F, R>; 4] = [
        |worker| assert_eq!(worker.pop(), None),
        |worker| {
            worker.push(1);
            assert_eq!(worker.pop(), Some(1));
        },
        |worker| {
            worker.push(1);
            worker.push(2);
            assert_eq!([worker.pop(), worker.pop()], [Some(2), Some(1)]);
        },
        |worker| {
            worker.push(1);
            worker.push(2);
            assert!(worker.stealer().steal().is_success());
            assert_eq!([worker.pop(), worker.pop()], [Some(2), None]);
        },
    ];
    for used in uses {
        forgets_a_burst(least, used);
    }
}

#[test]
fn a_burst_is_forgotten() {
    let _alone = ALONE.lock();
    every_use_forgets_a_burst::<Fenced, GracePeriod>(4);
    every_use_forgets_a_burst::<Asymmetric, GracePeriod>(2048);
    every_use_forgets_a_burst::<Fenced, Epoch>(4);
}

#[test]
fn a_ring_shrinks_on_request() {
    let _alone = ALONE.lock();
    let worker = filled::<Asymmetric, GracePeriod>(1024, 9);
    let shrinks = |capacity, expected| {
        worker.shrink_to(capacity);
        assert_eq!(worker.capacity(), expected);
    };
    shrinks(usize::MAX, 1024);
    shrinks(100, 128);
    limited(16, || worker.shrink_to(0));
    shrinks(128, 128);
    shrinks(0, 16);
    pop_all(&worker, 0..9);
    shrinks(0, 1);
    let retaining = filled::<Fenced, Retain>(1024, 9);
    retaining.shrink_to(0);
    assert_eq!(retaining.capacity(), 1024);
}

#[test]
fn without_memory_nothing_is_lost() {
    let worker: Small = filled(4, 4);
    let refused = limited(16, || (worker.try_push(4), worker.try_reserve(1)));
    let message = refused.1.unwrap_err().to_string();
    assert!(message.starts_with("there is no memory for"), "{message}");
    assert_eq!(refused.0, Err(4));
    for additional in [usize::MAX, usize::MAX / 4, usize::MAX / 8] {
        let refused = worker.try_reserve(additional).unwrap_err().to_string();
        assert!(refused.ends_with("do not fit into the address space"));
    }
    assert_eq!(worker.try_push(4), Ok(()));
    assert_eq!(worker.capacity(), 8);
    assert_eq!(worker.try_reserve(100), Ok(()));
    let before = ALLOCATIONS.get();
    (5..105).for_each(|i| worker.push(i));
    assert_eq!((ALLOCATIONS.get(), worker.capacity()), (before, 128));
    pop_all(&worker, 0..105);
}

/// So a signal handler may steal.
#[test]
fn a_registered_thread_steals_without_an_allocation() {
    let _alone = ALONE.lock();
    let worker = filled::<Asymmetric, GracePeriod>(4, 1);
    research::cool(&worker);
    let empty = Worker::<usize>::new_lifo();
    research::cool(&empty);
    let [empty, victim] = [&empty, &worker].map(Worker::stealer);
    let steal = || {
        // The steal from an empty cold deque needs no record.
        assert!(empty.steal().is_empty());
        register_thread();
        let before = ALLOCATIONS.get();
        assert!(victim.steal().is_success());
        assert_eq!(ALLOCATIONS.get(), before);
    };
    thread::scope(|scope| scope.spawn(steal).join().expect("no allocation"));
}

#[test]
fn a_ring_that_cannot_shrink_stays() {
    let _alone = ALONE.lock();
    let worker = Small::with_capacity_and_strategy(4);
    (0..1000).for_each(|i| worker.push(Box::new(i)));
    let mut most = (100..1000).rev();
    assert!(limited(256, || most.all(|i| worker.pop() == Some(Box::new(i)))));
    assert_eq!(worker.capacity(), 1024);
    assert!((0..100).rev().all(|i| worker.pop() == Some(Box::new(i))));
    assert_eq!(worker.capacity(), 4);
}

#[test]
fn a_batch_makes_room_before_it_claims() {
    let (victim, own) = (filled::<Fenced, Retain>(64, 64), filled(1, 0));
    let stealer = victim.stealer();
    // Without memory for all elements, it takes as many as fit.
    let batch = limited(100, || stealer.steal_batch(&own));
    assert_eq!((batch, own.len()), (Steal::Success(()), 1));
    // One allocation for all of them.
    let before = ALLOCATIONS.get();
    assert!(stealer.steal_batch(&own).is_success());
    assert_eq!(ALLOCATIONS.get() - before, 1);
    assert_eq!((own.len(), own.capacity()), (33, 64));
}

#[test]
fn a_batch_makes_no_room_for_what_it_pops() {
    let _alone = ALONE.lock();
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
    let _alone = ALONE.lock();
    reentered::<Asymmetric, GracePeriod>();
    reentered::<Fenced, GracePeriod>();
    reentered::<Fenced, Epoch>();
    reentered::<Fenced, Retain>();
}

/// Calls `f` while another thread has stolen, or is in the middle of a steal.
fn during_a_theft<F: Fences, R: Reclaim>(in_the_middle: bool, f: impl FnOnce()) {
    let elsewhere = filled::<F, R>(1, 1);
    let stealer = &elsewhere.stealer();
    let (here, is_here) = mpsc::channel();
    let (end, ended) = mpsc::channel::<Infallible>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let _guard = in_the_middle.then(|| research::pin(stealer));
            // This steal must not end the pin.
            assert!(stealer.steal().is_success());
            here.send(()).expect("the other thread waits");
            let _ = ended.recv();
        });
        is_here.recv().expect("the thread sends it");
        f();
        drop(end);
    });
}

/// Each such pop looks at the thread for which the ring waits, even if the ring can shrink no more.
#[test]
fn a_pop_that_leaves_nothing_frees_the_ring_that_waits() {
    let _alone = ALONE.lock();
    let worker = Worker::<usize, Fenced>::with_capacity_and_strategy(64);
    let pop = || bytes(|| assert_eq!(worker.pop(), None));
    during_a_theft::<Fenced, GracePeriod>(true, || {
        worker.shrink_to(1);
        assert_eq!([pop(), pop()], [0, 0]);
    });
    assert!(pop() <= -ring(64));
}

/// Returns the number of bytes of a deque when it is large, and when it is small again, with such a
/// thread.
fn sizes(worker: &Worker<usize>, in_the_middle: bool) -> [isize; 2] {
    let mut sizes = [0; 2];
    during_a_theft::<Asymmetric, GracePeriod>(in_the_middle, || {
        let large = bytes(|| (0..100_000).for_each(|i| worker.push(i)));
        sizes = [large, large + bytes(|| while worker.pop().is_some() {})];
    });
    sizes
}

#[test]
fn memory_returns_while_a_thief_sleeps() {
    let _alone = ALONE.lock();
    let [large, small] = sizes(&Worker::new_lifo(), false);
    // The rings, each of which is twice as large as the previous one, with their headers.
    let rings = ring(1 << 18) - ring(128);
    assert!((rings..rings + 1024).contains(&large), "{large} bytes");
    assert_eq!(small, ring(2048) - ring(64));
}

#[test]
fn memory_waits_for_a_thief_in_the_middle_of_a_steal() {
    let _alone = ALONE.lock();
    let worker = Worker::new_lifo();
    let [large, small] = sizes(&worker, true);
    // The ring has shrunk once, and the rings that were replaced wait.
    let beyond = small - large - ring(1 << 16);
    assert!((0..64).contains(&beyond), "{beyond} bytes");
    // The thread has ended. A pop that could shrink the ring looks at it again, and so do the next
    // pops.
    let pop = || {
        (0..2).for_each(|i| worker.push(i));
        assert_eq!(worker.pop(), Some(1));
    };
    let freed = -bytes(pop);
    assert!(freed > large, "{freed} bytes");
    let shrink = || {
        while worker.capacity() > 2048 {
            (0..2).for_each(|i| worker.push(i));
            (0..2).for_each(|_| _ = worker.pop());
        }
    };
    assert_eq!(small - freed + bytes(shrink), ring(2048) - ring(64));
}

/// Returns the largest number of bytes, and the number of allocations, of a deque that repeatedly
/// grows for this number of elements and shrinks.
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
    let _alone = ALONE.lock();
    during_a_theft::<Asymmetric, GracePeriod>(true, || {
        let [bytes, allocations] = grows_and_shrinks::<Asymmetric, GracePeriod>(8192);
        // The current ring, the rings until the deque shrank, and the smaller ring that grew again.
        assert!(bytes < ring(8192 + 16_384 + 4096), "{bytes} bytes");
        assert_eq!(allocations, 9);
    });
    during_a_theft::<Fenced, Epoch>(true, || {
        let [bytes, allocations] = grows_and_shrinks::<Fenced, Epoch>(2048);
        assert!(bytes < 1 << 20, "{bytes} bytes");
        assert!(allocations < 1000, "{allocations} allocations");
    });
    // Without the stopped thief, deques shrink again.
    let [_, allocations] = grows_and_shrinks::<Asymmetric, GracePeriod>(8192);
    assert!(allocations > 3000, "{allocations} allocations");
}

#[test]
fn with_epochs_a_deque_shrinks_again_and_again() {
    let _alone = ALONE.lock();
    let [bytes, _] = grows_and_shrinks::<Fenced, Epoch>(2048);
    assert!(bytes < ring(8192), "{bytes} bytes");
    let worker: Worker<_, Fenced, Epoch> = filled(4, 0);
    for _ in 0..100 {
        (0..64).for_each(|i| worker.push(i));
        pop_all(&worker, 0..64);
    }
    assert_eq!(worker.capacity(), 4);
}

#[test]
fn an_allocator_may_shrink_a_ring_that_shrinks() {
    let _alone = ALONE.lock();
    let worker = Small::with_capacity_and_strategy(4);
    // Makes four rings wait.
    during_a_theft::<Fenced, GracePeriod>(true, || {
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

#[test]
fn an_allocator_may_use_up_the_room() {
    let worker: Small = filled(4, 4);
    let fill = once(|| (4..8).for_each(|i| worker.push(i)));
    with_foreign(&fill, || worker.push(8));
    pop_all(&worker, 0..9);
}

/// While a push allocates a ring, the oldest elements are taken and the ring grows. So the new ring
/// does not have these elements, to which a thief has come late.
#[test]
fn a_thief_does_not_look_at_an_unwritten_slot() {
    let worker: Worker<_, Fenced, Interrupted> = filled(4, 4);
    let stealer = worker.stealer();
    let grow = once(|| {
        (0..2).for_each(|i| assert_eq!(stealer.steal(), Steal::Success(i)));
        (4..7).for_each(|i| worker.push(i));
    });
    let push = once(|| with_foreign(&grow, || worker.push(7)));
    let look = || stealer.steal_if(|_| panic!("the slot is unwritten"));
    assert_eq!(with(&STEAL, &push, look), Steal::Retry);
    pop_all(&worker, 2..8);
}

#[test]
fn a_batch_ends_before_an_element_that_another_thief_takes() {
    let (victim, own): (Worker<_, Fenced, Interrupted>, _) = (filled(8, 8), filled(8, 0));
    let (stealer, loads) = (victim.stealer(), Cell::new(0));
    let steal = || {
        if loads.replace(loads.get() + 1) == 1 {
            assert_eq!(stealer.steal(), Steal::Success(1));
        }
    };
    assert!(with(&STEAL, &steal, || stealer.steal_batch(&own)).is_success());
    pop_all(&own, 0..1);
    assert!(own.is_empty());
    pop_all(&victim, 2..8);
}

#[test]
fn the_allocator_may_steal_in_a_first_steal() {
    let _alone = ALONE.lock();
    let worker: Worker<_> = filled(64, 3);
    let stealer = worker.stealer();
    // More threads at once than have stolen before, so some of them allocate.
    let threads = usize::BITS as usize + 1;
    let barrier = Barrier::new(threads);
    let first = || {
        barrier.wait();
        let steal = || while stealer.steal().is_retry() {};
        let _guard = with_foreign(&steal, || research::pin(&stealer));
        barrier.wait();
    };
    thread::scope(|scope| (0..threads).for_each(|_| _ = scope.spawn(first)));
    assert!(worker.len() < 3, "the allocator has stolen nothing");
}

#[test]
fn a_ring_that_cannot_grow_aborts() {
    const CHILD: &str = "CHASE_LEV_CHILD";
    if env::var_os(CHILD).is_some() {
        let worker = Worker::with_capacity(64);
        return limited(1000, || (0..65_u64).for_each(|i| worker.push(i)));
    }
    let mut child = Command::new(env::current_exe().unwrap());
    child.args(["a_ring_that_cannot_grow_aborts", "--exact", "--nocapture"]);
    let child = child.env(CHILD, "1").output().unwrap();
    let message = String::from_utf8_lossy(&child.stderr);
    // 128 slots, and a header with a mask, an index, and the ring that a retired one holds.
    let ring = 128 * 8 + 3 * size_of::<usize>() + size_of::<i64>();
    assert_eq!(child.status.code(), None, "{message}");
    let expected = format!("memory allocation of {ring} bytes failed");
    assert!(message.contains(&expected), "{message}");
}

#[test]
fn capacities_that_cannot_be_addressed_panic() {
    fn refused<T>(capacity: usize) {
        let refused = panic::catch_unwind(|| Worker::<T>::with_capacity(capacity));
        let message = *refused.unwrap_err().downcast::<String>().unwrap();
        let expected = "capacity overflow: a deque cannot have";
        assert!(message.starts_with(expected), "{message}");
    }
    refused::<u8>(usize::MAX);
    refused::<u64>(1 << (usize::BITS - 2));
    refused::<[u64; 4]>(1 << (usize::BITS - 5));
    refused::<()>(usize::MAX);
    refused::<()>(1 << (usize::BITS - 1));
    let most = Worker::<()>::with_capacity(1 << (usize::BITS - 2));
    assert_eq!(most.capacity(), 1 << (usize::BITS - 2));
}

/// The allocator shrinks a ring that shrinks, so it is retired while rings wait. Another thief,
/// which came in between, could have it.
#[test]
fn a_retirement_does_not_join_rings_that_wait() {
    let _alone = ALONE.lock();
    let worker = Small::with_capacity_and_strategy(4);
    let push = |elements| (0..elements).for_each(|i| worker.push(i));
    let pop = |elements| (0..elements).for_each(|_| assert!(worker.pop().is_some()));
    let mut sum = bytes(|| {
        push(64);
        pop(48);
    });
    during_a_theft::<Fenced, GracePeriod>(true, || {
        let shrink = once(|| {
            pop(1);
            assert_eq!(worker.capacity(), 32);
            push(40);
            pop(50);
        });
        sum += bytes(|| with_foreign(&shrink, || pop(1)));
        assert_eq!((worker.capacity(), worker.len()), (32, 4));
    });
    // Frees the rings that wait, and grows.
    let grown = bytes(|| push(29));
    let freed = ring(64) - grown - ring(4 + 8 + 16 + 32 + 64);
    assert!((0..ring(32)).contains(&freed), "{freed} bytes more");
    sum += grown;
    sum += bytes(|| {
        while worker.capacity() > 4 {
            pop(3);
            push(2);
        }
    });
    assert_eq!(sum, 0, "a ring leaked");
}
