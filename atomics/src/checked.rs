//! A checker's types under the names of the machine's; each access goes by the hook.

pub mod hook;
mod location;
#[cfg(all(loom, feature = "loom"))]
pub mod mutate;
mod word;

#[cfg(all(loom, feature = "loom"))]
#[path = "checked/loom.rs"]
pub(crate) mod checker;
#[cfg(all(shuttle, feature = "shuttle"))]
#[path = "checked/shuttle.rs"]
pub(crate) mod checker;

use core::alloc::Layout;
use core::any::Any;
use core::cell::RefCell;
use core::convert;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ptr;
use core::sync::atomic::Ordering::{self, Relaxed};

use crate::index::{Distance, Index};
use crate::site::{Access, Site};
use hook::{Kind, Location, Operation};

pub use checker::Arc;
pub use word::Word;

/// The checker itself, for doubles of what it does not know.
pub mod model {
    pub use super::checker::{KNOWS_ALL_THREADS, THREADS, current, fence, lazy_static, raw};
    pub use super::location::{set_threads, threads};
    #[cfg(all(loom, feature = "loom"))]
    pub use loom::thread_local;
}

/// `true` if a checker's types replace the machine's.
pub const CHECKER: bool = true;

/// A type of which there are atomics: [`Index`], `usize`, and pointers.
pub trait Value: Copy {
    #[doc(hidden)]
    const KIND: Kind;
    #[doc(hidden)]
    fn into_bits(self) -> u64;
    #[doc(hidden)]
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

value!([] Index, Index, |Index(value)| value, Index);
value!([] usize, Number, convert::identity, convert::identity);
value!([T] *mut T, Pointer, <*mut T>::expose_provenance, ptr::with_exposed_provenance_mut);

/// A value that threads share.
///
/// To drop it is to write it, and it can be accessed after that: a use of it that does not
/// happen before is a race.
pub struct Atomic<V: Value>(ManuallyDrop<Location>, PhantomData<V>);

// SAFETY: it is accessed by atomic operations only, as the machine's atomic pointers are.
unsafe impl<V: Value> Send for Atomic<V> {}
// SAFETY: as above.
unsafe impl<V: Value> Sync for Atomic<V> {}

impl<V: Value> Atomic<V> {
    /// An atomic with this value.
    pub fn new(value: V) -> Self {
        let location = Location::new(V::KIND, value.into_bits());
        Atomic(ManuallyDrop::new(location), PhantomData)
    }

    /// Loads the value.
    pub fn load(&self, site: Site) -> V {
        self.access(site, Operation::Load)
    }

    /// Stores a value.
    pub fn store(&self, value: V, site: Site) {
        let stored = self.0.numbered(value.into_bits());
        self.access(site, Operation::Store(stored));
    }

    /// Stores `new`, if the value is `old`.
    ///
    /// # Errors
    ///
    /// The value, if it is another.
    ///
    /// # Panics
    ///
    /// If this is an index that was stored to: a stored index has a number besides its value.
    pub fn compare_exchange(&self, old: V, new: V, site: Site) -> Result<V, V> {
        assert!(
            self.0.has_plain_values(),
            "an index is either stored to or compared, not both"
        );
        let swap = Operation::Cas(old.into_bits(), new.into_bits());
        let found = hook::access(&self.0, site, swap);
        found.map(V::from_bits).map_err(V::from_bits)
    }

    /// Stores a value, and returns the one before.
    pub fn swap(&self, value: V, site: Site) -> V {
        self.access(site, Operation::Swap(value.into_bits()))
    }

    /// The value, for its only user.
    pub fn get_mut(&mut self) -> V {
        let bits = self.0.get_mut();
        V::from_bits(self.0.value(bits))
    }

    /// Accesses it, and returns the value that was there.
    fn access(&self, site: Site, operation: Operation) -> V {
        let (Ok(found) | Err(found)) = hook::access(&self.0, site, operation);
        V::from_bits(self.0.value(found))
    }
}

impl Atomic<Index> {
    /// Adds a number, wrapping, and returns the value before.
    pub fn add(&self, number: Distance, site: Site) -> Index {
        self.access(site, Operation::Add(number as u64))
    }
}

impl Atomic<usize> {
    /// Adds a number, wrapping, and returns the value before.
    pub fn add(&self, number: usize, site: Site) -> usize {
        self.access(site, Operation::Add(number as u64))
    }
}

impl<V: Value> Drop for Atomic<V> {
    fn drop(&mut self) {
        self.0.get_mut();
    }
}

/// Declares a static: one for the execution, which is not dropped.
#[macro_export]
macro_rules! process_wide {
    ($name:ident: $type:ty = $value:expr) => {
        $crate::model::lazy_static! {
            static ref $name: ::core::mem::ManuallyDrop<$type> =
                ::core::mem::ManuallyDrop::new($value);
        }
    };
}

std::thread_local! {
    // All threads of a model run on one thread of the machine.
    static LEAKED: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

// Set when an execution leaks its first value: the memory of those of the one before can go.
process_wide!(EXECUTION: () = LEAKED.with_borrow_mut(Vec::clear));

/// Keeps a value for as long as the execution, and until the next one leaks another. It is not
/// dropped.
///
/// # Safety
///
/// No reference to it outlives the execution.
pub unsafe fn leak<T: 'static>(value: T) -> &'static T {
    let () = **EXECUTION;
    let value = Box::into_raw(Box::new(ManuallyDrop::new(value)));
    // SAFETY: it came from a box, and stays while this execution lasts, which no reference outlives.
    unsafe {
        LEAKED.with_borrow_mut(|all| all.push(Box::from_raw(value)));
        &*value
    }
}

/// Returns `true` if this process has barriers. A program that merely uses an algorithm does without,
/// which leaves less to explore.
pub fn has_barriers() -> bool {
    hook::installed().has_barriers()
}

/// Runs the fence of this site: a checker runs light and heavy fences as `SeqCst` ones. Returns `false`
/// if the barrier is refused.
pub fn heavy_fence(site: Site) -> bool {
    fence(site);
    site.access() != Access::HeavyFence || !hook::installed().refuses_barriers()
}

/// Returns `true` if an algorithm should look ahead, which saves work and on which nothing depends: only
/// if the hook asks for it.
pub fn looks_ahead() -> bool {
    hook::installed().looks_ahead()
}

/// Runs the fence of this site, or none if it is `Relaxed`. A heavy one is for [`heavy_fence`].
pub fn fence(site: Site) {
    let site = hook::installed().site(site);
    if site.order() != Relaxed {
        hook::installed().fence(site);
    }
}

/// Tells the search that foreign code has run in the middle of an operation.
pub fn interrupted() {
    checker::replace_loaded(false);
}

/// Makes loom order a `SeqCst` access at this site with the accesses that follow it: loom treats a
/// `SeqCst` access as `AcqRel`.
pub fn after_seq_cst(site: Site) {
    if hook::installed().site(site).order() == Ordering::SeqCst {
        checker::after_seq_cst();
    }
}

/// Allocates memory for slots.
///
/// # Safety
///
/// As [`std::alloc::alloc`].
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    // SAFETY: the caller's.
    unsafe { hook::installed().alloc(layout) }
}

/// Frees the memory of slots.
///
/// # Safety
///
/// As [`std::alloc::dealloc`].
pub unsafe fn dealloc(start: *mut u8, layout: Layout) {
    // SAFETY: the caller's.
    unsafe { hook::installed().dealloc(start, layout) }
}
