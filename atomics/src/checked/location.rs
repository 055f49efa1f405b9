//! Atomic locations, and the operations on them.

use core::cell::Cell;
use core::sync::atomic::AtomicU64;
use core::sync::atomic::Ordering::{self, Relaxed};

use super::checker::{self, Marks, raw};
use crate::site::Step;

std::thread_local! {
    // All threads of a model run on one thread of the machine.
    static THREADS: Cell<Option<usize>> = const { Cell::new(None) };
}

/// The number of threads, if the suite has said it.
pub fn threads() -> Option<usize> {
    THREADS.get()
}

/// Says how many threads there are: the search is quicker if it knows. With 0, the search is
/// incomplete, because loads leave no marks.
pub fn set_threads(threads: usize) {
    THREADS.set(Some(threads));
}

/// The kind of value that a location holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An index: stores are numbered.
    Index,
    /// Another number.
    Number,
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
    stores: AtomicU64,
    /// How many accesses that may change it have begun.
    changes: AtomicU64,
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
            stores: AtomicU64::new(0),
            changes: AtomicU64::new(0),
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
        if self.has_plain_values() {
            return raw;
        }
        let distance = raw
            .wrapping_sub(self.initial)
            .wrapping_add(1 << (NUMBER - 1));
        raw.wrapping_sub(distance >> NUMBER << NUMBER)
    }

    /// The value with the number of this store, if it is an index.
    pub(super) fn numbered(&self, value: u64) -> u64 {
        match self.kind {
            Kind::Index => value.wrapping_add((self.stores.fetch_add(1, Relaxed) + 1) << NUMBER),
            _ => value,
        }
    }

    /// Whether no store has been numbered.
    pub(super) fn has_plain_values(&self) -> bool {
        self.stores.load(Relaxed) == 0
    }

    /// Accesses it. `Err` is a compare-and-swap that failed; it has what was found.
    pub fn perform(&self, operation: Operation, order: Ordering) -> Result<u64, u64> {
        let threads = threads().unwrap_or(checker::THREADS);
        let result = match operation {
            Operation::Load => {
                let value = self.raw.load(order);
                self.marks.loaded(threads);
                return Ok(value);
            }
            Operation::Store(value) => {
                self.raw.store(value, order);
                Ok(value)
            }
            Operation::Cas(old, new) => self.raw.compare_exchange(old, new, order, Relaxed),
            Operation::Add(number) => Ok(self.raw.fetch_add(number, order)),
            Operation::Swap(value) => Ok(self.raw.swap(value, order)),
        };
        self.marks.stored(threads);
        result
    }

    /// Whether this access can belong to the step before. A load does only if there is one value that
    /// it can return: loom tries the values of a load only in a step of its own.
    pub(super) fn belongs_to_step(&self, step: Step, operation: Operation) -> bool {
        let loads = operation == Operation::Load;
        let changes = match loads {
            true => self.changes.load(Relaxed),
            false => self.changes.fetch_add(1, Relaxed),
        };
        if step == Step::Early {
            return true;
        }
        // Whoever finds an index sees that its slot has been written.
        let has_one_value = changes == 0 || changes == 1 && self.kind == Kind::Word;
        let has_only_loaded = checker::replace_loaded(loads);
        has_only_loaded && step == Step::Joined && (has_one_value || !loads)
    }

    /// The value, for its only user.
    pub(super) fn get_mut(&mut self) -> u64 {
        checker::get_mut(&mut self.raw)
    }
}
