//! Records of the threads that have stolen, in a list of the process.
//!
//! Threads push records, and release them when they end. No record is ever removed.

use core::cell::Cell;
use core::marker::PhantomData;
use core::ptr;

use chase_lev_atomics::{Atomic, Index, leak, process_wide, thread_local};

use crate::sites::{Reclamation as P, Site, at};

// The record that was pushed last.
process_wide!(HEAD: Atomic<*mut Record> = Atomic::<*mut Record>::new(ptr::null_mut()));

thread_local! {
    static HANDLE: Handle = Handle(claim());
}

/// The thread releases the record when it leaves.
const TEMPORARY: u64 = u64::MAX;

/// A thread's record, on a cache line of its own.
#[repr(align(128))]
pub struct Record {
    /// The number of times that the thread has begun or ended to read rings: odd while it reads.
    count: Atomic<Index>,
    /// 1 if some thread has this record, else 0.
    claimed: Atomic<usize>,
    /// The record that was pushed before this one. Written by the thread that pushes it.
    older: Cell<*mut Record>,
    /// The thread's copy of `count`.
    own_count: Cell<Index>,
    /// The number of the thread's guards besides the first, or `TEMPORARY`.
    nested: Cell<u64>,
}

// SAFETY: `older` is written before the record is in the list, `own_count` and `nested` by the
// thread that has it: `record.claim` acquires what `record.release` released.
unsafe impl Sync for Record {}

impl Record {
    fn new() -> Self {
        Record {
            count: Atomic::<Index>::new(Index(0)),
            claimed: Atomic::<usize>::new(1),
            older: Cell::new(ptr::null_mut()),
            own_count: Cell::new(Index(0)),
            nested: Cell::new(0),
        }
    }

    /// Begins to read, unless the thread is reading already.
    #[inline(always)]
    fn enter(&self) {
        match self.is_reading() {
            false => self.count(at!(reader_enter, Release)),
            // It does not overflow: to forget so many guards takes centuries.
            true => self.nested.set(self.nested.get() + 1),
        }
    }

    /// Ends the reading, if this was the thread's last guard.
    #[inline(always)]
    fn leave(&self) {
        if self.nested.get() != 0 {
            return self.leave_nested();
        }
        self.count(at!(reader_leave, Release));
    }

    #[cold]
    fn leave_nested(&self) {
        if self.nested.get() != TEMPORARY {
            return self.nested.set(self.nested.get() - 1);
        }
        self.nested.set(0);
        self.count(at!(reader_leave, Release));
        self.release();
    }

    /// Lets another thread claim the record.
    fn release(&self) {
        self.claimed.store(0, at!(record_release, Release));
    }

    /// Returns `true` if the thread, which is the current one, is reading.
    #[inline(always)]
    fn is_reading(&self) -> bool {
        is_odd(self.own_count.get())
    }

    #[inline(always)]
    fn count(&self, site: Site) {
        let next = self.own_count.get() + 1;
        self.own_count.set(next);
        self.count.store(next, site);
    }

    /// Returns the thread if it is in a steal.
    pub fn reader(&'static self, look: Site) -> Option<Reader> {
        let count = self.count.load(look);
        let reader = Reader {
            record: self,
            count,
        };
        is_odd(count).then_some(reader)
    }
}

fn is_odd(Index(count): Index) -> bool {
    count % 2 != 0
}

/// A thread that was reading rings when the owner looked at it.
#[derive(Clone, Copy)]
pub struct Reader {
    record: &'static Record,
    count: Index,
}

impl Reader {
    /// Returns `true` if this thread can see that it has left since.
    #[inline]
    pub fn has_left(&self) -> bool {
        self.record.count.load(at!(retire_look, Acquire)) != self.count
    }

    /// The records after its own in the list.
    pub fn others(&self) -> impl Iterator<Item = &'static Record> {
        list(self.record.older.get())
    }
}

/// Returns all records: at least those of the threads that entered before a `SeqCst` fence that
/// precedes one of this thread's.
pub fn all() -> impl Iterator<Item = &'static Record> {
    list(HEAD.load(at!(records_head, Acquire)))
}

/// Returns the records from this one on.
fn list(mut next: *mut Record) -> impl Iterator<Item = &'static Record> {
    core::iter::from_fn(move || {
        // SAFETY: the list has only records that were initialised before they were pushed, which
        // `records.push` released; none is removed.
        let record: &Record = unsafe { next.as_ref()? };
        next = record.older.get();
        Some(record)
    })
}

/// A thread is between its announcement and the end of its steal.
///
/// The record is this thread's, so the guard stays with it.
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

/// A thread's use of its record.
struct Handle(&'static Record);

impl Drop for Handle {
    fn drop(&mut self) {
        // A thread that still has a guard keeps the record for good.
        if !self.0.is_reading() {
            self.0.release();
        }
    }
}

/// This thread's record.
#[inline]
fn current() -> &'static Record {
    let own = HANDLE.try_with(|handle| handle.0);
    own.unwrap_or_else(|_| temporary())
}

/// Claims a record for a thread that is about to end and has none any more. It releases the record
/// when it leaves.
#[cold]
fn temporary() -> &'static Record {
    let record = claim();
    record.nested.set(TEMPORARY);
    record
}

/// Claims a record that no thread has, or pushes a new one.
fn claim() -> &'static Record {
    let claim = |record: &&Record| {
        let claimed = &record.claimed;
        let claim = claimed.compare_exchange(0, 1, at!(record_claim, Acquire));
        claim.is_ok()
    };
    all().find(claim).unwrap_or_else(push)
}

#[cold]
fn push() -> &'static Record {
    // SAFETY: it is found by the list of records, the thread's handle, and guards of the deques of this
    // execution.
    let record = unsafe { leak(Record::new()) };
    let new = (&raw const *record).cast_mut();
    let mut head = HEAD.load(at!(records_head, Acquire));
    loop {
        record.older.set(head);
        match HEAD.compare_exchange(head, new, at!(records_push, Release)) {
            Ok(_) => return record,
            Err(found) => head = found,
        }
    }
}

/// Initialises the list before threads share a deque.
pub fn begin() {
    let _: &Atomic<*mut Record> = &HEAD;
}
