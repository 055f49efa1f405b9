//! [`Fault::AtOnce`](crate::protocol::Fault::AtOnce): a batch looks once, and claims
//! once.

use std::cell::Cell;

use super::atomic::{AtomicIndex, Index};
use super::thread;
use crate::batch::half;
use crate::protocol::Sites;

/// How far the current batch of a thread is.
#[derive(Clone, Copy)]
struct Batch {
    /// What its look at `bottom` found.
    bottom: Index,
    /// The end of what it has claimed.
    end: Index,
}

thread_local! {
    // All threads of a model run on one thread of the machine; by their number.
    static BATCHES: [Cell<Batch>; super::engine::THREADS] = const {
        [const { Cell::new(Batch { bottom: 0, end: 0 }) }; super::engine::THREADS]
    };
}

fn current<T>(f: impl FnOnce(&Cell<Batch>) -> T) -> T {
    BATCHES.with(|batches| f(&batches[thread::current()]))
}

/// The batch has read this from `bottom`; nothing is claimed yet.
pub fn looked(bottom: Index) {
    let end = Index::MIN;
    current(|batch| batch.set(Batch { bottom, end }));
}

/// What it has read from `bottom`.
pub fn bottom() -> Index {
    current(Cell::get).bottom
}

/// Claims all that the batch is to have from `t` on, unless that has been done.
pub fn claim(top: &AtomicIndex, t: Index) -> Result<Index, Index> {
    let Batch { bottom, end } = current(Cell::get);
    if t < end {
        return Ok(t);
    }
    let end = t + half((bottom - t) as usize) as Index;
    let result = top.compare_exchange(t, end, Sites::LE2013.steal_cas);
    if result.is_ok() {
        current(|batch| batch.set(Batch { bottom, end }));
    }
    result
}
