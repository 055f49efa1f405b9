//! The owner alone.

use std::hint::black_box;

use chase_lev_benches::deques::{Element, Owner, St3};
use criterion::{BatchSize, Criterion, SamplingMode};

use crate::{Group, workloads};

type Word = [u64; 1];

pub fn workloads(criterion: &mut Criterion) {
    workloads!(criterion:
        "owner, 64, black box", 128 => black_box_each::<Word, St3, Vec>();
        "owner, 64, summed", 128 => bursts::<Word, St3, Vec>(0, || 64);
        "owner, 64, calls", 128 => calls::<Word, St3, Vec>();
        "owner, 64, 64 words", 128 => bursts::<[u64; 64], St3, Vec>(0, || 64);
        "owner, fork-join", 128 => fork_join::<Word, St3, Vec>();
        "owner, deep", 128 => bursts::<Word, St3, Vec>(1000, || 64);
        "owner, shallow", 8 => bursts::<Word, St3, Vec>(0, || 4);
        "owner, alternating", 2 => bursts::<Word, St3, Vec>(0, || 1);
        "owner, empty", 1 => pop_from_empty::<Word, St3, Vec>();
        "growth", MILLION => growth::<Word, Vec>();
    );
}

/// Times `act` on a deque that has some elements already. The compiler does not know which deque it
/// is.
fn alone<D: Owner, R>(name: &str, group: &mut Group, beneath: u64, act: impl Fn(&mut D) -> R) {
    group.bench_function(name, |bencher| {
        let mut deque = D::new();
        let deque = black_box(&mut deque);
        (0..beneath).for_each(|n| deque.push(Element::numbered(n)));
        bencher.iter(|| act(deque));
    });
}

/// Pushes and pops elements that pass through a black box.
fn black_box_each<D: Owner>(name: &str, group: &mut Group) {
    alone(name, group, 0, |deque: &mut D| {
        (0..64).for_each(|n| deque.push(black_box(Element::numbered(n))));
        let popped = (0..64).filter_map(|_| deque.pop());
        popped.for_each(|element| _ = black_box(element));
    });
}

/// Pushes and pops by calls that are not inlined.
fn calls<D: Owner>(name: &str, group: &mut Group) {
    #[inline(never)]
    fn push<D: Owner>(deque: &mut D, element: D::Element) {
        deque.push(element);
    }
    #[inline(never)]
    fn pop<D: Owner>(deque: &mut D) -> Option<D::Element> {
        deque.pop()
    }
    alone(name, group, 0, |deque: &mut D| {
        (0..64).for_each(|n| push(deque, Element::numbered(n)));
        let popped = (0..64).filter_map(|_| pop(deque));
        popped.map(|element| element.sum()).sum::<u64>()
    });
}

/// Repeats two pushes and two pops, above the elements of other forks.
fn fork_join<D: Owner>(name: &str, group: &mut Group) {
    alone(name, group, 8, |deque: &mut D| {
        let mut sum = 0;
        for _ in 0..32 {
            (0..2).for_each(|n| deque.push(Element::numbered(n)));
            let popped = (0..2).filter_map(|_| deque.pop());
            sum += popped.map(|element| element.sum()).sum::<u64>();
        }
        sum
    });
}

/// Pushes and pops the same number of elements, above others that stay. The number is a closure, so
/// that it is a constant for the compiler.
fn bursts<D: Owner>(name: &str, group: &mut Group, beneath: u64, burst: impl Fn() -> u64) {
    // This does not use `alone`, with which the compiler makes a different loop.
    group.bench_function(name, |bencher| {
        let mut deque = D::new();
        let deque = black_box(&mut deque);
        (0..beneath).for_each(|n| deque.push(Element::numbered(n)));
        bencher.iter(|| {
            (0..burst()).for_each(|n| deque.push(Element::numbered(n)));
            let (deque, mut sum) = (black_box(&mut *deque), 0);
            for _ in 0..burst() {
                sum += deque.pop().map_or(0, |element| element.sum());
            }
            sum
        });
    });
}

fn pop_from_empty<D: Owner>(name: &str, group: &mut Group) {
    alone(name, group, 0, |deque: &mut D| deque.pop().is_none());
}

const MILLION: u64 = 1_000_000;

/// Pushes a million elements to a new deque.
fn growth<D: Owner>(name: &str, group: &mut Group) {
    group.sampling_mode(SamplingMode::Flat);
    group.bench_function(name, |bencher| {
        let push = |mut deque: D| {
            for n in 0..MILLION {
                deque.push(Element::numbered(n));
            }
            deque
        };
        bencher.iter_batched(D::new, push, BatchSize::PerIteration);
    });
}
