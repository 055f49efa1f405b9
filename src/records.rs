//! Records of the threads that have stolen, in one list of blocks for the process.
//!
//! A thread announces its steals in its record, which the owners of deques read. Threads claim records,
//! and release them when they end. An owner skips records that no thread has, a block at a time. Blocks
//! are not removed from the list, but later threads reuse their records.

use core::array;
use core::cell::Cell;
use core::iter;
use core::marker::PhantomData;
use core::mem::{self, ManuallyDrop};
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev_atomics::{Atomic, CHECKER, Site, at, kind, leak, process_wide, sites, thread_local};

sites! {
    /// The sites of the records, and of the looks at them.
    pub const SITES;

    /// Announces a steal. Releases the thread's earlier steals to `retire.look` and `cool.look`.
    READER_ENTER "reader.enter" Store Release joined;
    /// Ends a steal, and releases it to `retire.look` and `cool.look`.
    READER_LEAVE "reader.leave" Store Release early;
    /// Loads a thread's count. Acquires its steals from `reader.leave` and `reader.enter`.
    RETIRE_LOOK "retire.look" Load Acquire;
    /// Loads the list of blocks of records. Acquires them from `records.push`.
    RECORDS_HEAD "records.head" Load Acquire unexplored;
    /// Pushes a block of records, and releases it to `records.head`.
    RECORDS_PUSH "records.push" Cas Release unexplored;
    /// Loads which records threads have. Acquires the steals of those that have ended from `record.release`.
    RECORD_LOOK "record.look" Load Acquire unexplored;
    /// Claims a released record. Acquires its count from `record.release`.
    RECORD_CLAIM "record.claim" Cas Acquire unexplored;
    /// Releases the record and the steals of a thread that ends to `record.claim` and `record.look`.
    RECORD_RELEASE "record.release" Add Release unexplored;
}

// The head of the list: the block that was pushed last.
// Not dropped under a checker, because threads may outlive the static there.
process_wide!(HEAD: ManuallyDrop<Atomic<*mut Block>> =
    ManuallyDrop::new(Atomic::<*mut Block>::new(ptr::null_mut())));

thread_local! {
    static HANDLE: Handle = Handle(claim());
}

/// The number of records in a block: one for each bit of a word.
const RECORDS: usize = if CHECKER { 2 } else { usize::BITS as usize };

/// Records, and a word that says which of them threads have.
struct Block {
    /// A bit for each record, set while a thread has the record.
    claimed: Atomic<usize>,
    /// The block that was pushed before this one, written by the thread that pushes this one.
    older: Cell<*mut Block>,
    records: [Record; RECORDS],
}

/// A thread's record, on a cache line of its own.
#[repr(align(128))]
pub struct Record {
    /// The number of times that the thread has begun or ended a steal, which is odd during a steal.
    count: Atomic<usize>,
    /// The thread's copy of `count`. Atomic, like `nested`, because a signal handler may steal.
    own_count: AtomicUsize,
    /// The number of the thread's guards besides the first, or `TEMPORARY`.
    nested: AtomicUsize,
    /// The block that contains the record, written before the block is in the list.
    block: Cell<*const Block>,
    /// The number of the record in its block.
    number: usize,
}

/// The value of `nested` for a record that the thread releases when its steal ends.
const TEMPORARY: usize = usize::MAX;

// SAFETY: the cells are written before the block is in the list.
unsafe impl Sync for Block {}
// SAFETY: as above.
unsafe impl Sync for Record {}

impl Block {
    /// Creates a block whose first record is claimed.
    fn new() -> Self {
        Block {
            claimed: Atomic::<usize>::new(1),
            older: Cell::new(ptr::null_mut()),
            records: array::from_fn(|number| Record {
                count: Atomic::<usize>::new(0),
                own_count: AtomicUsize::new(0),
                nested: AtomicUsize::new(0),
                block: Cell::new(ptr::null()),
                number,
            }),
        }
    }

