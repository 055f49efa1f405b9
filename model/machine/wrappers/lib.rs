//! The deque's operations as functions of their own, so that their machine code can be cut out.

#![allow(missing_docs)]

use chase_lev::Steal;

#[cfg(feature = "weaker")]
mod weaker;

/// The result of a steal for [`Steal::Retry`]. For [`Steal::Empty`] it is 0; elements are other words.
const RETRY: usize = usize::MAX;

#[inline(always)]
fn word(steal: Steal<usize>) -> usize {
    match steal {
        Steal::Success(element) => element,
        Steal::Empty => 0,
        Steal::Retry => RETRY,
    }
}

/// The operations of a deque with this protocol: `name_push` and so on.
macro_rules! operations {
    ($name:ident, $protocol:ty) => {
        mod $name {
            use chase_lev::{Stealer, Worker};

            #[unsafe(export_name = concat!(stringify!($name), "_push"))]
            #[inline(never)]
            pub extern "C" fn push(worker: &Worker<usize, $protocol>, element: usize) {
                worker.push(element);
            }

            #[unsafe(export_name = concat!(stringify!($name), "_pop"))]
            #[inline(never)]
            pub extern "C" fn pop(worker: &Worker<usize, $protocol>) -> usize {
                worker.pop().unwrap_or(0)
            }

            #[unsafe(export_name = concat!(stringify!($name), "_steal"))]
            #[inline(never)]
            pub extern "C" fn steal(stealer: &Stealer<usize, $protocol>) -> usize {
                crate::word(stealer.steal())
            }

            #[unsafe(export_name = concat!(stringify!($name), "_batch"))]
            #[inline(never)]
            pub extern "C" fn batch(
                stealer: &Stealer<usize, $protocol>,
                dest: &Worker<usize, $protocol>,
            ) -> usize {
                crate::word(stealer.steal_batch_and_pop(dest))
            }
        }
    };
}
#[cfg(feature = "weaker")]
use operations;

operations!(
    reference,
    chase_lev::protocol::Reference<chase_lev::reclaim::Retain>
);
operations!(
    weakest,
    chase_lev::protocol::Weakest<chase_lev::reclaim::Retain>
);
