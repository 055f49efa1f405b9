#![doc = include_str!("../README.md")]

use core::cell::Cell;
use core::iter;
use core::marker::PhantomData;
use core::mem::ManuallyDrop;
use core::ptr;
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use chase_lev_atomics::{
    Atomic, FAILED, LOCALS_HAVE_AN_ORDER, Site, at, kind, leak, process_wide, sites, thread_local,
};

sites! {
    /// The sites of the records, and of the looks at them.
    pub const SITES;

    /// Loads the thread's own count. What the record's last thread stored was acquired by
    /// `record.claim`.
    READER_COUNT "reader.count" Load Relaxed;
    /// Begins a section. Releases the thread's earlier sections to `retire.look` and `cool.look`.
    READER_ENTER "reader.enter" Store Release joined;
    /// Ends a section, and releases it to `retire.look` and `cool.look`.
    READER_LEAVE "reader.leave" Store Release early;
    /// Loads a thread's count. Acquires its sections from `reader.leave` and `reader.enter`.
    RETIRE_LOOK "retire.look" Load Acquire after_fence;
    /// Loads the list of records. Acquires them from `records.push`.
    RECORDS_HEAD "records.head" Load Acquire unexplored after_fence;
    /// Pushes a record, and releases it to `records.head`.
    RECORDS_PUSH "records.push" Cas Release unexplored;
    /// Skips a record in use, whose cache line a compare-and-swap would take from its thread (loom:
    /// *a record in use is skipped*).
    RECORD_LOOK "record.look" Load Relaxed unexplored;
    /// Claims a released record. Acquires its count from `record.release`.
    RECORD_CLAIM "record.claim" Cas Acquire unexplored;
    /// Releases the record of a thread that ends to `record.claim`.
    RECORD_RELEASE "record.release" Store Release unexplored;
}

// The head of the list: the record that was pushed last.
// Not dropped under a checker, because threads may outlive the static there.
process_wide!(HEAD: ManuallyDrop<Atomic<*mut Record>> =
    ManuallyDrop::new(Atomic::<*mut Record>::new(ptr::null_mut())));

thread_local! {
    static HANDLE: Handle = Handle::new();
}

// Whether `HANDLE` has a value, for `leave`.
thread_local! {
    static HAS_RECORD: Cell<bool> = Cell::default();
}

/// A thread's record, on its own cache line.
#[repr(align(128))]
pub struct Record {
    /// The number of times that the thread has begun or ended a section, which is odd during a
    /// section.
    count: Atomic<usize>,
    /// The number of the thread's guards besides the first, or `TEMPORARY`. Atomic, because a
    /// signal handler may begin a section.
    nested: AtomicUsize,
    /// 1 while a thread has the record, otherwise 0.
    claimed: Atomic<usize>,
    /// The record that was pushed before this one, written by the thread that pushes this one.
    older: Cell<*mut Record>,
}

/// The value of `nested` for a record that the thread releases when its section ends.
const TEMPORARY: usize = usize::MAX;

// SAFETY: the cell is written before the record is in the list.
unsafe impl Sync for Record {}

impl Record {
    /// Claims the record if no thread has it.
    fn claim(&self) -> bool {
        let claimed = &self.claimed;
        claimed.load(at!(RECORD_LOOK, Relaxed)) == 0
            && claimed.cas(0, 1, at!(RECORD_CLAIM, Acquire))
    }

    /// Begins a section, or counts another guard if the thread is in a section already.
    ///
    /// A signal handler may have a section between the load and the store. Then the count repeats
    /// two values, and a thread that waits for the handler's section may wait for this one as well.
    #[inline(always)]
    fn enter(&self) {
        let count = self.count.load_own(at!(READER_COUNT, Relaxed));
        if is_odd(count) {
            return self.enter_nested();
        }
        self.count.store(count.wrapping_add(1), at!(READER_ENTER, Release));
    }

    #[cold]
    fn enter_nested(&self) {
        // This cannot overflow in practice: forgetting that many guards would take centuries.
        self.nested.store(self.nested.load(Relaxed) + 1, Relaxed);
    }

    /// Ends the section if this was the thread's last guard.
    #[inline(always)]
    fn leave(&self) {
        if self.nested.load(Relaxed) != 0 {
            return self.leave_nested();
        }
        self.end();
    }

    #[cold]
    fn leave_nested(&self) {
        let nested = self.nested.load(Relaxed);
        if nested != TEMPORARY {
            return self.nested.store(nested - 1, Relaxed);
        }
        self.nested.store(0, Relaxed);
        self.end();
        self.release();
    }

    #[inline(always)]
    fn end(&self) {
        let count = self.count.load_own(at!(READER_COUNT, Relaxed));
        self.count.store(count.wrapping_add(1), at!(READER_LEAVE, Release));
    }

    /// Lets another thread claim the record.
    #[cold]
    #[inline(never)]
    fn release(&self) {
        self.claimed.store(0, at!(RECORD_RELEASE, Release));
    }

