//! The owner, alone.

use std::hint::black_box;

use chase_lev_benches::{Element, Owner, St3, for_each_deque};
use criterion::{BatchSize, Criterion};

use crate::{Group, workload};

type Word = [u64; 1];

pub fn workloads(criterion: &mut Criterion) {
    let mut group = workload(criterion, "owner, deep", 128);
    for_each_deque!(bursts::<Word, St3, Vec>(&mut group, 1000, || 64));
    group.finish();
    let mut group = workload(criterion, "owner, 64", 128);
    for_each_deque!(bursts::<Word, St3, Vec>(&mut group, 0, || 64));
    group.finish();
    let mut group = workload(criterion, "owner, shallow", 8);
    for_each_deque!(bursts::<Word, St3, Vec>(&mut group, 0, || 4));
    group.finish();
    let mut group = workload(criterion, "owner, alternating", 2);
    for_each_deque!(bursts::<Word, St3, Vec>(&mut group, 0, || 1));
    group.finish();
    let mut group = workload(criterion, "owner, empty", 1);
    for_each_deque!(pop_from_empty::<Word, St3, Vec>(&mut group));
    group.finish();
    let mut group = workload(criterion, "growth", MILLION);
    for_each_deque!(growth::<Word, Vec>(&mut group));
    group.finish();
}

/// As many pushes as pops, above what stays beneath. The number is a closure,
/// so that it is a constant to the compiler.
fn bursts<D: Owner>(group: &mut Group, beneath: u64, burst: impl Fn() -> u64) {
    group.bench_function(D::NAME, |bencher| {
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

fn pop_from_empty<D: Owner>(group: &mut Group) {
    group.bench_function(D::NAME, |bencher| {
        let mut deque = D::new();
        let deque = black_box(&mut deque);
        bencher.iter(|| deque.pop());
    });
}

const MILLION: u64 = 1_000_000;

/// Pushes to a deque that is new.
fn growth<D: Owner>(group: &mut Group) {
    group.bench_function(D::NAME, |bencher| {
        let push = |mut deque: D| {
            for n in 0..MILLION {
                deque.push(Element::numbered(n));
            }
            deque
        };
        bencher.iter_batched(D::new, push, BatchSize::PerIteration);
    });
}
