//! The deque's operations as functions of their own, so that their machine code can be cut out.

#![allow(missing_docs)]

use chase_lev::protocol::{Reference, Weakest};
use chase_lev::reclaim::Retain;
use chase_lev::{Steal, Stealer, Worker};

/// What a steal returns for [`Steal::Retry`]. For nothing, it returns 0; elements are other words.
const RETRY: usize = usize::MAX;

#[inline(always)]
fn word(steal: Steal<usize>) -> usize {
    match steal {
        Steal::Success(element) => element,
        Steal::Empty => 0,
        Steal::Retry => RETRY,
    }
}

macro_rules! operations {
    ($protocol:ty, $push:ident, $pop:ident, $steal:ident, $batch:ident) => {
        #[unsafe(no_mangle)]
        #[inline(never)]
        pub extern "C" fn $push(worker: &Worker<usize, $protocol>, element: usize) {
            worker.push(element);
        }

        #[unsafe(no_mangle)]
        #[inline(never)]
        pub extern "C" fn $pop(worker: &Worker<usize, $protocol>) -> usize {
            worker.pop().unwrap_or(0)
        }

        #[unsafe(no_mangle)]
        #[inline(never)]
        pub extern "C" fn $steal(stealer: &Stealer<usize, $protocol>) -> usize {
            word(stealer.steal())
        }

        #[unsafe(no_mangle)]
        #[inline(never)]
        pub extern "C" fn $batch(
            stealer: &Stealer<usize, $protocol>,
            dest: &Worker<usize, $protocol>,
        ) -> usize {
            word(stealer.steal_batch_and_pop(dest))
        }
    };
}

operations!(
    Reference<Retain>,
    reference_push,
    reference_pop,
    reference_steal,
    reference_batch
);
operations!(
    Weakest<Retain>,
    weakest_push,
    weakest_pop,
    weakest_steal,
    weakest_batch
);