    /// Returns `true` if the thread that has the record, which must be the current one, is in a
    /// section.
    #[inline(always)]
    fn is_reading(&self) -> bool {
        is_odd(self.count.load_own(at!(READER_COUNT, Relaxed)))
    }

    /// Returns the thread that has the record if it is in a section.
    pub fn reader(&'static self, look: Site<kind::Load>) -> Option<Reader> {
        let count = self.count.load(look);
        let reader = Reader { record: self, count };
        is_odd(count).then_some(reader)
    }
}

fn is_odd(count: usize) -> bool {
    !count.is_multiple_of(2)
}

/// A thread that was in a section when another thread looked at its record.
#[derive(Clone, Copy)]
pub struct Reader {
    record: &'static Record,
    count: usize,
}

impl Reader {
    /// Returns `true` if the current thread can see that the reader has ended that section.
    #[inline]
    pub fn has_left(&self) -> bool {
        self.record.count.load(at!(RETIRE_LOOK, Acquire)) != self.count
    }

    /// Returns the records that follow this reader's in the list.
    pub fn others(&self) -> impl Iterator<Item = &'static Record> {
        list(self.record.older.get())
    }
}

/// Returns all records. They include the record of each thread whose announcement precedes a
/// `SeqCst` fence that comes before a fence of the current thread.
pub fn all() -> impl Iterator<Item = &'static Record> {
    list(HEAD.load(at!(RECORDS_HEAD, Acquire)))
}

/// Returns this record, and those that were pushed before it.
fn list(newest: *const Record) -> impl Iterator<Item = &'static Record> {
    // SAFETY: records are initialised before they are pushed, `records.push` releases that, and no
    // record is removed.
    let record = |record: *const Record| unsafe { record.as_ref() };
    iter::successors(record(newest), move |newer| record(newer.older.get()))
}

/// A guard that keeps the current thread in a section.
///
/// It is not `Send`, because the record belongs to the thread.
pub struct Reading(&'static Record, PhantomData<*const ()>);

/// Announces that this thread is in a section, until the guard is dropped.
///
/// Stores once, and the drop of the guard stores once. A thread's first section claims a record, as
/// [`register`] does.
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

/// Claims a record for the current thread, unless it has one. This looks for a record that no
/// thread has, and may allocate one.
///
/// From now on, a signal handler may call [`announce`] on this thread, until the thread's locals
/// are dropped: then the thread releases its record, and each section claims another one.
pub fn register() {
    let _ = HANDLE.try_with(|_| ());
}

/// Releases the record of the current thread, if it has one. The thread must not begin a section
/// any more. Only for models under loom, where the end of a thread does not release its record.
#[doc(hidden)]
pub fn leave() {
    if HAS_RECORD.with(Cell::get) {
        HANDLE.with(Handle::release);
    }
}

/// A thread's claim to its record, which it releases when it ends.
struct Handle(&'static Record);

impl Handle {
    fn new() -> Self {
        if !LOCALS_HAVE_AN_ORDER {
            HAS_RECORD.with(|has| has.set(true));
        }
        Handle(claim())
    }

    fn release(&self) {
        // A thread that still has a guard keeps the record for ever.
        if !self.0.is_reading() {
            self.0.release();
        }
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        // Loom drops the locals of a thread in a random order, so the executions of a program whose
        // locals use a deque would differ.
        if LOCALS_HAVE_AN_ORDER {
            self.release();
        }
    }
}

/// Returns the record of the current thread.
#[inline]
fn current() -> &'static Record {
    let own = HANDLE.try_with(|handle| handle.0);
    own.unwrap_or_else(|_| temporary())
}

/// Claims a record for a thread that is ending and has released its own. The thread releases this
/// record when its section ends.
#[cold]
fn temporary() -> &'static Record {
    let record = claim();
    record.nested.store(TEMPORARY, Relaxed);
    record
}

/// Claims a record that no thread has, or pushes a new one.
fn claim() -> &'static Record {
    let claimed = all().find(|record| record.claim());
    claimed.unwrap_or_else(push)
}

/// Pushes a new record, which the current thread has.
#[cold]
fn push() -> &'static Record {
    // SAFETY: only the list of records, the thread's handle, and guards on deques refer to the
    // record, and under a checker all of them belong to this execution.
    let record = unsafe {
        leak(Record {
            count: Atomic::<usize>::new(0),
            nested: AtomicUsize::new(0),
            claimed: Atomic::<usize>::new(1),
            older: Cell::new(ptr::null_mut()),
        })
    };
    let new = (&raw const *record).cast_mut();
    let mut head = HEAD.load(at!(RECORDS_HEAD, Acquire));
    loop {
        record.older.set(head);
        match HEAD.compare_exchange(head, new, at!(RECORDS_PUSH, Release), FAILED) {
            Ok(_) => return record,
            Err(found) => head = found,
        }
    }
}

/// Initialises the list, before threads share anything that uses it.
pub fn begin() {
    let _: &Atomic<*mut Record> = &HEAD;
}

#[cfg(all(test, not(any(loom, shuttle))))]
mod tests;
