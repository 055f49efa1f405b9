//! A checker's types under the names of the machine's; each access goes by the hook.

use core::alloc::Layout;
use core::any::Any;
use core::cell::RefCell;
use core::convert::Infallible;
use core::marker::PhantomData;
use core::mem::{self, ManuallyDrop, MaybeUninit};
use core::ptr::{self, NonNull};
use core::sync::atomic::Ordering::Relaxed;
use core::sync::atomic::{self, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::checker::{self, Marks, raw};
use crate::hook;
use crate::{Index, Site};

pub use crate::checker::Arc;
/// Checkers have asymmetric fences.
pub use core::convert::Infallible as Unsupported;

/// Whether a checker's types replace the machine's.
pub const CHECKER: bool = true;

/// The distance between two indices.
pub type Distance = i64;

/// The kind of value that a location holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number.
    Index,
    /// An address.
    Pointer,
    /// A word of a slot: the number of the write that wrote it, 0 if it is unwritten.
    Word,
}

/// The operation of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Loads.
    Load,
    /// Stores this.
    Store(u64),
    /// Stores the second, if it finds the first.
    Cas(u64, u64),
    /// Adds this, wrapping.
    Add(u64),
    /// Stores this, and has what it was.
    Swap(u64),
}

/// An atomic location.
pub struct Location {
    kind: Kind,
    initial: u64,
    raw: raw::AtomicU64,
    marks: Marks,
    /// How many stores of numbers there were.
    stores: atomic::AtomicU64,
    /// How many accesses that may change it have begun.
    changes: atomic::AtomicU64,
}

/// Where the number of a store begins, above what was stored.
const NUMBER: u32 = 32;

impl Location {
    fn new(kind: Kind, value: u64) -> Self {
        Location {
            kind,
            initial: value,
            raw: raw::AtomicU64::new(value),
            marks: Marks::new(),
            stores: atomic::AtomicU64::new(0),
            changes: atomic::AtomicU64::new(0),
        }
    }

    /// What it holds.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// What it held at first.
    pub fn initial(&self) -> u64 {
        self.initial
    }

    /// What was stored: without the number of the store, by which a suite tells which of two
    /// stores of the same index was read. Indices stay within 2^31 of the initial one.
    pub fn value(&self, raw: u64) -> u64 {
        let distance = raw
            .wrapping_sub(self.initial)
            .wrapping_add(1 << (NUMBER - 1));
        raw.wrapping_sub(distance >> NUMBER << NUMBER)
    }

    /// The value with the number of this store.
    fn numbered(&self, value: u64) -> u64 {
        let number = self.stores.fetch_add(1, Relaxed) + 1;
        value.wrapping_add(number << NUMBER)
    }

    /// Accesses it. `Err` is a compare-and-swap that failed; it has what was found.
    pub fn perform(&self, operation: Operation, order: Ordering) -> Result<u64, u64> {
        let (result, stores) = match operation {
            Operation::Load => (Ok(self.raw.load(order)), false),
            Operation::Store(value) => (
                Ok({
                    self.raw.store(value, order);
                    value
                }),
                true,
            ),
            Operation::Cas(old, new) => (self.raw.compare_exchange(old, new, order, Relaxed), true),
            Operation::Add(number) => (Ok(self.raw.fetch_add(number, order)), true),
            Operation::Swap(value) => (Ok(self.raw.swap(value, order)), true),
        };
        match stores {
            true => self.marks.stored(),
            false => self.marks.loaded(),
        }
        result
    }

    /// Whether this access can belong to the step before. A load does only if there is one value that
    /// it can return: loom tries the values of a load only in a step of its own.
    fn belongs_to_step(&self, site: Site, operation: Operation) -> bool {
        let loads = operation == Operation::Load;
        let changes = match loads {
            true => self.changes.load(Relaxed),
            false => self.changes.fetch_add(1, Relaxed),
        };
        if site.is_early() {
            return true;
        }
        // Whoever finds an index sees that its slot has been written.
        let has_one_value = changes == 0 || changes == 1 && self.kind == Kind::Word;
        let has_only_loaded = checker::replace_loaded(loads);
        has_only_loaded && site.joins_loads() && (has_one_value || !loads)
    }

    fn access(&self, site: Site, operation: Operation) -> Result<u64, u64> {
        let site = hook::installed().site(site);
        let access = || hook::installed().access(site, self, operation);
        let is_step = site.is_step() || hook::installed().explores_all();
        if !is_step {
            checker::unexplored(access)
        } else if self.belongs_to_step(site, operation) && hook::installed().joins_steps() {
            checker::joined(access)
        } else {
            access()
        }
    }

    fn load(&self, site: Site) -> u64 {
        self.access(site, Operation::Load)
            .unwrap_or_else(|found| found)
    }

    fn get_mut(&mut self) -> u64 {
        checker::get_mut(&mut self.raw)
    }
}

/// A type of which there are atomics: [`Index`], `usize`, and pointers.
pub trait Value: Copy {
    #[doc(hidden)]
    const KIND: Kind;
    /// Whether stores are numbered.
    #[doc(hidden)]
    const IS_NUMBERED: bool;
    #[doc(hidden)]
    fn into_bits(self) -> u64;
    #[doc(hidden)]
    fn from_bits(bits: u64) -> Self;
}

impl Value for Index {
    const KIND: Kind = Kind::Index;
    const IS_NUMBERED: bool = true;

    fn into_bits(self) -> u64 {
        self.0 as u64
    }

