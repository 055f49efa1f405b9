//! Steals without another thread.

use std::hint::black_box;
use std::iter;
use std::time::{Duration, Instant};

use chase_lev_benches::deques::{Deque, Element, St3};
use criterion::Criterion;

use crate::{Group, workloads};

type Word = [u64; 1];

pub fn workloads(criterion: &mut Criterion) {
    workloads!(criterion:
        "steal", 1 => push_and_steal::<Word, St3>();
        "steal, 64", 128 => push_then_steal::<Word, St3>();
        "steal, empty", 1 => steal_from_empty::<Word, St3>();
        "steal, half", PAIRS as u64 * 32 => steal_half::<Word, St3>();
    );
}

fn push_and_steal<D: Deque>(name: &str, group: &mut Group) {
    group.bench_function(name, |bencher| {
        let mut deque = D::new();
        let thief = deque.thief();
        let (deque, thief) = black_box((&mut deque, &thief));
        bencher.iter(|| {
            deque.push(black_box(Element::numbered(1)));
            D::steal(thief).map_or(0, |element| element.sum())
        });
    });
}

/// Pushes 64 elements and then steals them.
fn push_then_steal<D: Deque>(name: &str, group: &mut Group) {
    group.bench_function(name, |bencher| {
        let mut deque = D::new();
        let thief = deque.thief();
        let (deque, thief) = black_box((&mut deque, &thief));
        bencher.iter(|| {
            (0..64).for_each(|n| deque.push(Element::numbered(n)));
            let stolen = (0..64).map(|_| D::steal(thief).expect("undisturbed"));
            stolen.map(|element| element.sum()).sum::<u64>()
        });
    });
}

fn steal_from_empty<D: Deque>(name: &str, group: &mut Group) {
    group.bench_function(name, |bencher| {
        let thief = D::new().thief();
        let thief = black_box(&thief);
        bencher.iter(|| D::steal(thief).is_err());
    });
}

/// The number of steals that are timed together, so that reading the clock does not matter.
const PAIRS: usize = 64;

/// Steals the older half of 64 elements.
fn steal_half<D: Deque>(name: &str, group: &mut Group) {
    group.bench_function(name, |bencher| {
        let pair = |victim: D| (victim.thief(), victim, D::new());
        let mut pairs: Vec<_> = (0..PAIRS).map(|_| pair(D::new())).collect();
        bencher.iter_custom(|iterations| {
            let mut elapsed = Duration::ZERO;
            for _ in 0..iterations {
                for (_, victim, _) in &mut pairs {
                    (0..64).for_each(|n| victim.push(Element::numbered(n)));
                }
                let start = Instant::now();
                for (thief, _, own) in &mut pairs {
                    D::steal_half(thief, own).expect("undisturbed");
                }
                elapsed += start.elapsed();
                for (_, victim, own) in &mut pairs {
                    let stolen = iter::from_fn(|| own.pop()).count();
                    let left = iter::from_fn(|| victim.pop()).count();
                    assert_eq!([stolen, left], [32, 32], "{name}");
                }
            }
            elapsed
        });
    });
}
