//! Elements that record who takes and drops them.

use std::mem::ManuallyDrop;
use std::ptr;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release};
use std::sync::atomic::{AtomicBool, AtomicUsize};

pub use chase_lev_atomics::UnsafeCell;

use super::deque::Look;
#[cfg(any(loom, shuttle))]
use super::gallery::Content;

/// The history of an element.
struct Record {
    id: usize,
    /// The number of the element, from before the push until the element is dropped, so that a
    /// hand-over that does not synchronise is a data race.
    body: UnsafeCell<usize>,
    taken: AtomicUsize,
    dropped: AtomicUsize,
    /// True once the thread that dropped the element no longer uses this record.
    gone: AtomicBool,
}

/// An element of `N` words, each of which is the address of its record.
pub struct Element<const N: usize>([*const Record; N]);

// SAFETY: records may be shared, except for their bodies, which are handed over with the element. A
// suite tests that hand-over.
unsafe impl<const N: usize> Send for Element<N> {}

impl<const N: usize> Element<N> {
    /// Returns the record of this element.
    ///
    /// # Panics
    ///
    /// Panics if the element is unwritten or torn.
    fn record(&self) -> &Record {
        let first = self.0[0];
        assert!(!first.is_null(), "an unwritten slot was taken");
        let is_whole = self.0.iter().all(|&word| word == first);
        assert!(is_whole, "a torn element was taken");
        // SAFETY: the ledger keeps the record until all elements are gone, and this one is not.
        unsafe { &*first }
    }

    /// Returns the content of an emptied slot, which is not an element.
    pub fn none() -> Self {
        Element([ptr::null(); N])
    }

    /// Returns the number of the element to which the first word belongs.
    ///
    /// # Panics
    ///
    /// Panics if that word is zero.
    pub fn number(element: Look<'_, Self>) -> usize {
        // SAFETY: the word belongs to an element, or is zero.
        let record = unsafe { element.as_ptr().cast::<*const Record>().read() };
        // SAFETY: the ledger keeps the record: the element was pushed in this execution, which has
        // not ended.
        let record = unsafe { record.as_ref() };
        record.expect("a thief looks at a slot that was written").id
    }

    /// Records that the caller has taken the element out of the deque, and returns its number.
    ///
    /// # Panics
    ///
    /// Panics if it was taken before.
    pub fn take(self) -> usize {
        let record = self.record();
        let before = record.taken.fetch_add(1, Relaxed);
        assert!(before == 0, "element {} was taken twice", record.id);
        record.id
    }
}

// SAFETY: an execution ends with an error when an element is taken twice or an unwritten one is
// taken, and the records of elements outlive it.
#[cfg(any(loom, shuttle))]
unsafe impl Content for Element<1> {
    fn none() -> Self {
        Element::none()
    }

    fn exists(&self) -> bool {
        !self.0[0].is_null()
    }

    fn look(&self) {
        let Record { id, body, .. } = self.record();
        // SAFETY: as in `drop`.
        let read = body.with(|body| unsafe { *body });
        assert!(read == *id, "element {id} is used after it was freed");
    }
}

impl<const N: usize> Drop for Element<N> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let record = self.record();
        let id = record.id;
        let before = record.dropped.fetch_add(1, Relaxed);
        assert!(before == 0, "element {id} was dropped twice");
        // SAFETY: only the thread that took the element uses its body, which the models check.
        record.body.with_mut(|body| unsafe { *body = 0 });
        record.gone.store(true, Release);
    }
}

/// The records of all elements of an execution, numbered from 1.
///
/// They are freed only by [`close`](Ledger::close), because threads and elements may be left when
/// an execution fails.
pub struct Ledger(ManuallyDrop<Box<[Record]>>);

impl Ledger {
    pub fn new(elements: usize) -> Self {
        let record = |id| Record {
            id,
            body: UnsafeCell::new(0),
            taken: AtomicUsize::new(0),
            dropped: AtomicUsize::new(0),
            gone: AtomicBool::new(false),
        };
        Ledger(ManuallyDrop::new((1..=elements).map(record).collect()))
    }

    /// Creates the element of this number. Each element must be created at most once.
    pub fn make<const N: usize>(&self, id: usize) -> Element<N> {
        let record = &self.0[id - 1];
        // SAFETY: no other thread has the element yet.
        record.body.with_mut(|body| unsafe { *body = id });
        Element([record; N])
    }

    /// Checks that the deque, which has not been dropped, still has the elements that were not
    /// taken.
    ///
    /// # Panics
    ///
    /// Panics if the deque has dropped an element.
    pub fn is_kept(&self) {
        let gone = |record: &&Record| record.dropped.load(Relaxed) > record.taken.load(Relaxed);
        if let Some(record) = self.0.iter().find(gone) {
            panic!("element {} was dropped by the deque", record.id);
        }
    }

    /// Returns the numbers of the elements that were not taken, in order.
    ///
    /// # Panics
    ///
    /// Panics if an element was lost.
    pub fn close(self) -> Vec<usize> {
        // The deque's own thread, if it has one, may be dropping an element at this moment.
        let gone = |it: &Record| it.gone.load(Acquire) && it.dropped.load(Relaxed) == 1;
        if let Some(lost) = self.0.iter().find(|record| !gone(record)) {
            panic!("element {} was never dropped", lost.id);
        }
        let records = ManuallyDrop::into_inner(self.0);
        let left = records.iter().filter(|it| it.taken.load(Relaxed) == 0);
        left.map(|record| record.id).collect()
    }
}
