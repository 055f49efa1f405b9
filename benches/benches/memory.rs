//! What the deques allocate, by a global allocator that counts: a line of JSON
//! for each.

use std::alloc::{GlobalAlloc, Layout, System};
use std::iter;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev_benches::{Deque, Element, Owner, Thief, for_each_deque};

/// The system's allocator, with counters.
struct Counting;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);
static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocated(size: usize) {
    ALLOCATIONS.fetch_add(1, Relaxed);
    let live = LIVE.fetch_add(size, Relaxed) + size;
    PEAK.fetch_max(live, Relaxed);
}

// SAFETY: the system's allocator does it all.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        allocated(layout.size());
        // SAFETY: as the caller's.
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        LIVE.fetch_sub(layout.size(), Relaxed);
        allocated(size);
        // SAFETY: as the caller's.
        unsafe { System.realloc(pointer, layout, size) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: as the caller's.
        unsafe { System.dealloc(pointer, layout) }
    }
}

const MILLION: u64 = 1_000_000;

/// What was allocated before a deque.
struct Baseline(usize);

impl Baseline {
    fn new<D: Owner>() -> Self {
        collect::<D>();
        PEAK.store(LIVE.load(Relaxed), Relaxed);
        Baseline(LIVE.load(Relaxed))
    }

    fn live(&self) -> usize {
        LIVE.load(Relaxed) - self.0
    }

    fn peak(&self) -> usize {
        PEAK.load(Relaxed) - self.0
    }
}

/// Frees replaced rings, for nobody is using one: collectors advance when they are given
/// more.
fn collect<D: Owner>() {
    for _ in 0..1000 {
        crossbeam_epoch::pin().flush();
        let mut deque = D::new();
        (0..100).for_each(|n| deque.push(Element::numbered(n)));
    }
}

/// A deque with a million elements.
fn full<D: Owner>() -> D {
    let mut deque = D::new();
    (0..MILLION).for_each(|n| deque.push(Element::numbered(n)));
    deque
}

/// How many allocations a million rounds of pushes, pops and steals make, in a
/// deque that is as large as it gets.
fn steady<D: Deque>(name: &str) -> usize {
    let (mut deque, mut own) = (D::new(), D::new());
    let thief = deque.thief();
    let mut round = || {
        (0..2 * 32).for_each(|n| deque.push(Element::numbered(n)));
        thief.steal_half(&mut own).expect("undisturbed");
        (0..16).for_each(|_| _ = thief.steal().expect("undisturbed"));
        let left = iter::from_fn(|| deque.pop()).count();
        let stolen = iter::from_fn(|| own.pop()).count();
        assert_eq!([left, stolen], [16, 32], "{name}");
    };
    round();
    let before = ALLOCATIONS.load(Relaxed);
    (0..MILLION / 64).for_each(|_| round());
    ALLOCATIONS.load(Relaxed) - before
}

fn main() {
    for_each_deque!(report::<[u64; 1]>());
}

fn report<D: Deque>(name: &str) {
    let steady = steady::<D>(name);
    assert_eq!(steady, 0, "{name} allocates");

    let baseline = Baseline::new::<D>();
    let mut deque = full::<D>();
    let peak = baseline.peak();
    collect::<D>();
    let full = baseline.live();
    (0..MILLION).for_each(|_| drop(deque.pop().expect("undisturbed")));
    let popped = baseline.live();
    drop(deque);

    let baseline = Baseline::new::<D>();
    let mut deque = self::full::<D>();
    let thief = deque.thief();
    (0..MILLION).for_each(|_| drop(thief.steal().expect("undisturbed")));
    deque.push(Element::numbered(0));
    deque.pop();
    let stolen = baseline.live();

    println!(
        r#"{{"peer": "{name}", "steady": {steady}, "full": {full}, "peak": {peak}, "popped": {popped}, "stolen": {stolen}}}"#
    );
}
