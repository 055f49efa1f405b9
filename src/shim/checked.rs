//! A checker's types under the names of the native shim; each access goes by the hook.

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

use super::engine::{self, Marks, raw};
use super::hook::hook;
use crate::index::Index;
use crate::sites::{Site, Sites};

pub use super::engine::{Arc, lazy_static, thread_local};
/// Checkers support every protocol.
pub use core::convert::Infallible as Unsupported;

pub type Distance = i64;

/// What a location holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An index, or a number of threads: an `i64`.
    Index,
    /// The address of a ring, or of a thread's record.
    Pointer,
    /// A word of a slot: the number of the write that wrote it, 0 if it is unwritten.
    Word,
}

/// What an access does.
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

/// An atomic location of the deque.
pub struct Location {
    kind: Kind,
    initial: u64,
    raw: raw::AtomicU64,
    marks: Marks,
    /// How many stores of numbers there were.
    stores: atomic::AtomicU64,
}

/// Where the number of a store begins, above what was stored.
const NUMBER: u32 = 32;

impl Location {
    pub(super) fn new(kind: Kind, value: u64) -> Self {
        Location {
            kind,
            initial: value,
            raw: raw::AtomicU64::new(value),
            marks: Marks::new(),
            stores: atomic::AtomicU64::new(0),
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

    /// The index with the number of this store. Not for records, which are claimed by value.
    fn numbered(&self, value: u64, site: Site) -> u64 {
        match site.is_of_records() {
            true => value,
            false => {
                let number = self.stores.fetch_add(1, Relaxed) + 1;
                value.wrapping_add(number << NUMBER)
            }
        }
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

    pub(super) fn access(&self, site: Site, operation: Operation) -> Result<u64, u64> {
        let site = hook().site(site);
        let access = || hook().access(site, self, operation);
        let result = match site.is_of_records() && !hook().explores_records() {
            true => engine::unexplored(access),
            false => access(),
        };
        if site.stands_for_a_fence() {
            engine::fence_after_claim();
        }
        result
    }

    fn load(&self, site: Site) -> u64 {
        self.access(site, Operation::Load)
            .unwrap_or_else(|found| found)
    }

    fn store(&self, value: u64, site: Site) {
        let _ = self.access(site, Operation::Store(value));
    }

    pub(super) fn get_mut(&mut self) -> u64 {
        engine::get_mut(&mut self.raw)
    }
}

/// `top`, `bottom`, or how many thieves and tokens there are.
pub struct AtomicIndex(Location);

impl AtomicIndex {
    pub fn new(Index(value): Index) -> Self {
        AtomicIndex(Location::new(Kind::Index, value as u64))
    }

    pub fn load(&self, site: Site) -> Index {
        self.index(self.0.load(site))
    }

    pub fn store(&self, Index(value): Index, site: Site) {
        self.0.store(self.0.numbered(value as u64, site), site);
    }

    pub fn compare_exchange(&self, old: Index, new: Index, site: Site) -> Result<Index, Index> {
        let index = |raw| self.index(raw);
        let swap = Operation::Cas(old.0 as u64, new.0 as u64);
        self.0.access(site, swap).map(index).map_err(index)
    }

    /// What it was.
    pub fn add(&self, number: Distance, site: Site) -> Index {
        let (Ok(found) | Err(found)) = self.0.access(site, Operation::Add(number as u64));
        self.index(found)
    }

    pub fn get_mut(&mut self) -> Index {
        let raw = self.0.get_mut();
        self.index(raw)
    }

    fn index(&self, raw: u64) -> Index {
        Index(self.0.value(raw) as i64)
    }
}

/// A pointer to a ring, or to a thread's record.
pub struct AtomicPtr<T>(Location, PhantomData<atomic::AtomicPtr<T>>);

impl<T> AtomicPtr<T> {
    pub fn new(value: *mut T) -> Self {
        let address = value.expose_provenance() as u64;
        AtomicPtr(Location::new(Kind::Pointer, address), PhantomData)
    }

    pub fn load(&self, site: Site) -> *mut T {
        ptr::with_exposed_provenance_mut(self.0.load(site) as usize)
    }

    pub fn store(&self, value: *mut T, site: Site) {
        self.0.store(value.expose_provenance() as u64, site);
    }

    pub fn compare_exchange(&self, old: *mut T, new: *mut T, site: Site) -> Result<*mut T, *mut T> {
        let pointer = |value| ptr::with_exposed_provenance_mut(value as usize);
        let address = |pointer: *mut T| pointer.expose_provenance() as u64;
        let swap = Operation::Cas(address(old), address(new));
        self.0.access(site, swap).map(pointer).map_err(pointer)
    }

    pub fn get_mut(&mut self) -> *mut T {
        ptr::with_exposed_provenance_mut(self.0.get_mut() as usize)
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

    pub fn load(&self, site: Site) -> MaybeUninit<usize> {
        match self.version.load(site) {
            0 => MaybeUninit::zeroed(),
            version => self.with_writes(|writes| writes[version as usize - 1]),
        }
    }

    pub fn store(&self, value: MaybeUninit<usize>, site: Site) {
        let version = self.with_writes(|writes| {
            writes.push(value);
            writes.len()
        });
        self.version.store(version as u64, site);
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

/// A static: one for the execution.
macro_rules! process_wide {
    ($name:ident: $type:ty = $value:expr) => {
        $crate::shim::lazy_static! {
            static ref $name: $type = $value;
        }
    };
}
pub(crate) use process_wide;

std::thread_local! {
    // All threads of a model run on one thread of the machine.
    static LEAKED: RefCell<Vec<Leaked>> = const { RefCell::new(Vec::new()) };
}

/// A value that an execution has leaked: freed when this goes.
struct Leaked(*mut dyn Any);

impl Drop for Leaked {
    fn drop(&mut self) {
        // SAFETY: it came from a box, and the execution that had references to it is over.
        drop(unsafe { Box::from_raw(self.0) });
    }
}

// Set when an execution leaks its first value: those of the one before can go.
process_wide!(EXECUTION: () = LEAKED.with_borrow_mut(Vec::clear));

/// Keeps a value for as long as the execution, and until the next one leaks another.
pub fn leak<T: 'static>(value: Box<T>) -> &'static T {
    let () = *EXECUTION;
    let value = Box::into_raw(value);
    LEAKED.with_borrow_mut(|all| all.push(Leaked(value)));
    // SAFETY: the value stays while this execution lasts, to which the caller belongs.
    unsafe { &*value }
}

/// To a checker, asymmetric fences are `SeqCst` ones, which it has.
///
/// # Errors
///
/// None.
pub fn support(_: &Sites) -> Result<(), Infallible> {
    Ok(())
}

/// A fence of one's own: none if the site is `Relaxed`. A heavy one needs [`support`].
pub fn fence(site: Site) {
    let site = hook().site(site);
    if site.order() != Relaxed {
        hook().fence(site);
    }
}

/// Memory for a ring.
///
/// # Safety
///
/// As [`std::alloc::alloc`].
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    // SAFETY: the caller's.
    unsafe { hook().alloc(layout) }
}

/// Returns it.
///
/// # Safety
///
/// As [`std::alloc::dealloc`].
pub unsafe fn dealloc(start: *mut u8, layout: Layout) {
    // SAFETY: the caller's.
    unsafe { hook().dealloc(start, layout) }
}
