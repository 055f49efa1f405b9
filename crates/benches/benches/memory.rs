//! Counts the allocations of the deques with a global allocator. Prints a line of JSON for each
//! deque.

use std::iter;

use chase_lev_benches::deques::{Deque, Element, Owner};
use chase_lev_benches::for_each_deque;
use dhat::{HeapStats, Profiler};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

const MILLION: u64 = 1_000_000;

/// Starts to count allocations, and returns the counts at the start, which are not 0.
fn counting<D: Owner>() -> (Profiler, HeapStats) {
    let profiler = Profiler::builder().testing().build();
    collect::<D>();
    (profiler, HeapStats::get())
}

/// Makes collectors free replaced rings, which nobody uses, by giving them more garbage.
fn collect<D: Owner>() {
    for _ in 0..1000 {
        crossbeam_epoch::pin().flush();
        let mut deque = D::new();
        (0..100).for_each(|n| deque.push(Element::numbered(n)));
    }
}

/// Returns a deque with a million elements.
fn full<D: Owner>() -> D {
    let mut deque = D::new();
    (0..MILLION).for_each(|n| deque.push(Element::numbered(n)));
    deque
}

/// Returns the number of allocations in a million rounds of pushes, pops and steals, once the deque
/// has its final capacity.
fn steady<D: Deque>(name: &str) -> u64 {
    let (mut deque, mut own) = (D::new(), D::new());
    let thief = deque.thief();
    let mut round = || {
        (0..2 * 32).for_each(|n| deque.push(Element::numbered(n)));
        D::steal_half(&thief, &mut own).expect("undisturbed");
        (0..16).for_each(|_| _ = D::steal(&thief).expect("undisturbed"));
        let left = iter::from_fn(|| deque.pop()).count();
        let stolen = iter::from_fn(|| own.pop()).count();
        assert_eq!([left, stolen], [16, 32], "{name}");
    };
    round();
    let (_profiler, before) = counting::<D>();
    (0..MILLION / 64).for_each(|_| round());
    HeapStats::get().total_blocks - before.total_blocks
}

fn main() {
    for_each_deque!(report::<[u64; 1]>());
}

fn report<D: Deque>(name: &str) {
    let steady = steady::<D>(name);
    assert_eq!(steady, 0, "{name} allocates");

    let (profiler, before) = counting::<D>();
    let mut deque = full::<D>();
    let peak = HeapStats::get().max_bytes - before.curr_bytes;
    collect::<D>();
    let full = HeapStats::get().curr_bytes - before.curr_bytes;
    (0..MILLION).for_each(|_| drop(deque.pop().expect("undisturbed")));
    let popped = HeapStats::get().curr_bytes - before.curr_bytes;
    drop((deque, profiler));

    let (_profiler, before) = counting::<D>();
    let mut deque = self::full::<D>();
    let thief = deque.thief();
    (0..MILLION).for_each(|_| drop(D::steal(&thief).expect("undisturbed")));
    deque.push(Element::numbered(0));
    deque.pop();
    let stolen = HeapStats::get().curr_bytes - before.curr_bytes;

    println!(
        r#"{{"peer": "{name}", "steady": {steady}, "full": {full}, "peak": {peak}, "popped": {popped}, "stolen": {stolen}}}"#
    );
}