    fn from_bits(bits: u64) -> Self {
        Index(bits as i64)
    }
}

impl Value for usize {
    const KIND: Kind = Kind::Index;
    const IS_NUMBERED: bool = false;

    fn into_bits(self) -> u64 {
        self as u64
    }

    fn from_bits(bits: u64) -> Self {
        bits as usize
    }
}

impl<T> Value for *mut T {
    const KIND: Kind = Kind::Pointer;
    const IS_NUMBERED: bool = false;

    fn into_bits(self) -> u64 {
        self.expose_provenance() as u64
    }

    fn from_bits(bits: u64) -> Self {
        ptr::with_exposed_provenance_mut(bits as usize)
    }
}

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
        self.value(self.0.load(site))
    }

    /// Stores a value.
    pub fn store(&self, value: V, site: Site) {
        let bits = value.into_bits();
        let stored = match V::IS_NUMBERED {
            true => self.0.numbered(bits),
            false => bits,
        };
        let _ = self.0.access(site, Operation::Store(stored));
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
        let stores = self.0.stores.load(Relaxed);
        assert!(
            stores == 0,
            "an index is either stored to or compared, not both"
        );
        let swap = Operation::Cas(old.into_bits(), new.into_bits());
        let value = |bits| self.value(bits);
        self.0.access(site, swap).map(value).map_err(value)
    }

    /// Stores a value, and returns the one before.
    pub fn swap(&self, value: V, site: Site) -> V {
        self.read(site, Operation::Swap(value.into_bits()))
    }

    /// The value, for its only user.
    pub fn get_mut(&mut self) -> V {
        let bits = self.0.get_mut();
        self.value(bits)
    }

    /// Accesses it, and returns the value that was there.
    fn read(&self, site: Site, operation: Operation) -> V {
        let (Ok(found) | Err(found)) = self.0.access(site, operation);
        self.value(found)
    }

    fn value(&self, bits: u64) -> V {
        V::from_bits(match V::IS_NUMBERED {
            true => self.0.value(bits),
            false => bits,
        })
    }
}

impl Atomic<Index> {
    /// Adds a number, wrapping, and returns the value before.
    pub fn add(&self, number: Distance, site: Site) -> Index {
        self.read(site, Operation::Add(number as u64))
    }
}

impl Atomic<usize> {
    /// Adds a number, wrapping, and returns the value before.
    pub fn add(&self, number: usize, site: Site) -> usize {
        self.read(site, Operation::Add(number as u64))
    }
}

impl<V: Value> Drop for Atomic<V> {
    fn drop(&mut self) {
        self.0.get_mut();
    }
}

/// A machine word of a slot.
///
/// The checker's integer is the number of a write; what was written, which may
/// hold padding and pointers, is kept aside. Write 0 is the unwritten word, and
/// reads as zeros.
pub struct Word {
    /// Survives the ring, so that a use after free is one of a location that still is there:
    /// the hook tells of it.
    version: ManuallyDrop<Location>,
    writes: Mutex<Vec<MaybeUninit<usize>>>,
}

/// The size of a word of a slot.
pub const WORD: usize = mem::size_of::<Word>();

impl Word {
    /// Whether a word can hold bytes that were never written.
    pub const HOLDS_ANYTHING: bool = true;

    /// Makes words that are unwritten.
    ///
    /// # Safety
    ///
    /// There is room for so many.
    pub unsafe fn make(words: NonNull<Word>, count: usize) {
        for i in 0..count {
            let word = Word {
                version: ManuallyDrop::new(Location::new(Kind::Word, 0)),
                writes: Mutex::new(Vec::new()),
            };
            // SAFETY: the caller's.
            unsafe { words.add(i).write(word) };
        }
    }

    /// Loads the word.
    pub fn load(&self, site: Site) -> MaybeUninit<usize> {
        match self.version.load(site) {
            0 => MaybeUninit::zeroed(),
            version => self.with_writes(|writes| writes[version as usize - 1]),
        }
    }

    /// Stores to the word.
    pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
        let version = self.with_writes(|writes| {
            writes.push(value);
            writes.len()
        });
        let _ = self.version.access(site, Operation::Store(version as u64));
    }

    fn with_writes<R>(&self, f: impl FnOnce(&mut Vec<MaybeUninit<usize>>) -> R) -> R {
        f(&mut self.writes.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Word {
    fn drop(&mut self) {
        // To free memory is to write it: a race with every access that does
        // not happen before.
        self.version.get_mut();
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

/// To a checker, asymmetric fences are `SeqCst` ones, which it has.
///
/// # Errors
///
/// None.
pub fn support() -> Result<(), Infallible> {
    Ok(())
}

/// A fence: none if the site is `Relaxed`. A heavy one needs [`support`].
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

/// Mends loom, where an access at this site with its ordering `SeqCst` relies on the accesses after
/// it: loom takes `SeqCst` accesses for acquire and release.
pub fn after_seq_cst(site: Site) {
    if hook::installed().site(site).order() == Ordering::SeqCst {
        checker::after_seq_cst();
    }
}

/// Memory for slots.
///
/// # Safety
///
/// As [`std::alloc::alloc`].
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    // SAFETY: the caller's.
    unsafe { hook::installed().alloc(layout) }
}

/// Returns it.
///
/// # Safety
///
/// As [`std::alloc::dealloc`].
pub unsafe fn dealloc(start: *mut u8, layout: Layout) {
    // SAFETY: the caller's.
    unsafe { hook::installed().dealloc(start, layout) }
}
