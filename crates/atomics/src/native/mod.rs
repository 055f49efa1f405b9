//! The machine's own atomics, memory and threads.

mod barrier;
mod word;

use core::convert::identity;
use core::sync::atomic::{self, Ordering};

pub use barrier::{has_barriers, heavy_fence};
pub use std::alloc::{alloc, dealloc};
pub use std::sync::Arc;
pub use std::{hint, thread, thread_local};
pub use word::Word;

use crate::FAILED;
pub use crate::cell::UnsafeCell;
use crate::index::{Distance, Index};
use crate::site::{Site, kind};

/// A type with an [`Atomic`]: a number, `bool`, [`Index`], or a pointer, which may have a tag.
pub trait Value: Copy {
    /// The machine's atomic.
    #[doc(hidden)]
    type Raw;
}

/// An atomic value, each access to which has a [`Site`]. It has the methods of the machine's atomics, with
/// sites in place of orderings.
pub struct Atomic<V: Value>(V::Raw);

/// Defines the methods of an atomic value. Each access is the machine's, with the ordering of its site.
macro_rules! atomic {
    ([$($T:ident)?] $V:ty, $raw:ty, $into:expr, $from:expr, $($exchange:ident)*, $($rmw:ident)*) => {
        impl $(<$T>)? Value for $V {
            type Raw = $raw;
        }

        impl $(<$T>)? Atomic<$V> {
            /// Creates an atomic with this value.
            pub const fn new(value: $V) -> Self {
                Atomic(<$raw>::new($into(value)))
            }

            /// Loads the value.
            #[inline(always)]
            pub fn load(&self, site: Site<kind::Load>) -> $V {
                $from(self.0.load(site.order()))
            }

            /// Loads a value that only this thread stores, and no read-modify-write changes. Under a checker,
            /// that is not a step of the search.
            #[inline(always)]
            pub fn load_own(&self, site: Site<kind::Load>) -> $V {
                self.load(site)
            }

            /// Stores a value.
            #[inline(always)]
            pub fn store(&self, value: $V, site: Site<kind::Store>) {
                self.0.store($into(value), site.order());
            }

            $(
                /// Stores `new` if the value is `old`, and returns the previous value.
                ///
                /// # Errors
                ///
                /// Returns the value, which it loads at the site `failed`, and stores nothing, if it is not
                /// `old`. A weak compare-and-swap may also fail if it is, but never does so under a checker.
                #[inline(always)]
                pub fn $exchange(
                    &self,
                    old: $V,
                    new: $V,
                    site: Site<kind::Cas>,
                    failed: Site<kind::Load>,
                ) -> Result<$V, $V> {
                    let (order, failure) = (site.order(), failed.order());
                    let found = self.0.$exchange($into(old), $into(new), order, failure);
                    found.map($from).map_err($from)
                }
            )*

            /// Stores `new` if the value is `old`, and returns `true` then. A failure is a relaxed load.
            #[inline(always)]
            pub fn cas(&self, old: $V, new: $V, site: Site<kind::Cas>) -> bool {
                self.compare_exchange(old, new, site, FAILED).is_ok()
            }

            /// Returns the value without an atomic access, because the reference is exclusive.
            pub fn get_mut(&mut self) -> $V {
                $from(*self.0.get_mut())
            }

            $(
                /// Stores the value that the operation of this name computes, and returns the previous one.
                #[inline(always)]
                pub fn $rmw(&self, operand: $V, site: Site<kind::Rmw>) -> $V {
                    $from(self.0.$rmw($into(operand), site.order()))
                }
            )*
        }
    };
}

/// Defines the atomics of numbers.
macro_rules! number {
    ($($V:ident $Atomic:ident)*) => {$(
        /// An [`Atomic`] number.
        pub type $Atomic = Atomic<$V>;
        atomic!([] $V, atomic::$Atomic, identity, identity, compare_exchange compare_exchange_weak,
            swap fetch_add fetch_sub fetch_and fetch_or fetch_xor);
    )*};
}

numbers!(number);
atomic!([] bool, atomic::AtomicBool, identity, identity, compare_exchange compare_exchange_weak,
    swap fetch_and fetch_or fetch_xor);
atomic!([] Index, <Distance as Value>::Raw, distance, Index, compare_exchange compare_exchange_weak, swap);
atomic!([T] *mut T, atomic::AtomicPtr<T>, identity, identity, compare_exchange compare_exchange_weak, swap);

const fn distance(Index(value): Index) -> Distance {
    value
}

/// Runs the fence of this site, or none if the ordering is `Relaxed`.
#[inline(always)]
pub fn fence(site: Site<kind::Fence>) {
    if site.order() != Ordering::Relaxed {
        atomic::fence(site.order());
    }
}

/// Runs the light fence of this site, or none if the ordering is `Relaxed`.
#[inline(always)]
pub fn light_fence(site: Site<kind::LightFence>) {
    if site.order() != Ordering::Relaxed {
        atomic::compiler_fence(site.order());
    }
}

/// Returns `true` if operations should make loads that only save work. Under a checker, this is `false`
/// unless the hook looks ahead.
#[inline(always)]
pub const fn looks_ahead() -> bool {
    true
}

/// Runs foreign code in the middle of an operation. A checker then assumes that it did more than load.
#[inline(always)]
pub fn foreign<R>(code: impl FnOnce() -> R) -> R {
    code()
}

/// Declares a static: one for the process or, under a checker, one for each execution.
#[macro_export]
macro_rules! process_wide {
    ($name:ident: $type:ty = $value:expr) => {
        static $name: $type = $value;
    };
}

/// Leaks a value, which then lasts as long as the process.
///
/// # Safety
///
/// Under a checker, the value lasts for one execution only, and no reference to it may outlive that
/// execution.
pub unsafe fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// Runs a model: here, once, and under a checker, for each execution.
pub fn model(model: impl Fn() + Send + Sync + 'static) {
    model();
}
