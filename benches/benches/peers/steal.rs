//! Steals that nobody disturbs.

use std::hint::black_box;

use chase_lev_benches::{Deque, Element, St3, Thief, for_each_deque};
use criterion::Criterion;

use crate::{Group, workload};

type Word = [u64; 1];

pub fn workloads(criterion: &mut Criterion) {
    let mut group = workload(criterion, "steal", 1);
    for_each_deque!(push_and_steal::<Word, St3>(&mut group));
    group.finish();
    let mut group = workload(criterion, "steal, empty", 1);
    for_each_deque!(steal_from_empty::<Word, St3>(&mut group));
    group.finish();
}

fn push_and_steal<D: Deque>(group: &mut Group) {
    group.bench_function(D::NAME, |bencher| {
        let mut deque = D::new();
        let thief = deque.thief();
        let (deque, thief) = black_box((&mut deque, &thief));
        bencher.iter(|| {
            deque.push(black_box(Element::numbered(1)));
            thief.steal()
        });
    });
}

fn steal_from_empty<D: Deque>(group: &mut Group) {
    group.bench_function(D::NAME, |bencher| {
        let thief = D::new().thief();
        let thief = black_box(&thief);
        bencher.iter(|| thief.steal());
    });
}
