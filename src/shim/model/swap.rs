//! [`Fault::Swapped`](crate::protocol::Fault::Swapped): a claim, and the load of
//! the slot before it, change places.

use std::cell::Cell;

use super::atomic::{AtomicIndex, Index};
use super::thread;
use crate::protocol::Sites;

/// How far the current steal of a thread is.
#[derive(Clone, Copy)]
enum Steal {
    /// It has read this from `top`.
    Looked { top: *const AtomicIndex, t: Index },
    /// It has tried to claim, with this result.
    Claimed(Result<Index, Index>),
}

thread_local! {
    // All threads of a model run on one thread of the machine; by their number.
    static STEALS: [Cell<Option<Steal>>; super::engine::THREADS] = const {
        [const { Cell::new(None) }; super::engine::THREADS]
    };
}

fn set(steal: Steal) {
    STEALS.with(|steals| steals[thread::current()].set(Some(steal)));
}

fn get() -> Option<Steal> {
    STEALS.with(|steals| steals[thread::current()].get())
}

/// A steal has read `t` from `top`.
pub fn looked(top: &AtomicIndex, t: Index) {
    set(Steal::Looked { top, t });
}

/// The slot is about to be read: claims, unless that has been done.
pub fn claim() {
    if let Some(Steal::Looked { top, t }) = get() {
        // SAFETY: the steal that looked at `top` is under way, with the deque.
        let top = unsafe { &*top };
        let result = top.compare_exchange(t, t.wrapping_add(1), Sites::LE2013.steal_cas);
        set(Steal::Claimed(result));
    }
}

/// The result of the claim.
pub fn claimed() -> Result<Index, Index> {
    match get() {
        Some(Steal::Claimed(result)) => result,
        _ => unreachable!("a steal claims after it has read the slot"),
    }
}
