//! Records of the threads that have stolen, in one list for the process.
//!
//! A thread announces its steals in its record, which the owners of deques read. Threads push records,
//! and release them when they end. Records are not removed from the list, but reused by later threads.

use core::cell::Cell;
use core::marker::PhantomData;
use core::ptr;

use chase_lev_atomics::{Atomic, Index, leak, process_wide, thread_local};

use crate::sites::{Reclamation as P, Site, at};

// The head of the list: the record that was pushed last.
process_wide!(HEAD: Atomic<*mut Record> = Atomic::<*mut Record>::new(ptr::null_mut()));

thread_local! {
    static HANDLE: Handle = Handle(claim());
}

/// The value of `nested` for a record that the thread releases when its steal ends.
const TEMPORARY: u64 = u64::MAX;

/// A thread's record, on a cache line of its own.
#[repr(align(128))]
pub struct Record {
    /// The number of times that the thread has begun or ended a steal, which is odd during a steal.
    count: Atomic<Index>,
    /// 1 if a thread has this record, else 0.
    claimed: Atomic<usize>,
    /// The record that was pushed before this one, written by the thread that pushes this one.
    older: Cell<*mut Record>,
    /// The thread's copy of `count`.
    own_count: Cell<Index>,
    /// The number of the thread's guards besides the first, or `TEMPORARY`.
    nested: Cell<u64>,
}

// SAFETY: `older` is written before the record is in the list. Only the thread that has the record uses
// `own_count` and `nested`: `record.claim` acquires the accesses of the thread that had it before, which
// `record.release` released.
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

    /// Begins a steal, or counts another guard if the thread is in a steal already.
    #[inline(always)]
    fn enter(&self) {
        match self.is_reading() {
            false => self.count(at!(reader_enter, Release)),
            // This cannot overflow in practice: forgetting so many guards would take centuries.
            true => self.nested.set(self.nested.get() + 1),
        }
    }

    /// Ends the steal if this was the thread's last guard.
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

    /// Returns `true` if the thread that has the record, which must be the current one, is in a steal.
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

    /// Returns the thread that has the record if it is in a steal.
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

/// A thread that was in a steal when the owner looked at its record.
#[derive(Clone, Copy)]
pub struct Reader {
    record: &'static Record,
    count: Index,
}

impl Reader {
    /// Returns `true` if the current thread can see that the reader has ended that steal.
    #[inline]
    pub fn has_left(&self) -> bool {
        self.record.count.load(at!(retire_look, Acquire)) != self.count
    }

    /// Returns the records that follow this reader's in the list.
    pub fn others(&self) -> impl Iterator<Item = &'static Record> {
        list(self.record.older.get())
    }
}

/// Returns all records. They include the record of each thread whose announcement precedes a `SeqCst`
/// fence that comes before a fence of the current thread.
pub fn all() -> impl Iterator<Item = &'static Record> {
    list(HEAD.load(at!(records_head, Acquire)))
}

/// Returns the records from this one on.
fn list(mut next: *mut Record) -> impl Iterator<Item = &'static Record> {
    core::iter::from_fn(move || {
        // SAFETY: records are initialised before they are pushed, `records.push` releases that, and no
        // record is removed.
        let record: &Record = unsafe { next.as_ref()? };
        next = record.older.get();
        Some(record)
    })
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
    // SAFETY: only the list of records, the thread's handle, and guards on deques refer to the record, and
    // under a checker all of them belong to this execution.
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

/// Initialises the list, before threads share a deque.
pub fn begin() {
    let _: &Atomic<*mut Record> = &HEAD;
}
