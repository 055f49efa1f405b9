//! A checker's types under the names of the machine's. Each access goes through the hook.

pub mod hook;
mod location;
#[cfg(all(loom, feature = "loom"))]
pub mod mutate;
mod word;

#[cfg_attr(all(loom, feature = "loom"), path = "loom.rs")]
#[cfg_attr(all(shuttle, feature = "shuttle"), path = "shuttle.rs")]
pub mod checker;

use core::alloc::Layout;
use core::any::Any;
use core::cell::RefCell;
use core::convert;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ptr;
use core::sync::atomic::Ordering::Relaxed;

use crate::FAILED;
use crate::index::Index;
use crate::site::{Site, kind};
use hook::{Kind, Location, Operation};

pub use checker::{Arc, UnsafeCell, hint, model, thread};
pub use word::Word;

/// A type with an [`Atomic`]: a number, `bool`, [`Index`], or a pointer, which may have a tag.
pub trait Value: Copy {
    /// The kind of location that holds it.
    const KIND: Kind;

    /// Returns the value as the checker's integer.
    fn into_bits(self) -> u64;

    /// Returns the value of an integer.
    fn from_bits(bits: u64) -> Self;
}

macro_rules! value {
    ([$($T:ident)?] $V:ty, $kind:ident, $into:expr, $from:expr) => {
        impl $(<$T>)? Value for $V {
            const KIND: Kind = Kind::$kind;

            fn into_bits(self) -> u64 {
                $into(self) as u64
            }

            fn from_bits(bits: u64) -> Self {
                $from(bits as _)
            }
        }
    };
}

/// Defines the atomics of numbers.
macro_rules! number {
    ($($V:ident $Atomic:ident)*) => {$(
        /// An [`Atomic`] number.
        pub type $Atomic = Atomic<$V>;
        value!([] $V, Number, convert::identity, convert::identity);
    )*};
}

numbers!(number);
value!([] bool, Number, convert::identity, |bits: u8| bits != 0);
value!([] Index, Index, |Index(value)| value, Index);
value!([T] *mut T, Pointer, <*mut T>::expose_provenance, ptr::with_exposed_provenance_mut);

/// Defines the compare-and-swaps, none of which fails if the value is the expected one.
macro_rules! exchange {
    ($($exchange:ident)*) => {$(
        /// Stores `new` if the value is `old`, and returns the previous value.
        ///
        /// # Errors
        ///
        /// Returns the value, which it loads at the site `failed`, and stores nothing, if it is not `old`.
        ///
        /// # Panics
        ///
        /// Panics if this is an index that was stored to, because stores to an index are numbered.
        pub fn $exchange(
            &self,
            old: V,
            new: V,
            site: Site<kind::Cas>,
            failed: Site<kind::Load>,
        ) -> Result<V, V> {
            assert_eq!(self.0.stores.load(Relaxed), 0, "the index was stored to");
            let failure = hook::installed().site(failed.any()).order();
            let swap = Operation::Cas(old.into_bits(), new.into_bits(), failure);
            let found = hook::access(&self.0, site.any(), swap);
            found.map(V::from_bits).map_err(V::from_bits)
        }
    )*};
}

/// Defines the other read-modify-writes.
macro_rules! rmw {
    ($($rmw:ident $Operation:ident)*) => {$(
        /// Stores the value that the operation of this name computes, and returns the previous one. The machine's
        /// atomics have it if it makes sense for their type.
        pub fn $rmw(&self, operand: V, site: Site<kind::Rmw>) -> V {
            self.access(site.any(), Operation::$Operation(operand.into_bits()))
        }
    )*};
}

/// An atomic value, each access to which has a [`Site`]. It has the methods of the machine's atomics, with
/// sites in place of orderings.
///
/// Dropping it counts as a write to the checker, so an access that does not happen before the drop is a
/// race.
pub struct Atomic<V: Value>(Location, PhantomData<fn() -> V>);

impl<V: Value> Atomic<V> {
    /// Creates an atomic with this value.
    pub fn new(value: V) -> Self {
        Atomic(Location::new::<V>(V::KIND, value.into_bits()), PhantomData)
    }

    /// Loads the value.
    pub fn load(&self, site: Site<kind::Load>) -> V {
        self.access(site.any(), Operation::Load)
    }

