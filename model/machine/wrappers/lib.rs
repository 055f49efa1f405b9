//! The deque's operations as functions of their own, so that their machine code can be cut out.

#![allow(missing_docs)]

use chase_lev::Steal;

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

/// The operations of a deque with these fences: `name_push` and so on.
macro_rules! operations {
    ($name:ident, $Fences:ty) => {
        mod $name {
            #[cfg(feature = "grace")]
            use chase_lev::GracePeriod as Strategy;
            #[cfg(not(feature = "grace"))]
            use chase_lev::Retain as Strategy;

            type Worker = chase_lev::Worker<usize, $Fences, Strategy>;
            type Stealer = chase_lev::Stealer<usize, $Fences, Strategy>;

            #[unsafe(export_name = concat!(stringify!($name), "_push"))]
            #[inline(never)]
            pub extern "C" fn push(worker: &Worker, element: usize) {
                worker.push(element);
            }

            #[unsafe(export_name = concat!(stringify!($name), "_pop"))]
            #[inline(never)]
            pub extern "C" fn pop(worker: &Worker) -> usize {
                worker.pop().unwrap_or(0)
            }

            #[unsafe(export_name = concat!(stringify!($name), "_steal"))]
            #[inline(never)]
            pub extern "C" fn steal(stealer: &Stealer) -> usize {
                crate::word(stealer.steal())
            }

            #[unsafe(export_name = concat!(stringify!($name), "_batch"))]
            #[inline(never)]
            pub extern "C" fn batch(stealer: &Stealer, dest: &Worker) -> usize {
                crate::word(stealer.steal_batch_and_pop(dest))
            }
        }
    };
}

operations!(asymmetric, chase_lev::Asymmetric);
operations!(fenced, chase_lev::Fenced);
