//! A deque whose neighbour in memory is busy, although no thief comes.

use std::hint::black_box;
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use chase_lev_benches::deques::{Element, Owner, St3};
use crossbeam_utils::CachePadded;

use crate::{Apart, End, SAMPLE, Samples, pin, workload};

pub fn workloads() {
    workload!("two owners, in a Vec".into() => in_a_vec::<[u64; 1], St3>());
    workload!("two owners, in boxes".into() => in_boxes::<[u64; 1], St3>());
    workload!("owner, next to a busy word".into() => next_to_a_word::<[u64; 1], St3>());
}

/// Two threads borrow the elements of a vector.
fn in_a_vec<D: Owner + Send>(peer: &'static str, samples: &mut Samples) {
    let mut deques = Vec::from([D::new(), D::new()]);
    two_owners(peer, samples, deques.iter_mut().collect());
}

fn in_boxes<D: Owner + Send>(peer: &'static str, samples: &mut Samples) {
    let mut deques = Vec::from([Box::new(Apart(D::new())), Box::new(Apart(D::new()))]);
    two_owners(peer, samples, deques.iter_mut().map(|deque| &mut deque.0).collect());
}

fn two_owners<D: Owner + Send>(peer: &'static str, samples: &mut Samples, deques: Vec<&mut D>) {
    let begin = &Barrier::new(deques.len());
    let times: Vec<f64> = thread::scope(|scope| {
        let threads: Vec<_> = (deques.into_iter().enumerate())
            .map(|(n, deque)| {
                scope.spawn(move || {
                    pin(n);
                    begin.wait();
                    operations(deque)
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("no owner panics")).collect()
    });
    samples.add(peer, &[("", times.iter().sum::<f64>() / times.len() as f64)]);
}

/// A deque in a struct whose other fields another thread writes.
#[repr(C)]
struct Neighbours<D> {
    before: AtomicU64,
    deque: D,
    after: AtomicU64,
}

fn next_to_a_word<D: Owner>(peer: &'static str, samples: &mut Samples) {
    let (before, after) = (AtomicU64::new(0), AtomicU64::new(0));
    let fields = &mut *black_box(Box::new(Neighbours { before, deque: D::new(), after }));
    let over = &CachePadded::new(AtomicBool::new(false));
    let (before, after) = (&fields.before, &fields.after);
    let time = thread::scope(|scope| {
        scope.spawn(move || {
            pin(1);
            while !over.load(Relaxed) {
                before.fetch_add(1, Relaxed);
                after.fetch_add(1, Relaxed);
            }
        });
        let _end = End(over);
        operations(&mut fields.deque)
    });
    samples.add(peer, &[("", time)]);
}

/// Returns the time of an operation of the owner.
fn operations<D: Owner>(deque: &mut D) -> f64 {
    let (mut number, start) = (0, Instant::now());
    while start.elapsed() < SAMPLE {
        for _ in 0..64 {
            (0..64).for_each(|n| deque.push(Element::numbered(n)));
            (0..64).for_each(|_| _ = black_box(deque.pop()));
            number += 128;
        }
    }
    start.elapsed().as_nanos() as f64 / f64::from(number)
}
