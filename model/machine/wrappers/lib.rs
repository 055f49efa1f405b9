//! The deque's operations as separate functions, so that their machine code can be cut out.

#![allow(missing_docs)]

use chase_lev::Steal;

/// The elements with a feature, and the results of a steal for [`Steal::Empty`] and [`Steal::Retry`]. Elements are others.
macro_rules! elements {
    ($($feature:literal: $element:ty, $empty:expr, $retry:expr;)*) => {$(
        #[cfg(feature = $feature)]
        mod element {
            pub type Element = $element;
            pub const EMPTY: Element = $empty;
            pub const RETRY: Element = $retry;
        }
    )*};
}

elements! {
    "word": usize, 0, usize::MAX;
    "two": crate::Words<2>, crate::Words([0; 2]), crate::Words([usize::MAX; 2]);
    "byte": u8, 0, u8::MAX;
    "none": crate::Words<0>, crate::Words([]), crate::Words([]);
}

use element::{EMPTY, Element, RETRY};

#[repr(C)]
pub struct Words<const N: usize>([usize; N]);

#[inline(always)]
fn shown(steal: Steal<Element>) -> Element {
    match steal {
        Steal::Success(element) => element,
        Steal::Empty => EMPTY,
        Steal::Retry => RETRY,
    }
}

#[cfg(feature = "move")]
#[inline(always)]
fn moved(steal: Steal<()>) -> usize {
    match steal {
        Steal::Success(()) => 1,
        Steal::Empty => 0,
        Steal::Retry => usize::MAX,
    }
}

/// The operations of a deque with these fences: `name_push` and so on.
macro_rules! operations {
    ($name:ident, $Fences:ty) => {
        mod $name {
            #[cfg(feature = "epoch")]
            use chase_lev::Epoch as Strategy;
            #[cfg(feature = "grace")]
            use chase_lev::GracePeriod as Strategy;
            #[cfg(not(any(feature = "grace", feature = "epoch")))]
            use chase_lev::Retain as Strategy;

            type Worker = chase_lev::Worker<crate::Element, $Fences, Strategy>;
            type Stealer = chase_lev::Stealer<crate::Element, $Fences, Strategy>;

            #[unsafe(export_name = concat!(stringify!($name), "_push"))]
            #[inline(never)]
            pub extern "C" fn push(worker: &Worker, element: crate::Element) {
                worker.push(element);
            }

            #[unsafe(export_name = concat!(stringify!($name), "_pop"))]
            #[inline(never)]
            pub extern "C" fn pop(worker: &Worker) -> crate::Element {
                worker.pop().unwrap_or(crate::EMPTY)
            }

            #[unsafe(export_name = concat!(stringify!($name), "_steal"))]
            #[inline(never)]
            pub extern "C" fn steal(stealer: &Stealer) -> crate::Element {
                crate::shown(stealer.steal())
            }

            #[cfg(feature = "move")]
            #[unsafe(export_name = concat!(stringify!($name), "_batch"))]
            #[inline(never)]
            pub extern "C" fn batch(stealer: &Stealer, dest: &Worker, limit: usize) -> usize {
                crate::moved(stealer.steal_batch_with_limit(dest, limit))
            }

            #[cfg(not(feature = "move"))]
            #[unsafe(export_name = concat!(stringify!($name), "_batch"))]
            #[inline(never)]
            pub extern "C" fn batch(stealer: &Stealer, dest: &Worker) -> crate::Element {
                crate::shown(stealer.steal_batch_and_pop(dest))
            }
        }
    };
}

operations!(asymmetric, chase_lev::Asymmetric);
operations!(fenced, chase_lev::Fenced);