    /// Claims a record that no thread has, if there is one.
    fn claim(&'static self) -> Option<&'static Record> {
        let mut claimed = self.claimed.load(at!(RECORD_LOOK, Acquire));
        loop {
            let number = claimed.trailing_ones();
            let record = self.records.get(number as usize)?;
            let more = claimed | 1 << number;
            match (self.claimed).compare_exchange(claimed, more, at!(RECORD_CLAIM, Acquire)) {
                Ok(_) => return Some(record),
                Err(found) => claimed = found,
            }
        }
    }

    /// Returns the records that threads have, from the one with this number on.
    fn claimed(&'static self, first: usize) -> impl Iterator<Item = &'static Record> {
        let from = usize::MAX.checked_shl(first as u32).unwrap_or(0);
        let mut claimed = self.claimed.load(at!(RECORD_LOOK, Acquire)) & from;
        iter::from_fn(move || {
            let record = self.records.get(claimed.trailing_zeros() as usize);
            claimed &= claimed.wrapping_sub(1);
            record
        })
    }
}

impl Record {
    /// Begins a steal, or counts another guard if the thread is in a steal already.
    #[inline(always)]
    fn enter(&self) {
        let count = self.own_count.load(Relaxed);
        if is_odd(count) {
            return self.enter_nested(count);
        }
        self.count(count, at!(READER_ENTER, Release));
    }

    #[cold]
    fn enter_nested(&self, count: usize) {
        // This cannot overflow in practice: forgetting so many guards would take centuries.
        self.nested.store(self.nested.load(Relaxed) + 1, Relaxed);
        // In a signal handler, the steal that it interrupts may not have stored the count yet.
        self.count.store(count, at!(READER_ENTER, Release));
    }

    /// Ends the steal if this was the thread's last guard.
    #[inline(always)]
    fn leave(&self) {
        if self.nested.load(Relaxed) != 0 {
            return self.leave_nested();
        }
        self.count(self.own_count.load(Relaxed), at!(READER_LEAVE, Release));
    }

    #[cold]
    fn leave_nested(&self) {
        let nested = self.nested.load(Relaxed);
        if nested != TEMPORARY {
            return self.nested.store(nested - 1, Relaxed);
        }
        self.nested.store(0, Relaxed);
        self.count(self.own_count.load(Relaxed), at!(READER_LEAVE, Release));
        self.release();
    }

    /// Lets another thread claim the record.
    #[cold]
    #[inline(never)]
    fn release(&self) {
        // SAFETY: the record is in a block, which lasts as long as the process.
        let block = unsafe { &*self.block.get() };
        let bit = 1_usize << self.number;
        (block.claimed).add(bit.wrapping_neg(), at!(RECORD_RELEASE, Release));
    }

    /// Returns `true` if the thread that has the record, which must be the current one, is in a steal.
    #[inline(always)]
    fn is_reading(&self) -> bool {
        is_odd(self.own_count.load(Relaxed))
    }

    #[inline(always)]
    fn count(&self, before: usize, site: Site<kind::Store>) {
        let next = before.wrapping_add(1);
        self.own_count.store(next, Relaxed);
        self.count.store(next, site);
    }

    /// Returns the thread that has the record if it is in a steal.
    pub fn reader(&'static self, look: Site<kind::Load>) -> Option<Reader> {
        let count = self.count.load(look);
        let reader = Reader {
            record: self,
            count,
        };
        is_odd(count).then_some(reader)
    }
}

fn is_odd(count: usize) -> bool {
    !count.is_multiple_of(2)
}

/// A thread that was in a steal when the owner looked at its record.
#[derive(Clone, Copy)]
pub struct Reader {
    record: &'static Record,
    count: usize,
}

impl Reader {
    /// Returns `true` if the current thread can see that the reader has ended that steal.
    #[inline]
    pub fn has_left(&self) -> bool {
        self.record.count.load(at!(RETIRE_LOOK, Acquire)) != self.count
    }

    /// Returns the claimed records that follow this reader's in the list.
    pub fn others(&self) -> impl Iterator<Item = &'static Record> {
        list(self.record.block.get(), self.record.number + 1)
    }
}

/// Returns the records that threads have. They include the record of each thread whose announcement
/// precedes a `SeqCst` fence that comes before a fence of the current thread, unless the thread has
/// released the record since; then the current thread has acquired the thread's steals.
pub fn claimed() -> impl Iterator<Item = &'static Record> {
    list(HEAD.load(at!(RECORDS_HEAD, Acquire)), 0)
}

/// Returns this block, and those that were pushed before it.
fn blocks(newest: *const Block) -> impl Iterator<Item = &'static Block> {
    // SAFETY: blocks are initialised before they are pushed, `records.push` releases that, and no block is
    // removed.
    let block = |block: *const Block| unsafe { block.as_ref() };
    iter::successors(block(newest), move |newer| block(newer.older.get()))
}

/// Returns the claimed records from the one with this number in this block on.
fn list(block: *const Block, first: usize) -> impl Iterator<Item = &'static Record> {
    let mut first = first;
    blocks(block).flat_map(move |block| block.claimed(mem::take(&mut first)))
}

/// A guard that keeps the current thread announced as being in a steal.
///
/// It is not `Send`, because the record belongs to the thread.
pub struct Reading(&'static Record, PhantomData<*const ()>);

/// Announces that this thread is in a steal, until the guard is dropped.
#[inline(always)]
pub fn announce() -> Reading {
    let record = current();
    record.enter();
    Reading(record, PhantomData)
}

impl Drop for Reading {
    #[inline(always)]
    fn drop(&mut self) {
        self.0.leave();
    }
}

/// A thread's claim to its record, which it releases when it ends.
struct Handle(&'static Record);

impl Drop for Handle {
    fn drop(&mut self) {
        // A thread that still has a guard keeps the record for good.
        if !self.0.is_reading() {
            self.0.release();
        }
    }
}

/// Returns the record of the current thread.
#[inline]
fn current() -> &'static Record {
    let own = HANDLE.try_with(|handle| handle.0);
    own.unwrap_or_else(|_| temporary())
}

/// Claims a record for a thread that is ending and has released its own. The thread releases this record
/// when its steal ends.
#[cold]
fn temporary() -> &'static Record {
    let record = claim();
    record.nested.store(TEMPORARY, Relaxed);
    record
}

/// Claims a record that no thread has, or pushes a new block.
fn claim() -> &'static Record {
    let newest = HEAD.load(at!(RECORDS_HEAD, Acquire));
    blocks(newest).find_map(Block::claim).unwrap_or_else(push)
}

/// Pushes a new block, and returns its first record, which the current thread has.
#[cold]
fn push() -> &'static Record {
    // SAFETY: only the list of blocks, the thread's handle, and guards on deques refer to the block, and
    // under a checker all of them belong to this execution.
    let block = unsafe { leak(Block::new()) };
    (block.records.iter()).for_each(|record| record.block.set(block));
    let new = (&raw const *block).cast_mut();
    let mut head = HEAD.load(at!(RECORDS_HEAD, Acquire));
    loop {
        block.older.set(head);
        match HEAD.compare_exchange(head, new, at!(RECORDS_PUSH, Release)) {
            Ok(_) => return &block.records[0],
            Err(found) => head = found,
        }
    }
}

/// Initialises the list, before threads share a deque.
pub fn begin() {
    let _: &Atomic<*mut Block> = &HEAD;
}

#[cfg(all(test, not(any(loom, shuttle))))]
#[path = "../tests/unit/records.rs"]
mod tests;
