//! Atomic locations, and the operations on them.

use core::mem::ManuallyDrop;
use core::sync::atomic::AtomicU64;
use core::sync::atomic::Ordering::{self, Relaxed};

use super::checker::{self, Search, raw};

/// The kind of value that a location holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An index, to which stores are numbered.
    Index,
    /// Any other number.
    Number,
    /// A pointer.
    Pointer,
    /// A word of a slot, as the number of the write that wrote it, or 0 if it is unwritten.
    Word,
}

/// The operation of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// Loads the value.
    Load,
    /// Loads the newest value.
    LoadNewest,
    /// Stores this value.
    Store(u64),
    /// Stores the second value if the current value is the first. Otherwise, this is a load with the ordering.
    Cas(u64, u64, Ordering),
    /// Adds this number, wrapping around.
    Add(u64),
    /// Subtracts this number, wrapping around.
    Sub(u64),
    /// Keeps the bits that are set in this number.
    And(u64),
    /// Sets the bits that are set in this number.
    Or(u64),
    /// Inverts the bits that are set in this number.
    Xor(u64),
    /// Stores this value, and returns the previous one.
    Swap(u64),
}

impl Operation {
    /// Returns the value that the operation has written if it found this one, unless it only loads.
    pub fn written(self, found: u64) -> Option<u64> {
        match self {
            Operation::Load | Operation::LoadNewest => None,
            Operation::Store(new) | Operation::Swap(new) | Operation::Cas(_, new, _) => Some(new),
            Operation::Add(number) => Some(found.wrapping_add(number)),
            Operation::Sub(number) => Some(found.wrapping_sub(number)),
            Operation::And(bits) => Some(found & bits),
            Operation::Or(bits) => Some(found | bits),
            Operation::Xor(bits) => Some(found ^ bits),
        }
    }
}

/// An atomic location.
pub struct Location {
    /// The kind of value that the location holds.
    pub kind: Kind,
    /// The initial value.
    pub initial: u64,
    // Not dropped, so even an access after the drop is defined, and the hook can report it.
    pub(super) raw: ManuallyDrop<raw::AtomicU64>,
    /// The number of bits of `raw` below a value, which is in the upper ones, so that it wraps around as its type
    /// does.
    pub(super) below: u32,
    /// The knowledge that the checker's search has of the location.
    pub(super) search: ManuallyDrop<Search>,
    /// The number of numbered stores so far.
    pub(super) stores: AtomicU64,
    /// The value that was written last.
    pub(super) newest: AtomicU64,
}

/// The position of the lowest bit of a store's number, above the stored value.
const NUMBER: u32 = 32;

impl Location {
    /// Creates a location of a value of type `V`.
    pub(super) fn new<V>(kind: Kind, value: u64) -> Self {
        let below = u64::BITS - 8 * size_of::<V>() as u32;
        Location {
            kind,
            initial: value,
            raw: ManuallyDrop::new(raw::AtomicU64::new(value << below)),
            below,
            search: ManuallyDrop::default(),
            stores: AtomicU64::new(0),
            newest: AtomicU64::new(value),
        }
    }

    /// Returns a raw value without the number of its store, by which a suite can distinguish two stores of
    /// the same index. Indices must stay within 2^31 of the initial one.
    pub fn value(&self, raw: u64) -> u64 {
        if self.stores.load(Relaxed) == 0 {
            return raw;
        }
        let distance = raw.wrapping_sub(self.initial).wrapping_add(1 << 31);
        raw.wrapping_sub(distance >> NUMBER << NUMBER)
    }

    /// Adds the number of this store to the value if it is an index.
    pub(super) fn numbered(&self, value: u64) -> u64 {
        match self.kind {
            Kind::Index => value.wrapping_add((self.stores.fetch_add(1, Relaxed) + 1) << NUMBER),
            _ => value,
        }
    }

    /// Performs the operation, and returns the previous value, or the new one for a store. `Err` means that
    /// a compare-and-swap failed, and has the value that it found.
    pub fn perform(&self, operation: Operation, order: Ordering) -> Result<u64, u64> {
        let (raw, above) = (&*self.raw, |value| value << self.below);
        let result = match operation {
            Operation::Load => Ok(raw.load(order)),
            Operation::LoadNewest => Ok(self.load_newest(order)),
            Operation::Store(value) => {
                raw.store(above(value), order);
                Ok(above(value))
            }
            Operation::Cas(old, new, failure) => {
                raw.compare_exchange(above(old), above(new), order, failure)
            }
            Operation::Add(number) => Ok(raw.fetch_add(above(number), order)),
            Operation::Sub(number) => Ok(raw.fetch_sub(above(number), order)),
            Operation::And(bits) => Ok(raw.fetch_and(above(bits), order)),
            Operation::Or(bits) => Ok(raw.fetch_or(above(bits), order)),
            Operation::Xor(bits) => Ok(raw.fetch_xor(above(bits), order)),
            Operation::Swap(value) => Ok(raw.swap(above(value), order)),
        };
        self.search.performed(operation);
        let value = |raw| raw >> self.below;
        let result = result.map(value).map_err(value);
        if let Some(written) = result.ok().and_then(|found| operation.written(found)) {
            self.newest.store(written, Relaxed);
        }
        result
    }

    /// Loads the newest value. The first load lets the checker interrupt the thread here as at any load, which a
    /// compare-and-swap alone would make a conflict with other loads.
    fn load_newest(&self, order: Ordering) -> u64 {
        let found = self.raw.load(order);
        if found == self.newest.load(Relaxed) << self.below {
            return found;
        }
        // A compare-and-swap sees the newest value. If it succeeds, it changes nothing.
        let (Ok(newest) | Err(newest)) = self.raw.compare_exchange(0, 0, Relaxed, order);
        newest
    }
}

impl Drop for Location {
    fn drop(&mut self) {
        // Counts as a write, so it races with every access that does not happen before it.
        checker::get_mut(&mut self.raw);
    }
}