    /// Loads a value that only this thread stores, and no read-modify-write changes. This is not a step of
    /// the search, because no other thread can see when it happens.
    pub fn load_own(&self, _: Site<kind::Load>) -> V {
        V::from_bits(self.0.value(self.0.newest.load(Relaxed)))
    }

    /// Stores a value.
    pub fn store(&self, value: V, site: Site<kind::Store>) {
        let stored = self.0.numbered(value.into_bits());
        self.access(site.any(), Operation::Store(stored));
    }

    exchange!(compare_exchange compare_exchange_weak);

    /// Stores `new` if the value is `old`, and returns `true` then. A failure is a relaxed load.
    ///
    /// # Panics
    ///
    /// Panics if this is an index that was stored to, because stores to an index are numbered.
    pub fn cas(&self, old: V, new: V, site: Site<kind::Cas>) -> bool {
        self.compare_exchange(old, new, site, FAILED).is_ok()
    }

    rmw!(swap Swap fetch_add Add fetch_sub Sub fetch_and And fetch_or Or fetch_xor Xor);

    /// Returns the value without an atomic access, because the reference is exclusive.
    pub fn get_mut(&mut self) -> V {
        let bits = checker::get_mut(&mut self.0.raw) >> self.0.below;
        V::from_bits(self.0.value(bits))
    }

    /// Performs an access, and returns the previous value.
    fn access(&self, site: Site, operation: Operation) -> V {
        let (Ok(found) | Err(found)) = hook::access(&self.0, site, operation);
        V::from_bits(self.0.value(found))
    }
}

/// Declares a static; each execution has its own.
#[macro_export]
macro_rules! process_wide {
    ($name:ident: $type:ty = $value:expr) => {
        $crate::checker::lazy_static! {
            static ref $name: $type = $value;
        }
    };
}

std::thread_local! {
    // All threads of a model run on one thread of the machine.
    static LEAKED: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

// Initialised when an execution leaks its first value, which frees the values that the previous execution
// leaked.
process_wide!(EXECUTION: () = LEAKED.with_borrow_mut(Vec::clear));

/// Leaks a value, which then lasts until the end of the execution. It is not dropped.
///
/// # Safety
///
/// No reference to the value may outlive the execution.
pub unsafe fn leak<T: 'static>(value: T) -> &'static T {
    let () = *EXECUTION;
    let value = Box::into_raw(Box::new(ManuallyDrop::new(value)));
    // SAFETY: the pointer comes from a box, which is kept at least until the end of this execution, and the
    // caller ensures that no reference outlives that.
    unsafe {
        LEAKED.with_borrow_mut(|all| all.push(Box::from_raw(value)));
        &*value
    }
}

/// Returns `true` if the process of the model has barriers, which the hook determines. By default it has
/// none, which leaves less to explore.
pub fn has_barriers() -> bool {
    hook::installed().has_barriers()
}

/// Runs the fence of this site, or none if the ordering is `Relaxed`.
pub fn fence(site: Site<kind::Fence>) {
    any_fence(site.any());
}

/// Runs the light fence of this site as a `SeqCst` fence, unless the hook does otherwise.
pub fn light_fence(site: Site<kind::LightFence>) {
    any_fence(site.any());
}

/// Runs the heavy fence of this site as a `SeqCst` fence, unless the hook does otherwise. Returns `false` if
/// the kernel of the model refuses a barrier.
pub fn heavy_fence(site: Site<kind::HeavyFence>) -> bool {
    any_fence(site.any())
}

fn any_fence(site: Site) -> bool {
    let site = hook::installed().site(site);
    !hook::runs(site) || hook::installed().fence(site)
}

/// Returns `true` if operations should make loads that only save work: if the hook looks ahead.
pub fn looks_ahead() -> bool {
    hook::installed().looks_ahead()
}

/// Runs foreign code in the middle of an operation. The search then assumes that it did more than load.
pub fn foreign<R>(code: impl FnOnce() -> R) -> R {
    let result = code();
    checker::acted();
    result
}

/// Allocates memory for slots.
///
/// # Safety
///
/// See [`std::alloc::alloc`].
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    // SAFETY: the caller has the same obligation.
    unsafe { hook::installed().alloc(layout) }
}

/// Frees the memory of slots.
///
/// # Safety
///
/// See [`std::alloc::dealloc`].
pub unsafe fn dealloc(start: *mut u8, layout: Layout) {
    // SAFETY: the caller has the same obligation.
    unsafe { hook::installed().dealloc(start, layout) }
}
